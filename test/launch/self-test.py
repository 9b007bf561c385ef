#!/usr/bin/python3
# test/launch/self-test.py -- launch descriptions: what is refused, which launch is chosen, sizes and arguments held
# against a kernel.
import math
import os
import re
import sys

os.chdir(os.path.join(os.path.dirname(__file__), "../.."))
sys.path.append("test/lib")
from check import *


def kernel(name="k", desc=""):
    return f"""fn @{name} {{
	desc vgprs=8 sgprs=16 wave_lanes=64 {desc}
	arg "p" buffer bytes=8
	arg "n" value offset=8 bytes=4
	arg "hidden_x" hidden offset=16 bytes=8
	arg "t" lds_pointer offset=24 bytes=4 align=16
	arg "v" value offset=32 bytes=8
	arg "img" other offset=40 bytes=8
@entry
	end
}}
"""


def launched(xml, program=kernel(), *options):
    return wavebound("analyze", write("k.wir", "target gfx900\n" + program), "-l", write("l.xml", xml), "--format", "json",
                     *options)


def refused(xml, diagnostic, *how):
    r = launched(xml, *how)
    same((xml, r.code, re.findall(r"error: .* \[([a-z-]+)\]\n", r.said)[:1]), (xml, 2, [diagnostic]))


@test
def bad_xml_is_refused():
    for xml in "<launch/>", "<launch grid='1' threads='3'/>", "<launches/>":
        refused(xml, "xml-invalid")
    for inside in "<argument value='3'/>", "<argument name='a' index='1' value='3'/>", \
            "<buffer name='a' init='const' bytes='4'/>", "<buffer name='a' init='file' bytes='4'/>", \
            "<buffer name='a' init='magic' bytes='4'/>", "<values buffer='a' min='0'/>", "<values min='0' max='1'/>", \
            "<values buffer='a' index='0' min='0' max='1'/>":
        refused(f"<launch grid='1'>{inside}</launch>", "xml-invalid")
    for sizes in "grid='1,'", "grid='1,2,3,4'", "grid='-1'", "grid='99999999999999999999'", "grid='1' workgroup='x'":
        refused(f"<launch {sizes}/>", "launch-value")
    for inside in "<argument name='a' value='ten'/>", "<argument name='a' value='1,'/>", "<argument index='a' value='1'/>", \
            "<buffer name='a' init='zero' bytes='many'/>", "<buffer name='a' init='zero' bytes='0x10000000001'/>", \
            "<values buffer='a' min='-1' max='1'/>", "<values buffer='a' min='2' max='1'/>", \
            "<values buffer='a' min='2' max='4294967296'/>", "<values buffer='a' min='2' max='65536' bytes='2'/>", "<values buffer='a' min='2' max='256' bytes='1'/>", \
            "<values buffer='a' min='2' max='6' bytes='3'/>":
        refused(f"<launch grid='1'>{inside}</launch>", "launch-value")
    two = launched("<launch grid='1'><buffer name='a' size='4'/><argument name='b'/></launch>").said
    same(re.findall(r"error: k: (<.*) \[xml-invalid\]", two), ["<buffer> has no attribute 'size'", "<argument> lacks an attribute: value"])
    assert re.search(r"note: <buffer> may have the attributes name, index, init, bytes, seed, value, file, content, align\n", two), two
    refused("<!DOCTYPE launch><launch grid='1'/>", "xml-doctype")


@test
def the_right_launch_is_chosen():
    def grid(xml, name, want):
        r = launched(xml, kernel(name), "-k", name)
        if want is None:
            assert r.code == 2 and "error: " in r.said, (xml, name, r.said)
        else:
            same((xml, name, r.code, r.json()["launch"]["grid"]), (xml, name, 0, [want]))
    two = "<launches><launch kernel='a' grid='1' workgroup='1'/><launch kernel='b' grid='2' workgroup='1'/></launches>"
    grid(two, "b", 2)
    grid("<launches><launch kernel='a' grid='1' workgroup='1'/><launch grid='3' workgroup='1'/></launches>", "c", 3)
    grid("<launch kernel='a' grid='4' workgroup='1'/>", "a", 4)
    grid(two, "c", None)
    grid("<launches><launch kernel='a' grid='1' workgroup='1'/><launch kernel='a' grid='2' workgroup='1'/></launches>", "a",
         None)
    grid("<launch kernel='a' grid='4' workgroup='1'/>", "z", None)


def good(sizes, inside, desc, groups, items):
    r = launched(f"<launch {sizes}>{inside}</launch>", kernel(desc=desc))
    assert r.code != 2 and "error: " not in r.said, (sizes, inside, r.said)
    launch = r.json()["launch"]
    same((sizes, inside, launch["workgroups"], math.prod(launch["workgroup"])), (sizes, inside, groups, items))


SIZES = "grid='64' workgroup='64'"


def bad(sizes, inside, desc, diagnostic):
    refused(f"<launch {sizes}>{inside}</launch>", diagnostic, kernel(desc=desc))


@test
def sizes_are_checked():
    needs, small = "reqd_workgroup_x=16 reqd_workgroup_y=4 reqd_workgroup_z=1", "max_flat_workgroup=256"
    good("grid='1000' workgroup='64'", "", "", 16, 64)
    good("grid='65,65' workgroup='64,2'", "", "", 66, 128)
    good("grid='1' workgroup='256'", "", small, 1, 256)
    good("grid='64,64'", "", needs, 64, 64)
    good("grid='64,64' workgroup='16,4'", "", needs, 64, 64)
    good("grid='4294967295,4294967295' workgroup='1'", "", "", 0xffffffff ** 2, 1)
    good("grid='64,6' workgroup='16,2'", "", "whole_workgroups", 12, 32)
    bad("grid='64,7' workgroup='16,2'", "", "whole_workgroups", "launch-size")
    bad("grid='64,64' workgroup='16,8'", "", needs, "launch-size")
    bad("grid='1024' workgroup='257'", "", small, "launch-size")
    for sizes in "grid='64'", "grid='0' workgroup='64'", "grid='64' workgroup='0'", "grid='64' workgroup='64,0'", \
            "grid='4294967296' workgroup='1'", "grid='1' workgroup='65536'", "grid='1' workgroup='4294967297'", \
            "grid='1' workgroup='65535,65535,65535'", "grid='4294967295,4294967295,2' workgroup='1'":
        bad(sizes, "", "", "launch-size")


@test
def arguments_are_checked():
    for inside in [
        "<buffer name='p' init='zero' bytes='4'/><argument name='n' value='-2147483648'/><local index='2' bytes='64'/>",
        "<argument index='1' value='4294967295'/><argument name='v' value='1,2'/>", "<argument name='v' value='@0=1,@4=2'/>",
        "<argument name='v' value='@0:8=1'/><argument name='n' value='@2:1=255'/>",
    ]:
        good(SIZES, inside, "", 1, 64)
    for inside in "name='n' value='4294967296'", "name='n' value='-2147483649'", "name='n' value='1,70000'", \
            "name='m' value='1'", "name='hidden_x' value='1'", "index='5' value='1'", "name='p' value='1'", \
            "name='img' value='1'", "name='t' value='-1'", "name='t' value='1,2'", "name='t' value='1.5'", \
            "name='t' value='4294967296'", "name='v' value='@0=1,@2=2'", "name='v' value='@5=1'", \
            "name='n' value='@0:8=1'", "name='n' value='@0:1=256'":
        bad(SIZES, f"<argument {inside}/>", "", "launch-argument")
    bad(SIZES, "<buffer name='n' init='zero' bytes='4'/>", "", "launch-argument")
    bad(SIZES, "<argument name='n' value='1'/><argument index='1' value='1'/>", "", "launch-argument")


finish()
