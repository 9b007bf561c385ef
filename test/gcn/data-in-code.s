; test: bytes that control can reach in code are instructions, whatever directive put them there; fillers cost what they are
; run:  opt %s
; exit: 3
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.p2align 8
	.type long,@function
long:
	.long 0xbf8c0000
	s_endpgm
	.p2align 8
	.type quad,@function
quad:
	.quad 0xbf81000000000000
	s_endpgm
	.p2align 8
	.type eight,@function
eight:
	.8byte 1
	s_endpgm
	.p2align 8
	.type byte,@function
byte:
	.byte 0,0,0x81,0xbf
	s_endpgm
	.p2align 8
	.type short,@function
short:
	.short 0, 0xbf81
	s_endpgm
	.p2align 8
	.type fill,@function
fill:
	.fill 4096, 4, 0xbf800000
	s_endpgm
	.p2align 8
	.type ascii,@function
ascii:
	.ascii "abcd"
	s_endpgm
	.p2align 8
	.type asciz,@function
asciz:
	.asciz "abc"
	s_endpgm
	.p2align 8
	.type zero,@function
zero:
	.zero 16384
	s_endpgm
	.p2align 8
	.type skip,@function
skip:
	.skip 4
	s_endpgm
	.p2align 8
	.type org,@function
org:
	.org 0x9000
	s_endpgm
	.p2align 8
	.type balign,@function
balign:
	s_nop 0
	.balign 64, 1
	s_endpgm
	.p2align 8
	.type words,@function
words:
	s_nop 0
	.p2alignl 6, 0xbf810000
	s_endpgm
	.p2align 8
	.type leb,@function
leb:
	.uleb128 0x123456
	.byte 0
	s_endpgm
	.p2align 8
	.type unreached,@function
unreached:
	s_branch .Lbehind
	.quad 1
	.asciz "abc"
.Lbehind:
	s_endpgm
	.long 7
	.p2align 8
	.type fillers,@function
fillers:
	s_nop 0
	.p2alignl 4, 0xbf800007
	s_nop 0
	.p2align 4
	s_nop 0
	.p2align 4, 0
	s_nop 0
	.p2align 6,,8
	s_sleep 64>>1+1
	s_endpgm
; want:
; target gfx900
; file 1 "data-in-code.s"
; symbol long section=".text" fn=@long
; symbol quad section=".text" at=0x100 fn=@quad
; symbol eight section=".text" at=0x200 fn=@eight
; symbol byte section=".text" at=0x300 fn=@byte
; symbol short section=".text" at=0x400 fn=@short
; symbol fill section=".text" at=0x500 fn=@fill
; symbol ascii section=".text" at=0x4600 fn=@ascii
; symbol asciz section=".text" at=0x4700 fn=@asciz
; symbol zero section=".text" at=0x4800 fn=@zero
; symbol skip section=".text" at=0x8900 fn=@skip
; symbol org section=".text" at=0x8a00 fn=@org
; symbol balign section=".text" at=0x9100 fn=@balign
; symbol words section=".text" at=0x9200 fn=@words
; symbol leb section=".text" at=0x9300 fn=@leb
; symbol unreached section=".text" at=0x9400 fn=@unreached
; symbol fillers section=".text" at=0x9500 fn=@fillers
; symbol .text section=".text"
; symbol .Lbehind section=".text" at=0x9410
;
; fn @long device section=".text" at=0x0+0x100 dropped=62 {
; @long
; 	waitcnt vmcnt=0 expcnt=0 lgkmcnt=0 {at=0x0+4 src=1:9:2}
; 	end {at=0x4+4 src=1:10:2}
; }
;
; fn @quad device section=".text" at=0x100+0x100 dropped=62 {
; 	in =s %s0
; @quad
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x100+4 src=1:14:2}
; 	end {at=0x104+4 src=1:14:2}
; }
;
; fn @eight device section=".text" at=0x200+0x100 dropped=61 {
; 	in =s %s[0:1]
; @eight
; 	%v0 =v cndmask.b32 %s1, %v0, %vcc | %exec {at=0x200+4 src=1:19:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x204+4 src=1:19:2}
; 	end {at=0x208+4 src=1:20:2}
; }
;
; fn @byte device section=".text" at=0x300+0x100 dropped=63 {
; @byte
; 	end {at=0x300+4 src=1:24:2}
; }
;
; fn @short device section=".text" at=0x400+0x100 dropped=63 {
; @short
; 	end {at=0x400+4 src=1:29:2}
; }
;
; fn @fill device section=".text" at=0x500+0x4100 dropped=63 {
; @fill
; 	nop 0 {at=0x500+4 src=1:34:2}
; 	nop 0 {at=0x504+4 src=1:34:2}
; 	nop 0 {at=0x508+4 src=1:34:2}
; 	nop 0 {at=0x50c+4 src=1:34:2}
; 	nop 0 {at=0x510+4 src=1:34:2}
; 	nop 0 {at=0x514+4 src=1:34:2}
; 	nop 0 {at=0x518+4 src=1:34:2}
; 	nop 0 {at=0x51c+4 src=1:34:2}
; 	nop 0 {at=0x520+4 src=1:34:2}
; 	nop 0 {at=0x524+4 src=1:34:2}
; 	nop 0 {at=0x528+4 src=1:34:2}
; 	nop 0 {at=0x52c+4 src=1:34:2}
; 	nop 0 {at=0x530+4 src=1:34:2}
; 	nop 0 {at=0x534+4 src=1:34:2}
; 	nop 0 {at=0x538+4 src=1:34:2}
; 	nop 0 {at=0x53c+4 src=1:34:2}
; 	nop 0 {at=0x540+4 src=1:34:2}
; 	nop 0 {at=0x544+4 src=1:34:2}
; 	nop 0 {at=0x548+4 src=1:34:2}
; 	nop 0 {at=0x54c+4 src=1:34:2}
; 	nop 0 {at=0x550+4 src=1:34:2}
; 	nop 0 {at=0x554+4 src=1:34:2}
; 	nop 0 {at=0x558+4 src=1:34:2}
; 	nop 0 {at=0x55c+4 src=1:34:2}
; 	nop 0 {at=0x560+4 src=1:34:2}
; 	nop 0 {at=0x564+4 src=1:34:2}
; 	nop 0 {at=0x568+4 src=1:34:2}
; 	nop 0 {at=0x56c+4 src=1:34:2}
; 	nop 0 {at=0x570+4 src=1:34:2}
; 	nop 0 {at=0x574+4 src=1:34:2}
; 	nop 0 {at=0x578+4 src=1:34:2}
; 	nop 0 {at=0x57c+4 src=1:34:2}
; 	nop 0 {at=0x580+4 src=1:34:2}
; 	nop 0 {at=0x584+4 src=1:34:2}
; 	nop 0 {at=0x588+4 src=1:34:2}
; 	nop 0 {at=0x58c+4 src=1:34:2}
; 	nop 0 {at=0x590+4 src=1:34:2}
; 	nop 0 {at=0x594+4 src=1:34:2}
; 	nop 0 {at=0x598+4 src=1:34:2}
; 	nop 0 {at=0x59c+4 src=1:34:2}
; 	nop 0 {at=0x5a0+4 src=1:34:2}
; 	nop 0 {at=0x5a4+4 src=1:34:2}
; 	nop 0 {at=0x5a8+4 src=1:34:2}
; 	nop 0 {at=0x5ac+4 src=1:34:2}
; 	nop 0 {at=0x5b0+4 src=1:34:2}
; 	nop 0 {at=0x5b4+4 src=1:34:2}
; 	nop 0 {at=0x5b8+4 src=1:34:2}
; 	nop 0 {at=0x5bc+4 src=1:34:2}
; 	nop 0 {at=0x5c0+4 src=1:34:2}
; 	nop 0 {at=0x5c4+4 src=1:34:2}
; 	nop 0 {at=0x5c8+4 src=1:34:2}
; 	nop 0 {at=0x5cc+4 src=1:34:2}
; 	nop 0 {at=0x5d0+4 src=1:34:2}
; 	nop 0 {at=0x5d4+4 src=1:34:2}
; 	nop 0 {at=0x5d8+4 src=1:34:2}
; 	nop 0 {at=0x5dc+4 src=1:34:2}
; 	nop 0 {at=0x5e0+4 src=1:34:2}
; 	nop 0 {at=0x5e4+4 src=1:34:2}
; 	nop 0 {at=0x5e8+4 src=1:34:2}
; 	nop 0 {at=0x5ec+4 src=1:34:2}
; 	nop 0 {at=0x5f0+4 src=1:34:2}
; 	nop 0 {at=0x5f4+4 src=1:34:2}
; 	nop 0 {at=0x5f8+4 src=1:34:2}
; 	nop 0 {at=0x5fc+4 src=1:34:2}
; 	nop 0 {at=0x600+4 src=1:34:2}
; 	nop 0 {at=0x604+4 src=1:34:2}
; 	nop 0 {at=0x608+4 src=1:34:2}
; 	nop 0 {at=0x60c+4 src=1:34:2}
; 	nop 0 {at=0x610+4 src=1:34:2}
; 	nop 0 {at=0x614+4 src=1:34:2}
; 	nop 0 {at=0x618+4 src=1:34:2}
; 	nop 0 {at=0x61c+4 src=1:34:2}
; 	nop 0 {at=0x620+4 src=1:34:2}
; 	nop 0 {at=0x624+4 src=1:34:2}
; 	nop 0 {at=0x628+4 src=1:34:2}
; 	nop 0 {at=0x62c+4 src=1:34:2}
; 	nop 0 {at=0x630+4 src=1:34:2}
; 	nop 0 {at=0x634+4 src=1:34:2}
; 	nop 0 {at=0x638+4 src=1:34:2}
; 	nop 0 {at=0x63c+4 src=1:34:2}
; 	nop 0 {at=0x640+4 src=1:34:2}
; 	nop 0 {at=0x644+4 src=1:34:2}
; 	nop 0 {at=0x648+4 src=1:34:2}
; 	nop 0 {at=0x64c+4 src=1:34:2}
; 	nop 0 {at=0x650+4 src=1:34:2}
; 	nop 0 {at=0x654+4 src=1:34:2}
; 	nop 0 {at=0x658+4 src=1:34:2}
; 	nop 0 {at=0x65c+4 src=1:34:2}
; 	nop 0 {at=0x660+4 src=1:34:2}
; 	nop 0 {at=0x664+4 src=1:34:2}
; 	nop 0 {at=0x668+4 src=1:34:2}
; 	nop 0 {at=0x66c+4 src=1:34:2}
; 	nop 0 {at=0x670+4 src=1:34:2}
; 	nop 0 {at=0x674+4 src=1:34:2}
; 	nop 0 {at=0x678+4 src=1:34:2}
; 	nop 0 {at=0x67c+4 src=1:34:2}
; 	nop 0 {at=0x680+4 src=1:34:2}
; 	nop 0 {at=0x684+4 src=1:34:2}
; 	nop 0 {at=0x688+4 src=1:34:2}
; 	nop 0 {at=0x68c+4 src=1:34:2}
; 	nop 0 {at=0x690+4 src=1:34:2}
; 	nop 0 {at=0x694+4 src=1:34:2}
; 	nop 0 {at=0x698+4 src=1:34:2}
; 	nop 0 {at=0x69c+4 src=1:34:2}
; 	nop 0 {at=0x6a0+4 src=1:34:2}
; 	nop 0 {at=0x6a4+4 src=1:34:2}
; 	nop 0 {at=0x6a8+4 src=1:34:2}
; 	nop 0 {at=0x6ac+4 src=1:34:2}
; 	nop 0 {at=0x6b0+4 src=1:34:2}
; 	nop 0 {at=0x6b4+4 src=1:34:2}
; 	nop 0 {at=0x6b8+4 src=1:34:2}
; 	nop 0 {at=0x6bc+4 src=1:34:2}
; 	nop 0 {at=0x6c0+4 src=1:34:2}
; 	nop 0 {at=0x6c4+4 src=1:34:2}
; 	nop 0 {at=0x6c8+4 src=1:34:2}
; 	nop 0 {at=0x6cc+4 src=1:34:2}
; 	nop 0 {at=0x6d0+4 src=1:34:2}
; 	nop 0 {at=0x6d4+4 src=1:34:2}
; 	nop 0 {at=0x6d8+4 src=1:34:2}
; 	nop 0 {at=0x6dc+4 src=1:34:2}
; 	nop 0 {at=0x6e0+4 src=1:34:2}
; 	nop 0 {at=0x6e4+4 src=1:34:2}
; 	nop 0 {at=0x6e8+4 src=1:34:2}
; 	nop 0 {at=0x6ec+4 src=1:34:2}
; 	nop 0 {at=0x6f0+4 src=1:34:2}
; 	nop 0 {at=0x6f4+4 src=1:34:2}
; 	nop 0 {at=0x6f8+4 src=1:34:2}
; 	nop 0 {at=0x6fc+4 src=1:34:2}
; 	nop 0 {at=0x700+4 src=1:34:2}
; 	nop 0 {at=0x704+4 src=1:34:2}
; 	nop 0 {at=0x708+4 src=1:34:2}
; 	nop 0 {at=0x70c+4 src=1:34:2}
; 	nop 0 {at=0x710+4 src=1:34:2}
; 	nop 0 {at=0x714+4 src=1:34:2}
; 	nop 0 {at=0x718+4 src=1:34:2}
; 	nop 0 {at=0x71c+4 src=1:34:2}
; 	nop 0 {at=0x720+4 src=1:34:2}
; 	nop 0 {at=0x724+4 src=1:34:2}
; 	nop 0 {at=0x728+4 src=1:34:2}
; 	nop 0 {at=0x72c+4 src=1:34:2}
; 	nop 0 {at=0x730+4 src=1:34:2}
; 	nop 0 {at=0x734+4 src=1:34:2}
; 	nop 0 {at=0x738+4 src=1:34:2}
; 	nop 0 {at=0x73c+4 src=1:34:2}
; 	nop 0 {at=0x740+4 src=1:34:2}
; 	nop 0 {at=0x744+4 src=1:34:2}
; 	nop 0 {at=0x748+4 src=1:34:2}
; 	nop 0 {at=0x74c+4 src=1:34:2}
; 	nop 0 {at=0x750+4 src=1:34:2}
; 	nop 0 {at=0x754+4 src=1:34:2}
; 	nop 0 {at=0x758+4 src=1:34:2}
; 	nop 0 {at=0x75c+4 src=1:34:2}
; 	nop 0 {at=0x760+4 src=1:34:2}
; 	nop 0 {at=0x764+4 src=1:34:2}
; 	nop 0 {at=0x768+4 src=1:34:2}
; 	nop 0 {at=0x76c+4 src=1:34:2}
; 	nop 0 {at=0x770+4 src=1:34:2}
; 	nop 0 {at=0x774+4 src=1:34:2}
; 	nop 0 {at=0x778+4 src=1:34:2}
; 	nop 0 {at=0x77c+4 src=1:34:2}
; 	nop 0 {at=0x780+4 src=1:34:2}
; 	nop 0 {at=0x784+4 src=1:34:2}
; 	nop 0 {at=0x788+4 src=1:34:2}
; 	nop 0 {at=0x78c+4 src=1:34:2}
; 	nop 0 {at=0x790+4 src=1:34:2}
; 	nop 0 {at=0x794+4 src=1:34:2}
; 	nop 0 {at=0x798+4 src=1:34:2}
; 	nop 0 {at=0x79c+4 src=1:34:2}
; 	nop 0 {at=0x7a0+4 src=1:34:2}
; 	nop 0 {at=0x7a4+4 src=1:34:2}
; 	nop 0 {at=0x7a8+4 src=1:34:2}
; 	nop 0 {at=0x7ac+4 src=1:34:2}
; 	nop 0 {at=0x7b0+4 src=1:34:2}
; 	nop 0 {at=0x7b4+4 src=1:34:2}
; 	nop 0 {at=0x7b8+4 src=1:34:2}
; 	nop 0 {at=0x7bc+4 src=1:34:2}
; 	nop 0 {at=0x7c0+4 src=1:34:2}
; 	nop 0 {at=0x7c4+4 src=1:34:2}
; 	nop 0 {at=0x7c8+4 src=1:34:2}
; 	nop 0 {at=0x7cc+4 src=1:34:2}
; 	nop 0 {at=0x7d0+4 src=1:34:2}
; 	nop 0 {at=0x7d4+4 src=1:34:2}
; 	nop 0 {at=0x7d8+4 src=1:34:2}
; 	nop 0 {at=0x7dc+4 src=1:34:2}
; 	nop 0 {at=0x7e0+4 src=1:34:2}
; 	nop 0 {at=0x7e4+4 src=1:34:2}
; 	nop 0 {at=0x7e8+4 src=1:34:2}
; 	nop 0 {at=0x7ec+4 src=1:34:2}
; 	nop 0 {at=0x7f0+4 src=1:34:2}
; 	nop 0 {at=0x7f4+4 src=1:34:2}
; 	nop 0 {at=0x7f8+4 src=1:34:2}
; 	nop 0 {at=0x7fc+4 src=1:34:2}
; 	nop 0 {at=0x800+4 src=1:34:2}
; 	nop 0 {at=0x804+4 src=1:34:2}
; 	nop 0 {at=0x808+4 src=1:34:2}
; 	nop 0 {at=0x80c+4 src=1:34:2}
; 	nop 0 {at=0x810+4 src=1:34:2}
; 	nop 0 {at=0x814+4 src=1:34:2}
; 	nop 0 {at=0x818+4 src=1:34:2}
; 	nop 0 {at=0x81c+4 src=1:34:2}
; 	nop 0 {at=0x820+4 src=1:34:2}
; 	nop 0 {at=0x824+4 src=1:34:2}
; 	nop 0 {at=0x828+4 src=1:34:2}
; 	nop 0 {at=0x82c+4 src=1:34:2}
; 	nop 0 {at=0x830+4 src=1:34:2}
; 	nop 0 {at=0x834+4 src=1:34:2}
; 	nop 0 {at=0x838+4 src=1:34:2}
; 	nop 0 {at=0x83c+4 src=1:34:2}
; 	nop 0 {at=0x840+4 src=1:34:2}
; 	nop 0 {at=0x844+4 src=1:34:2}
; 	nop 0 {at=0x848+4 src=1:34:2}
; 	nop 0 {at=0x84c+4 src=1:34:2}
; 	nop 0 {at=0x850+4 src=1:34:2}
; 	nop 0 {at=0x854+4 src=1:34:2}
; 	nop 0 {at=0x858+4 src=1:34:2}
; 	nop 0 {at=0x85c+4 src=1:34:2}
; 	nop 0 {at=0x860+4 src=1:34:2}
; 	nop 0 {at=0x864+4 src=1:34:2}
; 	nop 0 {at=0x868+4 src=1:34:2}
; 	nop 0 {at=0x86c+4 src=1:34:2}
; 	nop 0 {at=0x870+4 src=1:34:2}
; 	nop 0 {at=0x874+4 src=1:34:2}
; 	nop 0 {at=0x878+4 src=1:34:2}
; 	nop 0 {at=0x87c+4 src=1:34:2}
; 	nop 0 {at=0x880+4 src=1:34:2}
; 	nop 0 {at=0x884+4 src=1:34:2}
; 	nop 0 {at=0x888+4 src=1:34:2}
; 	nop 0 {at=0x88c+4 src=1:34:2}
; 	nop 0 {at=0x890+4 src=1:34:2}
; 	nop 0 {at=0x894+4 src=1:34:2}
; 	nop 0 {at=0x898+4 src=1:34:2}
; 	nop 0 {at=0x89c+4 src=1:34:2}
; 	nop 0 {at=0x8a0+4 src=1:34:2}
; 	nop 0 {at=0x8a4+4 src=1:34:2}
; 	nop 0 {at=0x8a8+4 src=1:34:2}
; 	nop 0 {at=0x8ac+4 src=1:34:2}
; 	nop 0 {at=0x8b0+4 src=1:34:2}
; 	nop 0 {at=0x8b4+4 src=1:34:2}
; 	nop 0 {at=0x8b8+4 src=1:34:2}
; 	nop 0 {at=0x8bc+4 src=1:34:2}
; 	nop 0 {at=0x8c0+4 src=1:34:2}
; 	nop 0 {at=0x8c4+4 src=1:34:2}
; 	nop 0 {at=0x8c8+4 src=1:34:2}
; 	nop 0 {at=0x8cc+4 src=1:34:2}
; 	nop 0 {at=0x8d0+4 src=1:34:2}
; 	nop 0 {at=0x8d4+4 src=1:34:2}
; 	nop 0 {at=0x8d8+4 src=1:34:2}
; 	nop 0 {at=0x8dc+4 src=1:34:2}
; 	nop 0 {at=0x8e0+4 src=1:34:2}
; 	nop 0 {at=0x8e4+4 src=1:34:2}
; 	nop 0 {at=0x8e8+4 src=1:34:2}
; 	nop 0 {at=0x8ec+4 src=1:34:2}
; 	nop 0 {at=0x8f0+4 src=1:34:2}
; 	nop 0 {at=0x8f4+4 src=1:34:2}
; 	nop 0 {at=0x8f8+4 src=1:34:2}
; 	nop 0 {at=0x8fc+4 src=1:34:2}
; 	nop 0 {at=0x900+4 src=1:34:2}
; 	nop 0 {at=0x904+4 src=1:34:2}
; 	nop 0 {at=0x908+4 src=1:34:2}
; 	nop 0 {at=0x90c+4 src=1:34:2}
; 	nop 0 {at=0x910+4 src=1:34:2}
; 	nop 0 {at=0x914+4 src=1:34:2}
; 	nop 0 {at=0x918+4 src=1:34:2}
; 	nop 0 {at=0x91c+4 src=1:34:2}
; 	nop 0 {at=0x920+4 src=1:34:2}
; 	nop 0 {at=0x924+4 src=1:34:2}
; 	nop 0 {at=0x928+4 src=1:34:2}
; 	nop 0 {at=0x92c+4 src=1:34:2}
; 	nop 0 {at=0x930+4 src=1:34:2}
; 	nop 0 {at=0x934+4 src=1:34:2}
; 	nop 0 {at=0x938+4 src=1:34:2}
; 	nop 0 {at=0x93c+4 src=1:34:2}
; 	nop 0 {at=0x940+4 src=1:34:2}
; 	nop 0 {at=0x944+4 src=1:34:2}
; 	nop 0 {at=0x948+4 src=1:34:2}
; 	nop 0 {at=0x94c+4 src=1:34:2}
; 	nop 0 {at=0x950+4 src=1:34:2}
; 	nop 0 {at=0x954+4 src=1:34:2}
; 	nop 0 {at=0x958+4 src=1:34:2}
; 	nop 0 {at=0x95c+4 src=1:34:2}
; 	nop 0 {at=0x960+4 src=1:34:2}
; 	nop 0 {at=0x964+4 src=1:34:2}
; 	nop 0 {at=0x968+4 src=1:34:2}
; 	nop 0 {at=0x96c+4 src=1:34:2}
; 	nop 0 {at=0x970+4 src=1:34:2}
; 	nop 0 {at=0x974+4 src=1:34:2}
; 	nop 0 {at=0x978+4 src=1:34:2}
; 	nop 0 {at=0x97c+4 src=1:34:2}
; 	nop 0 {at=0x980+4 src=1:34:2}
; 	nop 0 {at=0x984+4 src=1:34:2}
; 	nop 0 {at=0x988+4 src=1:34:2}
; 	nop 0 {at=0x98c+4 src=1:34:2}
; 	nop 0 {at=0x990+4 src=1:34:2}
; 	nop 0 {at=0x994+4 src=1:34:2}
; 	nop 0 {at=0x998+4 src=1:34:2}
; 	nop 0 {at=0x99c+4 src=1:34:2}
; 	nop 0 {at=0x9a0+4 src=1:34:2}
; 	nop 0 {at=0x9a4+4 src=1:34:2}
; 	nop 0 {at=0x9a8+4 src=1:34:2}
; 	nop 0 {at=0x9ac+4 src=1:34:2}
; 	nop 0 {at=0x9b0+4 src=1:34:2}
; 	nop 0 {at=0x9b4+4 src=1:34:2}
; 	nop 0 {at=0x9b8+4 src=1:34:2}
; 	nop 0 {at=0x9bc+4 src=1:34:2}
; 	nop 0 {at=0x9c0+4 src=1:34:2}
; 	nop 0 {at=0x9c4+4 src=1:34:2}
; 	nop 0 {at=0x9c8+4 src=1:34:2}
; 	nop 0 {at=0x9cc+4 src=1:34:2}
; 	nop 0 {at=0x9d0+4 src=1:34:2}
; 	nop 0 {at=0x9d4+4 src=1:34:2}
; 	nop 0 {at=0x9d8+4 src=1:34:2}
; 	nop 0 {at=0x9dc+4 src=1:34:2}
; 	nop 0 {at=0x9e0+4 src=1:34:2}
; 	nop 0 {at=0x9e4+4 src=1:34:2}
; 	nop 0 {at=0x9e8+4 src=1:34:2}
; 	nop 0 {at=0x9ec+4 src=1:34:2}
; 	nop 0 {at=0x9f0+4 src=1:34:2}
; 	nop 0 {at=0x9f4+4 src=1:34:2}
; 	nop 0 {at=0x9f8+4 src=1:34:2}
; 	nop 0 {at=0x9fc+4 src=1:34:2}
; 	nop 0 {at=0xa00+4 src=1:34:2}
; 	nop 0 {at=0xa04+4 src=1:34:2}
; 	nop 0 {at=0xa08+4 src=1:34:2}
; 	nop 0 {at=0xa0c+4 src=1:34:2}
; 	nop 0 {at=0xa10+4 src=1:34:2}
; 	nop 0 {at=0xa14+4 src=1:34:2}
; 	nop 0 {at=0xa18+4 src=1:34:2}
; 	nop 0 {at=0xa1c+4 src=1:34:2}
; 	nop 0 {at=0xa20+4 src=1:34:2}
; 	nop 0 {at=0xa24+4 src=1:34:2}
; 	nop 0 {at=0xa28+4 src=1:34:2}
; 	nop 0 {at=0xa2c+4 src=1:34:2}
; 	nop 0 {at=0xa30+4 src=1:34:2}
; 	nop 0 {at=0xa34+4 src=1:34:2}
; 	nop 0 {at=0xa38+4 src=1:34:2}
; 	nop 0 {at=0xa3c+4 src=1:34:2}
; 	nop 0 {at=0xa40+4 src=1:34:2}
; 	nop 0 {at=0xa44+4 src=1:34:2}
; 	nop 0 {at=0xa48+4 src=1:34:2}
; 	nop 0 {at=0xa4c+4 src=1:34:2}
; 	nop 0 {at=0xa50+4 src=1:34:2}
; 	nop 0 {at=0xa54+4 src=1:34:2}
; 	nop 0 {at=0xa58+4 src=1:34:2}
; 	nop 0 {at=0xa5c+4 src=1:34:2}
; 	nop 0 {at=0xa60+4 src=1:34:2}
; 	nop 0 {at=0xa64+4 src=1:34:2}
; 	nop 0 {at=0xa68+4 src=1:34:2}
; 	nop 0 {at=0xa6c+4 src=1:34:2}
; 	nop 0 {at=0xa70+4 src=1:34:2}
; 	nop 0 {at=0xa74+4 src=1:34:2}
; 	nop 0 {at=0xa78+4 src=1:34:2}
; 	nop 0 {at=0xa7c+4 src=1:34:2}
; 	nop 0 {at=0xa80+4 src=1:34:2}
; 	nop 0 {at=0xa84+4 src=1:34:2}
; 	nop 0 {at=0xa88+4 src=1:34:2}
; 	nop 0 {at=0xa8c+4 src=1:34:2}
; 	nop 0 {at=0xa90+4 src=1:34:2}
; 	nop 0 {at=0xa94+4 src=1:34:2}
; 	nop 0 {at=0xa98+4 src=1:34:2}
; 	nop 0 {at=0xa9c+4 src=1:34:2}
; 	nop 0 {at=0xaa0+4 src=1:34:2}
; 	nop 0 {at=0xaa4+4 src=1:34:2}
; 	nop 0 {at=0xaa8+4 src=1:34:2}
; 	nop 0 {at=0xaac+4 src=1:34:2}
; 	nop 0 {at=0xab0+4 src=1:34:2}
; 	nop 0 {at=0xab4+4 src=1:34:2}
; 	nop 0 {at=0xab8+4 src=1:34:2}
; 	nop 0 {at=0xabc+4 src=1:34:2}
; 	nop 0 {at=0xac0+4 src=1:34:2}
; 	nop 0 {at=0xac4+4 src=1:34:2}
; 	nop 0 {at=0xac8+4 src=1:34:2}
; 	nop 0 {at=0xacc+4 src=1:34:2}
; 	nop 0 {at=0xad0+4 src=1:34:2}
; 	nop 0 {at=0xad4+4 src=1:34:2}
; 	nop 0 {at=0xad8+4 src=1:34:2}
; 	nop 0 {at=0xadc+4 src=1:34:2}
; 	nop 0 {at=0xae0+4 src=1:34:2}
; 	nop 0 {at=0xae4+4 src=1:34:2}
; 	nop 0 {at=0xae8+4 src=1:34:2}
; 	nop 0 {at=0xaec+4 src=1:34:2}
; 	nop 0 {at=0xaf0+4 src=1:34:2}
; 	nop 0 {at=0xaf4+4 src=1:34:2}
; 	nop 0 {at=0xaf8+4 src=1:34:2}
; 	nop 0 {at=0xafc+4 src=1:34:2}
; 	nop 0 {at=0xb00+4 src=1:34:2}
; 	nop 0 {at=0xb04+4 src=1:34:2}
; 	nop 0 {at=0xb08+4 src=1:34:2}
; 	nop 0 {at=0xb0c+4 src=1:34:2}
; 	nop 0 {at=0xb10+4 src=1:34:2}
; 	nop 0 {at=0xb14+4 src=1:34:2}
; 	nop 0 {at=0xb18+4 src=1:34:2}
; 	nop 0 {at=0xb1c+4 src=1:34:2}
; 	nop 0 {at=0xb20+4 src=1:34:2}
; 	nop 0 {at=0xb24+4 src=1:34:2}
; 	nop 0 {at=0xb28+4 src=1:34:2}
; 	nop 0 {at=0xb2c+4 src=1:34:2}
; 	nop 0 {at=0xb30+4 src=1:34:2}
; 	nop 0 {at=0xb34+4 src=1:34:2}
; 	nop 0 {at=0xb38+4 src=1:34:2}
; 	nop 0 {at=0xb3c+4 src=1:34:2}
; 	nop 0 {at=0xb40+4 src=1:34:2}
; 	nop 0 {at=0xb44+4 src=1:34:2}
; 	nop 0 {at=0xb48+4 src=1:34:2}
; 	nop 0 {at=0xb4c+4 src=1:34:2}
; 	nop 0 {at=0xb50+4 src=1:34:2}
; 	nop 0 {at=0xb54+4 src=1:34:2}
; 	nop 0 {at=0xb58+4 src=1:34:2}
; 	nop 0 {at=0xb5c+4 src=1:34:2}
; 	nop 0 {at=0xb60+4 src=1:34:2}
; 	nop 0 {at=0xb64+4 src=1:34:2}
; 	nop 0 {at=0xb68+4 src=1:34:2}
; 	nop 0 {at=0xb6c+4 src=1:34:2}
; 	nop 0 {at=0xb70+4 src=1:34:2}
; 	nop 0 {at=0xb74+4 src=1:34:2}
; 	nop 0 {at=0xb78+4 src=1:34:2}
; 	nop 0 {at=0xb7c+4 src=1:34:2}
; 	nop 0 {at=0xb80+4 src=1:34:2}
; 	nop 0 {at=0xb84+4 src=1:34:2}
; 	nop 0 {at=0xb88+4 src=1:34:2}
; 	nop 0 {at=0xb8c+4 src=1:34:2}
; 	nop 0 {at=0xb90+4 src=1:34:2}
; 	nop 0 {at=0xb94+4 src=1:34:2}
; 	nop 0 {at=0xb98+4 src=1:34:2}
; 	nop 0 {at=0xb9c+4 src=1:34:2}
; 	nop 0 {at=0xba0+4 src=1:34:2}
; 	nop 0 {at=0xba4+4 src=1:34:2}
; 	nop 0 {at=0xba8+4 src=1:34:2}
; 	nop 0 {at=0xbac+4 src=1:34:2}
; 	nop 0 {at=0xbb0+4 src=1:34:2}
; 	nop 0 {at=0xbb4+4 src=1:34:2}
; 	nop 0 {at=0xbb8+4 src=1:34:2}
; 	nop 0 {at=0xbbc+4 src=1:34:2}
; 	nop 0 {at=0xbc0+4 src=1:34:2}
; 	nop 0 {at=0xbc4+4 src=1:34:2}
; 	nop 0 {at=0xbc8+4 src=1:34:2}
; 	nop 0 {at=0xbcc+4 src=1:34:2}
; 	nop 0 {at=0xbd0+4 src=1:34:2}
; 	nop 0 {at=0xbd4+4 src=1:34:2}
; 	nop 0 {at=0xbd8+4 src=1:34:2}
; 	nop 0 {at=0xbdc+4 src=1:34:2}
; 	nop 0 {at=0xbe0+4 src=1:34:2}
; 	nop 0 {at=0xbe4+4 src=1:34:2}
; 	nop 0 {at=0xbe8+4 src=1:34:2}
; 	nop 0 {at=0xbec+4 src=1:34:2}
; 	nop 0 {at=0xbf0+4 src=1:34:2}
; 	nop 0 {at=0xbf4+4 src=1:34:2}
; 	nop 0 {at=0xbf8+4 src=1:34:2}
; 	nop 0 {at=0xbfc+4 src=1:34:2}
; 	nop 0 {at=0xc00+4 src=1:34:2}
; 	nop 0 {at=0xc04+4 src=1:34:2}
; 	nop 0 {at=0xc08+4 src=1:34:2}
; 	nop 0 {at=0xc0c+4 src=1:34:2}
; 	nop 0 {at=0xc10+4 src=1:34:2}
; 	nop 0 {at=0xc14+4 src=1:34:2}
; 	nop 0 {at=0xc18+4 src=1:34:2}
; 	nop 0 {at=0xc1c+4 src=1:34:2}
; 	nop 0 {at=0xc20+4 src=1:34:2}
; 	nop 0 {at=0xc24+4 src=1:34:2}
; 	nop 0 {at=0xc28+4 src=1:34:2}
; 	nop 0 {at=0xc2c+4 src=1:34:2}
; 	nop 0 {at=0xc30+4 src=1:34:2}
; 	nop 0 {at=0xc34+4 src=1:34:2}
; 	nop 0 {at=0xc38+4 src=1:34:2}
; 	nop 0 {at=0xc3c+4 src=1:34:2}
; 	nop 0 {at=0xc40+4 src=1:34:2}
; 	nop 0 {at=0xc44+4 src=1:34:2}
; 	nop 0 {at=0xc48+4 src=1:34:2}
; 	nop 0 {at=0xc4c+4 src=1:34:2}
; 	nop 0 {at=0xc50+4 src=1:34:2}
; 	nop 0 {at=0xc54+4 src=1:34:2}
; 	nop 0 {at=0xc58+4 src=1:34:2}
; 	nop 0 {at=0xc5c+4 src=1:34:2}
; 	nop 0 {at=0xc60+4 src=1:34:2}
; 	nop 0 {at=0xc64+4 src=1:34:2}
; 	nop 0 {at=0xc68+4 src=1:34:2}
; 	nop 0 {at=0xc6c+4 src=1:34:2}
; 	nop 0 {at=0xc70+4 src=1:34:2}
; 	nop 0 {at=0xc74+4 src=1:34:2}
; 	nop 0 {at=0xc78+4 src=1:34:2}
; 	nop 0 {at=0xc7c+4 src=1:34:2}
; 	nop 0 {at=0xc80+4 src=1:34:2}
; 	nop 0 {at=0xc84+4 src=1:34:2}
; 	nop 0 {at=0xc88+4 src=1:34:2}
; 	nop 0 {at=0xc8c+4 src=1:34:2}
; 	nop 0 {at=0xc90+4 src=1:34:2}
; 	nop 0 {at=0xc94+4 src=1:34:2}
; 	nop 0 {at=0xc98+4 src=1:34:2}
; 	nop 0 {at=0xc9c+4 src=1:34:2}
; 	nop 0 {at=0xca0+4 src=1:34:2}
; 	nop 0 {at=0xca4+4 src=1:34:2}
; 	nop 0 {at=0xca8+4 src=1:34:2}
; 	nop 0 {at=0xcac+4 src=1:34:2}
; 	nop 0 {at=0xcb0+4 src=1:34:2}
; 	nop 0 {at=0xcb4+4 src=1:34:2}
; 	nop 0 {at=0xcb8+4 src=1:34:2}
; 	nop 0 {at=0xcbc+4 src=1:34:2}
; 	nop 0 {at=0xcc0+4 src=1:34:2}
; 	nop 0 {at=0xcc4+4 src=1:34:2}
; 	nop 0 {at=0xcc8+4 src=1:34:2}
; 	nop 0 {at=0xccc+4 src=1:34:2}
; 	nop 0 {at=0xcd0+4 src=1:34:2}
; 	nop 0 {at=0xcd4+4 src=1:34:2}
; 	nop 0 {at=0xcd8+4 src=1:34:2}
; 	nop 0 {at=0xcdc+4 src=1:34:2}
; 	nop 0 {at=0xce0+4 src=1:34:2}
; 	nop 0 {at=0xce4+4 src=1:34:2}
; 	nop 0 {at=0xce8+4 src=1:34:2}
; 	nop 0 {at=0xcec+4 src=1:34:2}
; 	nop 0 {at=0xcf0+4 src=1:34:2}
; 	nop 0 {at=0xcf4+4 src=1:34:2}
; 	nop 0 {at=0xcf8+4 src=1:34:2}
; 	nop 0 {at=0xcfc+4 src=1:34:2}
; 	nop 0 {at=0xd00+4 src=1:34:2}
; 	nop 0 {at=0xd04+4 src=1:34:2}
; 	nop 0 {at=0xd08+4 src=1:34:2}
; 	nop 0 {at=0xd0c+4 src=1:34:2}
; 	nop 0 {at=0xd10+4 src=1:34:2}
; 	nop 0 {at=0xd14+4 src=1:34:2}
; 	nop 0 {at=0xd18+4 src=1:34:2}
; 	nop 0 {at=0xd1c+4 src=1:34:2}
; 	nop 0 {at=0xd20+4 src=1:34:2}
; 	nop 0 {at=0xd24+4 src=1:34:2}
; 	nop 0 {at=0xd28+4 src=1:34:2}
; 	nop 0 {at=0xd2c+4 src=1:34:2}
; 	nop 0 {at=0xd30+4 src=1:34:2}
; 	nop 0 {at=0xd34+4 src=1:34:2}
; 	nop 0 {at=0xd38+4 src=1:34:2}
; 	nop 0 {at=0xd3c+4 src=1:34:2}
; 	nop 0 {at=0xd40+4 src=1:34:2}
; 	nop 0 {at=0xd44+4 src=1:34:2}
; 	nop 0 {at=0xd48+4 src=1:34:2}
; 	nop 0 {at=0xd4c+4 src=1:34:2}
; 	nop 0 {at=0xd50+4 src=1:34:2}
; 	nop 0 {at=0xd54+4 src=1:34:2}
; 	nop 0 {at=0xd58+4 src=1:34:2}
; 	nop 0 {at=0xd5c+4 src=1:34:2}
; 	nop 0 {at=0xd60+4 src=1:34:2}
; 	nop 0 {at=0xd64+4 src=1:34:2}
; 	nop 0 {at=0xd68+4 src=1:34:2}
; 	nop 0 {at=0xd6c+4 src=1:34:2}
; 	nop 0 {at=0xd70+4 src=1:34:2}
; 	nop 0 {at=0xd74+4 src=1:34:2}
; 	nop 0 {at=0xd78+4 src=1:34:2}
; 	nop 0 {at=0xd7c+4 src=1:34:2}
; 	nop 0 {at=0xd80+4 src=1:34:2}
; 	nop 0 {at=0xd84+4 src=1:34:2}
; 	nop 0 {at=0xd88+4 src=1:34:2}
; 	nop 0 {at=0xd8c+4 src=1:34:2}
; 	nop 0 {at=0xd90+4 src=1:34:2}
; 	nop 0 {at=0xd94+4 src=1:34:2}
; 	nop 0 {at=0xd98+4 src=1:34:2}
; 	nop 0 {at=0xd9c+4 src=1:34:2}
; 	nop 0 {at=0xda0+4 src=1:34:2}
; 	nop 0 {at=0xda4+4 src=1:34:2}
; 	nop 0 {at=0xda8+4 src=1:34:2}
; 	nop 0 {at=0xdac+4 src=1:34:2}
; 	nop 0 {at=0xdb0+4 src=1:34:2}
; 	nop 0 {at=0xdb4+4 src=1:34:2}
; 	nop 0 {at=0xdb8+4 src=1:34:2}
; 	nop 0 {at=0xdbc+4 src=1:34:2}
; 	nop 0 {at=0xdc0+4 src=1:34:2}
; 	nop 0 {at=0xdc4+4 src=1:34:2}
; 	nop 0 {at=0xdc8+4 src=1:34:2}
; 	nop 0 {at=0xdcc+4 src=1:34:2}
; 	nop 0 {at=0xdd0+4 src=1:34:2}
; 	nop 0 {at=0xdd4+4 src=1:34:2}
; 	nop 0 {at=0xdd8+4 src=1:34:2}
; 	nop 0 {at=0xddc+4 src=1:34:2}
; 	nop 0 {at=0xde0+4 src=1:34:2}
; 	nop 0 {at=0xde4+4 src=1:34:2}
; 	nop 0 {at=0xde8+4 src=1:34:2}
; 	nop 0 {at=0xdec+4 src=1:34:2}
; 	nop 0 {at=0xdf0+4 src=1:34:2}
; 	nop 0 {at=0xdf4+4 src=1:34:2}
; 	nop 0 {at=0xdf8+4 src=1:34:2}
; 	nop 0 {at=0xdfc+4 src=1:34:2}
; 	nop 0 {at=0xe00+4 src=1:34:2}
; 	nop 0 {at=0xe04+4 src=1:34:2}
; 	nop 0 {at=0xe08+4 src=1:34:2}
; 	nop 0 {at=0xe0c+4 src=1:34:2}
; 	nop 0 {at=0xe10+4 src=1:34:2}
; 	nop 0 {at=0xe14+4 src=1:34:2}
; 	nop 0 {at=0xe18+4 src=1:34:2}
; 	nop 0 {at=0xe1c+4 src=1:34:2}
; 	nop 0 {at=0xe20+4 src=1:34:2}
; 	nop 0 {at=0xe24+4 src=1:34:2}
; 	nop 0 {at=0xe28+4 src=1:34:2}
; 	nop 0 {at=0xe2c+4 src=1:34:2}
; 	nop 0 {at=0xe30+4 src=1:34:2}
; 	nop 0 {at=0xe34+4 src=1:34:2}
; 	nop 0 {at=0xe38+4 src=1:34:2}
; 	nop 0 {at=0xe3c+4 src=1:34:2}
; 	nop 0 {at=0xe40+4 src=1:34:2}
; 	nop 0 {at=0xe44+4 src=1:34:2}
; 	nop 0 {at=0xe48+4 src=1:34:2}
; 	nop 0 {at=0xe4c+4 src=1:34:2}
; 	nop 0 {at=0xe50+4 src=1:34:2}
; 	nop 0 {at=0xe54+4 src=1:34:2}
; 	nop 0 {at=0xe58+4 src=1:34:2}
; 	nop 0 {at=0xe5c+4 src=1:34:2}
; 	nop 0 {at=0xe60+4 src=1:34:2}
; 	nop 0 {at=0xe64+4 src=1:34:2}
; 	nop 0 {at=0xe68+4 src=1:34:2}
; 	nop 0 {at=0xe6c+4 src=1:34:2}
; 	nop 0 {at=0xe70+4 src=1:34:2}
; 	nop 0 {at=0xe74+4 src=1:34:2}
; 	nop 0 {at=0xe78+4 src=1:34:2}
; 	nop 0 {at=0xe7c+4 src=1:34:2}
; 	nop 0 {at=0xe80+4 src=1:34:2}
; 	nop 0 {at=0xe84+4 src=1:34:2}
; 	nop 0 {at=0xe88+4 src=1:34:2}
; 	nop 0 {at=0xe8c+4 src=1:34:2}
; 	nop 0 {at=0xe90+4 src=1:34:2}
; 	nop 0 {at=0xe94+4 src=1:34:2}
; 	nop 0 {at=0xe98+4 src=1:34:2}
; 	nop 0 {at=0xe9c+4 src=1:34:2}
; 	nop 0 {at=0xea0+4 src=1:34:2}
; 	nop 0 {at=0xea4+4 src=1:34:2}
; 	nop 0 {at=0xea8+4 src=1:34:2}
; 	nop 0 {at=0xeac+4 src=1:34:2}
; 	nop 0 {at=0xeb0+4 src=1:34:2}
; 	nop 0 {at=0xeb4+4 src=1:34:2}
; 	nop 0 {at=0xeb8+4 src=1:34:2}
; 	nop 0 {at=0xebc+4 src=1:34:2}
; 	nop 0 {at=0xec0+4 src=1:34:2}
; 	nop 0 {at=0xec4+4 src=1:34:2}
; 	nop 0 {at=0xec8+4 src=1:34:2}
; 	nop 0 {at=0xecc+4 src=1:34:2}
; 	nop 0 {at=0xed0+4 src=1:34:2}
; 	nop 0 {at=0xed4+4 src=1:34:2}
; 	nop 0 {at=0xed8+4 src=1:34:2}
; 	nop 0 {at=0xedc+4 src=1:34:2}
; 	nop 0 {at=0xee0+4 src=1:34:2}
; 	nop 0 {at=0xee4+4 src=1:34:2}
; 	nop 0 {at=0xee8+4 src=1:34:2}
; 	nop 0 {at=0xeec+4 src=1:34:2}
; 	nop 0 {at=0xef0+4 src=1:34:2}
; 	nop 0 {at=0xef4+4 src=1:34:2}
; 	nop 0 {at=0xef8+4 src=1:34:2}
; 	nop 0 {at=0xefc+4 src=1:34:2}
; 	nop 0 {at=0xf00+4 src=1:34:2}
; 	nop 0 {at=0xf04+4 src=1:34:2}
; 	nop 0 {at=0xf08+4 src=1:34:2}
; 	nop 0 {at=0xf0c+4 src=1:34:2}
; 	nop 0 {at=0xf10+4 src=1:34:2}
; 	nop 0 {at=0xf14+4 src=1:34:2}
; 	nop 0 {at=0xf18+4 src=1:34:2}
; 	nop 0 {at=0xf1c+4 src=1:34:2}
; 	nop 0 {at=0xf20+4 src=1:34:2}
; 	nop 0 {at=0xf24+4 src=1:34:2}
; 	nop 0 {at=0xf28+4 src=1:34:2}
; 	nop 0 {at=0xf2c+4 src=1:34:2}
; 	nop 0 {at=0xf30+4 src=1:34:2}
; 	nop 0 {at=0xf34+4 src=1:34:2}
; 	nop 0 {at=0xf38+4 src=1:34:2}
; 	nop 0 {at=0xf3c+4 src=1:34:2}
; 	nop 0 {at=0xf40+4 src=1:34:2}
; 	nop 0 {at=0xf44+4 src=1:34:2}
; 	nop 0 {at=0xf48+4 src=1:34:2}
; 	nop 0 {at=0xf4c+4 src=1:34:2}
; 	nop 0 {at=0xf50+4 src=1:34:2}
; 	nop 0 {at=0xf54+4 src=1:34:2}
; 	nop 0 {at=0xf58+4 src=1:34:2}
; 	nop 0 {at=0xf5c+4 src=1:34:2}
; 	nop 0 {at=0xf60+4 src=1:34:2}
; 	nop 0 {at=0xf64+4 src=1:34:2}
; 	nop 0 {at=0xf68+4 src=1:34:2}
; 	nop 0 {at=0xf6c+4 src=1:34:2}
; 	nop 0 {at=0xf70+4 src=1:34:2}
; 	nop 0 {at=0xf74+4 src=1:34:2}
; 	nop 0 {at=0xf78+4 src=1:34:2}
; 	nop 0 {at=0xf7c+4 src=1:34:2}
; 	nop 0 {at=0xf80+4 src=1:34:2}
; 	nop 0 {at=0xf84+4 src=1:34:2}
; 	nop 0 {at=0xf88+4 src=1:34:2}
; 	nop 0 {at=0xf8c+4 src=1:34:2}
; 	nop 0 {at=0xf90+4 src=1:34:2}
; 	nop 0 {at=0xf94+4 src=1:34:2}
; 	nop 0 {at=0xf98+4 src=1:34:2}
; 	nop 0 {at=0xf9c+4 src=1:34:2}
; 	nop 0 {at=0xfa0+4 src=1:34:2}
; 	nop 0 {at=0xfa4+4 src=1:34:2}
; 	nop 0 {at=0xfa8+4 src=1:34:2}
; 	nop 0 {at=0xfac+4 src=1:34:2}
; 	nop 0 {at=0xfb0+4 src=1:34:2}
; 	nop 0 {at=0xfb4+4 src=1:34:2}
; 	nop 0 {at=0xfb8+4 src=1:34:2}
; 	nop 0 {at=0xfbc+4 src=1:34:2}
; 	nop 0 {at=0xfc0+4 src=1:34:2}
; 	nop 0 {at=0xfc4+4 src=1:34:2}
; 	nop 0 {at=0xfc8+4 src=1:34:2}
; 	nop 0 {at=0xfcc+4 src=1:34:2}
; 	nop 0 {at=0xfd0+4 src=1:34:2}
; 	nop 0 {at=0xfd4+4 src=1:34:2}
; 	nop 0 {at=0xfd8+4 src=1:34:2}
; 	nop 0 {at=0xfdc+4 src=1:34:2}
; 	nop 0 {at=0xfe0+4 src=1:34:2}
; 	nop 0 {at=0xfe4+4 src=1:34:2}
; 	nop 0 {at=0xfe8+4 src=1:34:2}
; 	nop 0 {at=0xfec+4 src=1:34:2}
; 	nop 0 {at=0xff0+4 src=1:34:2}
; 	nop 0 {at=0xff4+4 src=1:34:2}
; 	nop 0 {at=0xff8+4 src=1:34:2}
; 	nop 0 {at=0xffc+4 src=1:34:2}
; 	nop 0 {at=0x1000+4 src=1:34:2}
; 	nop 0 {at=0x1004+4 src=1:34:2}
; 	nop 0 {at=0x1008+4 src=1:34:2}
; 	nop 0 {at=0x100c+4 src=1:34:2}
; 	nop 0 {at=0x1010+4 src=1:34:2}
; 	nop 0 {at=0x1014+4 src=1:34:2}
; 	nop 0 {at=0x1018+4 src=1:34:2}
; 	nop 0 {at=0x101c+4 src=1:34:2}
; 	nop 0 {at=0x1020+4 src=1:34:2}
; 	nop 0 {at=0x1024+4 src=1:34:2}
; 	nop 0 {at=0x1028+4 src=1:34:2}
; 	nop 0 {at=0x102c+4 src=1:34:2}
; 	nop 0 {at=0x1030+4 src=1:34:2}
; 	nop 0 {at=0x1034+4 src=1:34:2}
; 	nop 0 {at=0x1038+4 src=1:34:2}
; 	nop 0 {at=0x103c+4 src=1:34:2}
; 	nop 0 {at=0x1040+4 src=1:34:2}
; 	nop 0 {at=0x1044+4 src=1:34:2}
; 	nop 0 {at=0x1048+4 src=1:34:2}
; 	nop 0 {at=0x104c+4 src=1:34:2}
; 	nop 0 {at=0x1050+4 src=1:34:2}
; 	nop 0 {at=0x1054+4 src=1:34:2}
; 	nop 0 {at=0x1058+4 src=1:34:2}
; 	nop 0 {at=0x105c+4 src=1:34:2}
; 	nop 0 {at=0x1060+4 src=1:34:2}
; 	nop 0 {at=0x1064+4 src=1:34:2}
; 	nop 0 {at=0x1068+4 src=1:34:2}
; 	nop 0 {at=0x106c+4 src=1:34:2}
; 	nop 0 {at=0x1070+4 src=1:34:2}
; 	nop 0 {at=0x1074+4 src=1:34:2}
; 	nop 0 {at=0x1078+4 src=1:34:2}
; 	nop 0 {at=0x107c+4 src=1:34:2}
; 	nop 0 {at=0x1080+4 src=1:34:2}
; 	nop 0 {at=0x1084+4 src=1:34:2}
; 	nop 0 {at=0x1088+4 src=1:34:2}
; 	nop 0 {at=0x108c+4 src=1:34:2}
; 	nop 0 {at=0x1090+4 src=1:34:2}
; 	nop 0 {at=0x1094+4 src=1:34:2}
; 	nop 0 {at=0x1098+4 src=1:34:2}
; 	nop 0 {at=0x109c+4 src=1:34:2}
; 	nop 0 {at=0x10a0+4 src=1:34:2}
; 	nop 0 {at=0x10a4+4 src=1:34:2}
; 	nop 0 {at=0x10a8+4 src=1:34:2}
; 	nop 0 {at=0x10ac+4 src=1:34:2}
; 	nop 0 {at=0x10b0+4 src=1:34:2}
; 	nop 0 {at=0x10b4+4 src=1:34:2}
; 	nop 0 {at=0x10b8+4 src=1:34:2}
; 	nop 0 {at=0x10bc+4 src=1:34:2}
; 	nop 0 {at=0x10c0+4 src=1:34:2}
; 	nop 0 {at=0x10c4+4 src=1:34:2}
; 	nop 0 {at=0x10c8+4 src=1:34:2}
; 	nop 0 {at=0x10cc+4 src=1:34:2}
; 	nop 0 {at=0x10d0+4 src=1:34:2}
; 	nop 0 {at=0x10d4+4 src=1:34:2}
; 	nop 0 {at=0x10d8+4 src=1:34:2}
; 	nop 0 {at=0x10dc+4 src=1:34:2}
; 	nop 0 {at=0x10e0+4 src=1:34:2}
; 	nop 0 {at=0x10e4+4 src=1:34:2}
; 	nop 0 {at=0x10e8+4 src=1:34:2}
; 	nop 0 {at=0x10ec+4 src=1:34:2}
; 	nop 0 {at=0x10f0+4 src=1:34:2}
; 	nop 0 {at=0x10f4+4 src=1:34:2}
; 	nop 0 {at=0x10f8+4 src=1:34:2}
; 	nop 0 {at=0x10fc+4 src=1:34:2}
; 	nop 0 {at=0x1100+4 src=1:34:2}
; 	nop 0 {at=0x1104+4 src=1:34:2}
; 	nop 0 {at=0x1108+4 src=1:34:2}
; 	nop 0 {at=0x110c+4 src=1:34:2}
; 	nop 0 {at=0x1110+4 src=1:34:2}
; 	nop 0 {at=0x1114+4 src=1:34:2}
; 	nop 0 {at=0x1118+4 src=1:34:2}
; 	nop 0 {at=0x111c+4 src=1:34:2}
; 	nop 0 {at=0x1120+4 src=1:34:2}
; 	nop 0 {at=0x1124+4 src=1:34:2}
; 	nop 0 {at=0x1128+4 src=1:34:2}
; 	nop 0 {at=0x112c+4 src=1:34:2}
; 	nop 0 {at=0x1130+4 src=1:34:2}
; 	nop 0 {at=0x1134+4 src=1:34:2}
; 	nop 0 {at=0x1138+4 src=1:34:2}
; 	nop 0 {at=0x113c+4 src=1:34:2}
; 	nop 0 {at=0x1140+4 src=1:34:2}
; 	nop 0 {at=0x1144+4 src=1:34:2}
; 	nop 0 {at=0x1148+4 src=1:34:2}
; 	nop 0 {at=0x114c+4 src=1:34:2}
; 	nop 0 {at=0x1150+4 src=1:34:2}
; 	nop 0 {at=0x1154+4 src=1:34:2}
; 	nop 0 {at=0x1158+4 src=1:34:2}
; 	nop 0 {at=0x115c+4 src=1:34:2}
; 	nop 0 {at=0x1160+4 src=1:34:2}
; 	nop 0 {at=0x1164+4 src=1:34:2}
; 	nop 0 {at=0x1168+4 src=1:34:2}
; 	nop 0 {at=0x116c+4 src=1:34:2}
; 	nop 0 {at=0x1170+4 src=1:34:2}
; 	nop 0 {at=0x1174+4 src=1:34:2}
; 	nop 0 {at=0x1178+4 src=1:34:2}
; 	nop 0 {at=0x117c+4 src=1:34:2}
; 	nop 0 {at=0x1180+4 src=1:34:2}
; 	nop 0 {at=0x1184+4 src=1:34:2}
; 	nop 0 {at=0x1188+4 src=1:34:2}
; 	nop 0 {at=0x118c+4 src=1:34:2}
; 	nop 0 {at=0x1190+4 src=1:34:2}
; 	nop 0 {at=0x1194+4 src=1:34:2}
; 	nop 0 {at=0x1198+4 src=1:34:2}
; 	nop 0 {at=0x119c+4 src=1:34:2}
; 	nop 0 {at=0x11a0+4 src=1:34:2}
; 	nop 0 {at=0x11a4+4 src=1:34:2}
; 	nop 0 {at=0x11a8+4 src=1:34:2}
; 	nop 0 {at=0x11ac+4 src=1:34:2}
; 	nop 0 {at=0x11b0+4 src=1:34:2}
; 	nop 0 {at=0x11b4+4 src=1:34:2}
; 	nop 0 {at=0x11b8+4 src=1:34:2}
; 	nop 0 {at=0x11bc+4 src=1:34:2}
; 	nop 0 {at=0x11c0+4 src=1:34:2}
; 	nop 0 {at=0x11c4+4 src=1:34:2}
; 	nop 0 {at=0x11c8+4 src=1:34:2}
; 	nop 0 {at=0x11cc+4 src=1:34:2}
; 	nop 0 {at=0x11d0+4 src=1:34:2}
; 	nop 0 {at=0x11d4+4 src=1:34:2}
; 	nop 0 {at=0x11d8+4 src=1:34:2}
; 	nop 0 {at=0x11dc+4 src=1:34:2}
; 	nop 0 {at=0x11e0+4 src=1:34:2}
; 	nop 0 {at=0x11e4+4 src=1:34:2}
; 	nop 0 {at=0x11e8+4 src=1:34:2}
; 	nop 0 {at=0x11ec+4 src=1:34:2}
; 	nop 0 {at=0x11f0+4 src=1:34:2}
; 	nop 0 {at=0x11f4+4 src=1:34:2}
; 	nop 0 {at=0x11f8+4 src=1:34:2}
; 	nop 0 {at=0x11fc+4 src=1:34:2}
; 	nop 0 {at=0x1200+4 src=1:34:2}
; 	nop 0 {at=0x1204+4 src=1:34:2}
; 	nop 0 {at=0x1208+4 src=1:34:2}
; 	nop 0 {at=0x120c+4 src=1:34:2}
; 	nop 0 {at=0x1210+4 src=1:34:2}
; 	nop 0 {at=0x1214+4 src=1:34:2}
; 	nop 0 {at=0x1218+4 src=1:34:2}
; 	nop 0 {at=0x121c+4 src=1:34:2}
; 	nop 0 {at=0x1220+4 src=1:34:2}
; 	nop 0 {at=0x1224+4 src=1:34:2}
; 	nop 0 {at=0x1228+4 src=1:34:2}
; 	nop 0 {at=0x122c+4 src=1:34:2}
; 	nop 0 {at=0x1230+4 src=1:34:2}
; 	nop 0 {at=0x1234+4 src=1:34:2}
; 	nop 0 {at=0x1238+4 src=1:34:2}
; 	nop 0 {at=0x123c+4 src=1:34:2}
; 	nop 0 {at=0x1240+4 src=1:34:2}
; 	nop 0 {at=0x1244+4 src=1:34:2}
; 	nop 0 {at=0x1248+4 src=1:34:2}
; 	nop 0 {at=0x124c+4 src=1:34:2}
; 	nop 0 {at=0x1250+4 src=1:34:2}
; 	nop 0 {at=0x1254+4 src=1:34:2}
; 	nop 0 {at=0x1258+4 src=1:34:2}
; 	nop 0 {at=0x125c+4 src=1:34:2}
; 	nop 0 {at=0x1260+4 src=1:34:2}
; 	nop 0 {at=0x1264+4 src=1:34:2}
; 	nop 0 {at=0x1268+4 src=1:34:2}
; 	nop 0 {at=0x126c+4 src=1:34:2}
; 	nop 0 {at=0x1270+4 src=1:34:2}
; 	nop 0 {at=0x1274+4 src=1:34:2}
; 	nop 0 {at=0x1278+4 src=1:34:2}
; 	nop 0 {at=0x127c+4 src=1:34:2}
; 	nop 0 {at=0x1280+4 src=1:34:2}
; 	nop 0 {at=0x1284+4 src=1:34:2}
; 	nop 0 {at=0x1288+4 src=1:34:2}
; 	nop 0 {at=0x128c+4 src=1:34:2}
; 	nop 0 {at=0x1290+4 src=1:34:2}
; 	nop 0 {at=0x1294+4 src=1:34:2}
; 	nop 0 {at=0x1298+4 src=1:34:2}
; 	nop 0 {at=0x129c+4 src=1:34:2}
; 	nop 0 {at=0x12a0+4 src=1:34:2}
; 	nop 0 {at=0x12a4+4 src=1:34:2}
; 	nop 0 {at=0x12a8+4 src=1:34:2}
; 	nop 0 {at=0x12ac+4 src=1:34:2}
; 	nop 0 {at=0x12b0+4 src=1:34:2}
; 	nop 0 {at=0x12b4+4 src=1:34:2}
; 	nop 0 {at=0x12b8+4 src=1:34:2}
; 	nop 0 {at=0x12bc+4 src=1:34:2}
; 	nop 0 {at=0x12c0+4 src=1:34:2}
; 	nop 0 {at=0x12c4+4 src=1:34:2}
; 	nop 0 {at=0x12c8+4 src=1:34:2}
; 	nop 0 {at=0x12cc+4 src=1:34:2}
; 	nop 0 {at=0x12d0+4 src=1:34:2}
; 	nop 0 {at=0x12d4+4 src=1:34:2}
; 	nop 0 {at=0x12d8+4 src=1:34:2}
; 	nop 0 {at=0x12dc+4 src=1:34:2}
; 	nop 0 {at=0x12e0+4 src=1:34:2}
; 	nop 0 {at=0x12e4+4 src=1:34:2}
; 	nop 0 {at=0x12e8+4 src=1:34:2}
; 	nop 0 {at=0x12ec+4 src=1:34:2}
; 	nop 0 {at=0x12f0+4 src=1:34:2}
; 	nop 0 {at=0x12f4+4 src=1:34:2}
; 	nop 0 {at=0x12f8+4 src=1:34:2}
; 	nop 0 {at=0x12fc+4 src=1:34:2}
; 	nop 0 {at=0x1300+4 src=1:34:2}
; 	nop 0 {at=0x1304+4 src=1:34:2}
; 	nop 0 {at=0x1308+4 src=1:34:2}
; 	nop 0 {at=0x130c+4 src=1:34:2}
; 	nop 0 {at=0x1310+4 src=1:34:2}
; 	nop 0 {at=0x1314+4 src=1:34:2}
; 	nop 0 {at=0x1318+4 src=1:34:2}
; 	nop 0 {at=0x131c+4 src=1:34:2}
; 	nop 0 {at=0x1320+4 src=1:34:2}
; 	nop 0 {at=0x1324+4 src=1:34:2}
; 	nop 0 {at=0x1328+4 src=1:34:2}
; 	nop 0 {at=0x132c+4 src=1:34:2}
; 	nop 0 {at=0x1330+4 src=1:34:2}
; 	nop 0 {at=0x1334+4 src=1:34:2}
; 	nop 0 {at=0x1338+4 src=1:34:2}
; 	nop 0 {at=0x133c+4 src=1:34:2}
; 	nop 0 {at=0x1340+4 src=1:34:2}
; 	nop 0 {at=0x1344+4 src=1:34:2}
; 	nop 0 {at=0x1348+4 src=1:34:2}
; 	nop 0 {at=0x134c+4 src=1:34:2}
; 	nop 0 {at=0x1350+4 src=1:34:2}
; 	nop 0 {at=0x1354+4 src=1:34:2}
; 	nop 0 {at=0x1358+4 src=1:34:2}
; 	nop 0 {at=0x135c+4 src=1:34:2}
; 	nop 0 {at=0x1360+4 src=1:34:2}
; 	nop 0 {at=0x1364+4 src=1:34:2}
; 	nop 0 {at=0x1368+4 src=1:34:2}
; 	nop 0 {at=0x136c+4 src=1:34:2}
; 	nop 0 {at=0x1370+4 src=1:34:2}
; 	nop 0 {at=0x1374+4 src=1:34:2}
; 	nop 0 {at=0x1378+4 src=1:34:2}
; 	nop 0 {at=0x137c+4 src=1:34:2}
; 	nop 0 {at=0x1380+4 src=1:34:2}
; 	nop 0 {at=0x1384+4 src=1:34:2}
; 	nop 0 {at=0x1388+4 src=1:34:2}
; 	nop 0 {at=0x138c+4 src=1:34:2}
; 	nop 0 {at=0x1390+4 src=1:34:2}
; 	nop 0 {at=0x1394+4 src=1:34:2}
; 	nop 0 {at=0x1398+4 src=1:34:2}
; 	nop 0 {at=0x139c+4 src=1:34:2}
; 	nop 0 {at=0x13a0+4 src=1:34:2}
; 	nop 0 {at=0x13a4+4 src=1:34:2}
; 	nop 0 {at=0x13a8+4 src=1:34:2}
; 	nop 0 {at=0x13ac+4 src=1:34:2}
; 	nop 0 {at=0x13b0+4 src=1:34:2}
; 	nop 0 {at=0x13b4+4 src=1:34:2}
; 	nop 0 {at=0x13b8+4 src=1:34:2}
; 	nop 0 {at=0x13bc+4 src=1:34:2}
; 	nop 0 {at=0x13c0+4 src=1:34:2}
; 	nop 0 {at=0x13c4+4 src=1:34:2}
; 	nop 0 {at=0x13c8+4 src=1:34:2}
; 	nop 0 {at=0x13cc+4 src=1:34:2}
; 	nop 0 {at=0x13d0+4 src=1:34:2}
; 	nop 0 {at=0x13d4+4 src=1:34:2}
; 	nop 0 {at=0x13d8+4 src=1:34:2}
; 	nop 0 {at=0x13dc+4 src=1:34:2}
; 	nop 0 {at=0x13e0+4 src=1:34:2}
; 	nop 0 {at=0x13e4+4 src=1:34:2}
; 	nop 0 {at=0x13e8+4 src=1:34:2}
; 	nop 0 {at=0x13ec+4 src=1:34:2}
; 	nop 0 {at=0x13f0+4 src=1:34:2}
; 	nop 0 {at=0x13f4+4 src=1:34:2}
; 	nop 0 {at=0x13f8+4 src=1:34:2}
; 	nop 0 {at=0x13fc+4 src=1:34:2}
; 	nop 0 {at=0x1400+4 src=1:34:2}
; 	nop 0 {at=0x1404+4 src=1:34:2}
; 	nop 0 {at=0x1408+4 src=1:34:2}
; 	nop 0 {at=0x140c+4 src=1:34:2}
; 	nop 0 {at=0x1410+4 src=1:34:2}
; 	nop 0 {at=0x1414+4 src=1:34:2}
; 	nop 0 {at=0x1418+4 src=1:34:2}
; 	nop 0 {at=0x141c+4 src=1:34:2}
; 	nop 0 {at=0x1420+4 src=1:34:2}
; 	nop 0 {at=0x1424+4 src=1:34:2}
; 	nop 0 {at=0x1428+4 src=1:34:2}
; 	nop 0 {at=0x142c+4 src=1:34:2}
; 	nop 0 {at=0x1430+4 src=1:34:2}
; 	nop 0 {at=0x1434+4 src=1:34:2}
; 	nop 0 {at=0x1438+4 src=1:34:2}
; 	nop 0 {at=0x143c+4 src=1:34:2}
; 	nop 0 {at=0x1440+4 src=1:34:2}
; 	nop 0 {at=0x1444+4 src=1:34:2}
; 	nop 0 {at=0x1448+4 src=1:34:2}
; 	nop 0 {at=0x144c+4 src=1:34:2}
; 	nop 0 {at=0x1450+4 src=1:34:2}
; 	nop 0 {at=0x1454+4 src=1:34:2}
; 	nop 0 {at=0x1458+4 src=1:34:2}
; 	nop 0 {at=0x145c+4 src=1:34:2}
; 	nop 0 {at=0x1460+4 src=1:34:2}
; 	nop 0 {at=0x1464+4 src=1:34:2}
; 	nop 0 {at=0x1468+4 src=1:34:2}
; 	nop 0 {at=0x146c+4 src=1:34:2}
; 	nop 0 {at=0x1470+4 src=1:34:2}
; 	nop 0 {at=0x1474+4 src=1:34:2}
; 	nop 0 {at=0x1478+4 src=1:34:2}
; 	nop 0 {at=0x147c+4 src=1:34:2}
; 	nop 0 {at=0x1480+4 src=1:34:2}
; 	nop 0 {at=0x1484+4 src=1:34:2}
; 	nop 0 {at=0x1488+4 src=1:34:2}
; 	nop 0 {at=0x148c+4 src=1:34:2}
; 	nop 0 {at=0x1490+4 src=1:34:2}
; 	nop 0 {at=0x1494+4 src=1:34:2}
; 	nop 0 {at=0x1498+4 src=1:34:2}
; 	nop 0 {at=0x149c+4 src=1:34:2}
; 	nop 0 {at=0x14a0+4 src=1:34:2}
; 	nop 0 {at=0x14a4+4 src=1:34:2}
; 	nop 0 {at=0x14a8+4 src=1:34:2}
; 	nop 0 {at=0x14ac+4 src=1:34:2}
; 	nop 0 {at=0x14b0+4 src=1:34:2}
; 	nop 0 {at=0x14b4+4 src=1:34:2}
; 	nop 0 {at=0x14b8+4 src=1:34:2}
; 	nop 0 {at=0x14bc+4 src=1:34:2}
; 	nop 0 {at=0x14c0+4 src=1:34:2}
; 	nop 0 {at=0x14c4+4 src=1:34:2}
; 	nop 0 {at=0x14c8+4 src=1:34:2}
; 	nop 0 {at=0x14cc+4 src=1:34:2}
; 	nop 0 {at=0x14d0+4 src=1:34:2}
; 	nop 0 {at=0x14d4+4 src=1:34:2}
; 	nop 0 {at=0x14d8+4 src=1:34:2}
; 	nop 0 {at=0x14dc+4 src=1:34:2}
; 	nop 0 {at=0x14e0+4 src=1:34:2}
; 	nop 0 {at=0x14e4+4 src=1:34:2}
; 	nop 0 {at=0x14e8+4 src=1:34:2}
; 	nop 0 {at=0x14ec+4 src=1:34:2}
; 	nop 0 {at=0x14f0+4 src=1:34:2}
; 	nop 0 {at=0x14f4+4 src=1:34:2}
; 	nop 0 {at=0x14f8+4 src=1:34:2}
; 	nop 0 {at=0x14fc+4 src=1:34:2}
; 	nop 0 {at=0x1500+4 src=1:34:2}
; 	nop 0 {at=0x1504+4 src=1:34:2}
; 	nop 0 {at=0x1508+4 src=1:34:2}
; 	nop 0 {at=0x150c+4 src=1:34:2}
; 	nop 0 {at=0x1510+4 src=1:34:2}
; 	nop 0 {at=0x1514+4 src=1:34:2}
; 	nop 0 {at=0x1518+4 src=1:34:2}
; 	nop 0 {at=0x151c+4 src=1:34:2}
; 	nop 0 {at=0x1520+4 src=1:34:2}
; 	nop 0 {at=0x1524+4 src=1:34:2}
; 	nop 0 {at=0x1528+4 src=1:34:2}
; 	nop 0 {at=0x152c+4 src=1:34:2}
; 	nop 0 {at=0x1530+4 src=1:34:2}
; 	nop 0 {at=0x1534+4 src=1:34:2}
; 	nop 0 {at=0x1538+4 src=1:34:2}
; 	nop 0 {at=0x153c+4 src=1:34:2}
; 	nop 0 {at=0x1540+4 src=1:34:2}
; 	nop 0 {at=0x1544+4 src=1:34:2}
; 	nop 0 {at=0x1548+4 src=1:34:2}
; 	nop 0 {at=0x154c+4 src=1:34:2}
; 	nop 0 {at=0x1550+4 src=1:34:2}
; 	nop 0 {at=0x1554+4 src=1:34:2}
; 	nop 0 {at=0x1558+4 src=1:34:2}
; 	nop 0 {at=0x155c+4 src=1:34:2}
; 	nop 0 {at=0x1560+4 src=1:34:2}
; 	nop 0 {at=0x1564+4 src=1:34:2}
; 	nop 0 {at=0x1568+4 src=1:34:2}
; 	nop 0 {at=0x156c+4 src=1:34:2}
; 	nop 0 {at=0x1570+4 src=1:34:2}
; 	nop 0 {at=0x1574+4 src=1:34:2}
; 	nop 0 {at=0x1578+4 src=1:34:2}
; 	nop 0 {at=0x157c+4 src=1:34:2}
; 	nop 0 {at=0x1580+4 src=1:34:2}
; 	nop 0 {at=0x1584+4 src=1:34:2}
; 	nop 0 {at=0x1588+4 src=1:34:2}
; 	nop 0 {at=0x158c+4 src=1:34:2}
; 	nop 0 {at=0x1590+4 src=1:34:2}
; 	nop 0 {at=0x1594+4 src=1:34:2}
; 	nop 0 {at=0x1598+4 src=1:34:2}
; 	nop 0 {at=0x159c+4 src=1:34:2}
; 	nop 0 {at=0x15a0+4 src=1:34:2}
; 	nop 0 {at=0x15a4+4 src=1:34:2}
; 	nop 0 {at=0x15a8+4 src=1:34:2}
; 	nop 0 {at=0x15ac+4 src=1:34:2}
; 	nop 0 {at=0x15b0+4 src=1:34:2}
; 	nop 0 {at=0x15b4+4 src=1:34:2}
; 	nop 0 {at=0x15b8+4 src=1:34:2}
; 	nop 0 {at=0x15bc+4 src=1:34:2}
; 	nop 0 {at=0x15c0+4 src=1:34:2}
; 	nop 0 {at=0x15c4+4 src=1:34:2}
; 	nop 0 {at=0x15c8+4 src=1:34:2}
; 	nop 0 {at=0x15cc+4 src=1:34:2}
; 	nop 0 {at=0x15d0+4 src=1:34:2}
; 	nop 0 {at=0x15d4+4 src=1:34:2}
; 	nop 0 {at=0x15d8+4 src=1:34:2}
; 	nop 0 {at=0x15dc+4 src=1:34:2}
; 	nop 0 {at=0x15e0+4 src=1:34:2}
; 	nop 0 {at=0x15e4+4 src=1:34:2}
; 	nop 0 {at=0x15e8+4 src=1:34:2}
; 	nop 0 {at=0x15ec+4 src=1:34:2}
; 	nop 0 {at=0x15f0+4 src=1:34:2}
; 	nop 0 {at=0x15f4+4 src=1:34:2}
; 	nop 0 {at=0x15f8+4 src=1:34:2}
; 	nop 0 {at=0x15fc+4 src=1:34:2}
; 	nop 0 {at=0x1600+4 src=1:34:2}
; 	nop 0 {at=0x1604+4 src=1:34:2}
; 	nop 0 {at=0x1608+4 src=1:34:2}
; 	nop 0 {at=0x160c+4 src=1:34:2}
; 	nop 0 {at=0x1610+4 src=1:34:2}
; 	nop 0 {at=0x1614+4 src=1:34:2}
; 	nop 0 {at=0x1618+4 src=1:34:2}
; 	nop 0 {at=0x161c+4 src=1:34:2}
; 	nop 0 {at=0x1620+4 src=1:34:2}
; 	nop 0 {at=0x1624+4 src=1:34:2}
; 	nop 0 {at=0x1628+4 src=1:34:2}
; 	nop 0 {at=0x162c+4 src=1:34:2}
; 	nop 0 {at=0x1630+4 src=1:34:2}
; 	nop 0 {at=0x1634+4 src=1:34:2}
; 	nop 0 {at=0x1638+4 src=1:34:2}
; 	nop 0 {at=0x163c+4 src=1:34:2}
; 	nop 0 {at=0x1640+4 src=1:34:2}
; 	nop 0 {at=0x1644+4 src=1:34:2}
; 	nop 0 {at=0x1648+4 src=1:34:2}
; 	nop 0 {at=0x164c+4 src=1:34:2}
; 	nop 0 {at=0x1650+4 src=1:34:2}
; 	nop 0 {at=0x1654+4 src=1:34:2}
; 	nop 0 {at=0x1658+4 src=1:34:2}
; 	nop 0 {at=0x165c+4 src=1:34:2}
; 	nop 0 {at=0x1660+4 src=1:34:2}
; 	nop 0 {at=0x1664+4 src=1:34:2}
; 	nop 0 {at=0x1668+4 src=1:34:2}
; 	nop 0 {at=0x166c+4 src=1:34:2}
; 	nop 0 {at=0x1670+4 src=1:34:2}
; 	nop 0 {at=0x1674+4 src=1:34:2}
; 	nop 0 {at=0x1678+4 src=1:34:2}
; 	nop 0 {at=0x167c+4 src=1:34:2}
; 	nop 0 {at=0x1680+4 src=1:34:2}
; 	nop 0 {at=0x1684+4 src=1:34:2}
; 	nop 0 {at=0x1688+4 src=1:34:2}
; 	nop 0 {at=0x168c+4 src=1:34:2}
; 	nop 0 {at=0x1690+4 src=1:34:2}
; 	nop 0 {at=0x1694+4 src=1:34:2}
; 	nop 0 {at=0x1698+4 src=1:34:2}
; 	nop 0 {at=0x169c+4 src=1:34:2}
; 	nop 0 {at=0x16a0+4 src=1:34:2}
; 	nop 0 {at=0x16a4+4 src=1:34:2}
; 	nop 0 {at=0x16a8+4 src=1:34:2}
; 	nop 0 {at=0x16ac+4 src=1:34:2}
; 	nop 0 {at=0x16b0+4 src=1:34:2}
; 	nop 0 {at=0x16b4+4 src=1:34:2}
; 	nop 0 {at=0x16b8+4 src=1:34:2}
; 	nop 0 {at=0x16bc+4 src=1:34:2}
; 	nop 0 {at=0x16c0+4 src=1:34:2}
; 	nop 0 {at=0x16c4+4 src=1:34:2}
; 	nop 0 {at=0x16c8+4 src=1:34:2}
; 	nop 0 {at=0x16cc+4 src=1:34:2}
; 	nop 0 {at=0x16d0+4 src=1:34:2}
; 	nop 0 {at=0x16d4+4 src=1:34:2}
; 	nop 0 {at=0x16d8+4 src=1:34:2}
; 	nop 0 {at=0x16dc+4 src=1:34:2}
; 	nop 0 {at=0x16e0+4 src=1:34:2}
; 	nop 0 {at=0x16e4+4 src=1:34:2}
; 	nop 0 {at=0x16e8+4 src=1:34:2}
; 	nop 0 {at=0x16ec+4 src=1:34:2}
; 	nop 0 {at=0x16f0+4 src=1:34:2}
; 	nop 0 {at=0x16f4+4 src=1:34:2}
; 	nop 0 {at=0x16f8+4 src=1:34:2}
; 	nop 0 {at=0x16fc+4 src=1:34:2}
; 	nop 0 {at=0x1700+4 src=1:34:2}
; 	nop 0 {at=0x1704+4 src=1:34:2}
; 	nop 0 {at=0x1708+4 src=1:34:2}
; 	nop 0 {at=0x170c+4 src=1:34:2}
; 	nop 0 {at=0x1710+4 src=1:34:2}
; 	nop 0 {at=0x1714+4 src=1:34:2}
; 	nop 0 {at=0x1718+4 src=1:34:2}
; 	nop 0 {at=0x171c+4 src=1:34:2}
; 	nop 0 {at=0x1720+4 src=1:34:2}
; 	nop 0 {at=0x1724+4 src=1:34:2}
; 	nop 0 {at=0x1728+4 src=1:34:2}
; 	nop 0 {at=0x172c+4 src=1:34:2}
; 	nop 0 {at=0x1730+4 src=1:34:2}
; 	nop 0 {at=0x1734+4 src=1:34:2}
; 	nop 0 {at=0x1738+4 src=1:34:2}
; 	nop 0 {at=0x173c+4 src=1:34:2}
; 	nop 0 {at=0x1740+4 src=1:34:2}
; 	nop 0 {at=0x1744+4 src=1:34:2}
; 	nop 0 {at=0x1748+4 src=1:34:2}
; 	nop 0 {at=0x174c+4 src=1:34:2}
; 	nop 0 {at=0x1750+4 src=1:34:2}
; 	nop 0 {at=0x1754+4 src=1:34:2}
; 	nop 0 {at=0x1758+4 src=1:34:2}
; 	nop 0 {at=0x175c+4 src=1:34:2}
; 	nop 0 {at=0x1760+4 src=1:34:2}
; 	nop 0 {at=0x1764+4 src=1:34:2}
; 	nop 0 {at=0x1768+4 src=1:34:2}
; 	nop 0 {at=0x176c+4 src=1:34:2}
; 	nop 0 {at=0x1770+4 src=1:34:2}
; 	nop 0 {at=0x1774+4 src=1:34:2}
; 	nop 0 {at=0x1778+4 src=1:34:2}
; 	nop 0 {at=0x177c+4 src=1:34:2}
; 	nop 0 {at=0x1780+4 src=1:34:2}
; 	nop 0 {at=0x1784+4 src=1:34:2}
; 	nop 0 {at=0x1788+4 src=1:34:2}
; 	nop 0 {at=0x178c+4 src=1:34:2}
; 	nop 0 {at=0x1790+4 src=1:34:2}
; 	nop 0 {at=0x1794+4 src=1:34:2}
; 	nop 0 {at=0x1798+4 src=1:34:2}
; 	nop 0 {at=0x179c+4 src=1:34:2}
; 	nop 0 {at=0x17a0+4 src=1:34:2}
; 	nop 0 {at=0x17a4+4 src=1:34:2}
; 	nop 0 {at=0x17a8+4 src=1:34:2}
; 	nop 0 {at=0x17ac+4 src=1:34:2}
; 	nop 0 {at=0x17b0+4 src=1:34:2}
; 	nop 0 {at=0x17b4+4 src=1:34:2}
; 	nop 0 {at=0x17b8+4 src=1:34:2}
; 	nop 0 {at=0x17bc+4 src=1:34:2}
; 	nop 0 {at=0x17c0+4 src=1:34:2}
; 	nop 0 {at=0x17c4+4 src=1:34:2}
; 	nop 0 {at=0x17c8+4 src=1:34:2}
; 	nop 0 {at=0x17cc+4 src=1:34:2}
; 	nop 0 {at=0x17d0+4 src=1:34:2}
; 	nop 0 {at=0x17d4+4 src=1:34:2}
; 	nop 0 {at=0x17d8+4 src=1:34:2}
; 	nop 0 {at=0x17dc+4 src=1:34:2}
; 	nop 0 {at=0x17e0+4 src=1:34:2}
; 	nop 0 {at=0x17e4+4 src=1:34:2}
; 	nop 0 {at=0x17e8+4 src=1:34:2}
; 	nop 0 {at=0x17ec+4 src=1:34:2}
; 	nop 0 {at=0x17f0+4 src=1:34:2}
; 	nop 0 {at=0x17f4+4 src=1:34:2}
; 	nop 0 {at=0x17f8+4 src=1:34:2}
; 	nop 0 {at=0x17fc+4 src=1:34:2}
; 	nop 0 {at=0x1800+4 src=1:34:2}
; 	nop 0 {at=0x1804+4 src=1:34:2}
; 	nop 0 {at=0x1808+4 src=1:34:2}
; 	nop 0 {at=0x180c+4 src=1:34:2}
; 	nop 0 {at=0x1810+4 src=1:34:2}
; 	nop 0 {at=0x1814+4 src=1:34:2}
; 	nop 0 {at=0x1818+4 src=1:34:2}
; 	nop 0 {at=0x181c+4 src=1:34:2}
; 	nop 0 {at=0x1820+4 src=1:34:2}
; 	nop 0 {at=0x1824+4 src=1:34:2}
; 	nop 0 {at=0x1828+4 src=1:34:2}
; 	nop 0 {at=0x182c+4 src=1:34:2}
; 	nop 0 {at=0x1830+4 src=1:34:2}
; 	nop 0 {at=0x1834+4 src=1:34:2}
; 	nop 0 {at=0x1838+4 src=1:34:2}
; 	nop 0 {at=0x183c+4 src=1:34:2}
; 	nop 0 {at=0x1840+4 src=1:34:2}
; 	nop 0 {at=0x1844+4 src=1:34:2}
; 	nop 0 {at=0x1848+4 src=1:34:2}
; 	nop 0 {at=0x184c+4 src=1:34:2}
; 	nop 0 {at=0x1850+4 src=1:34:2}
; 	nop 0 {at=0x1854+4 src=1:34:2}
; 	nop 0 {at=0x1858+4 src=1:34:2}
; 	nop 0 {at=0x185c+4 src=1:34:2}
; 	nop 0 {at=0x1860+4 src=1:34:2}
; 	nop 0 {at=0x1864+4 src=1:34:2}
; 	nop 0 {at=0x1868+4 src=1:34:2}
; 	nop 0 {at=0x186c+4 src=1:34:2}
; 	nop 0 {at=0x1870+4 src=1:34:2}
; 	nop 0 {at=0x1874+4 src=1:34:2}
; 	nop 0 {at=0x1878+4 src=1:34:2}
; 	nop 0 {at=0x187c+4 src=1:34:2}
; 	nop 0 {at=0x1880+4 src=1:34:2}
; 	nop 0 {at=0x1884+4 src=1:34:2}
; 	nop 0 {at=0x1888+4 src=1:34:2}
; 	nop 0 {at=0x188c+4 src=1:34:2}
; 	nop 0 {at=0x1890+4 src=1:34:2}
; 	nop 0 {at=0x1894+4 src=1:34:2}
; 	nop 0 {at=0x1898+4 src=1:34:2}
; 	nop 0 {at=0x189c+4 src=1:34:2}
; 	nop 0 {at=0x18a0+4 src=1:34:2}
; 	nop 0 {at=0x18a4+4 src=1:34:2}
; 	nop 0 {at=0x18a8+4 src=1:34:2}
; 	nop 0 {at=0x18ac+4 src=1:34:2}
; 	nop 0 {at=0x18b0+4 src=1:34:2}
; 	nop 0 {at=0x18b4+4 src=1:34:2}
; 	nop 0 {at=0x18b8+4 src=1:34:2}
; 	nop 0 {at=0x18bc+4 src=1:34:2}
; 	nop 0 {at=0x18c0+4 src=1:34:2}
; 	nop 0 {at=0x18c4+4 src=1:34:2}
; 	nop 0 {at=0x18c8+4 src=1:34:2}
; 	nop 0 {at=0x18cc+4 src=1:34:2}
; 	nop 0 {at=0x18d0+4 src=1:34:2}
; 	nop 0 {at=0x18d4+4 src=1:34:2}
; 	nop 0 {at=0x18d8+4 src=1:34:2}
; 	nop 0 {at=0x18dc+4 src=1:34:2}
; 	nop 0 {at=0x18e0+4 src=1:34:2}
; 	nop 0 {at=0x18e4+4 src=1:34:2}
; 	nop 0 {at=0x18e8+4 src=1:34:2}
; 	nop 0 {at=0x18ec+4 src=1:34:2}
; 	nop 0 {at=0x18f0+4 src=1:34:2}
; 	nop 0 {at=0x18f4+4 src=1:34:2}
; 	nop 0 {at=0x18f8+4 src=1:34:2}
; 	nop 0 {at=0x18fc+4 src=1:34:2}
; 	nop 0 {at=0x1900+4 src=1:34:2}
; 	nop 0 {at=0x1904+4 src=1:34:2}
; 	nop 0 {at=0x1908+4 src=1:34:2}
; 	nop 0 {at=0x190c+4 src=1:34:2}
; 	nop 0 {at=0x1910+4 src=1:34:2}
; 	nop 0 {at=0x1914+4 src=1:34:2}
; 	nop 0 {at=0x1918+4 src=1:34:2}
; 	nop 0 {at=0x191c+4 src=1:34:2}
; 	nop 0 {at=0x1920+4 src=1:34:2}
; 	nop 0 {at=0x1924+4 src=1:34:2}
; 	nop 0 {at=0x1928+4 src=1:34:2}
; 	nop 0 {at=0x192c+4 src=1:34:2}
; 	nop 0 {at=0x1930+4 src=1:34:2}
; 	nop 0 {at=0x1934+4 src=1:34:2}
; 	nop 0 {at=0x1938+4 src=1:34:2}
; 	nop 0 {at=0x193c+4 src=1:34:2}
; 	nop 0 {at=0x1940+4 src=1:34:2}
; 	nop 0 {at=0x1944+4 src=1:34:2}
; 	nop 0 {at=0x1948+4 src=1:34:2}
; 	nop 0 {at=0x194c+4 src=1:34:2}
; 	nop 0 {at=0x1950+4 src=1:34:2}
; 	nop 0 {at=0x1954+4 src=1:34:2}
; 	nop 0 {at=0x1958+4 src=1:34:2}
; 	nop 0 {at=0x195c+4 src=1:34:2}
; 	nop 0 {at=0x1960+4 src=1:34:2}
; 	nop 0 {at=0x1964+4 src=1:34:2}
; 	nop 0 {at=0x1968+4 src=1:34:2}
; 	nop 0 {at=0x196c+4 src=1:34:2}
; 	nop 0 {at=0x1970+4 src=1:34:2}
; 	nop 0 {at=0x1974+4 src=1:34:2}
; 	nop 0 {at=0x1978+4 src=1:34:2}
; 	nop 0 {at=0x197c+4 src=1:34:2}
; 	nop 0 {at=0x1980+4 src=1:34:2}
; 	nop 0 {at=0x1984+4 src=1:34:2}
; 	nop 0 {at=0x1988+4 src=1:34:2}
; 	nop 0 {at=0x198c+4 src=1:34:2}
; 	nop 0 {at=0x1990+4 src=1:34:2}
; 	nop 0 {at=0x1994+4 src=1:34:2}
; 	nop 0 {at=0x1998+4 src=1:34:2}
; 	nop 0 {at=0x199c+4 src=1:34:2}
; 	nop 0 {at=0x19a0+4 src=1:34:2}
; 	nop 0 {at=0x19a4+4 src=1:34:2}
; 	nop 0 {at=0x19a8+4 src=1:34:2}
; 	nop 0 {at=0x19ac+4 src=1:34:2}
; 	nop 0 {at=0x19b0+4 src=1:34:2}
; 	nop 0 {at=0x19b4+4 src=1:34:2}
; 	nop 0 {at=0x19b8+4 src=1:34:2}
; 	nop 0 {at=0x19bc+4 src=1:34:2}
; 	nop 0 {at=0x19c0+4 src=1:34:2}
; 	nop 0 {at=0x19c4+4 src=1:34:2}
; 	nop 0 {at=0x19c8+4 src=1:34:2}
; 	nop 0 {at=0x19cc+4 src=1:34:2}
; 	nop 0 {at=0x19d0+4 src=1:34:2}
; 	nop 0 {at=0x19d4+4 src=1:34:2}
; 	nop 0 {at=0x19d8+4 src=1:34:2}
; 	nop 0 {at=0x19dc+4 src=1:34:2}
; 	nop 0 {at=0x19e0+4 src=1:34:2}
; 	nop 0 {at=0x19e4+4 src=1:34:2}
; 	nop 0 {at=0x19e8+4 src=1:34:2}
; 	nop 0 {at=0x19ec+4 src=1:34:2}
; 	nop 0 {at=0x19f0+4 src=1:34:2}
; 	nop 0 {at=0x19f4+4 src=1:34:2}
; 	nop 0 {at=0x19f8+4 src=1:34:2}
; 	nop 0 {at=0x19fc+4 src=1:34:2}
; 	nop 0 {at=0x1a00+4 src=1:34:2}
; 	nop 0 {at=0x1a04+4 src=1:34:2}
; 	nop 0 {at=0x1a08+4 src=1:34:2}
; 	nop 0 {at=0x1a0c+4 src=1:34:2}
; 	nop 0 {at=0x1a10+4 src=1:34:2}
; 	nop 0 {at=0x1a14+4 src=1:34:2}
; 	nop 0 {at=0x1a18+4 src=1:34:2}
; 	nop 0 {at=0x1a1c+4 src=1:34:2}
; 	nop 0 {at=0x1a20+4 src=1:34:2}
; 	nop 0 {at=0x1a24+4 src=1:34:2}
; 	nop 0 {at=0x1a28+4 src=1:34:2}
; 	nop 0 {at=0x1a2c+4 src=1:34:2}
; 	nop 0 {at=0x1a30+4 src=1:34:2}
; 	nop 0 {at=0x1a34+4 src=1:34:2}
; 	nop 0 {at=0x1a38+4 src=1:34:2}
; 	nop 0 {at=0x1a3c+4 src=1:34:2}
; 	nop 0 {at=0x1a40+4 src=1:34:2}
; 	nop 0 {at=0x1a44+4 src=1:34:2}
; 	nop 0 {at=0x1a48+4 src=1:34:2}
; 	nop 0 {at=0x1a4c+4 src=1:34:2}
; 	nop 0 {at=0x1a50+4 src=1:34:2}
; 	nop 0 {at=0x1a54+4 src=1:34:2}
; 	nop 0 {at=0x1a58+4 src=1:34:2}
; 	nop 0 {at=0x1a5c+4 src=1:34:2}
; 	nop 0 {at=0x1a60+4 src=1:34:2}
; 	nop 0 {at=0x1a64+4 src=1:34:2}
; 	nop 0 {at=0x1a68+4 src=1:34:2}
; 	nop 0 {at=0x1a6c+4 src=1:34:2}
; 	nop 0 {at=0x1a70+4 src=1:34:2}
; 	nop 0 {at=0x1a74+4 src=1:34:2}
; 	nop 0 {at=0x1a78+4 src=1:34:2}
; 	nop 0 {at=0x1a7c+4 src=1:34:2}
; 	nop 0 {at=0x1a80+4 src=1:34:2}
; 	nop 0 {at=0x1a84+4 src=1:34:2}
; 	nop 0 {at=0x1a88+4 src=1:34:2}
; 	nop 0 {at=0x1a8c+4 src=1:34:2}
; 	nop 0 {at=0x1a90+4 src=1:34:2}
; 	nop 0 {at=0x1a94+4 src=1:34:2}
; 	nop 0 {at=0x1a98+4 src=1:34:2}
; 	nop 0 {at=0x1a9c+4 src=1:34:2}
; 	nop 0 {at=0x1aa0+4 src=1:34:2}
; 	nop 0 {at=0x1aa4+4 src=1:34:2}
; 	nop 0 {at=0x1aa8+4 src=1:34:2}
; 	nop 0 {at=0x1aac+4 src=1:34:2}
; 	nop 0 {at=0x1ab0+4 src=1:34:2}
; 	nop 0 {at=0x1ab4+4 src=1:34:2}
; 	nop 0 {at=0x1ab8+4 src=1:34:2}
; 	nop 0 {at=0x1abc+4 src=1:34:2}
; 	nop 0 {at=0x1ac0+4 src=1:34:2}
; 	nop 0 {at=0x1ac4+4 src=1:34:2}
; 	nop 0 {at=0x1ac8+4 src=1:34:2}
; 	nop 0 {at=0x1acc+4 src=1:34:2}
; 	nop 0 {at=0x1ad0+4 src=1:34:2}
; 	nop 0 {at=0x1ad4+4 src=1:34:2}
; 	nop 0 {at=0x1ad8+4 src=1:34:2}
; 	nop 0 {at=0x1adc+4 src=1:34:2}
; 	nop 0 {at=0x1ae0+4 src=1:34:2}
; 	nop 0 {at=0x1ae4+4 src=1:34:2}
; 	nop 0 {at=0x1ae8+4 src=1:34:2}
; 	nop 0 {at=0x1aec+4 src=1:34:2}
; 	nop 0 {at=0x1af0+4 src=1:34:2}
; 	nop 0 {at=0x1af4+4 src=1:34:2}
; 	nop 0 {at=0x1af8+4 src=1:34:2}
; 	nop 0 {at=0x1afc+4 src=1:34:2}
; 	nop 0 {at=0x1b00+4 src=1:34:2}
; 	nop 0 {at=0x1b04+4 src=1:34:2}
; 	nop 0 {at=0x1b08+4 src=1:34:2}
; 	nop 0 {at=0x1b0c+4 src=1:34:2}
; 	nop 0 {at=0x1b10+4 src=1:34:2}
; 	nop 0 {at=0x1b14+4 src=1:34:2}
; 	nop 0 {at=0x1b18+4 src=1:34:2}
; 	nop 0 {at=0x1b1c+4 src=1:34:2}
; 	nop 0 {at=0x1b20+4 src=1:34:2}
; 	nop 0 {at=0x1b24+4 src=1:34:2}
; 	nop 0 {at=0x1b28+4 src=1:34:2}
; 	nop 0 {at=0x1b2c+4 src=1:34:2}
; 	nop 0 {at=0x1b30+4 src=1:34:2}
; 	nop 0 {at=0x1b34+4 src=1:34:2}
; 	nop 0 {at=0x1b38+4 src=1:34:2}
; 	nop 0 {at=0x1b3c+4 src=1:34:2}
; 	nop 0 {at=0x1b40+4 src=1:34:2}
; 	nop 0 {at=0x1b44+4 src=1:34:2}
; 	nop 0 {at=0x1b48+4 src=1:34:2}
; 	nop 0 {at=0x1b4c+4 src=1:34:2}
; 	nop 0 {at=0x1b50+4 src=1:34:2}
; 	nop 0 {at=0x1b54+4 src=1:34:2}
; 	nop 0 {at=0x1b58+4 src=1:34:2}
; 	nop 0 {at=0x1b5c+4 src=1:34:2}
; 	nop 0 {at=0x1b60+4 src=1:34:2}
; 	nop 0 {at=0x1b64+4 src=1:34:2}
; 	nop 0 {at=0x1b68+4 src=1:34:2}
; 	nop 0 {at=0x1b6c+4 src=1:34:2}
; 	nop 0 {at=0x1b70+4 src=1:34:2}
; 	nop 0 {at=0x1b74+4 src=1:34:2}
; 	nop 0 {at=0x1b78+4 src=1:34:2}
; 	nop 0 {at=0x1b7c+4 src=1:34:2}
; 	nop 0 {at=0x1b80+4 src=1:34:2}
; 	nop 0 {at=0x1b84+4 src=1:34:2}
; 	nop 0 {at=0x1b88+4 src=1:34:2}
; 	nop 0 {at=0x1b8c+4 src=1:34:2}
; 	nop 0 {at=0x1b90+4 src=1:34:2}
; 	nop 0 {at=0x1b94+4 src=1:34:2}
; 	nop 0 {at=0x1b98+4 src=1:34:2}
; 	nop 0 {at=0x1b9c+4 src=1:34:2}
; 	nop 0 {at=0x1ba0+4 src=1:34:2}
; 	nop 0 {at=0x1ba4+4 src=1:34:2}
; 	nop 0 {at=0x1ba8+4 src=1:34:2}
; 	nop 0 {at=0x1bac+4 src=1:34:2}
; 	nop 0 {at=0x1bb0+4 src=1:34:2}
; 	nop 0 {at=0x1bb4+4 src=1:34:2}
; 	nop 0 {at=0x1bb8+4 src=1:34:2}
; 	nop 0 {at=0x1bbc+4 src=1:34:2}
; 	nop 0 {at=0x1bc0+4 src=1:34:2}
; 	nop 0 {at=0x1bc4+4 src=1:34:2}
; 	nop 0 {at=0x1bc8+4 src=1:34:2}
; 	nop 0 {at=0x1bcc+4 src=1:34:2}
; 	nop 0 {at=0x1bd0+4 src=1:34:2}
; 	nop 0 {at=0x1bd4+4 src=1:34:2}
; 	nop 0 {at=0x1bd8+4 src=1:34:2}
; 	nop 0 {at=0x1bdc+4 src=1:34:2}
; 	nop 0 {at=0x1be0+4 src=1:34:2}
; 	nop 0 {at=0x1be4+4 src=1:34:2}
; 	nop 0 {at=0x1be8+4 src=1:34:2}
; 	nop 0 {at=0x1bec+4 src=1:34:2}
; 	nop 0 {at=0x1bf0+4 src=1:34:2}
; 	nop 0 {at=0x1bf4+4 src=1:34:2}
; 	nop 0 {at=0x1bf8+4 src=1:34:2}
; 	nop 0 {at=0x1bfc+4 src=1:34:2}
; 	nop 0 {at=0x1c00+4 src=1:34:2}
; 	nop 0 {at=0x1c04+4 src=1:34:2}
; 	nop 0 {at=0x1c08+4 src=1:34:2}
; 	nop 0 {at=0x1c0c+4 src=1:34:2}
; 	nop 0 {at=0x1c10+4 src=1:34:2}
; 	nop 0 {at=0x1c14+4 src=1:34:2}
; 	nop 0 {at=0x1c18+4 src=1:34:2}
; 	nop 0 {at=0x1c1c+4 src=1:34:2}
; 	nop 0 {at=0x1c20+4 src=1:34:2}
; 	nop 0 {at=0x1c24+4 src=1:34:2}
; 	nop 0 {at=0x1c28+4 src=1:34:2}
; 	nop 0 {at=0x1c2c+4 src=1:34:2}
; 	nop 0 {at=0x1c30+4 src=1:34:2}
; 	nop 0 {at=0x1c34+4 src=1:34:2}
; 	nop 0 {at=0x1c38+4 src=1:34:2}
; 	nop 0 {at=0x1c3c+4 src=1:34:2}
; 	nop 0 {at=0x1c40+4 src=1:34:2}
; 	nop 0 {at=0x1c44+4 src=1:34:2}
; 	nop 0 {at=0x1c48+4 src=1:34:2}
; 	nop 0 {at=0x1c4c+4 src=1:34:2}
; 	nop 0 {at=0x1c50+4 src=1:34:2}
; 	nop 0 {at=0x1c54+4 src=1:34:2}
; 	nop 0 {at=0x1c58+4 src=1:34:2}
; 	nop 0 {at=0x1c5c+4 src=1:34:2}
; 	nop 0 {at=0x1c60+4 src=1:34:2}
; 	nop 0 {at=0x1c64+4 src=1:34:2}
; 	nop 0 {at=0x1c68+4 src=1:34:2}
; 	nop 0 {at=0x1c6c+4 src=1:34:2}
; 	nop 0 {at=0x1c70+4 src=1:34:2}
; 	nop 0 {at=0x1c74+4 src=1:34:2}
; 	nop 0 {at=0x1c78+4 src=1:34:2}
; 	nop 0 {at=0x1c7c+4 src=1:34:2}
; 	nop 0 {at=0x1c80+4 src=1:34:2}
; 	nop 0 {at=0x1c84+4 src=1:34:2}
; 	nop 0 {at=0x1c88+4 src=1:34:2}
; 	nop 0 {at=0x1c8c+4 src=1:34:2}
; 	nop 0 {at=0x1c90+4 src=1:34:2}
; 	nop 0 {at=0x1c94+4 src=1:34:2}
; 	nop 0 {at=0x1c98+4 src=1:34:2}
; 	nop 0 {at=0x1c9c+4 src=1:34:2}
; 	nop 0 {at=0x1ca0+4 src=1:34:2}
; 	nop 0 {at=0x1ca4+4 src=1:34:2}
; 	nop 0 {at=0x1ca8+4 src=1:34:2}
; 	nop 0 {at=0x1cac+4 src=1:34:2}
; 	nop 0 {at=0x1cb0+4 src=1:34:2}
; 	nop 0 {at=0x1cb4+4 src=1:34:2}
; 	nop 0 {at=0x1cb8+4 src=1:34:2}
; 	nop 0 {at=0x1cbc+4 src=1:34:2}
; 	nop 0 {at=0x1cc0+4 src=1:34:2}
; 	nop 0 {at=0x1cc4+4 src=1:34:2}
; 	nop 0 {at=0x1cc8+4 src=1:34:2}
; 	nop 0 {at=0x1ccc+4 src=1:34:2}
; 	nop 0 {at=0x1cd0+4 src=1:34:2}
; 	nop 0 {at=0x1cd4+4 src=1:34:2}
; 	nop 0 {at=0x1cd8+4 src=1:34:2}
; 	nop 0 {at=0x1cdc+4 src=1:34:2}
; 	nop 0 {at=0x1ce0+4 src=1:34:2}
; 	nop 0 {at=0x1ce4+4 src=1:34:2}
; 	nop 0 {at=0x1ce8+4 src=1:34:2}
; 	nop 0 {at=0x1cec+4 src=1:34:2}
; 	nop 0 {at=0x1cf0+4 src=1:34:2}
; 	nop 0 {at=0x1cf4+4 src=1:34:2}
; 	nop 0 {at=0x1cf8+4 src=1:34:2}
; 	nop 0 {at=0x1cfc+4 src=1:34:2}
; 	nop 0 {at=0x1d00+4 src=1:34:2}
; 	nop 0 {at=0x1d04+4 src=1:34:2}
; 	nop 0 {at=0x1d08+4 src=1:34:2}
; 	nop 0 {at=0x1d0c+4 src=1:34:2}
; 	nop 0 {at=0x1d10+4 src=1:34:2}
; 	nop 0 {at=0x1d14+4 src=1:34:2}
; 	nop 0 {at=0x1d18+4 src=1:34:2}
; 	nop 0 {at=0x1d1c+4 src=1:34:2}
; 	nop 0 {at=0x1d20+4 src=1:34:2}
; 	nop 0 {at=0x1d24+4 src=1:34:2}
; 	nop 0 {at=0x1d28+4 src=1:34:2}
; 	nop 0 {at=0x1d2c+4 src=1:34:2}
; 	nop 0 {at=0x1d30+4 src=1:34:2}
; 	nop 0 {at=0x1d34+4 src=1:34:2}
; 	nop 0 {at=0x1d38+4 src=1:34:2}
; 	nop 0 {at=0x1d3c+4 src=1:34:2}
; 	nop 0 {at=0x1d40+4 src=1:34:2}
; 	nop 0 {at=0x1d44+4 src=1:34:2}
; 	nop 0 {at=0x1d48+4 src=1:34:2}
; 	nop 0 {at=0x1d4c+4 src=1:34:2}
; 	nop 0 {at=0x1d50+4 src=1:34:2}
; 	nop 0 {at=0x1d54+4 src=1:34:2}
; 	nop 0 {at=0x1d58+4 src=1:34:2}
; 	nop 0 {at=0x1d5c+4 src=1:34:2}
; 	nop 0 {at=0x1d60+4 src=1:34:2}
; 	nop 0 {at=0x1d64+4 src=1:34:2}
; 	nop 0 {at=0x1d68+4 src=1:34:2}
; 	nop 0 {at=0x1d6c+4 src=1:34:2}
; 	nop 0 {at=0x1d70+4 src=1:34:2}
; 	nop 0 {at=0x1d74+4 src=1:34:2}
; 	nop 0 {at=0x1d78+4 src=1:34:2}
; 	nop 0 {at=0x1d7c+4 src=1:34:2}
; 	nop 0 {at=0x1d80+4 src=1:34:2}
; 	nop 0 {at=0x1d84+4 src=1:34:2}
; 	nop 0 {at=0x1d88+4 src=1:34:2}
; 	nop 0 {at=0x1d8c+4 src=1:34:2}
; 	nop 0 {at=0x1d90+4 src=1:34:2}
; 	nop 0 {at=0x1d94+4 src=1:34:2}
; 	nop 0 {at=0x1d98+4 src=1:34:2}
; 	nop 0 {at=0x1d9c+4 src=1:34:2}
; 	nop 0 {at=0x1da0+4 src=1:34:2}
; 	nop 0 {at=0x1da4+4 src=1:34:2}
; 	nop 0 {at=0x1da8+4 src=1:34:2}
; 	nop 0 {at=0x1dac+4 src=1:34:2}
; 	nop 0 {at=0x1db0+4 src=1:34:2}
; 	nop 0 {at=0x1db4+4 src=1:34:2}
; 	nop 0 {at=0x1db8+4 src=1:34:2}
; 	nop 0 {at=0x1dbc+4 src=1:34:2}
; 	nop 0 {at=0x1dc0+4 src=1:34:2}
; 	nop 0 {at=0x1dc4+4 src=1:34:2}
; 	nop 0 {at=0x1dc8+4 src=1:34:2}
; 	nop 0 {at=0x1dcc+4 src=1:34:2}
; 	nop 0 {at=0x1dd0+4 src=1:34:2}
; 	nop 0 {at=0x1dd4+4 src=1:34:2}
; 	nop 0 {at=0x1dd8+4 src=1:34:2}
; 	nop 0 {at=0x1ddc+4 src=1:34:2}
; 	nop 0 {at=0x1de0+4 src=1:34:2}
; 	nop 0 {at=0x1de4+4 src=1:34:2}
; 	nop 0 {at=0x1de8+4 src=1:34:2}
; 	nop 0 {at=0x1dec+4 src=1:34:2}
; 	nop 0 {at=0x1df0+4 src=1:34:2}
; 	nop 0 {at=0x1df4+4 src=1:34:2}
; 	nop 0 {at=0x1df8+4 src=1:34:2}
; 	nop 0 {at=0x1dfc+4 src=1:34:2}
; 	nop 0 {at=0x1e00+4 src=1:34:2}
; 	nop 0 {at=0x1e04+4 src=1:34:2}
; 	nop 0 {at=0x1e08+4 src=1:34:2}
; 	nop 0 {at=0x1e0c+4 src=1:34:2}
; 	nop 0 {at=0x1e10+4 src=1:34:2}
; 	nop 0 {at=0x1e14+4 src=1:34:2}
; 	nop 0 {at=0x1e18+4 src=1:34:2}
; 	nop 0 {at=0x1e1c+4 src=1:34:2}
; 	nop 0 {at=0x1e20+4 src=1:34:2}
; 	nop 0 {at=0x1e24+4 src=1:34:2}
; 	nop 0 {at=0x1e28+4 src=1:34:2}
; 	nop 0 {at=0x1e2c+4 src=1:34:2}
; 	nop 0 {at=0x1e30+4 src=1:34:2}
; 	nop 0 {at=0x1e34+4 src=1:34:2}
; 	nop 0 {at=0x1e38+4 src=1:34:2}
; 	nop 0 {at=0x1e3c+4 src=1:34:2}
; 	nop 0 {at=0x1e40+4 src=1:34:2}
; 	nop 0 {at=0x1e44+4 src=1:34:2}
; 	nop 0 {at=0x1e48+4 src=1:34:2}
; 	nop 0 {at=0x1e4c+4 src=1:34:2}
; 	nop 0 {at=0x1e50+4 src=1:34:2}
; 	nop 0 {at=0x1e54+4 src=1:34:2}
; 	nop 0 {at=0x1e58+4 src=1:34:2}
; 	nop 0 {at=0x1e5c+4 src=1:34:2}
; 	nop 0 {at=0x1e60+4 src=1:34:2}
; 	nop 0 {at=0x1e64+4 src=1:34:2}
; 	nop 0 {at=0x1e68+4 src=1:34:2}
; 	nop 0 {at=0x1e6c+4 src=1:34:2}
; 	nop 0 {at=0x1e70+4 src=1:34:2}
; 	nop 0 {at=0x1e74+4 src=1:34:2}
; 	nop 0 {at=0x1e78+4 src=1:34:2}
; 	nop 0 {at=0x1e7c+4 src=1:34:2}
; 	nop 0 {at=0x1e80+4 src=1:34:2}
; 	nop 0 {at=0x1e84+4 src=1:34:2}
; 	nop 0 {at=0x1e88+4 src=1:34:2}
; 	nop 0 {at=0x1e8c+4 src=1:34:2}
; 	nop 0 {at=0x1e90+4 src=1:34:2}
; 	nop 0 {at=0x1e94+4 src=1:34:2}
; 	nop 0 {at=0x1e98+4 src=1:34:2}
; 	nop 0 {at=0x1e9c+4 src=1:34:2}
; 	nop 0 {at=0x1ea0+4 src=1:34:2}
; 	nop 0 {at=0x1ea4+4 src=1:34:2}
; 	nop 0 {at=0x1ea8+4 src=1:34:2}
; 	nop 0 {at=0x1eac+4 src=1:34:2}
; 	nop 0 {at=0x1eb0+4 src=1:34:2}
; 	nop 0 {at=0x1eb4+4 src=1:34:2}
; 	nop 0 {at=0x1eb8+4 src=1:34:2}
; 	nop 0 {at=0x1ebc+4 src=1:34:2}
; 	nop 0 {at=0x1ec0+4 src=1:34:2}
; 	nop 0 {at=0x1ec4+4 src=1:34:2}
; 	nop 0 {at=0x1ec8+4 src=1:34:2}
; 	nop 0 {at=0x1ecc+4 src=1:34:2}
; 	nop 0 {at=0x1ed0+4 src=1:34:2}
; 	nop 0 {at=0x1ed4+4 src=1:34:2}
; 	nop 0 {at=0x1ed8+4 src=1:34:2}
; 	nop 0 {at=0x1edc+4 src=1:34:2}
; 	nop 0 {at=0x1ee0+4 src=1:34:2}
; 	nop 0 {at=0x1ee4+4 src=1:34:2}
; 	nop 0 {at=0x1ee8+4 src=1:34:2}
; 	nop 0 {at=0x1eec+4 src=1:34:2}
; 	nop 0 {at=0x1ef0+4 src=1:34:2}
; 	nop 0 {at=0x1ef4+4 src=1:34:2}
; 	nop 0 {at=0x1ef8+4 src=1:34:2}
; 	nop 0 {at=0x1efc+4 src=1:34:2}
; 	nop 0 {at=0x1f00+4 src=1:34:2}
; 	nop 0 {at=0x1f04+4 src=1:34:2}
; 	nop 0 {at=0x1f08+4 src=1:34:2}
; 	nop 0 {at=0x1f0c+4 src=1:34:2}
; 	nop 0 {at=0x1f10+4 src=1:34:2}
; 	nop 0 {at=0x1f14+4 src=1:34:2}
; 	nop 0 {at=0x1f18+4 src=1:34:2}
; 	nop 0 {at=0x1f1c+4 src=1:34:2}
; 	nop 0 {at=0x1f20+4 src=1:34:2}
; 	nop 0 {at=0x1f24+4 src=1:34:2}
; 	nop 0 {at=0x1f28+4 src=1:34:2}
; 	nop 0 {at=0x1f2c+4 src=1:34:2}
; 	nop 0 {at=0x1f30+4 src=1:34:2}
; 	nop 0 {at=0x1f34+4 src=1:34:2}
; 	nop 0 {at=0x1f38+4 src=1:34:2}
; 	nop 0 {at=0x1f3c+4 src=1:34:2}
; 	nop 0 {at=0x1f40+4 src=1:34:2}
; 	nop 0 {at=0x1f44+4 src=1:34:2}
; 	nop 0 {at=0x1f48+4 src=1:34:2}
; 	nop 0 {at=0x1f4c+4 src=1:34:2}
; 	nop 0 {at=0x1f50+4 src=1:34:2}
; 	nop 0 {at=0x1f54+4 src=1:34:2}
; 	nop 0 {at=0x1f58+4 src=1:34:2}
; 	nop 0 {at=0x1f5c+4 src=1:34:2}
; 	nop 0 {at=0x1f60+4 src=1:34:2}
; 	nop 0 {at=0x1f64+4 src=1:34:2}
; 	nop 0 {at=0x1f68+4 src=1:34:2}
; 	nop 0 {at=0x1f6c+4 src=1:34:2}
; 	nop 0 {at=0x1f70+4 src=1:34:2}
; 	nop 0 {at=0x1f74+4 src=1:34:2}
; 	nop 0 {at=0x1f78+4 src=1:34:2}
; 	nop 0 {at=0x1f7c+4 src=1:34:2}
; 	nop 0 {at=0x1f80+4 src=1:34:2}
; 	nop 0 {at=0x1f84+4 src=1:34:2}
; 	nop 0 {at=0x1f88+4 src=1:34:2}
; 	nop 0 {at=0x1f8c+4 src=1:34:2}
; 	nop 0 {at=0x1f90+4 src=1:34:2}
; 	nop 0 {at=0x1f94+4 src=1:34:2}
; 	nop 0 {at=0x1f98+4 src=1:34:2}
; 	nop 0 {at=0x1f9c+4 src=1:34:2}
; 	nop 0 {at=0x1fa0+4 src=1:34:2}
; 	nop 0 {at=0x1fa4+4 src=1:34:2}
; 	nop 0 {at=0x1fa8+4 src=1:34:2}
; 	nop 0 {at=0x1fac+4 src=1:34:2}
; 	nop 0 {at=0x1fb0+4 src=1:34:2}
; 	nop 0 {at=0x1fb4+4 src=1:34:2}
; 	nop 0 {at=0x1fb8+4 src=1:34:2}
; 	nop 0 {at=0x1fbc+4 src=1:34:2}
; 	nop 0 {at=0x1fc0+4 src=1:34:2}
; 	nop 0 {at=0x1fc4+4 src=1:34:2}
; 	nop 0 {at=0x1fc8+4 src=1:34:2}
; 	nop 0 {at=0x1fcc+4 src=1:34:2}
; 	nop 0 {at=0x1fd0+4 src=1:34:2}
; 	nop 0 {at=0x1fd4+4 src=1:34:2}
; 	nop 0 {at=0x1fd8+4 src=1:34:2}
; 	nop 0 {at=0x1fdc+4 src=1:34:2}
; 	nop 0 {at=0x1fe0+4 src=1:34:2}
; 	nop 0 {at=0x1fe4+4 src=1:34:2}
; 	nop 0 {at=0x1fe8+4 src=1:34:2}
; 	nop 0 {at=0x1fec+4 src=1:34:2}
; 	nop 0 {at=0x1ff0+4 src=1:34:2}
; 	nop 0 {at=0x1ff4+4 src=1:34:2}
; 	nop 0 {at=0x1ff8+4 src=1:34:2}
; 	nop 0 {at=0x1ffc+4 src=1:34:2}
; 	nop 0 {at=0x2000+4 src=1:34:2}
; 	nop 0 {at=0x2004+4 src=1:34:2}
; 	nop 0 {at=0x2008+4 src=1:34:2}
; 	nop 0 {at=0x200c+4 src=1:34:2}
; 	nop 0 {at=0x2010+4 src=1:34:2}
; 	nop 0 {at=0x2014+4 src=1:34:2}
; 	nop 0 {at=0x2018+4 src=1:34:2}
; 	nop 0 {at=0x201c+4 src=1:34:2}
; 	nop 0 {at=0x2020+4 src=1:34:2}
; 	nop 0 {at=0x2024+4 src=1:34:2}
; 	nop 0 {at=0x2028+4 src=1:34:2}
; 	nop 0 {at=0x202c+4 src=1:34:2}
; 	nop 0 {at=0x2030+4 src=1:34:2}
; 	nop 0 {at=0x2034+4 src=1:34:2}
; 	nop 0 {at=0x2038+4 src=1:34:2}
; 	nop 0 {at=0x203c+4 src=1:34:2}
; 	nop 0 {at=0x2040+4 src=1:34:2}
; 	nop 0 {at=0x2044+4 src=1:34:2}
; 	nop 0 {at=0x2048+4 src=1:34:2}
; 	nop 0 {at=0x204c+4 src=1:34:2}
; 	nop 0 {at=0x2050+4 src=1:34:2}
; 	nop 0 {at=0x2054+4 src=1:34:2}
; 	nop 0 {at=0x2058+4 src=1:34:2}
; 	nop 0 {at=0x205c+4 src=1:34:2}
; 	nop 0 {at=0x2060+4 src=1:34:2}
; 	nop 0 {at=0x2064+4 src=1:34:2}
; 	nop 0 {at=0x2068+4 src=1:34:2}
; 	nop 0 {at=0x206c+4 src=1:34:2}
; 	nop 0 {at=0x2070+4 src=1:34:2}
; 	nop 0 {at=0x2074+4 src=1:34:2}
; 	nop 0 {at=0x2078+4 src=1:34:2}
; 	nop 0 {at=0x207c+4 src=1:34:2}
; 	nop 0 {at=0x2080+4 src=1:34:2}
; 	nop 0 {at=0x2084+4 src=1:34:2}
; 	nop 0 {at=0x2088+4 src=1:34:2}
; 	nop 0 {at=0x208c+4 src=1:34:2}
; 	nop 0 {at=0x2090+4 src=1:34:2}
; 	nop 0 {at=0x2094+4 src=1:34:2}
; 	nop 0 {at=0x2098+4 src=1:34:2}
; 	nop 0 {at=0x209c+4 src=1:34:2}
; 	nop 0 {at=0x20a0+4 src=1:34:2}
; 	nop 0 {at=0x20a4+4 src=1:34:2}
; 	nop 0 {at=0x20a8+4 src=1:34:2}
; 	nop 0 {at=0x20ac+4 src=1:34:2}
; 	nop 0 {at=0x20b0+4 src=1:34:2}
; 	nop 0 {at=0x20b4+4 src=1:34:2}
; 	nop 0 {at=0x20b8+4 src=1:34:2}
; 	nop 0 {at=0x20bc+4 src=1:34:2}
; 	nop 0 {at=0x20c0+4 src=1:34:2}
; 	nop 0 {at=0x20c4+4 src=1:34:2}
; 	nop 0 {at=0x20c8+4 src=1:34:2}
; 	nop 0 {at=0x20cc+4 src=1:34:2}
; 	nop 0 {at=0x20d0+4 src=1:34:2}
; 	nop 0 {at=0x20d4+4 src=1:34:2}
; 	nop 0 {at=0x20d8+4 src=1:34:2}
; 	nop 0 {at=0x20dc+4 src=1:34:2}
; 	nop 0 {at=0x20e0+4 src=1:34:2}
; 	nop 0 {at=0x20e4+4 src=1:34:2}
; 	nop 0 {at=0x20e8+4 src=1:34:2}
; 	nop 0 {at=0x20ec+4 src=1:34:2}
; 	nop 0 {at=0x20f0+4 src=1:34:2}
; 	nop 0 {at=0x20f4+4 src=1:34:2}
; 	nop 0 {at=0x20f8+4 src=1:34:2}
; 	nop 0 {at=0x20fc+4 src=1:34:2}
; 	nop 0 {at=0x2100+4 src=1:34:2}
; 	nop 0 {at=0x2104+4 src=1:34:2}
; 	nop 0 {at=0x2108+4 src=1:34:2}
; 	nop 0 {at=0x210c+4 src=1:34:2}
; 	nop 0 {at=0x2110+4 src=1:34:2}
; 	nop 0 {at=0x2114+4 src=1:34:2}
; 	nop 0 {at=0x2118+4 src=1:34:2}
; 	nop 0 {at=0x211c+4 src=1:34:2}
; 	nop 0 {at=0x2120+4 src=1:34:2}
; 	nop 0 {at=0x2124+4 src=1:34:2}
; 	nop 0 {at=0x2128+4 src=1:34:2}
; 	nop 0 {at=0x212c+4 src=1:34:2}
; 	nop 0 {at=0x2130+4 src=1:34:2}
; 	nop 0 {at=0x2134+4 src=1:34:2}
; 	nop 0 {at=0x2138+4 src=1:34:2}
; 	nop 0 {at=0x213c+4 src=1:34:2}
; 	nop 0 {at=0x2140+4 src=1:34:2}
; 	nop 0 {at=0x2144+4 src=1:34:2}
; 	nop 0 {at=0x2148+4 src=1:34:2}
; 	nop 0 {at=0x214c+4 src=1:34:2}
; 	nop 0 {at=0x2150+4 src=1:34:2}
; 	nop 0 {at=0x2154+4 src=1:34:2}
; 	nop 0 {at=0x2158+4 src=1:34:2}
; 	nop 0 {at=0x215c+4 src=1:34:2}
; 	nop 0 {at=0x2160+4 src=1:34:2}
; 	nop 0 {at=0x2164+4 src=1:34:2}
; 	nop 0 {at=0x2168+4 src=1:34:2}
; 	nop 0 {at=0x216c+4 src=1:34:2}
; 	nop 0 {at=0x2170+4 src=1:34:2}
; 	nop 0 {at=0x2174+4 src=1:34:2}
; 	nop 0 {at=0x2178+4 src=1:34:2}
; 	nop 0 {at=0x217c+4 src=1:34:2}
; 	nop 0 {at=0x2180+4 src=1:34:2}
; 	nop 0 {at=0x2184+4 src=1:34:2}
; 	nop 0 {at=0x2188+4 src=1:34:2}
; 	nop 0 {at=0x218c+4 src=1:34:2}
; 	nop 0 {at=0x2190+4 src=1:34:2}
; 	nop 0 {at=0x2194+4 src=1:34:2}
; 	nop 0 {at=0x2198+4 src=1:34:2}
; 	nop 0 {at=0x219c+4 src=1:34:2}
; 	nop 0 {at=0x21a0+4 src=1:34:2}
; 	nop 0 {at=0x21a4+4 src=1:34:2}
; 	nop 0 {at=0x21a8+4 src=1:34:2}
; 	nop 0 {at=0x21ac+4 src=1:34:2}
; 	nop 0 {at=0x21b0+4 src=1:34:2}
; 	nop 0 {at=0x21b4+4 src=1:34:2}
; 	nop 0 {at=0x21b8+4 src=1:34:2}
; 	nop 0 {at=0x21bc+4 src=1:34:2}
; 	nop 0 {at=0x21c0+4 src=1:34:2}
; 	nop 0 {at=0x21c4+4 src=1:34:2}
; 	nop 0 {at=0x21c8+4 src=1:34:2}
; 	nop 0 {at=0x21cc+4 src=1:34:2}
; 	nop 0 {at=0x21d0+4 src=1:34:2}
; 	nop 0 {at=0x21d4+4 src=1:34:2}
; 	nop 0 {at=0x21d8+4 src=1:34:2}
; 	nop 0 {at=0x21dc+4 src=1:34:2}
; 	nop 0 {at=0x21e0+4 src=1:34:2}
; 	nop 0 {at=0x21e4+4 src=1:34:2}
; 	nop 0 {at=0x21e8+4 src=1:34:2}
; 	nop 0 {at=0x21ec+4 src=1:34:2}
; 	nop 0 {at=0x21f0+4 src=1:34:2}
; 	nop 0 {at=0x21f4+4 src=1:34:2}
; 	nop 0 {at=0x21f8+4 src=1:34:2}
; 	nop 0 {at=0x21fc+4 src=1:34:2}
; 	nop 0 {at=0x2200+4 src=1:34:2}
; 	nop 0 {at=0x2204+4 src=1:34:2}
; 	nop 0 {at=0x2208+4 src=1:34:2}
; 	nop 0 {at=0x220c+4 src=1:34:2}
; 	nop 0 {at=0x2210+4 src=1:34:2}
; 	nop 0 {at=0x2214+4 src=1:34:2}
; 	nop 0 {at=0x2218+4 src=1:34:2}
; 	nop 0 {at=0x221c+4 src=1:34:2}
; 	nop 0 {at=0x2220+4 src=1:34:2}
; 	nop 0 {at=0x2224+4 src=1:34:2}
; 	nop 0 {at=0x2228+4 src=1:34:2}
; 	nop 0 {at=0x222c+4 src=1:34:2}
; 	nop 0 {at=0x2230+4 src=1:34:2}
; 	nop 0 {at=0x2234+4 src=1:34:2}
; 	nop 0 {at=0x2238+4 src=1:34:2}
; 	nop 0 {at=0x223c+4 src=1:34:2}
; 	nop 0 {at=0x2240+4 src=1:34:2}
; 	nop 0 {at=0x2244+4 src=1:34:2}
; 	nop 0 {at=0x2248+4 src=1:34:2}
; 	nop 0 {at=0x224c+4 src=1:34:2}
; 	nop 0 {at=0x2250+4 src=1:34:2}
; 	nop 0 {at=0x2254+4 src=1:34:2}
; 	nop 0 {at=0x2258+4 src=1:34:2}
; 	nop 0 {at=0x225c+4 src=1:34:2}
; 	nop 0 {at=0x2260+4 src=1:34:2}
; 	nop 0 {at=0x2264+4 src=1:34:2}
; 	nop 0 {at=0x2268+4 src=1:34:2}
; 	nop 0 {at=0x226c+4 src=1:34:2}
; 	nop 0 {at=0x2270+4 src=1:34:2}
; 	nop 0 {at=0x2274+4 src=1:34:2}
; 	nop 0 {at=0x2278+4 src=1:34:2}
; 	nop 0 {at=0x227c+4 src=1:34:2}
; 	nop 0 {at=0x2280+4 src=1:34:2}
; 	nop 0 {at=0x2284+4 src=1:34:2}
; 	nop 0 {at=0x2288+4 src=1:34:2}
; 	nop 0 {at=0x228c+4 src=1:34:2}
; 	nop 0 {at=0x2290+4 src=1:34:2}
; 	nop 0 {at=0x2294+4 src=1:34:2}
; 	nop 0 {at=0x2298+4 src=1:34:2}
; 	nop 0 {at=0x229c+4 src=1:34:2}
; 	nop 0 {at=0x22a0+4 src=1:34:2}
; 	nop 0 {at=0x22a4+4 src=1:34:2}
; 	nop 0 {at=0x22a8+4 src=1:34:2}
; 	nop 0 {at=0x22ac+4 src=1:34:2}
; 	nop 0 {at=0x22b0+4 src=1:34:2}
; 	nop 0 {at=0x22b4+4 src=1:34:2}
; 	nop 0 {at=0x22b8+4 src=1:34:2}
; 	nop 0 {at=0x22bc+4 src=1:34:2}
; 	nop 0 {at=0x22c0+4 src=1:34:2}
; 	nop 0 {at=0x22c4+4 src=1:34:2}
; 	nop 0 {at=0x22c8+4 src=1:34:2}
; 	nop 0 {at=0x22cc+4 src=1:34:2}
; 	nop 0 {at=0x22d0+4 src=1:34:2}
; 	nop 0 {at=0x22d4+4 src=1:34:2}
; 	nop 0 {at=0x22d8+4 src=1:34:2}
; 	nop 0 {at=0x22dc+4 src=1:34:2}
; 	nop 0 {at=0x22e0+4 src=1:34:2}
; 	nop 0 {at=0x22e4+4 src=1:34:2}
; 	nop 0 {at=0x22e8+4 src=1:34:2}
; 	nop 0 {at=0x22ec+4 src=1:34:2}
; 	nop 0 {at=0x22f0+4 src=1:34:2}
; 	nop 0 {at=0x22f4+4 src=1:34:2}
; 	nop 0 {at=0x22f8+4 src=1:34:2}
; 	nop 0 {at=0x22fc+4 src=1:34:2}
; 	nop 0 {at=0x2300+4 src=1:34:2}
; 	nop 0 {at=0x2304+4 src=1:34:2}
; 	nop 0 {at=0x2308+4 src=1:34:2}
; 	nop 0 {at=0x230c+4 src=1:34:2}
; 	nop 0 {at=0x2310+4 src=1:34:2}
; 	nop 0 {at=0x2314+4 src=1:34:2}
; 	nop 0 {at=0x2318+4 src=1:34:2}
; 	nop 0 {at=0x231c+4 src=1:34:2}
; 	nop 0 {at=0x2320+4 src=1:34:2}
; 	nop 0 {at=0x2324+4 src=1:34:2}
; 	nop 0 {at=0x2328+4 src=1:34:2}
; 	nop 0 {at=0x232c+4 src=1:34:2}
; 	nop 0 {at=0x2330+4 src=1:34:2}
; 	nop 0 {at=0x2334+4 src=1:34:2}
; 	nop 0 {at=0x2338+4 src=1:34:2}
; 	nop 0 {at=0x233c+4 src=1:34:2}
; 	nop 0 {at=0x2340+4 src=1:34:2}
; 	nop 0 {at=0x2344+4 src=1:34:2}
; 	nop 0 {at=0x2348+4 src=1:34:2}
; 	nop 0 {at=0x234c+4 src=1:34:2}
; 	nop 0 {at=0x2350+4 src=1:34:2}
; 	nop 0 {at=0x2354+4 src=1:34:2}
; 	nop 0 {at=0x2358+4 src=1:34:2}
; 	nop 0 {at=0x235c+4 src=1:34:2}
; 	nop 0 {at=0x2360+4 src=1:34:2}
; 	nop 0 {at=0x2364+4 src=1:34:2}
; 	nop 0 {at=0x2368+4 src=1:34:2}
; 	nop 0 {at=0x236c+4 src=1:34:2}
; 	nop 0 {at=0x2370+4 src=1:34:2}
; 	nop 0 {at=0x2374+4 src=1:34:2}
; 	nop 0 {at=0x2378+4 src=1:34:2}
; 	nop 0 {at=0x237c+4 src=1:34:2}
; 	nop 0 {at=0x2380+4 src=1:34:2}
; 	nop 0 {at=0x2384+4 src=1:34:2}
; 	nop 0 {at=0x2388+4 src=1:34:2}
; 	nop 0 {at=0x238c+4 src=1:34:2}
; 	nop 0 {at=0x2390+4 src=1:34:2}
; 	nop 0 {at=0x2394+4 src=1:34:2}
; 	nop 0 {at=0x2398+4 src=1:34:2}
; 	nop 0 {at=0x239c+4 src=1:34:2}
; 	nop 0 {at=0x23a0+4 src=1:34:2}
; 	nop 0 {at=0x23a4+4 src=1:34:2}
; 	nop 0 {at=0x23a8+4 src=1:34:2}
; 	nop 0 {at=0x23ac+4 src=1:34:2}
; 	nop 0 {at=0x23b0+4 src=1:34:2}
; 	nop 0 {at=0x23b4+4 src=1:34:2}
; 	nop 0 {at=0x23b8+4 src=1:34:2}
; 	nop 0 {at=0x23bc+4 src=1:34:2}
; 	nop 0 {at=0x23c0+4 src=1:34:2}
; 	nop 0 {at=0x23c4+4 src=1:34:2}
; 	nop 0 {at=0x23c8+4 src=1:34:2}
; 	nop 0 {at=0x23cc+4 src=1:34:2}
; 	nop 0 {at=0x23d0+4 src=1:34:2}
; 	nop 0 {at=0x23d4+4 src=1:34:2}
; 	nop 0 {at=0x23d8+4 src=1:34:2}
; 	nop 0 {at=0x23dc+4 src=1:34:2}
; 	nop 0 {at=0x23e0+4 src=1:34:2}
; 	nop 0 {at=0x23e4+4 src=1:34:2}
; 	nop 0 {at=0x23e8+4 src=1:34:2}
; 	nop 0 {at=0x23ec+4 src=1:34:2}
; 	nop 0 {at=0x23f0+4 src=1:34:2}
; 	nop 0 {at=0x23f4+4 src=1:34:2}
; 	nop 0 {at=0x23f8+4 src=1:34:2}
; 	nop 0 {at=0x23fc+4 src=1:34:2}
; 	nop 0 {at=0x2400+4 src=1:34:2}
; 	nop 0 {at=0x2404+4 src=1:34:2}
; 	nop 0 {at=0x2408+4 src=1:34:2}
; 	nop 0 {at=0x240c+4 src=1:34:2}
; 	nop 0 {at=0x2410+4 src=1:34:2}
; 	nop 0 {at=0x2414+4 src=1:34:2}
; 	nop 0 {at=0x2418+4 src=1:34:2}
; 	nop 0 {at=0x241c+4 src=1:34:2}
; 	nop 0 {at=0x2420+4 src=1:34:2}
; 	nop 0 {at=0x2424+4 src=1:34:2}
; 	nop 0 {at=0x2428+4 src=1:34:2}
; 	nop 0 {at=0x242c+4 src=1:34:2}
; 	nop 0 {at=0x2430+4 src=1:34:2}
; 	nop 0 {at=0x2434+4 src=1:34:2}
; 	nop 0 {at=0x2438+4 src=1:34:2}
; 	nop 0 {at=0x243c+4 src=1:34:2}
; 	nop 0 {at=0x2440+4 src=1:34:2}
; 	nop 0 {at=0x2444+4 src=1:34:2}
; 	nop 0 {at=0x2448+4 src=1:34:2}
; 	nop 0 {at=0x244c+4 src=1:34:2}
; 	nop 0 {at=0x2450+4 src=1:34:2}
; 	nop 0 {at=0x2454+4 src=1:34:2}
; 	nop 0 {at=0x2458+4 src=1:34:2}
; 	nop 0 {at=0x245c+4 src=1:34:2}
; 	nop 0 {at=0x2460+4 src=1:34:2}
; 	nop 0 {at=0x2464+4 src=1:34:2}
; 	nop 0 {at=0x2468+4 src=1:34:2}
; 	nop 0 {at=0x246c+4 src=1:34:2}
; 	nop 0 {at=0x2470+4 src=1:34:2}
; 	nop 0 {at=0x2474+4 src=1:34:2}
; 	nop 0 {at=0x2478+4 src=1:34:2}
; 	nop 0 {at=0x247c+4 src=1:34:2}
; 	nop 0 {at=0x2480+4 src=1:34:2}
; 	nop 0 {at=0x2484+4 src=1:34:2}
; 	nop 0 {at=0x2488+4 src=1:34:2}
; 	nop 0 {at=0x248c+4 src=1:34:2}
; 	nop 0 {at=0x2490+4 src=1:34:2}
; 	nop 0 {at=0x2494+4 src=1:34:2}
; 	nop 0 {at=0x2498+4 src=1:34:2}
; 	nop 0 {at=0x249c+4 src=1:34:2}
; 	nop 0 {at=0x24a0+4 src=1:34:2}
; 	nop 0 {at=0x24a4+4 src=1:34:2}
; 	nop 0 {at=0x24a8+4 src=1:34:2}
; 	nop 0 {at=0x24ac+4 src=1:34:2}
; 	nop 0 {at=0x24b0+4 src=1:34:2}
; 	nop 0 {at=0x24b4+4 src=1:34:2}
; 	nop 0 {at=0x24b8+4 src=1:34:2}
; 	nop 0 {at=0x24bc+4 src=1:34:2}
; 	nop 0 {at=0x24c0+4 src=1:34:2}
; 	nop 0 {at=0x24c4+4 src=1:34:2}
; 	nop 0 {at=0x24c8+4 src=1:34:2}
; 	nop 0 {at=0x24cc+4 src=1:34:2}
; 	nop 0 {at=0x24d0+4 src=1:34:2}
; 	nop 0 {at=0x24d4+4 src=1:34:2}
; 	nop 0 {at=0x24d8+4 src=1:34:2}
; 	nop 0 {at=0x24dc+4 src=1:34:2}
; 	nop 0 {at=0x24e0+4 src=1:34:2}
; 	nop 0 {at=0x24e4+4 src=1:34:2}
; 	nop 0 {at=0x24e8+4 src=1:34:2}
; 	nop 0 {at=0x24ec+4 src=1:34:2}
; 	nop 0 {at=0x24f0+4 src=1:34:2}
; 	nop 0 {at=0x24f4+4 src=1:34:2}
; 	nop 0 {at=0x24f8+4 src=1:34:2}
; 	nop 0 {at=0x24fc+4 src=1:34:2}
; 	nop 0 {at=0x2500+4 src=1:34:2}
; 	nop 0 {at=0x2504+4 src=1:34:2}
; 	nop 0 {at=0x2508+4 src=1:34:2}
; 	nop 0 {at=0x250c+4 src=1:34:2}
; 	nop 0 {at=0x2510+4 src=1:34:2}
; 	nop 0 {at=0x2514+4 src=1:34:2}
; 	nop 0 {at=0x2518+4 src=1:34:2}
; 	nop 0 {at=0x251c+4 src=1:34:2}
; 	nop 0 {at=0x2520+4 src=1:34:2}
; 	nop 0 {at=0x2524+4 src=1:34:2}
; 	nop 0 {at=0x2528+4 src=1:34:2}
; 	nop 0 {at=0x252c+4 src=1:34:2}
; 	nop 0 {at=0x2530+4 src=1:34:2}
; 	nop 0 {at=0x2534+4 src=1:34:2}
; 	nop 0 {at=0x2538+4 src=1:34:2}
; 	nop 0 {at=0x253c+4 src=1:34:2}
; 	nop 0 {at=0x2540+4 src=1:34:2}
; 	nop 0 {at=0x2544+4 src=1:34:2}
; 	nop 0 {at=0x2548+4 src=1:34:2}
; 	nop 0 {at=0x254c+4 src=1:34:2}
; 	nop 0 {at=0x2550+4 src=1:34:2}
; 	nop 0 {at=0x2554+4 src=1:34:2}
; 	nop 0 {at=0x2558+4 src=1:34:2}
; 	nop 0 {at=0x255c+4 src=1:34:2}
; 	nop 0 {at=0x2560+4 src=1:34:2}
; 	nop 0 {at=0x2564+4 src=1:34:2}
; 	nop 0 {at=0x2568+4 src=1:34:2}
; 	nop 0 {at=0x256c+4 src=1:34:2}
; 	nop 0 {at=0x2570+4 src=1:34:2}
; 	nop 0 {at=0x2574+4 src=1:34:2}
; 	nop 0 {at=0x2578+4 src=1:34:2}
; 	nop 0 {at=0x257c+4 src=1:34:2}
; 	nop 0 {at=0x2580+4 src=1:34:2}
; 	nop 0 {at=0x2584+4 src=1:34:2}
; 	nop 0 {at=0x2588+4 src=1:34:2}
; 	nop 0 {at=0x258c+4 src=1:34:2}
; 	nop 0 {at=0x2590+4 src=1:34:2}
; 	nop 0 {at=0x2594+4 src=1:34:2}
; 	nop 0 {at=0x2598+4 src=1:34:2}
; 	nop 0 {at=0x259c+4 src=1:34:2}
; 	nop 0 {at=0x25a0+4 src=1:34:2}
; 	nop 0 {at=0x25a4+4 src=1:34:2}
; 	nop 0 {at=0x25a8+4 src=1:34:2}
; 	nop 0 {at=0x25ac+4 src=1:34:2}
; 	nop 0 {at=0x25b0+4 src=1:34:2}
; 	nop 0 {at=0x25b4+4 src=1:34:2}
; 	nop 0 {at=0x25b8+4 src=1:34:2}
; 	nop 0 {at=0x25bc+4 src=1:34:2}
; 	nop 0 {at=0x25c0+4 src=1:34:2}
; 	nop 0 {at=0x25c4+4 src=1:34:2}
; 	nop 0 {at=0x25c8+4 src=1:34:2}
; 	nop 0 {at=0x25cc+4 src=1:34:2}
; 	nop 0 {at=0x25d0+4 src=1:34:2}
; 	nop 0 {at=0x25d4+4 src=1:34:2}
; 	nop 0 {at=0x25d8+4 src=1:34:2}
; 	nop 0 {at=0x25dc+4 src=1:34:2}
; 	nop 0 {at=0x25e0+4 src=1:34:2}
; 	nop 0 {at=0x25e4+4 src=1:34:2}
; 	nop 0 {at=0x25e8+4 src=1:34:2}
; 	nop 0 {at=0x25ec+4 src=1:34:2}
; 	nop 0 {at=0x25f0+4 src=1:34:2}
; 	nop 0 {at=0x25f4+4 src=1:34:2}
; 	nop 0 {at=0x25f8+4 src=1:34:2}
; 	nop 0 {at=0x25fc+4 src=1:34:2}
; 	nop 0 {at=0x2600+4 src=1:34:2}
; 	nop 0 {at=0x2604+4 src=1:34:2}
; 	nop 0 {at=0x2608+4 src=1:34:2}
; 	nop 0 {at=0x260c+4 src=1:34:2}
; 	nop 0 {at=0x2610+4 src=1:34:2}
; 	nop 0 {at=0x2614+4 src=1:34:2}
; 	nop 0 {at=0x2618+4 src=1:34:2}
; 	nop 0 {at=0x261c+4 src=1:34:2}
; 	nop 0 {at=0x2620+4 src=1:34:2}
; 	nop 0 {at=0x2624+4 src=1:34:2}
; 	nop 0 {at=0x2628+4 src=1:34:2}
; 	nop 0 {at=0x262c+4 src=1:34:2}
; 	nop 0 {at=0x2630+4 src=1:34:2}
; 	nop 0 {at=0x2634+4 src=1:34:2}
; 	nop 0 {at=0x2638+4 src=1:34:2}
; 	nop 0 {at=0x263c+4 src=1:34:2}
; 	nop 0 {at=0x2640+4 src=1:34:2}
; 	nop 0 {at=0x2644+4 src=1:34:2}
; 	nop 0 {at=0x2648+4 src=1:34:2}
; 	nop 0 {at=0x264c+4 src=1:34:2}
; 	nop 0 {at=0x2650+4 src=1:34:2}
; 	nop 0 {at=0x2654+4 src=1:34:2}
; 	nop 0 {at=0x2658+4 src=1:34:2}
; 	nop 0 {at=0x265c+4 src=1:34:2}
; 	nop 0 {at=0x2660+4 src=1:34:2}
; 	nop 0 {at=0x2664+4 src=1:34:2}
; 	nop 0 {at=0x2668+4 src=1:34:2}
; 	nop 0 {at=0x266c+4 src=1:34:2}
; 	nop 0 {at=0x2670+4 src=1:34:2}
; 	nop 0 {at=0x2674+4 src=1:34:2}
; 	nop 0 {at=0x2678+4 src=1:34:2}
; 	nop 0 {at=0x267c+4 src=1:34:2}
; 	nop 0 {at=0x2680+4 src=1:34:2}
; 	nop 0 {at=0x2684+4 src=1:34:2}
; 	nop 0 {at=0x2688+4 src=1:34:2}
; 	nop 0 {at=0x268c+4 src=1:34:2}
; 	nop 0 {at=0x2690+4 src=1:34:2}
; 	nop 0 {at=0x2694+4 src=1:34:2}
; 	nop 0 {at=0x2698+4 src=1:34:2}
; 	nop 0 {at=0x269c+4 src=1:34:2}
; 	nop 0 {at=0x26a0+4 src=1:34:2}
; 	nop 0 {at=0x26a4+4 src=1:34:2}
; 	nop 0 {at=0x26a8+4 src=1:34:2}
; 	nop 0 {at=0x26ac+4 src=1:34:2}
; 	nop 0 {at=0x26b0+4 src=1:34:2}
; 	nop 0 {at=0x26b4+4 src=1:34:2}
; 	nop 0 {at=0x26b8+4 src=1:34:2}
; 	nop 0 {at=0x26bc+4 src=1:34:2}
; 	nop 0 {at=0x26c0+4 src=1:34:2}
; 	nop 0 {at=0x26c4+4 src=1:34:2}
; 	nop 0 {at=0x26c8+4 src=1:34:2}
; 	nop 0 {at=0x26cc+4 src=1:34:2}
; 	nop 0 {at=0x26d0+4 src=1:34:2}
; 	nop 0 {at=0x26d4+4 src=1:34:2}
; 	nop 0 {at=0x26d8+4 src=1:34:2}
; 	nop 0 {at=0x26dc+4 src=1:34:2}
; 	nop 0 {at=0x26e0+4 src=1:34:2}
; 	nop 0 {at=0x26e4+4 src=1:34:2}
; 	nop 0 {at=0x26e8+4 src=1:34:2}
; 	nop 0 {at=0x26ec+4 src=1:34:2}
; 	nop 0 {at=0x26f0+4 src=1:34:2}
; 	nop 0 {at=0x26f4+4 src=1:34:2}
; 	nop 0 {at=0x26f8+4 src=1:34:2}
; 	nop 0 {at=0x26fc+4 src=1:34:2}
; 	nop 0 {at=0x2700+4 src=1:34:2}
; 	nop 0 {at=0x2704+4 src=1:34:2}
; 	nop 0 {at=0x2708+4 src=1:34:2}
; 	nop 0 {at=0x270c+4 src=1:34:2}
; 	nop 0 {at=0x2710+4 src=1:34:2}
; 	nop 0 {at=0x2714+4 src=1:34:2}
; 	nop 0 {at=0x2718+4 src=1:34:2}
; 	nop 0 {at=0x271c+4 src=1:34:2}
; 	nop 0 {at=0x2720+4 src=1:34:2}
; 	nop 0 {at=0x2724+4 src=1:34:2}
; 	nop 0 {at=0x2728+4 src=1:34:2}
; 	nop 0 {at=0x272c+4 src=1:34:2}
; 	nop 0 {at=0x2730+4 src=1:34:2}
; 	nop 0 {at=0x2734+4 src=1:34:2}
; 	nop 0 {at=0x2738+4 src=1:34:2}
; 	nop 0 {at=0x273c+4 src=1:34:2}
; 	nop 0 {at=0x2740+4 src=1:34:2}
; 	nop 0 {at=0x2744+4 src=1:34:2}
; 	nop 0 {at=0x2748+4 src=1:34:2}
; 	nop 0 {at=0x274c+4 src=1:34:2}
; 	nop 0 {at=0x2750+4 src=1:34:2}
; 	nop 0 {at=0x2754+4 src=1:34:2}
; 	nop 0 {at=0x2758+4 src=1:34:2}
; 	nop 0 {at=0x275c+4 src=1:34:2}
; 	nop 0 {at=0x2760+4 src=1:34:2}
; 	nop 0 {at=0x2764+4 src=1:34:2}
; 	nop 0 {at=0x2768+4 src=1:34:2}
; 	nop 0 {at=0x276c+4 src=1:34:2}
; 	nop 0 {at=0x2770+4 src=1:34:2}
; 	nop 0 {at=0x2774+4 src=1:34:2}
; 	nop 0 {at=0x2778+4 src=1:34:2}
; 	nop 0 {at=0x277c+4 src=1:34:2}
; 	nop 0 {at=0x2780+4 src=1:34:2}
; 	nop 0 {at=0x2784+4 src=1:34:2}
; 	nop 0 {at=0x2788+4 src=1:34:2}
; 	nop 0 {at=0x278c+4 src=1:34:2}
; 	nop 0 {at=0x2790+4 src=1:34:2}
; 	nop 0 {at=0x2794+4 src=1:34:2}
; 	nop 0 {at=0x2798+4 src=1:34:2}
; 	nop 0 {at=0x279c+4 src=1:34:2}
; 	nop 0 {at=0x27a0+4 src=1:34:2}
; 	nop 0 {at=0x27a4+4 src=1:34:2}
; 	nop 0 {at=0x27a8+4 src=1:34:2}
; 	nop 0 {at=0x27ac+4 src=1:34:2}
; 	nop 0 {at=0x27b0+4 src=1:34:2}
; 	nop 0 {at=0x27b4+4 src=1:34:2}
; 	nop 0 {at=0x27b8+4 src=1:34:2}
; 	nop 0 {at=0x27bc+4 src=1:34:2}
; 	nop 0 {at=0x27c0+4 src=1:34:2}
; 	nop 0 {at=0x27c4+4 src=1:34:2}
; 	nop 0 {at=0x27c8+4 src=1:34:2}
; 	nop 0 {at=0x27cc+4 src=1:34:2}
; 	nop 0 {at=0x27d0+4 src=1:34:2}
; 	nop 0 {at=0x27d4+4 src=1:34:2}
; 	nop 0 {at=0x27d8+4 src=1:34:2}
; 	nop 0 {at=0x27dc+4 src=1:34:2}
; 	nop 0 {at=0x27e0+4 src=1:34:2}
; 	nop 0 {at=0x27e4+4 src=1:34:2}
; 	nop 0 {at=0x27e8+4 src=1:34:2}
; 	nop 0 {at=0x27ec+4 src=1:34:2}
; 	nop 0 {at=0x27f0+4 src=1:34:2}
; 	nop 0 {at=0x27f4+4 src=1:34:2}
; 	nop 0 {at=0x27f8+4 src=1:34:2}
; 	nop 0 {at=0x27fc+4 src=1:34:2}
; 	nop 0 {at=0x2800+4 src=1:34:2}
; 	nop 0 {at=0x2804+4 src=1:34:2}
; 	nop 0 {at=0x2808+4 src=1:34:2}
; 	nop 0 {at=0x280c+4 src=1:34:2}
; 	nop 0 {at=0x2810+4 src=1:34:2}
; 	nop 0 {at=0x2814+4 src=1:34:2}
; 	nop 0 {at=0x2818+4 src=1:34:2}
; 	nop 0 {at=0x281c+4 src=1:34:2}
; 	nop 0 {at=0x2820+4 src=1:34:2}
; 	nop 0 {at=0x2824+4 src=1:34:2}
; 	nop 0 {at=0x2828+4 src=1:34:2}
; 	nop 0 {at=0x282c+4 src=1:34:2}
; 	nop 0 {at=0x2830+4 src=1:34:2}
; 	nop 0 {at=0x2834+4 src=1:34:2}
; 	nop 0 {at=0x2838+4 src=1:34:2}
; 	nop 0 {at=0x283c+4 src=1:34:2}
; 	nop 0 {at=0x2840+4 src=1:34:2}
; 	nop 0 {at=0x2844+4 src=1:34:2}
; 	nop 0 {at=0x2848+4 src=1:34:2}
; 	nop 0 {at=0x284c+4 src=1:34:2}
; 	nop 0 {at=0x2850+4 src=1:34:2}
; 	nop 0 {at=0x2854+4 src=1:34:2}
; 	nop 0 {at=0x2858+4 src=1:34:2}
; 	nop 0 {at=0x285c+4 src=1:34:2}
; 	nop 0 {at=0x2860+4 src=1:34:2}
; 	nop 0 {at=0x2864+4 src=1:34:2}
; 	nop 0 {at=0x2868+4 src=1:34:2}
; 	nop 0 {at=0x286c+4 src=1:34:2}
; 	nop 0 {at=0x2870+4 src=1:34:2}
; 	nop 0 {at=0x2874+4 src=1:34:2}
; 	nop 0 {at=0x2878+4 src=1:34:2}
; 	nop 0 {at=0x287c+4 src=1:34:2}
; 	nop 0 {at=0x2880+4 src=1:34:2}
; 	nop 0 {at=0x2884+4 src=1:34:2}
; 	nop 0 {at=0x2888+4 src=1:34:2}
; 	nop 0 {at=0x288c+4 src=1:34:2}
; 	nop 0 {at=0x2890+4 src=1:34:2}
; 	nop 0 {at=0x2894+4 src=1:34:2}
; 	nop 0 {at=0x2898+4 src=1:34:2}
; 	nop 0 {at=0x289c+4 src=1:34:2}
; 	nop 0 {at=0x28a0+4 src=1:34:2}
; 	nop 0 {at=0x28a4+4 src=1:34:2}
; 	nop 0 {at=0x28a8+4 src=1:34:2}
; 	nop 0 {at=0x28ac+4 src=1:34:2}
; 	nop 0 {at=0x28b0+4 src=1:34:2}
; 	nop 0 {at=0x28b4+4 src=1:34:2}
; 	nop 0 {at=0x28b8+4 src=1:34:2}
; 	nop 0 {at=0x28bc+4 src=1:34:2}
; 	nop 0 {at=0x28c0+4 src=1:34:2}
; 	nop 0 {at=0x28c4+4 src=1:34:2}
; 	nop 0 {at=0x28c8+4 src=1:34:2}
; 	nop 0 {at=0x28cc+4 src=1:34:2}
; 	nop 0 {at=0x28d0+4 src=1:34:2}
; 	nop 0 {at=0x28d4+4 src=1:34:2}
; 	nop 0 {at=0x28d8+4 src=1:34:2}
; 	nop 0 {at=0x28dc+4 src=1:34:2}
; 	nop 0 {at=0x28e0+4 src=1:34:2}
; 	nop 0 {at=0x28e4+4 src=1:34:2}
; 	nop 0 {at=0x28e8+4 src=1:34:2}
; 	nop 0 {at=0x28ec+4 src=1:34:2}
; 	nop 0 {at=0x28f0+4 src=1:34:2}
; 	nop 0 {at=0x28f4+4 src=1:34:2}
; 	nop 0 {at=0x28f8+4 src=1:34:2}
; 	nop 0 {at=0x28fc+4 src=1:34:2}
; 	nop 0 {at=0x2900+4 src=1:34:2}
; 	nop 0 {at=0x2904+4 src=1:34:2}
; 	nop 0 {at=0x2908+4 src=1:34:2}
; 	nop 0 {at=0x290c+4 src=1:34:2}
; 	nop 0 {at=0x2910+4 src=1:34:2}
; 	nop 0 {at=0x2914+4 src=1:34:2}
; 	nop 0 {at=0x2918+4 src=1:34:2}
; 	nop 0 {at=0x291c+4 src=1:34:2}
; 	nop 0 {at=0x2920+4 src=1:34:2}
; 	nop 0 {at=0x2924+4 src=1:34:2}
; 	nop 0 {at=0x2928+4 src=1:34:2}
; 	nop 0 {at=0x292c+4 src=1:34:2}
; 	nop 0 {at=0x2930+4 src=1:34:2}
; 	nop 0 {at=0x2934+4 src=1:34:2}
; 	nop 0 {at=0x2938+4 src=1:34:2}
; 	nop 0 {at=0x293c+4 src=1:34:2}
; 	nop 0 {at=0x2940+4 src=1:34:2}
; 	nop 0 {at=0x2944+4 src=1:34:2}
; 	nop 0 {at=0x2948+4 src=1:34:2}
; 	nop 0 {at=0x294c+4 src=1:34:2}
; 	nop 0 {at=0x2950+4 src=1:34:2}
; 	nop 0 {at=0x2954+4 src=1:34:2}
; 	nop 0 {at=0x2958+4 src=1:34:2}
; 	nop 0 {at=0x295c+4 src=1:34:2}
; 	nop 0 {at=0x2960+4 src=1:34:2}
; 	nop 0 {at=0x2964+4 src=1:34:2}
; 	nop 0 {at=0x2968+4 src=1:34:2}
; 	nop 0 {at=0x296c+4 src=1:34:2}
; 	nop 0 {at=0x2970+4 src=1:34:2}
; 	nop 0 {at=0x2974+4 src=1:34:2}
; 	nop 0 {at=0x2978+4 src=1:34:2}
; 	nop 0 {at=0x297c+4 src=1:34:2}
; 	nop 0 {at=0x2980+4 src=1:34:2}
; 	nop 0 {at=0x2984+4 src=1:34:2}
; 	nop 0 {at=0x2988+4 src=1:34:2}
; 	nop 0 {at=0x298c+4 src=1:34:2}
; 	nop 0 {at=0x2990+4 src=1:34:2}
; 	nop 0 {at=0x2994+4 src=1:34:2}
; 	nop 0 {at=0x2998+4 src=1:34:2}
; 	nop 0 {at=0x299c+4 src=1:34:2}
; 	nop 0 {at=0x29a0+4 src=1:34:2}
; 	nop 0 {at=0x29a4+4 src=1:34:2}
; 	nop 0 {at=0x29a8+4 src=1:34:2}
; 	nop 0 {at=0x29ac+4 src=1:34:2}
; 	nop 0 {at=0x29b0+4 src=1:34:2}
; 	nop 0 {at=0x29b4+4 src=1:34:2}
; 	nop 0 {at=0x29b8+4 src=1:34:2}
; 	nop 0 {at=0x29bc+4 src=1:34:2}
; 	nop 0 {at=0x29c0+4 src=1:34:2}
; 	nop 0 {at=0x29c4+4 src=1:34:2}
; 	nop 0 {at=0x29c8+4 src=1:34:2}
; 	nop 0 {at=0x29cc+4 src=1:34:2}
; 	nop 0 {at=0x29d0+4 src=1:34:2}
; 	nop 0 {at=0x29d4+4 src=1:34:2}
; 	nop 0 {at=0x29d8+4 src=1:34:2}
; 	nop 0 {at=0x29dc+4 src=1:34:2}
; 	nop 0 {at=0x29e0+4 src=1:34:2}
; 	nop 0 {at=0x29e4+4 src=1:34:2}
; 	nop 0 {at=0x29e8+4 src=1:34:2}
; 	nop 0 {at=0x29ec+4 src=1:34:2}
; 	nop 0 {at=0x29f0+4 src=1:34:2}
; 	nop 0 {at=0x29f4+4 src=1:34:2}
; 	nop 0 {at=0x29f8+4 src=1:34:2}
; 	nop 0 {at=0x29fc+4 src=1:34:2}
; 	nop 0 {at=0x2a00+4 src=1:34:2}
; 	nop 0 {at=0x2a04+4 src=1:34:2}
; 	nop 0 {at=0x2a08+4 src=1:34:2}
; 	nop 0 {at=0x2a0c+4 src=1:34:2}
; 	nop 0 {at=0x2a10+4 src=1:34:2}
; 	nop 0 {at=0x2a14+4 src=1:34:2}
; 	nop 0 {at=0x2a18+4 src=1:34:2}
; 	nop 0 {at=0x2a1c+4 src=1:34:2}
; 	nop 0 {at=0x2a20+4 src=1:34:2}
; 	nop 0 {at=0x2a24+4 src=1:34:2}
; 	nop 0 {at=0x2a28+4 src=1:34:2}
; 	nop 0 {at=0x2a2c+4 src=1:34:2}
; 	nop 0 {at=0x2a30+4 src=1:34:2}
; 	nop 0 {at=0x2a34+4 src=1:34:2}
; 	nop 0 {at=0x2a38+4 src=1:34:2}
; 	nop 0 {at=0x2a3c+4 src=1:34:2}
; 	nop 0 {at=0x2a40+4 src=1:34:2}
; 	nop 0 {at=0x2a44+4 src=1:34:2}
; 	nop 0 {at=0x2a48+4 src=1:34:2}
; 	nop 0 {at=0x2a4c+4 src=1:34:2}
; 	nop 0 {at=0x2a50+4 src=1:34:2}
; 	nop 0 {at=0x2a54+4 src=1:34:2}
; 	nop 0 {at=0x2a58+4 src=1:34:2}
; 	nop 0 {at=0x2a5c+4 src=1:34:2}
; 	nop 0 {at=0x2a60+4 src=1:34:2}
; 	nop 0 {at=0x2a64+4 src=1:34:2}
; 	nop 0 {at=0x2a68+4 src=1:34:2}
; 	nop 0 {at=0x2a6c+4 src=1:34:2}
; 	nop 0 {at=0x2a70+4 src=1:34:2}
; 	nop 0 {at=0x2a74+4 src=1:34:2}
; 	nop 0 {at=0x2a78+4 src=1:34:2}
; 	nop 0 {at=0x2a7c+4 src=1:34:2}
; 	nop 0 {at=0x2a80+4 src=1:34:2}
; 	nop 0 {at=0x2a84+4 src=1:34:2}
; 	nop 0 {at=0x2a88+4 src=1:34:2}
; 	nop 0 {at=0x2a8c+4 src=1:34:2}
; 	nop 0 {at=0x2a90+4 src=1:34:2}
; 	nop 0 {at=0x2a94+4 src=1:34:2}
; 	nop 0 {at=0x2a98+4 src=1:34:2}
; 	nop 0 {at=0x2a9c+4 src=1:34:2}
; 	nop 0 {at=0x2aa0+4 src=1:34:2}
; 	nop 0 {at=0x2aa4+4 src=1:34:2}
; 	nop 0 {at=0x2aa8+4 src=1:34:2}
; 	nop 0 {at=0x2aac+4 src=1:34:2}
; 	nop 0 {at=0x2ab0+4 src=1:34:2}
; 	nop 0 {at=0x2ab4+4 src=1:34:2}
; 	nop 0 {at=0x2ab8+4 src=1:34:2}
; 	nop 0 {at=0x2abc+4 src=1:34:2}
; 	nop 0 {at=0x2ac0+4 src=1:34:2}
; 	nop 0 {at=0x2ac4+4 src=1:34:2}
; 	nop 0 {at=0x2ac8+4 src=1:34:2}
; 	nop 0 {at=0x2acc+4 src=1:34:2}
; 	nop 0 {at=0x2ad0+4 src=1:34:2}
; 	nop 0 {at=0x2ad4+4 src=1:34:2}
; 	nop 0 {at=0x2ad8+4 src=1:34:2}
; 	nop 0 {at=0x2adc+4 src=1:34:2}
; 	nop 0 {at=0x2ae0+4 src=1:34:2}
; 	nop 0 {at=0x2ae4+4 src=1:34:2}
; 	nop 0 {at=0x2ae8+4 src=1:34:2}
; 	nop 0 {at=0x2aec+4 src=1:34:2}
; 	nop 0 {at=0x2af0+4 src=1:34:2}
; 	nop 0 {at=0x2af4+4 src=1:34:2}
; 	nop 0 {at=0x2af8+4 src=1:34:2}
; 	nop 0 {at=0x2afc+4 src=1:34:2}
; 	nop 0 {at=0x2b00+4 src=1:34:2}
; 	nop 0 {at=0x2b04+4 src=1:34:2}
; 	nop 0 {at=0x2b08+4 src=1:34:2}
; 	nop 0 {at=0x2b0c+4 src=1:34:2}
; 	nop 0 {at=0x2b10+4 src=1:34:2}
; 	nop 0 {at=0x2b14+4 src=1:34:2}
; 	nop 0 {at=0x2b18+4 src=1:34:2}
; 	nop 0 {at=0x2b1c+4 src=1:34:2}
; 	nop 0 {at=0x2b20+4 src=1:34:2}
; 	nop 0 {at=0x2b24+4 src=1:34:2}
; 	nop 0 {at=0x2b28+4 src=1:34:2}
; 	nop 0 {at=0x2b2c+4 src=1:34:2}
; 	nop 0 {at=0x2b30+4 src=1:34:2}
; 	nop 0 {at=0x2b34+4 src=1:34:2}
; 	nop 0 {at=0x2b38+4 src=1:34:2}
; 	nop 0 {at=0x2b3c+4 src=1:34:2}
; 	nop 0 {at=0x2b40+4 src=1:34:2}
; 	nop 0 {at=0x2b44+4 src=1:34:2}
; 	nop 0 {at=0x2b48+4 src=1:34:2}
; 	nop 0 {at=0x2b4c+4 src=1:34:2}
; 	nop 0 {at=0x2b50+4 src=1:34:2}
; 	nop 0 {at=0x2b54+4 src=1:34:2}
; 	nop 0 {at=0x2b58+4 src=1:34:2}
; 	nop 0 {at=0x2b5c+4 src=1:34:2}
; 	nop 0 {at=0x2b60+4 src=1:34:2}
; 	nop 0 {at=0x2b64+4 src=1:34:2}
; 	nop 0 {at=0x2b68+4 src=1:34:2}
; 	nop 0 {at=0x2b6c+4 src=1:34:2}
; 	nop 0 {at=0x2b70+4 src=1:34:2}
; 	nop 0 {at=0x2b74+4 src=1:34:2}
; 	nop 0 {at=0x2b78+4 src=1:34:2}
; 	nop 0 {at=0x2b7c+4 src=1:34:2}
; 	nop 0 {at=0x2b80+4 src=1:34:2}
; 	nop 0 {at=0x2b84+4 src=1:34:2}
; 	nop 0 {at=0x2b88+4 src=1:34:2}
; 	nop 0 {at=0x2b8c+4 src=1:34:2}
; 	nop 0 {at=0x2b90+4 src=1:34:2}
; 	nop 0 {at=0x2b94+4 src=1:34:2}
; 	nop 0 {at=0x2b98+4 src=1:34:2}
; 	nop 0 {at=0x2b9c+4 src=1:34:2}
; 	nop 0 {at=0x2ba0+4 src=1:34:2}
; 	nop 0 {at=0x2ba4+4 src=1:34:2}
; 	nop 0 {at=0x2ba8+4 src=1:34:2}
; 	nop 0 {at=0x2bac+4 src=1:34:2}
; 	nop 0 {at=0x2bb0+4 src=1:34:2}
; 	nop 0 {at=0x2bb4+4 src=1:34:2}
; 	nop 0 {at=0x2bb8+4 src=1:34:2}
; 	nop 0 {at=0x2bbc+4 src=1:34:2}
; 	nop 0 {at=0x2bc0+4 src=1:34:2}
; 	nop 0 {at=0x2bc4+4 src=1:34:2}
; 	nop 0 {at=0x2bc8+4 src=1:34:2}
; 	nop 0 {at=0x2bcc+4 src=1:34:2}
; 	nop 0 {at=0x2bd0+4 src=1:34:2}
; 	nop 0 {at=0x2bd4+4 src=1:34:2}
; 	nop 0 {at=0x2bd8+4 src=1:34:2}
; 	nop 0 {at=0x2bdc+4 src=1:34:2}
; 	nop 0 {at=0x2be0+4 src=1:34:2}
; 	nop 0 {at=0x2be4+4 src=1:34:2}
; 	nop 0 {at=0x2be8+4 src=1:34:2}
; 	nop 0 {at=0x2bec+4 src=1:34:2}
; 	nop 0 {at=0x2bf0+4 src=1:34:2}
; 	nop 0 {at=0x2bf4+4 src=1:34:2}
; 	nop 0 {at=0x2bf8+4 src=1:34:2}
; 	nop 0 {at=0x2bfc+4 src=1:34:2}
; 	nop 0 {at=0x2c00+4 src=1:34:2}
; 	nop 0 {at=0x2c04+4 src=1:34:2}
; 	nop 0 {at=0x2c08+4 src=1:34:2}
; 	nop 0 {at=0x2c0c+4 src=1:34:2}
; 	nop 0 {at=0x2c10+4 src=1:34:2}
; 	nop 0 {at=0x2c14+4 src=1:34:2}
; 	nop 0 {at=0x2c18+4 src=1:34:2}
; 	nop 0 {at=0x2c1c+4 src=1:34:2}
; 	nop 0 {at=0x2c20+4 src=1:34:2}
; 	nop 0 {at=0x2c24+4 src=1:34:2}
; 	nop 0 {at=0x2c28+4 src=1:34:2}
; 	nop 0 {at=0x2c2c+4 src=1:34:2}
; 	nop 0 {at=0x2c30+4 src=1:34:2}
; 	nop 0 {at=0x2c34+4 src=1:34:2}
; 	nop 0 {at=0x2c38+4 src=1:34:2}
; 	nop 0 {at=0x2c3c+4 src=1:34:2}
; 	nop 0 {at=0x2c40+4 src=1:34:2}
; 	nop 0 {at=0x2c44+4 src=1:34:2}
; 	nop 0 {at=0x2c48+4 src=1:34:2}
; 	nop 0 {at=0x2c4c+4 src=1:34:2}
; 	nop 0 {at=0x2c50+4 src=1:34:2}
; 	nop 0 {at=0x2c54+4 src=1:34:2}
; 	nop 0 {at=0x2c58+4 src=1:34:2}
; 	nop 0 {at=0x2c5c+4 src=1:34:2}
; 	nop 0 {at=0x2c60+4 src=1:34:2}
; 	nop 0 {at=0x2c64+4 src=1:34:2}
; 	nop 0 {at=0x2c68+4 src=1:34:2}
; 	nop 0 {at=0x2c6c+4 src=1:34:2}
; 	nop 0 {at=0x2c70+4 src=1:34:2}
; 	nop 0 {at=0x2c74+4 src=1:34:2}
; 	nop 0 {at=0x2c78+4 src=1:34:2}
; 	nop 0 {at=0x2c7c+4 src=1:34:2}
; 	nop 0 {at=0x2c80+4 src=1:34:2}
; 	nop 0 {at=0x2c84+4 src=1:34:2}
; 	nop 0 {at=0x2c88+4 src=1:34:2}
; 	nop 0 {at=0x2c8c+4 src=1:34:2}
; 	nop 0 {at=0x2c90+4 src=1:34:2}
; 	nop 0 {at=0x2c94+4 src=1:34:2}
; 	nop 0 {at=0x2c98+4 src=1:34:2}
; 	nop 0 {at=0x2c9c+4 src=1:34:2}
; 	nop 0 {at=0x2ca0+4 src=1:34:2}
; 	nop 0 {at=0x2ca4+4 src=1:34:2}
; 	nop 0 {at=0x2ca8+4 src=1:34:2}
; 	nop 0 {at=0x2cac+4 src=1:34:2}
; 	nop 0 {at=0x2cb0+4 src=1:34:2}
; 	nop 0 {at=0x2cb4+4 src=1:34:2}
; 	nop 0 {at=0x2cb8+4 src=1:34:2}
; 	nop 0 {at=0x2cbc+4 src=1:34:2}
; 	nop 0 {at=0x2cc0+4 src=1:34:2}
; 	nop 0 {at=0x2cc4+4 src=1:34:2}
; 	nop 0 {at=0x2cc8+4 src=1:34:2}
; 	nop 0 {at=0x2ccc+4 src=1:34:2}
; 	nop 0 {at=0x2cd0+4 src=1:34:2}
; 	nop 0 {at=0x2cd4+4 src=1:34:2}
; 	nop 0 {at=0x2cd8+4 src=1:34:2}
; 	nop 0 {at=0x2cdc+4 src=1:34:2}
; 	nop 0 {at=0x2ce0+4 src=1:34:2}
; 	nop 0 {at=0x2ce4+4 src=1:34:2}
; 	nop 0 {at=0x2ce8+4 src=1:34:2}
; 	nop 0 {at=0x2cec+4 src=1:34:2}
; 	nop 0 {at=0x2cf0+4 src=1:34:2}
; 	nop 0 {at=0x2cf4+4 src=1:34:2}
; 	nop 0 {at=0x2cf8+4 src=1:34:2}
; 	nop 0 {at=0x2cfc+4 src=1:34:2}
; 	nop 0 {at=0x2d00+4 src=1:34:2}
; 	nop 0 {at=0x2d04+4 src=1:34:2}
; 	nop 0 {at=0x2d08+4 src=1:34:2}
; 	nop 0 {at=0x2d0c+4 src=1:34:2}
; 	nop 0 {at=0x2d10+4 src=1:34:2}
; 	nop 0 {at=0x2d14+4 src=1:34:2}
; 	nop 0 {at=0x2d18+4 src=1:34:2}
; 	nop 0 {at=0x2d1c+4 src=1:34:2}
; 	nop 0 {at=0x2d20+4 src=1:34:2}
; 	nop 0 {at=0x2d24+4 src=1:34:2}
; 	nop 0 {at=0x2d28+4 src=1:34:2}
; 	nop 0 {at=0x2d2c+4 src=1:34:2}
; 	nop 0 {at=0x2d30+4 src=1:34:2}
; 	nop 0 {at=0x2d34+4 src=1:34:2}
; 	nop 0 {at=0x2d38+4 src=1:34:2}
; 	nop 0 {at=0x2d3c+4 src=1:34:2}
; 	nop 0 {at=0x2d40+4 src=1:34:2}
; 	nop 0 {at=0x2d44+4 src=1:34:2}
; 	nop 0 {at=0x2d48+4 src=1:34:2}
; 	nop 0 {at=0x2d4c+4 src=1:34:2}
; 	nop 0 {at=0x2d50+4 src=1:34:2}
; 	nop 0 {at=0x2d54+4 src=1:34:2}
; 	nop 0 {at=0x2d58+4 src=1:34:2}
; 	nop 0 {at=0x2d5c+4 src=1:34:2}
; 	nop 0 {at=0x2d60+4 src=1:34:2}
; 	nop 0 {at=0x2d64+4 src=1:34:2}
; 	nop 0 {at=0x2d68+4 src=1:34:2}
; 	nop 0 {at=0x2d6c+4 src=1:34:2}
; 	nop 0 {at=0x2d70+4 src=1:34:2}
; 	nop 0 {at=0x2d74+4 src=1:34:2}
; 	nop 0 {at=0x2d78+4 src=1:34:2}
; 	nop 0 {at=0x2d7c+4 src=1:34:2}
; 	nop 0 {at=0x2d80+4 src=1:34:2}
; 	nop 0 {at=0x2d84+4 src=1:34:2}
; 	nop 0 {at=0x2d88+4 src=1:34:2}
; 	nop 0 {at=0x2d8c+4 src=1:34:2}
; 	nop 0 {at=0x2d90+4 src=1:34:2}
; 	nop 0 {at=0x2d94+4 src=1:34:2}
; 	nop 0 {at=0x2d98+4 src=1:34:2}
; 	nop 0 {at=0x2d9c+4 src=1:34:2}
; 	nop 0 {at=0x2da0+4 src=1:34:2}
; 	nop 0 {at=0x2da4+4 src=1:34:2}
; 	nop 0 {at=0x2da8+4 src=1:34:2}
; 	nop 0 {at=0x2dac+4 src=1:34:2}
; 	nop 0 {at=0x2db0+4 src=1:34:2}
; 	nop 0 {at=0x2db4+4 src=1:34:2}
; 	nop 0 {at=0x2db8+4 src=1:34:2}
; 	nop 0 {at=0x2dbc+4 src=1:34:2}
; 	nop 0 {at=0x2dc0+4 src=1:34:2}
; 	nop 0 {at=0x2dc4+4 src=1:34:2}
; 	nop 0 {at=0x2dc8+4 src=1:34:2}
; 	nop 0 {at=0x2dcc+4 src=1:34:2}
; 	nop 0 {at=0x2dd0+4 src=1:34:2}
; 	nop 0 {at=0x2dd4+4 src=1:34:2}
; 	nop 0 {at=0x2dd8+4 src=1:34:2}
; 	nop 0 {at=0x2ddc+4 src=1:34:2}
; 	nop 0 {at=0x2de0+4 src=1:34:2}
; 	nop 0 {at=0x2de4+4 src=1:34:2}
; 	nop 0 {at=0x2de8+4 src=1:34:2}
; 	nop 0 {at=0x2dec+4 src=1:34:2}
; 	nop 0 {at=0x2df0+4 src=1:34:2}
; 	nop 0 {at=0x2df4+4 src=1:34:2}
; 	nop 0 {at=0x2df8+4 src=1:34:2}
; 	nop 0 {at=0x2dfc+4 src=1:34:2}
; 	nop 0 {at=0x2e00+4 src=1:34:2}
; 	nop 0 {at=0x2e04+4 src=1:34:2}
; 	nop 0 {at=0x2e08+4 src=1:34:2}
; 	nop 0 {at=0x2e0c+4 src=1:34:2}
; 	nop 0 {at=0x2e10+4 src=1:34:2}
; 	nop 0 {at=0x2e14+4 src=1:34:2}
; 	nop 0 {at=0x2e18+4 src=1:34:2}
; 	nop 0 {at=0x2e1c+4 src=1:34:2}
; 	nop 0 {at=0x2e20+4 src=1:34:2}
; 	nop 0 {at=0x2e24+4 src=1:34:2}
; 	nop 0 {at=0x2e28+4 src=1:34:2}
; 	nop 0 {at=0x2e2c+4 src=1:34:2}
; 	nop 0 {at=0x2e30+4 src=1:34:2}
; 	nop 0 {at=0x2e34+4 src=1:34:2}
; 	nop 0 {at=0x2e38+4 src=1:34:2}
; 	nop 0 {at=0x2e3c+4 src=1:34:2}
; 	nop 0 {at=0x2e40+4 src=1:34:2}
; 	nop 0 {at=0x2e44+4 src=1:34:2}
; 	nop 0 {at=0x2e48+4 src=1:34:2}
; 	nop 0 {at=0x2e4c+4 src=1:34:2}
; 	nop 0 {at=0x2e50+4 src=1:34:2}
; 	nop 0 {at=0x2e54+4 src=1:34:2}
; 	nop 0 {at=0x2e58+4 src=1:34:2}
; 	nop 0 {at=0x2e5c+4 src=1:34:2}
; 	nop 0 {at=0x2e60+4 src=1:34:2}
; 	nop 0 {at=0x2e64+4 src=1:34:2}
; 	nop 0 {at=0x2e68+4 src=1:34:2}
; 	nop 0 {at=0x2e6c+4 src=1:34:2}
; 	nop 0 {at=0x2e70+4 src=1:34:2}
; 	nop 0 {at=0x2e74+4 src=1:34:2}
; 	nop 0 {at=0x2e78+4 src=1:34:2}
; 	nop 0 {at=0x2e7c+4 src=1:34:2}
; 	nop 0 {at=0x2e80+4 src=1:34:2}
; 	nop 0 {at=0x2e84+4 src=1:34:2}
; 	nop 0 {at=0x2e88+4 src=1:34:2}
; 	nop 0 {at=0x2e8c+4 src=1:34:2}
; 	nop 0 {at=0x2e90+4 src=1:34:2}
; 	nop 0 {at=0x2e94+4 src=1:34:2}
; 	nop 0 {at=0x2e98+4 src=1:34:2}
; 	nop 0 {at=0x2e9c+4 src=1:34:2}
; 	nop 0 {at=0x2ea0+4 src=1:34:2}
; 	nop 0 {at=0x2ea4+4 src=1:34:2}
; 	nop 0 {at=0x2ea8+4 src=1:34:2}
; 	nop 0 {at=0x2eac+4 src=1:34:2}
; 	nop 0 {at=0x2eb0+4 src=1:34:2}
; 	nop 0 {at=0x2eb4+4 src=1:34:2}
; 	nop 0 {at=0x2eb8+4 src=1:34:2}
; 	nop 0 {at=0x2ebc+4 src=1:34:2}
; 	nop 0 {at=0x2ec0+4 src=1:34:2}
; 	nop 0 {at=0x2ec4+4 src=1:34:2}
; 	nop 0 {at=0x2ec8+4 src=1:34:2}
; 	nop 0 {at=0x2ecc+4 src=1:34:2}
; 	nop 0 {at=0x2ed0+4 src=1:34:2}
; 	nop 0 {at=0x2ed4+4 src=1:34:2}
; 	nop 0 {at=0x2ed8+4 src=1:34:2}
; 	nop 0 {at=0x2edc+4 src=1:34:2}
; 	nop 0 {at=0x2ee0+4 src=1:34:2}
; 	nop 0 {at=0x2ee4+4 src=1:34:2}
; 	nop 0 {at=0x2ee8+4 src=1:34:2}
; 	nop 0 {at=0x2eec+4 src=1:34:2}
; 	nop 0 {at=0x2ef0+4 src=1:34:2}
; 	nop 0 {at=0x2ef4+4 src=1:34:2}
; 	nop 0 {at=0x2ef8+4 src=1:34:2}
; 	nop 0 {at=0x2efc+4 src=1:34:2}
; 	nop 0 {at=0x2f00+4 src=1:34:2}
; 	nop 0 {at=0x2f04+4 src=1:34:2}
; 	nop 0 {at=0x2f08+4 src=1:34:2}
; 	nop 0 {at=0x2f0c+4 src=1:34:2}
; 	nop 0 {at=0x2f10+4 src=1:34:2}
; 	nop 0 {at=0x2f14+4 src=1:34:2}
; 	nop 0 {at=0x2f18+4 src=1:34:2}
; 	nop 0 {at=0x2f1c+4 src=1:34:2}
; 	nop 0 {at=0x2f20+4 src=1:34:2}
; 	nop 0 {at=0x2f24+4 src=1:34:2}
; 	nop 0 {at=0x2f28+4 src=1:34:2}
; 	nop 0 {at=0x2f2c+4 src=1:34:2}
; 	nop 0 {at=0x2f30+4 src=1:34:2}
; 	nop 0 {at=0x2f34+4 src=1:34:2}
; 	nop 0 {at=0x2f38+4 src=1:34:2}
; 	nop 0 {at=0x2f3c+4 src=1:34:2}
; 	nop 0 {at=0x2f40+4 src=1:34:2}
; 	nop 0 {at=0x2f44+4 src=1:34:2}
; 	nop 0 {at=0x2f48+4 src=1:34:2}
; 	nop 0 {at=0x2f4c+4 src=1:34:2}
; 	nop 0 {at=0x2f50+4 src=1:34:2}
; 	nop 0 {at=0x2f54+4 src=1:34:2}
; 	nop 0 {at=0x2f58+4 src=1:34:2}
; 	nop 0 {at=0x2f5c+4 src=1:34:2}
; 	nop 0 {at=0x2f60+4 src=1:34:2}
; 	nop 0 {at=0x2f64+4 src=1:34:2}
; 	nop 0 {at=0x2f68+4 src=1:34:2}
; 	nop 0 {at=0x2f6c+4 src=1:34:2}
; 	nop 0 {at=0x2f70+4 src=1:34:2}
; 	nop 0 {at=0x2f74+4 src=1:34:2}
; 	nop 0 {at=0x2f78+4 src=1:34:2}
; 	nop 0 {at=0x2f7c+4 src=1:34:2}
; 	nop 0 {at=0x2f80+4 src=1:34:2}
; 	nop 0 {at=0x2f84+4 src=1:34:2}
; 	nop 0 {at=0x2f88+4 src=1:34:2}
; 	nop 0 {at=0x2f8c+4 src=1:34:2}
; 	nop 0 {at=0x2f90+4 src=1:34:2}
; 	nop 0 {at=0x2f94+4 src=1:34:2}
; 	nop 0 {at=0x2f98+4 src=1:34:2}
; 	nop 0 {at=0x2f9c+4 src=1:34:2}
; 	nop 0 {at=0x2fa0+4 src=1:34:2}
; 	nop 0 {at=0x2fa4+4 src=1:34:2}
; 	nop 0 {at=0x2fa8+4 src=1:34:2}
; 	nop 0 {at=0x2fac+4 src=1:34:2}
; 	nop 0 {at=0x2fb0+4 src=1:34:2}
; 	nop 0 {at=0x2fb4+4 src=1:34:2}
; 	nop 0 {at=0x2fb8+4 src=1:34:2}
; 	nop 0 {at=0x2fbc+4 src=1:34:2}
; 	nop 0 {at=0x2fc0+4 src=1:34:2}
; 	nop 0 {at=0x2fc4+4 src=1:34:2}
; 	nop 0 {at=0x2fc8+4 src=1:34:2}
; 	nop 0 {at=0x2fcc+4 src=1:34:2}
; 	nop 0 {at=0x2fd0+4 src=1:34:2}
; 	nop 0 {at=0x2fd4+4 src=1:34:2}
; 	nop 0 {at=0x2fd8+4 src=1:34:2}
; 	nop 0 {at=0x2fdc+4 src=1:34:2}
; 	nop 0 {at=0x2fe0+4 src=1:34:2}
; 	nop 0 {at=0x2fe4+4 src=1:34:2}
; 	nop 0 {at=0x2fe8+4 src=1:34:2}
; 	nop 0 {at=0x2fec+4 src=1:34:2}
; 	nop 0 {at=0x2ff0+4 src=1:34:2}
; 	nop 0 {at=0x2ff4+4 src=1:34:2}
; 	nop 0 {at=0x2ff8+4 src=1:34:2}
; 	nop 0 {at=0x2ffc+4 src=1:34:2}
; 	nop 0 {at=0x3000+4 src=1:34:2}
; 	nop 0 {at=0x3004+4 src=1:34:2}
; 	nop 0 {at=0x3008+4 src=1:34:2}
; 	nop 0 {at=0x300c+4 src=1:34:2}
; 	nop 0 {at=0x3010+4 src=1:34:2}
; 	nop 0 {at=0x3014+4 src=1:34:2}
; 	nop 0 {at=0x3018+4 src=1:34:2}
; 	nop 0 {at=0x301c+4 src=1:34:2}
; 	nop 0 {at=0x3020+4 src=1:34:2}
; 	nop 0 {at=0x3024+4 src=1:34:2}
; 	nop 0 {at=0x3028+4 src=1:34:2}
; 	nop 0 {at=0x302c+4 src=1:34:2}
; 	nop 0 {at=0x3030+4 src=1:34:2}
; 	nop 0 {at=0x3034+4 src=1:34:2}
; 	nop 0 {at=0x3038+4 src=1:34:2}
; 	nop 0 {at=0x303c+4 src=1:34:2}
; 	nop 0 {at=0x3040+4 src=1:34:2}
; 	nop 0 {at=0x3044+4 src=1:34:2}
; 	nop 0 {at=0x3048+4 src=1:34:2}
; 	nop 0 {at=0x304c+4 src=1:34:2}
; 	nop 0 {at=0x3050+4 src=1:34:2}
; 	nop 0 {at=0x3054+4 src=1:34:2}
; 	nop 0 {at=0x3058+4 src=1:34:2}
; 	nop 0 {at=0x305c+4 src=1:34:2}
; 	nop 0 {at=0x3060+4 src=1:34:2}
; 	nop 0 {at=0x3064+4 src=1:34:2}
; 	nop 0 {at=0x3068+4 src=1:34:2}
; 	nop 0 {at=0x306c+4 src=1:34:2}
; 	nop 0 {at=0x3070+4 src=1:34:2}
; 	nop 0 {at=0x3074+4 src=1:34:2}
; 	nop 0 {at=0x3078+4 src=1:34:2}
; 	nop 0 {at=0x307c+4 src=1:34:2}
; 	nop 0 {at=0x3080+4 src=1:34:2}
; 	nop 0 {at=0x3084+4 src=1:34:2}
; 	nop 0 {at=0x3088+4 src=1:34:2}
; 	nop 0 {at=0x308c+4 src=1:34:2}
; 	nop 0 {at=0x3090+4 src=1:34:2}
; 	nop 0 {at=0x3094+4 src=1:34:2}
; 	nop 0 {at=0x3098+4 src=1:34:2}
; 	nop 0 {at=0x309c+4 src=1:34:2}
; 	nop 0 {at=0x30a0+4 src=1:34:2}
; 	nop 0 {at=0x30a4+4 src=1:34:2}
; 	nop 0 {at=0x30a8+4 src=1:34:2}
; 	nop 0 {at=0x30ac+4 src=1:34:2}
; 	nop 0 {at=0x30b0+4 src=1:34:2}
; 	nop 0 {at=0x30b4+4 src=1:34:2}
; 	nop 0 {at=0x30b8+4 src=1:34:2}
; 	nop 0 {at=0x30bc+4 src=1:34:2}
; 	nop 0 {at=0x30c0+4 src=1:34:2}
; 	nop 0 {at=0x30c4+4 src=1:34:2}
; 	nop 0 {at=0x30c8+4 src=1:34:2}
; 	nop 0 {at=0x30cc+4 src=1:34:2}
; 	nop 0 {at=0x30d0+4 src=1:34:2}
; 	nop 0 {at=0x30d4+4 src=1:34:2}
; 	nop 0 {at=0x30d8+4 src=1:34:2}
; 	nop 0 {at=0x30dc+4 src=1:34:2}
; 	nop 0 {at=0x30e0+4 src=1:34:2}
; 	nop 0 {at=0x30e4+4 src=1:34:2}
; 	nop 0 {at=0x30e8+4 src=1:34:2}
; 	nop 0 {at=0x30ec+4 src=1:34:2}
; 	nop 0 {at=0x30f0+4 src=1:34:2}
; 	nop 0 {at=0x30f4+4 src=1:34:2}
; 	nop 0 {at=0x30f8+4 src=1:34:2}
; 	nop 0 {at=0x30fc+4 src=1:34:2}
; 	nop 0 {at=0x3100+4 src=1:34:2}
; 	nop 0 {at=0x3104+4 src=1:34:2}
; 	nop 0 {at=0x3108+4 src=1:34:2}
; 	nop 0 {at=0x310c+4 src=1:34:2}
; 	nop 0 {at=0x3110+4 src=1:34:2}
; 	nop 0 {at=0x3114+4 src=1:34:2}
; 	nop 0 {at=0x3118+4 src=1:34:2}
; 	nop 0 {at=0x311c+4 src=1:34:2}
; 	nop 0 {at=0x3120+4 src=1:34:2}
; 	nop 0 {at=0x3124+4 src=1:34:2}
; 	nop 0 {at=0x3128+4 src=1:34:2}
; 	nop 0 {at=0x312c+4 src=1:34:2}
; 	nop 0 {at=0x3130+4 src=1:34:2}
; 	nop 0 {at=0x3134+4 src=1:34:2}
; 	nop 0 {at=0x3138+4 src=1:34:2}
; 	nop 0 {at=0x313c+4 src=1:34:2}
; 	nop 0 {at=0x3140+4 src=1:34:2}
; 	nop 0 {at=0x3144+4 src=1:34:2}
; 	nop 0 {at=0x3148+4 src=1:34:2}
; 	nop 0 {at=0x314c+4 src=1:34:2}
; 	nop 0 {at=0x3150+4 src=1:34:2}
; 	nop 0 {at=0x3154+4 src=1:34:2}
; 	nop 0 {at=0x3158+4 src=1:34:2}
; 	nop 0 {at=0x315c+4 src=1:34:2}
; 	nop 0 {at=0x3160+4 src=1:34:2}
; 	nop 0 {at=0x3164+4 src=1:34:2}
; 	nop 0 {at=0x3168+4 src=1:34:2}
; 	nop 0 {at=0x316c+4 src=1:34:2}
; 	nop 0 {at=0x3170+4 src=1:34:2}
; 	nop 0 {at=0x3174+4 src=1:34:2}
; 	nop 0 {at=0x3178+4 src=1:34:2}
; 	nop 0 {at=0x317c+4 src=1:34:2}
; 	nop 0 {at=0x3180+4 src=1:34:2}
; 	nop 0 {at=0x3184+4 src=1:34:2}
; 	nop 0 {at=0x3188+4 src=1:34:2}
; 	nop 0 {at=0x318c+4 src=1:34:2}
; 	nop 0 {at=0x3190+4 src=1:34:2}
; 	nop 0 {at=0x3194+4 src=1:34:2}
; 	nop 0 {at=0x3198+4 src=1:34:2}
; 	nop 0 {at=0x319c+4 src=1:34:2}
; 	nop 0 {at=0x31a0+4 src=1:34:2}
; 	nop 0 {at=0x31a4+4 src=1:34:2}
; 	nop 0 {at=0x31a8+4 src=1:34:2}
; 	nop 0 {at=0x31ac+4 src=1:34:2}
; 	nop 0 {at=0x31b0+4 src=1:34:2}
; 	nop 0 {at=0x31b4+4 src=1:34:2}
; 	nop 0 {at=0x31b8+4 src=1:34:2}
; 	nop 0 {at=0x31bc+4 src=1:34:2}
; 	nop 0 {at=0x31c0+4 src=1:34:2}
; 	nop 0 {at=0x31c4+4 src=1:34:2}
; 	nop 0 {at=0x31c8+4 src=1:34:2}
; 	nop 0 {at=0x31cc+4 src=1:34:2}
; 	nop 0 {at=0x31d0+4 src=1:34:2}
; 	nop 0 {at=0x31d4+4 src=1:34:2}
; 	nop 0 {at=0x31d8+4 src=1:34:2}
; 	nop 0 {at=0x31dc+4 src=1:34:2}
; 	nop 0 {at=0x31e0+4 src=1:34:2}
; 	nop 0 {at=0x31e4+4 src=1:34:2}
; 	nop 0 {at=0x31e8+4 src=1:34:2}
; 	nop 0 {at=0x31ec+4 src=1:34:2}
; 	nop 0 {at=0x31f0+4 src=1:34:2}
; 	nop 0 {at=0x31f4+4 src=1:34:2}
; 	nop 0 {at=0x31f8+4 src=1:34:2}
; 	nop 0 {at=0x31fc+4 src=1:34:2}
; 	nop 0 {at=0x3200+4 src=1:34:2}
; 	nop 0 {at=0x3204+4 src=1:34:2}
; 	nop 0 {at=0x3208+4 src=1:34:2}
; 	nop 0 {at=0x320c+4 src=1:34:2}
; 	nop 0 {at=0x3210+4 src=1:34:2}
; 	nop 0 {at=0x3214+4 src=1:34:2}
; 	nop 0 {at=0x3218+4 src=1:34:2}
; 	nop 0 {at=0x321c+4 src=1:34:2}
; 	nop 0 {at=0x3220+4 src=1:34:2}
; 	nop 0 {at=0x3224+4 src=1:34:2}
; 	nop 0 {at=0x3228+4 src=1:34:2}
; 	nop 0 {at=0x322c+4 src=1:34:2}
; 	nop 0 {at=0x3230+4 src=1:34:2}
; 	nop 0 {at=0x3234+4 src=1:34:2}
; 	nop 0 {at=0x3238+4 src=1:34:2}
; 	nop 0 {at=0x323c+4 src=1:34:2}
; 	nop 0 {at=0x3240+4 src=1:34:2}
; 	nop 0 {at=0x3244+4 src=1:34:2}
; 	nop 0 {at=0x3248+4 src=1:34:2}
; 	nop 0 {at=0x324c+4 src=1:34:2}
; 	nop 0 {at=0x3250+4 src=1:34:2}
; 	nop 0 {at=0x3254+4 src=1:34:2}
; 	nop 0 {at=0x3258+4 src=1:34:2}
; 	nop 0 {at=0x325c+4 src=1:34:2}
; 	nop 0 {at=0x3260+4 src=1:34:2}
; 	nop 0 {at=0x3264+4 src=1:34:2}
; 	nop 0 {at=0x3268+4 src=1:34:2}
; 	nop 0 {at=0x326c+4 src=1:34:2}
; 	nop 0 {at=0x3270+4 src=1:34:2}
; 	nop 0 {at=0x3274+4 src=1:34:2}
; 	nop 0 {at=0x3278+4 src=1:34:2}
; 	nop 0 {at=0x327c+4 src=1:34:2}
; 	nop 0 {at=0x3280+4 src=1:34:2}
; 	nop 0 {at=0x3284+4 src=1:34:2}
; 	nop 0 {at=0x3288+4 src=1:34:2}
; 	nop 0 {at=0x328c+4 src=1:34:2}
; 	nop 0 {at=0x3290+4 src=1:34:2}
; 	nop 0 {at=0x3294+4 src=1:34:2}
; 	nop 0 {at=0x3298+4 src=1:34:2}
; 	nop 0 {at=0x329c+4 src=1:34:2}
; 	nop 0 {at=0x32a0+4 src=1:34:2}
; 	nop 0 {at=0x32a4+4 src=1:34:2}
; 	nop 0 {at=0x32a8+4 src=1:34:2}
; 	nop 0 {at=0x32ac+4 src=1:34:2}
; 	nop 0 {at=0x32b0+4 src=1:34:2}
; 	nop 0 {at=0x32b4+4 src=1:34:2}
; 	nop 0 {at=0x32b8+4 src=1:34:2}
; 	nop 0 {at=0x32bc+4 src=1:34:2}
; 	nop 0 {at=0x32c0+4 src=1:34:2}
; 	nop 0 {at=0x32c4+4 src=1:34:2}
; 	nop 0 {at=0x32c8+4 src=1:34:2}
; 	nop 0 {at=0x32cc+4 src=1:34:2}
; 	nop 0 {at=0x32d0+4 src=1:34:2}
; 	nop 0 {at=0x32d4+4 src=1:34:2}
; 	nop 0 {at=0x32d8+4 src=1:34:2}
; 	nop 0 {at=0x32dc+4 src=1:34:2}
; 	nop 0 {at=0x32e0+4 src=1:34:2}
; 	nop 0 {at=0x32e4+4 src=1:34:2}
; 	nop 0 {at=0x32e8+4 src=1:34:2}
; 	nop 0 {at=0x32ec+4 src=1:34:2}
; 	nop 0 {at=0x32f0+4 src=1:34:2}
; 	nop 0 {at=0x32f4+4 src=1:34:2}
; 	nop 0 {at=0x32f8+4 src=1:34:2}
; 	nop 0 {at=0x32fc+4 src=1:34:2}
; 	nop 0 {at=0x3300+4 src=1:34:2}
; 	nop 0 {at=0x3304+4 src=1:34:2}
; 	nop 0 {at=0x3308+4 src=1:34:2}
; 	nop 0 {at=0x330c+4 src=1:34:2}
; 	nop 0 {at=0x3310+4 src=1:34:2}
; 	nop 0 {at=0x3314+4 src=1:34:2}
; 	nop 0 {at=0x3318+4 src=1:34:2}
; 	nop 0 {at=0x331c+4 src=1:34:2}
; 	nop 0 {at=0x3320+4 src=1:34:2}
; 	nop 0 {at=0x3324+4 src=1:34:2}
; 	nop 0 {at=0x3328+4 src=1:34:2}
; 	nop 0 {at=0x332c+4 src=1:34:2}
; 	nop 0 {at=0x3330+4 src=1:34:2}
; 	nop 0 {at=0x3334+4 src=1:34:2}
; 	nop 0 {at=0x3338+4 src=1:34:2}
; 	nop 0 {at=0x333c+4 src=1:34:2}
; 	nop 0 {at=0x3340+4 src=1:34:2}
; 	nop 0 {at=0x3344+4 src=1:34:2}
; 	nop 0 {at=0x3348+4 src=1:34:2}
; 	nop 0 {at=0x334c+4 src=1:34:2}
; 	nop 0 {at=0x3350+4 src=1:34:2}
; 	nop 0 {at=0x3354+4 src=1:34:2}
; 	nop 0 {at=0x3358+4 src=1:34:2}
; 	nop 0 {at=0x335c+4 src=1:34:2}
; 	nop 0 {at=0x3360+4 src=1:34:2}
; 	nop 0 {at=0x3364+4 src=1:34:2}
; 	nop 0 {at=0x3368+4 src=1:34:2}
; 	nop 0 {at=0x336c+4 src=1:34:2}
; 	nop 0 {at=0x3370+4 src=1:34:2}
; 	nop 0 {at=0x3374+4 src=1:34:2}
; 	nop 0 {at=0x3378+4 src=1:34:2}
; 	nop 0 {at=0x337c+4 src=1:34:2}
; 	nop 0 {at=0x3380+4 src=1:34:2}
; 	nop 0 {at=0x3384+4 src=1:34:2}
; 	nop 0 {at=0x3388+4 src=1:34:2}
; 	nop 0 {at=0x338c+4 src=1:34:2}
; 	nop 0 {at=0x3390+4 src=1:34:2}
; 	nop 0 {at=0x3394+4 src=1:34:2}
; 	nop 0 {at=0x3398+4 src=1:34:2}
; 	nop 0 {at=0x339c+4 src=1:34:2}
; 	nop 0 {at=0x33a0+4 src=1:34:2}
; 	nop 0 {at=0x33a4+4 src=1:34:2}
; 	nop 0 {at=0x33a8+4 src=1:34:2}
; 	nop 0 {at=0x33ac+4 src=1:34:2}
; 	nop 0 {at=0x33b0+4 src=1:34:2}
; 	nop 0 {at=0x33b4+4 src=1:34:2}
; 	nop 0 {at=0x33b8+4 src=1:34:2}
; 	nop 0 {at=0x33bc+4 src=1:34:2}
; 	nop 0 {at=0x33c0+4 src=1:34:2}
; 	nop 0 {at=0x33c4+4 src=1:34:2}
; 	nop 0 {at=0x33c8+4 src=1:34:2}
; 	nop 0 {at=0x33cc+4 src=1:34:2}
; 	nop 0 {at=0x33d0+4 src=1:34:2}
; 	nop 0 {at=0x33d4+4 src=1:34:2}
; 	nop 0 {at=0x33d8+4 src=1:34:2}
; 	nop 0 {at=0x33dc+4 src=1:34:2}
; 	nop 0 {at=0x33e0+4 src=1:34:2}
; 	nop 0 {at=0x33e4+4 src=1:34:2}
; 	nop 0 {at=0x33e8+4 src=1:34:2}
; 	nop 0 {at=0x33ec+4 src=1:34:2}
; 	nop 0 {at=0x33f0+4 src=1:34:2}
; 	nop 0 {at=0x33f4+4 src=1:34:2}
; 	nop 0 {at=0x33f8+4 src=1:34:2}
; 	nop 0 {at=0x33fc+4 src=1:34:2}
; 	nop 0 {at=0x3400+4 src=1:34:2}
; 	nop 0 {at=0x3404+4 src=1:34:2}
; 	nop 0 {at=0x3408+4 src=1:34:2}
; 	nop 0 {at=0x340c+4 src=1:34:2}
; 	nop 0 {at=0x3410+4 src=1:34:2}
; 	nop 0 {at=0x3414+4 src=1:34:2}
; 	nop 0 {at=0x3418+4 src=1:34:2}
; 	nop 0 {at=0x341c+4 src=1:34:2}
; 	nop 0 {at=0x3420+4 src=1:34:2}
; 	nop 0 {at=0x3424+4 src=1:34:2}
; 	nop 0 {at=0x3428+4 src=1:34:2}
; 	nop 0 {at=0x342c+4 src=1:34:2}
; 	nop 0 {at=0x3430+4 src=1:34:2}
; 	nop 0 {at=0x3434+4 src=1:34:2}
; 	nop 0 {at=0x3438+4 src=1:34:2}
; 	nop 0 {at=0x343c+4 src=1:34:2}
; 	nop 0 {at=0x3440+4 src=1:34:2}
; 	nop 0 {at=0x3444+4 src=1:34:2}
; 	nop 0 {at=0x3448+4 src=1:34:2}
; 	nop 0 {at=0x344c+4 src=1:34:2}
; 	nop 0 {at=0x3450+4 src=1:34:2}
; 	nop 0 {at=0x3454+4 src=1:34:2}
; 	nop 0 {at=0x3458+4 src=1:34:2}
; 	nop 0 {at=0x345c+4 src=1:34:2}
; 	nop 0 {at=0x3460+4 src=1:34:2}
; 	nop 0 {at=0x3464+4 src=1:34:2}
; 	nop 0 {at=0x3468+4 src=1:34:2}
; 	nop 0 {at=0x346c+4 src=1:34:2}
; 	nop 0 {at=0x3470+4 src=1:34:2}
; 	nop 0 {at=0x3474+4 src=1:34:2}
; 	nop 0 {at=0x3478+4 src=1:34:2}
; 	nop 0 {at=0x347c+4 src=1:34:2}
; 	nop 0 {at=0x3480+4 src=1:34:2}
; 	nop 0 {at=0x3484+4 src=1:34:2}
; 	nop 0 {at=0x3488+4 src=1:34:2}
; 	nop 0 {at=0x348c+4 src=1:34:2}
; 	nop 0 {at=0x3490+4 src=1:34:2}
; 	nop 0 {at=0x3494+4 src=1:34:2}
; 	nop 0 {at=0x3498+4 src=1:34:2}
; 	nop 0 {at=0x349c+4 src=1:34:2}
; 	nop 0 {at=0x34a0+4 src=1:34:2}
; 	nop 0 {at=0x34a4+4 src=1:34:2}
; 	nop 0 {at=0x34a8+4 src=1:34:2}
; 	nop 0 {at=0x34ac+4 src=1:34:2}
; 	nop 0 {at=0x34b0+4 src=1:34:2}
; 	nop 0 {at=0x34b4+4 src=1:34:2}
; 	nop 0 {at=0x34b8+4 src=1:34:2}
; 	nop 0 {at=0x34bc+4 src=1:34:2}
; 	nop 0 {at=0x34c0+4 src=1:34:2}
; 	nop 0 {at=0x34c4+4 src=1:34:2}
; 	nop 0 {at=0x34c8+4 src=1:34:2}
; 	nop 0 {at=0x34cc+4 src=1:34:2}
; 	nop 0 {at=0x34d0+4 src=1:34:2}
; 	nop 0 {at=0x34d4+4 src=1:34:2}
; 	nop 0 {at=0x34d8+4 src=1:34:2}
; 	nop 0 {at=0x34dc+4 src=1:34:2}
; 	nop 0 {at=0x34e0+4 src=1:34:2}
; 	nop 0 {at=0x34e4+4 src=1:34:2}
; 	nop 0 {at=0x34e8+4 src=1:34:2}
; 	nop 0 {at=0x34ec+4 src=1:34:2}
; 	nop 0 {at=0x34f0+4 src=1:34:2}
; 	nop 0 {at=0x34f4+4 src=1:34:2}
; 	nop 0 {at=0x34f8+4 src=1:34:2}
; 	nop 0 {at=0x34fc+4 src=1:34:2}
; 	nop 0 {at=0x3500+4 src=1:34:2}
; 	nop 0 {at=0x3504+4 src=1:34:2}
; 	nop 0 {at=0x3508+4 src=1:34:2}
; 	nop 0 {at=0x350c+4 src=1:34:2}
; 	nop 0 {at=0x3510+4 src=1:34:2}
; 	nop 0 {at=0x3514+4 src=1:34:2}
; 	nop 0 {at=0x3518+4 src=1:34:2}
; 	nop 0 {at=0x351c+4 src=1:34:2}
; 	nop 0 {at=0x3520+4 src=1:34:2}
; 	nop 0 {at=0x3524+4 src=1:34:2}
; 	nop 0 {at=0x3528+4 src=1:34:2}
; 	nop 0 {at=0x352c+4 src=1:34:2}
; 	nop 0 {at=0x3530+4 src=1:34:2}
; 	nop 0 {at=0x3534+4 src=1:34:2}
; 	nop 0 {at=0x3538+4 src=1:34:2}
; 	nop 0 {at=0x353c+4 src=1:34:2}
; 	nop 0 {at=0x3540+4 src=1:34:2}
; 	nop 0 {at=0x3544+4 src=1:34:2}
; 	nop 0 {at=0x3548+4 src=1:34:2}
; 	nop 0 {at=0x354c+4 src=1:34:2}
; 	nop 0 {at=0x3550+4 src=1:34:2}
; 	nop 0 {at=0x3554+4 src=1:34:2}
; 	nop 0 {at=0x3558+4 src=1:34:2}
; 	nop 0 {at=0x355c+4 src=1:34:2}
; 	nop 0 {at=0x3560+4 src=1:34:2}
; 	nop 0 {at=0x3564+4 src=1:34:2}
; 	nop 0 {at=0x3568+4 src=1:34:2}
; 	nop 0 {at=0x356c+4 src=1:34:2}
; 	nop 0 {at=0x3570+4 src=1:34:2}
; 	nop 0 {at=0x3574+4 src=1:34:2}
; 	nop 0 {at=0x3578+4 src=1:34:2}
; 	nop 0 {at=0x357c+4 src=1:34:2}
; 	nop 0 {at=0x3580+4 src=1:34:2}
; 	nop 0 {at=0x3584+4 src=1:34:2}
; 	nop 0 {at=0x3588+4 src=1:34:2}
; 	nop 0 {at=0x358c+4 src=1:34:2}
; 	nop 0 {at=0x3590+4 src=1:34:2}
; 	nop 0 {at=0x3594+4 src=1:34:2}
; 	nop 0 {at=0x3598+4 src=1:34:2}
; 	nop 0 {at=0x359c+4 src=1:34:2}
; 	nop 0 {at=0x35a0+4 src=1:34:2}
; 	nop 0 {at=0x35a4+4 src=1:34:2}
; 	nop 0 {at=0x35a8+4 src=1:34:2}
; 	nop 0 {at=0x35ac+4 src=1:34:2}
; 	nop 0 {at=0x35b0+4 src=1:34:2}
; 	nop 0 {at=0x35b4+4 src=1:34:2}
; 	nop 0 {at=0x35b8+4 src=1:34:2}
; 	nop 0 {at=0x35bc+4 src=1:34:2}
; 	nop 0 {at=0x35c0+4 src=1:34:2}
; 	nop 0 {at=0x35c4+4 src=1:34:2}
; 	nop 0 {at=0x35c8+4 src=1:34:2}
; 	nop 0 {at=0x35cc+4 src=1:34:2}
; 	nop 0 {at=0x35d0+4 src=1:34:2}
; 	nop 0 {at=0x35d4+4 src=1:34:2}
; 	nop 0 {at=0x35d8+4 src=1:34:2}
; 	nop 0 {at=0x35dc+4 src=1:34:2}
; 	nop 0 {at=0x35e0+4 src=1:34:2}
; 	nop 0 {at=0x35e4+4 src=1:34:2}
; 	nop 0 {at=0x35e8+4 src=1:34:2}
; 	nop 0 {at=0x35ec+4 src=1:34:2}
; 	nop 0 {at=0x35f0+4 src=1:34:2}
; 	nop 0 {at=0x35f4+4 src=1:34:2}
; 	nop 0 {at=0x35f8+4 src=1:34:2}
; 	nop 0 {at=0x35fc+4 src=1:34:2}
; 	nop 0 {at=0x3600+4 src=1:34:2}
; 	nop 0 {at=0x3604+4 src=1:34:2}
; 	nop 0 {at=0x3608+4 src=1:34:2}
; 	nop 0 {at=0x360c+4 src=1:34:2}
; 	nop 0 {at=0x3610+4 src=1:34:2}
; 	nop 0 {at=0x3614+4 src=1:34:2}
; 	nop 0 {at=0x3618+4 src=1:34:2}
; 	nop 0 {at=0x361c+4 src=1:34:2}
; 	nop 0 {at=0x3620+4 src=1:34:2}
; 	nop 0 {at=0x3624+4 src=1:34:2}
; 	nop 0 {at=0x3628+4 src=1:34:2}
; 	nop 0 {at=0x362c+4 src=1:34:2}
; 	nop 0 {at=0x3630+4 src=1:34:2}
; 	nop 0 {at=0x3634+4 src=1:34:2}
; 	nop 0 {at=0x3638+4 src=1:34:2}
; 	nop 0 {at=0x363c+4 src=1:34:2}
; 	nop 0 {at=0x3640+4 src=1:34:2}
; 	nop 0 {at=0x3644+4 src=1:34:2}
; 	nop 0 {at=0x3648+4 src=1:34:2}
; 	nop 0 {at=0x364c+4 src=1:34:2}
; 	nop 0 {at=0x3650+4 src=1:34:2}
; 	nop 0 {at=0x3654+4 src=1:34:2}
; 	nop 0 {at=0x3658+4 src=1:34:2}
; 	nop 0 {at=0x365c+4 src=1:34:2}
; 	nop 0 {at=0x3660+4 src=1:34:2}
; 	nop 0 {at=0x3664+4 src=1:34:2}
; 	nop 0 {at=0x3668+4 src=1:34:2}
; 	nop 0 {at=0x366c+4 src=1:34:2}
; 	nop 0 {at=0x3670+4 src=1:34:2}
; 	nop 0 {at=0x3674+4 src=1:34:2}
; 	nop 0 {at=0x3678+4 src=1:34:2}
; 	nop 0 {at=0x367c+4 src=1:34:2}
; 	nop 0 {at=0x3680+4 src=1:34:2}
; 	nop 0 {at=0x3684+4 src=1:34:2}
; 	nop 0 {at=0x3688+4 src=1:34:2}
; 	nop 0 {at=0x368c+4 src=1:34:2}
; 	nop 0 {at=0x3690+4 src=1:34:2}
; 	nop 0 {at=0x3694+4 src=1:34:2}
; 	nop 0 {at=0x3698+4 src=1:34:2}
; 	nop 0 {at=0x369c+4 src=1:34:2}
; 	nop 0 {at=0x36a0+4 src=1:34:2}
; 	nop 0 {at=0x36a4+4 src=1:34:2}
; 	nop 0 {at=0x36a8+4 src=1:34:2}
; 	nop 0 {at=0x36ac+4 src=1:34:2}
; 	nop 0 {at=0x36b0+4 src=1:34:2}
; 	nop 0 {at=0x36b4+4 src=1:34:2}
; 	nop 0 {at=0x36b8+4 src=1:34:2}
; 	nop 0 {at=0x36bc+4 src=1:34:2}
; 	nop 0 {at=0x36c0+4 src=1:34:2}
; 	nop 0 {at=0x36c4+4 src=1:34:2}
; 	nop 0 {at=0x36c8+4 src=1:34:2}
; 	nop 0 {at=0x36cc+4 src=1:34:2}
; 	nop 0 {at=0x36d0+4 src=1:34:2}
; 	nop 0 {at=0x36d4+4 src=1:34:2}
; 	nop 0 {at=0x36d8+4 src=1:34:2}
; 	nop 0 {at=0x36dc+4 src=1:34:2}
; 	nop 0 {at=0x36e0+4 src=1:34:2}
; 	nop 0 {at=0x36e4+4 src=1:34:2}
; 	nop 0 {at=0x36e8+4 src=1:34:2}
; 	nop 0 {at=0x36ec+4 src=1:34:2}
; 	nop 0 {at=0x36f0+4 src=1:34:2}
; 	nop 0 {at=0x36f4+4 src=1:34:2}
; 	nop 0 {at=0x36f8+4 src=1:34:2}
; 	nop 0 {at=0x36fc+4 src=1:34:2}
; 	nop 0 {at=0x3700+4 src=1:34:2}
; 	nop 0 {at=0x3704+4 src=1:34:2}
; 	nop 0 {at=0x3708+4 src=1:34:2}
; 	nop 0 {at=0x370c+4 src=1:34:2}
; 	nop 0 {at=0x3710+4 src=1:34:2}
; 	nop 0 {at=0x3714+4 src=1:34:2}
; 	nop 0 {at=0x3718+4 src=1:34:2}
; 	nop 0 {at=0x371c+4 src=1:34:2}
; 	nop 0 {at=0x3720+4 src=1:34:2}
; 	nop 0 {at=0x3724+4 src=1:34:2}
; 	nop 0 {at=0x3728+4 src=1:34:2}
; 	nop 0 {at=0x372c+4 src=1:34:2}
; 	nop 0 {at=0x3730+4 src=1:34:2}
; 	nop 0 {at=0x3734+4 src=1:34:2}
; 	nop 0 {at=0x3738+4 src=1:34:2}
; 	nop 0 {at=0x373c+4 src=1:34:2}
; 	nop 0 {at=0x3740+4 src=1:34:2}
; 	nop 0 {at=0x3744+4 src=1:34:2}
; 	nop 0 {at=0x3748+4 src=1:34:2}
; 	nop 0 {at=0x374c+4 src=1:34:2}
; 	nop 0 {at=0x3750+4 src=1:34:2}
; 	nop 0 {at=0x3754+4 src=1:34:2}
; 	nop 0 {at=0x3758+4 src=1:34:2}
; 	nop 0 {at=0x375c+4 src=1:34:2}
; 	nop 0 {at=0x3760+4 src=1:34:2}
; 	nop 0 {at=0x3764+4 src=1:34:2}
; 	nop 0 {at=0x3768+4 src=1:34:2}
; 	nop 0 {at=0x376c+4 src=1:34:2}
; 	nop 0 {at=0x3770+4 src=1:34:2}
; 	nop 0 {at=0x3774+4 src=1:34:2}
; 	nop 0 {at=0x3778+4 src=1:34:2}
; 	nop 0 {at=0x377c+4 src=1:34:2}
; 	nop 0 {at=0x3780+4 src=1:34:2}
; 	nop 0 {at=0x3784+4 src=1:34:2}
; 	nop 0 {at=0x3788+4 src=1:34:2}
; 	nop 0 {at=0x378c+4 src=1:34:2}
; 	nop 0 {at=0x3790+4 src=1:34:2}
; 	nop 0 {at=0x3794+4 src=1:34:2}
; 	nop 0 {at=0x3798+4 src=1:34:2}
; 	nop 0 {at=0x379c+4 src=1:34:2}
; 	nop 0 {at=0x37a0+4 src=1:34:2}
; 	nop 0 {at=0x37a4+4 src=1:34:2}
; 	nop 0 {at=0x37a8+4 src=1:34:2}
; 	nop 0 {at=0x37ac+4 src=1:34:2}
; 	nop 0 {at=0x37b0+4 src=1:34:2}
; 	nop 0 {at=0x37b4+4 src=1:34:2}
; 	nop 0 {at=0x37b8+4 src=1:34:2}
; 	nop 0 {at=0x37bc+4 src=1:34:2}
; 	nop 0 {at=0x37c0+4 src=1:34:2}
; 	nop 0 {at=0x37c4+4 src=1:34:2}
; 	nop 0 {at=0x37c8+4 src=1:34:2}
; 	nop 0 {at=0x37cc+4 src=1:34:2}
; 	nop 0 {at=0x37d0+4 src=1:34:2}
; 	nop 0 {at=0x37d4+4 src=1:34:2}
; 	nop 0 {at=0x37d8+4 src=1:34:2}
; 	nop 0 {at=0x37dc+4 src=1:34:2}
; 	nop 0 {at=0x37e0+4 src=1:34:2}
; 	nop 0 {at=0x37e4+4 src=1:34:2}
; 	nop 0 {at=0x37e8+4 src=1:34:2}
; 	nop 0 {at=0x37ec+4 src=1:34:2}
; 	nop 0 {at=0x37f0+4 src=1:34:2}
; 	nop 0 {at=0x37f4+4 src=1:34:2}
; 	nop 0 {at=0x37f8+4 src=1:34:2}
; 	nop 0 {at=0x37fc+4 src=1:34:2}
; 	nop 0 {at=0x3800+4 src=1:34:2}
; 	nop 0 {at=0x3804+4 src=1:34:2}
; 	nop 0 {at=0x3808+4 src=1:34:2}
; 	nop 0 {at=0x380c+4 src=1:34:2}
; 	nop 0 {at=0x3810+4 src=1:34:2}
; 	nop 0 {at=0x3814+4 src=1:34:2}
; 	nop 0 {at=0x3818+4 src=1:34:2}
; 	nop 0 {at=0x381c+4 src=1:34:2}
; 	nop 0 {at=0x3820+4 src=1:34:2}
; 	nop 0 {at=0x3824+4 src=1:34:2}
; 	nop 0 {at=0x3828+4 src=1:34:2}
; 	nop 0 {at=0x382c+4 src=1:34:2}
; 	nop 0 {at=0x3830+4 src=1:34:2}
; 	nop 0 {at=0x3834+4 src=1:34:2}
; 	nop 0 {at=0x3838+4 src=1:34:2}
; 	nop 0 {at=0x383c+4 src=1:34:2}
; 	nop 0 {at=0x3840+4 src=1:34:2}
; 	nop 0 {at=0x3844+4 src=1:34:2}
; 	nop 0 {at=0x3848+4 src=1:34:2}
; 	nop 0 {at=0x384c+4 src=1:34:2}
; 	nop 0 {at=0x3850+4 src=1:34:2}
; 	nop 0 {at=0x3854+4 src=1:34:2}
; 	nop 0 {at=0x3858+4 src=1:34:2}
; 	nop 0 {at=0x385c+4 src=1:34:2}
; 	nop 0 {at=0x3860+4 src=1:34:2}
; 	nop 0 {at=0x3864+4 src=1:34:2}
; 	nop 0 {at=0x3868+4 src=1:34:2}
; 	nop 0 {at=0x386c+4 src=1:34:2}
; 	nop 0 {at=0x3870+4 src=1:34:2}
; 	nop 0 {at=0x3874+4 src=1:34:2}
; 	nop 0 {at=0x3878+4 src=1:34:2}
; 	nop 0 {at=0x387c+4 src=1:34:2}
; 	nop 0 {at=0x3880+4 src=1:34:2}
; 	nop 0 {at=0x3884+4 src=1:34:2}
; 	nop 0 {at=0x3888+4 src=1:34:2}
; 	nop 0 {at=0x388c+4 src=1:34:2}
; 	nop 0 {at=0x3890+4 src=1:34:2}
; 	nop 0 {at=0x3894+4 src=1:34:2}
; 	nop 0 {at=0x3898+4 src=1:34:2}
; 	nop 0 {at=0x389c+4 src=1:34:2}
; 	nop 0 {at=0x38a0+4 src=1:34:2}
; 	nop 0 {at=0x38a4+4 src=1:34:2}
; 	nop 0 {at=0x38a8+4 src=1:34:2}
; 	nop 0 {at=0x38ac+4 src=1:34:2}
; 	nop 0 {at=0x38b0+4 src=1:34:2}
; 	nop 0 {at=0x38b4+4 src=1:34:2}
; 	nop 0 {at=0x38b8+4 src=1:34:2}
; 	nop 0 {at=0x38bc+4 src=1:34:2}
; 	nop 0 {at=0x38c0+4 src=1:34:2}
; 	nop 0 {at=0x38c4+4 src=1:34:2}
; 	nop 0 {at=0x38c8+4 src=1:34:2}
; 	nop 0 {at=0x38cc+4 src=1:34:2}
; 	nop 0 {at=0x38d0+4 src=1:34:2}
; 	nop 0 {at=0x38d4+4 src=1:34:2}
; 	nop 0 {at=0x38d8+4 src=1:34:2}
; 	nop 0 {at=0x38dc+4 src=1:34:2}
; 	nop 0 {at=0x38e0+4 src=1:34:2}
; 	nop 0 {at=0x38e4+4 src=1:34:2}
; 	nop 0 {at=0x38e8+4 src=1:34:2}
; 	nop 0 {at=0x38ec+4 src=1:34:2}
; 	nop 0 {at=0x38f0+4 src=1:34:2}
; 	nop 0 {at=0x38f4+4 src=1:34:2}
; 	nop 0 {at=0x38f8+4 src=1:34:2}
; 	nop 0 {at=0x38fc+4 src=1:34:2}
; 	nop 0 {at=0x3900+4 src=1:34:2}
; 	nop 0 {at=0x3904+4 src=1:34:2}
; 	nop 0 {at=0x3908+4 src=1:34:2}
; 	nop 0 {at=0x390c+4 src=1:34:2}
; 	nop 0 {at=0x3910+4 src=1:34:2}
; 	nop 0 {at=0x3914+4 src=1:34:2}
; 	nop 0 {at=0x3918+4 src=1:34:2}
; 	nop 0 {at=0x391c+4 src=1:34:2}
; 	nop 0 {at=0x3920+4 src=1:34:2}
; 	nop 0 {at=0x3924+4 src=1:34:2}
; 	nop 0 {at=0x3928+4 src=1:34:2}
; 	nop 0 {at=0x392c+4 src=1:34:2}
; 	nop 0 {at=0x3930+4 src=1:34:2}
; 	nop 0 {at=0x3934+4 src=1:34:2}
; 	nop 0 {at=0x3938+4 src=1:34:2}
; 	nop 0 {at=0x393c+4 src=1:34:2}
; 	nop 0 {at=0x3940+4 src=1:34:2}
; 	nop 0 {at=0x3944+4 src=1:34:2}
; 	nop 0 {at=0x3948+4 src=1:34:2}
; 	nop 0 {at=0x394c+4 src=1:34:2}
; 	nop 0 {at=0x3950+4 src=1:34:2}
; 	nop 0 {at=0x3954+4 src=1:34:2}
; 	nop 0 {at=0x3958+4 src=1:34:2}
; 	nop 0 {at=0x395c+4 src=1:34:2}
; 	nop 0 {at=0x3960+4 src=1:34:2}
; 	nop 0 {at=0x3964+4 src=1:34:2}
; 	nop 0 {at=0x3968+4 src=1:34:2}
; 	nop 0 {at=0x396c+4 src=1:34:2}
; 	nop 0 {at=0x3970+4 src=1:34:2}
; 	nop 0 {at=0x3974+4 src=1:34:2}
; 	nop 0 {at=0x3978+4 src=1:34:2}
; 	nop 0 {at=0x397c+4 src=1:34:2}
; 	nop 0 {at=0x3980+4 src=1:34:2}
; 	nop 0 {at=0x3984+4 src=1:34:2}
; 	nop 0 {at=0x3988+4 src=1:34:2}
; 	nop 0 {at=0x398c+4 src=1:34:2}
; 	nop 0 {at=0x3990+4 src=1:34:2}
; 	nop 0 {at=0x3994+4 src=1:34:2}
; 	nop 0 {at=0x3998+4 src=1:34:2}
; 	nop 0 {at=0x399c+4 src=1:34:2}
; 	nop 0 {at=0x39a0+4 src=1:34:2}
; 	nop 0 {at=0x39a4+4 src=1:34:2}
; 	nop 0 {at=0x39a8+4 src=1:34:2}
; 	nop 0 {at=0x39ac+4 src=1:34:2}
; 	nop 0 {at=0x39b0+4 src=1:34:2}
; 	nop 0 {at=0x39b4+4 src=1:34:2}
; 	nop 0 {at=0x39b8+4 src=1:34:2}
; 	nop 0 {at=0x39bc+4 src=1:34:2}
; 	nop 0 {at=0x39c0+4 src=1:34:2}
; 	nop 0 {at=0x39c4+4 src=1:34:2}
; 	nop 0 {at=0x39c8+4 src=1:34:2}
; 	nop 0 {at=0x39cc+4 src=1:34:2}
; 	nop 0 {at=0x39d0+4 src=1:34:2}
; 	nop 0 {at=0x39d4+4 src=1:34:2}
; 	nop 0 {at=0x39d8+4 src=1:34:2}
; 	nop 0 {at=0x39dc+4 src=1:34:2}
; 	nop 0 {at=0x39e0+4 src=1:34:2}
; 	nop 0 {at=0x39e4+4 src=1:34:2}
; 	nop 0 {at=0x39e8+4 src=1:34:2}
; 	nop 0 {at=0x39ec+4 src=1:34:2}
; 	nop 0 {at=0x39f0+4 src=1:34:2}
; 	nop 0 {at=0x39f4+4 src=1:34:2}
; 	nop 0 {at=0x39f8+4 src=1:34:2}
; 	nop 0 {at=0x39fc+4 src=1:34:2}
; 	nop 0 {at=0x3a00+4 src=1:34:2}
; 	nop 0 {at=0x3a04+4 src=1:34:2}
; 	nop 0 {at=0x3a08+4 src=1:34:2}
; 	nop 0 {at=0x3a0c+4 src=1:34:2}
; 	nop 0 {at=0x3a10+4 src=1:34:2}
; 	nop 0 {at=0x3a14+4 src=1:34:2}
; 	nop 0 {at=0x3a18+4 src=1:34:2}
; 	nop 0 {at=0x3a1c+4 src=1:34:2}
; 	nop 0 {at=0x3a20+4 src=1:34:2}
; 	nop 0 {at=0x3a24+4 src=1:34:2}
; 	nop 0 {at=0x3a28+4 src=1:34:2}
; 	nop 0 {at=0x3a2c+4 src=1:34:2}
; 	nop 0 {at=0x3a30+4 src=1:34:2}
; 	nop 0 {at=0x3a34+4 src=1:34:2}
; 	nop 0 {at=0x3a38+4 src=1:34:2}
; 	nop 0 {at=0x3a3c+4 src=1:34:2}
; 	nop 0 {at=0x3a40+4 src=1:34:2}
; 	nop 0 {at=0x3a44+4 src=1:34:2}
; 	nop 0 {at=0x3a48+4 src=1:34:2}
; 	nop 0 {at=0x3a4c+4 src=1:34:2}
; 	nop 0 {at=0x3a50+4 src=1:34:2}
; 	nop 0 {at=0x3a54+4 src=1:34:2}
; 	nop 0 {at=0x3a58+4 src=1:34:2}
; 	nop 0 {at=0x3a5c+4 src=1:34:2}
; 	nop 0 {at=0x3a60+4 src=1:34:2}
; 	nop 0 {at=0x3a64+4 src=1:34:2}
; 	nop 0 {at=0x3a68+4 src=1:34:2}
; 	nop 0 {at=0x3a6c+4 src=1:34:2}
; 	nop 0 {at=0x3a70+4 src=1:34:2}
; 	nop 0 {at=0x3a74+4 src=1:34:2}
; 	nop 0 {at=0x3a78+4 src=1:34:2}
; 	nop 0 {at=0x3a7c+4 src=1:34:2}
; 	nop 0 {at=0x3a80+4 src=1:34:2}
; 	nop 0 {at=0x3a84+4 src=1:34:2}
; 	nop 0 {at=0x3a88+4 src=1:34:2}
; 	nop 0 {at=0x3a8c+4 src=1:34:2}
; 	nop 0 {at=0x3a90+4 src=1:34:2}
; 	nop 0 {at=0x3a94+4 src=1:34:2}
; 	nop 0 {at=0x3a98+4 src=1:34:2}
; 	nop 0 {at=0x3a9c+4 src=1:34:2}
; 	nop 0 {at=0x3aa0+4 src=1:34:2}
; 	nop 0 {at=0x3aa4+4 src=1:34:2}
; 	nop 0 {at=0x3aa8+4 src=1:34:2}
; 	nop 0 {at=0x3aac+4 src=1:34:2}
; 	nop 0 {at=0x3ab0+4 src=1:34:2}
; 	nop 0 {at=0x3ab4+4 src=1:34:2}
; 	nop 0 {at=0x3ab8+4 src=1:34:2}
; 	nop 0 {at=0x3abc+4 src=1:34:2}
; 	nop 0 {at=0x3ac0+4 src=1:34:2}
; 	nop 0 {at=0x3ac4+4 src=1:34:2}
; 	nop 0 {at=0x3ac8+4 src=1:34:2}
; 	nop 0 {at=0x3acc+4 src=1:34:2}
; 	nop 0 {at=0x3ad0+4 src=1:34:2}
; 	nop 0 {at=0x3ad4+4 src=1:34:2}
; 	nop 0 {at=0x3ad8+4 src=1:34:2}
; 	nop 0 {at=0x3adc+4 src=1:34:2}
; 	nop 0 {at=0x3ae0+4 src=1:34:2}
; 	nop 0 {at=0x3ae4+4 src=1:34:2}
; 	nop 0 {at=0x3ae8+4 src=1:34:2}
; 	nop 0 {at=0x3aec+4 src=1:34:2}
; 	nop 0 {at=0x3af0+4 src=1:34:2}
; 	nop 0 {at=0x3af4+4 src=1:34:2}
; 	nop 0 {at=0x3af8+4 src=1:34:2}
; 	nop 0 {at=0x3afc+4 src=1:34:2}
; 	nop 0 {at=0x3b00+4 src=1:34:2}
; 	nop 0 {at=0x3b04+4 src=1:34:2}
; 	nop 0 {at=0x3b08+4 src=1:34:2}
; 	nop 0 {at=0x3b0c+4 src=1:34:2}
; 	nop 0 {at=0x3b10+4 src=1:34:2}
; 	nop 0 {at=0x3b14+4 src=1:34:2}
; 	nop 0 {at=0x3b18+4 src=1:34:2}
; 	nop 0 {at=0x3b1c+4 src=1:34:2}
; 	nop 0 {at=0x3b20+4 src=1:34:2}
; 	nop 0 {at=0x3b24+4 src=1:34:2}
; 	nop 0 {at=0x3b28+4 src=1:34:2}
; 	nop 0 {at=0x3b2c+4 src=1:34:2}
; 	nop 0 {at=0x3b30+4 src=1:34:2}
; 	nop 0 {at=0x3b34+4 src=1:34:2}
; 	nop 0 {at=0x3b38+4 src=1:34:2}
; 	nop 0 {at=0x3b3c+4 src=1:34:2}
; 	nop 0 {at=0x3b40+4 src=1:34:2}
; 	nop 0 {at=0x3b44+4 src=1:34:2}
; 	nop 0 {at=0x3b48+4 src=1:34:2}
; 	nop 0 {at=0x3b4c+4 src=1:34:2}
; 	nop 0 {at=0x3b50+4 src=1:34:2}
; 	nop 0 {at=0x3b54+4 src=1:34:2}
; 	nop 0 {at=0x3b58+4 src=1:34:2}
; 	nop 0 {at=0x3b5c+4 src=1:34:2}
; 	nop 0 {at=0x3b60+4 src=1:34:2}
; 	nop 0 {at=0x3b64+4 src=1:34:2}
; 	nop 0 {at=0x3b68+4 src=1:34:2}
; 	nop 0 {at=0x3b6c+4 src=1:34:2}
; 	nop 0 {at=0x3b70+4 src=1:34:2}
; 	nop 0 {at=0x3b74+4 src=1:34:2}
; 	nop 0 {at=0x3b78+4 src=1:34:2}
; 	nop 0 {at=0x3b7c+4 src=1:34:2}
; 	nop 0 {at=0x3b80+4 src=1:34:2}
; 	nop 0 {at=0x3b84+4 src=1:34:2}
; 	nop 0 {at=0x3b88+4 src=1:34:2}
; 	nop 0 {at=0x3b8c+4 src=1:34:2}
; 	nop 0 {at=0x3b90+4 src=1:34:2}
; 	nop 0 {at=0x3b94+4 src=1:34:2}
; 	nop 0 {at=0x3b98+4 src=1:34:2}
; 	nop 0 {at=0x3b9c+4 src=1:34:2}
; 	nop 0 {at=0x3ba0+4 src=1:34:2}
; 	nop 0 {at=0x3ba4+4 src=1:34:2}
; 	nop 0 {at=0x3ba8+4 src=1:34:2}
; 	nop 0 {at=0x3bac+4 src=1:34:2}
; 	nop 0 {at=0x3bb0+4 src=1:34:2}
; 	nop 0 {at=0x3bb4+4 src=1:34:2}
; 	nop 0 {at=0x3bb8+4 src=1:34:2}
; 	nop 0 {at=0x3bbc+4 src=1:34:2}
; 	nop 0 {at=0x3bc0+4 src=1:34:2}
; 	nop 0 {at=0x3bc4+4 src=1:34:2}
; 	nop 0 {at=0x3bc8+4 src=1:34:2}
; 	nop 0 {at=0x3bcc+4 src=1:34:2}
; 	nop 0 {at=0x3bd0+4 src=1:34:2}
; 	nop 0 {at=0x3bd4+4 src=1:34:2}
; 	nop 0 {at=0x3bd8+4 src=1:34:2}
; 	nop 0 {at=0x3bdc+4 src=1:34:2}
; 	nop 0 {at=0x3be0+4 src=1:34:2}
; 	nop 0 {at=0x3be4+4 src=1:34:2}
; 	nop 0 {at=0x3be8+4 src=1:34:2}
; 	nop 0 {at=0x3bec+4 src=1:34:2}
; 	nop 0 {at=0x3bf0+4 src=1:34:2}
; 	nop 0 {at=0x3bf4+4 src=1:34:2}
; 	nop 0 {at=0x3bf8+4 src=1:34:2}
; 	nop 0 {at=0x3bfc+4 src=1:34:2}
; 	nop 0 {at=0x3c00+4 src=1:34:2}
; 	nop 0 {at=0x3c04+4 src=1:34:2}
; 	nop 0 {at=0x3c08+4 src=1:34:2}
; 	nop 0 {at=0x3c0c+4 src=1:34:2}
; 	nop 0 {at=0x3c10+4 src=1:34:2}
; 	nop 0 {at=0x3c14+4 src=1:34:2}
; 	nop 0 {at=0x3c18+4 src=1:34:2}
; 	nop 0 {at=0x3c1c+4 src=1:34:2}
; 	nop 0 {at=0x3c20+4 src=1:34:2}
; 	nop 0 {at=0x3c24+4 src=1:34:2}
; 	nop 0 {at=0x3c28+4 src=1:34:2}
; 	nop 0 {at=0x3c2c+4 src=1:34:2}
; 	nop 0 {at=0x3c30+4 src=1:34:2}
; 	nop 0 {at=0x3c34+4 src=1:34:2}
; 	nop 0 {at=0x3c38+4 src=1:34:2}
; 	nop 0 {at=0x3c3c+4 src=1:34:2}
; 	nop 0 {at=0x3c40+4 src=1:34:2}
; 	nop 0 {at=0x3c44+4 src=1:34:2}
; 	nop 0 {at=0x3c48+4 src=1:34:2}
; 	nop 0 {at=0x3c4c+4 src=1:34:2}
; 	nop 0 {at=0x3c50+4 src=1:34:2}
; 	nop 0 {at=0x3c54+4 src=1:34:2}
; 	nop 0 {at=0x3c58+4 src=1:34:2}
; 	nop 0 {at=0x3c5c+4 src=1:34:2}
; 	nop 0 {at=0x3c60+4 src=1:34:2}
; 	nop 0 {at=0x3c64+4 src=1:34:2}
; 	nop 0 {at=0x3c68+4 src=1:34:2}
; 	nop 0 {at=0x3c6c+4 src=1:34:2}
; 	nop 0 {at=0x3c70+4 src=1:34:2}
; 	nop 0 {at=0x3c74+4 src=1:34:2}
; 	nop 0 {at=0x3c78+4 src=1:34:2}
; 	nop 0 {at=0x3c7c+4 src=1:34:2}
; 	nop 0 {at=0x3c80+4 src=1:34:2}
; 	nop 0 {at=0x3c84+4 src=1:34:2}
; 	nop 0 {at=0x3c88+4 src=1:34:2}
; 	nop 0 {at=0x3c8c+4 src=1:34:2}
; 	nop 0 {at=0x3c90+4 src=1:34:2}
; 	nop 0 {at=0x3c94+4 src=1:34:2}
; 	nop 0 {at=0x3c98+4 src=1:34:2}
; 	nop 0 {at=0x3c9c+4 src=1:34:2}
; 	nop 0 {at=0x3ca0+4 src=1:34:2}
; 	nop 0 {at=0x3ca4+4 src=1:34:2}
; 	nop 0 {at=0x3ca8+4 src=1:34:2}
; 	nop 0 {at=0x3cac+4 src=1:34:2}
; 	nop 0 {at=0x3cb0+4 src=1:34:2}
; 	nop 0 {at=0x3cb4+4 src=1:34:2}
; 	nop 0 {at=0x3cb8+4 src=1:34:2}
; 	nop 0 {at=0x3cbc+4 src=1:34:2}
; 	nop 0 {at=0x3cc0+4 src=1:34:2}
; 	nop 0 {at=0x3cc4+4 src=1:34:2}
; 	nop 0 {at=0x3cc8+4 src=1:34:2}
; 	nop 0 {at=0x3ccc+4 src=1:34:2}
; 	nop 0 {at=0x3cd0+4 src=1:34:2}
; 	nop 0 {at=0x3cd4+4 src=1:34:2}
; 	nop 0 {at=0x3cd8+4 src=1:34:2}
; 	nop 0 {at=0x3cdc+4 src=1:34:2}
; 	nop 0 {at=0x3ce0+4 src=1:34:2}
; 	nop 0 {at=0x3ce4+4 src=1:34:2}
; 	nop 0 {at=0x3ce8+4 src=1:34:2}
; 	nop 0 {at=0x3cec+4 src=1:34:2}
; 	nop 0 {at=0x3cf0+4 src=1:34:2}
; 	nop 0 {at=0x3cf4+4 src=1:34:2}
; 	nop 0 {at=0x3cf8+4 src=1:34:2}
; 	nop 0 {at=0x3cfc+4 src=1:34:2}
; 	nop 0 {at=0x3d00+4 src=1:34:2}
; 	nop 0 {at=0x3d04+4 src=1:34:2}
; 	nop 0 {at=0x3d08+4 src=1:34:2}
; 	nop 0 {at=0x3d0c+4 src=1:34:2}
; 	nop 0 {at=0x3d10+4 src=1:34:2}
; 	nop 0 {at=0x3d14+4 src=1:34:2}
; 	nop 0 {at=0x3d18+4 src=1:34:2}
; 	nop 0 {at=0x3d1c+4 src=1:34:2}
; 	nop 0 {at=0x3d20+4 src=1:34:2}
; 	nop 0 {at=0x3d24+4 src=1:34:2}
; 	nop 0 {at=0x3d28+4 src=1:34:2}
; 	nop 0 {at=0x3d2c+4 src=1:34:2}
; 	nop 0 {at=0x3d30+4 src=1:34:2}
; 	nop 0 {at=0x3d34+4 src=1:34:2}
; 	nop 0 {at=0x3d38+4 src=1:34:2}
; 	nop 0 {at=0x3d3c+4 src=1:34:2}
; 	nop 0 {at=0x3d40+4 src=1:34:2}
; 	nop 0 {at=0x3d44+4 src=1:34:2}
; 	nop 0 {at=0x3d48+4 src=1:34:2}
; 	nop 0 {at=0x3d4c+4 src=1:34:2}
; 	nop 0 {at=0x3d50+4 src=1:34:2}
; 	nop 0 {at=0x3d54+4 src=1:34:2}
; 	nop 0 {at=0x3d58+4 src=1:34:2}
; 	nop 0 {at=0x3d5c+4 src=1:34:2}
; 	nop 0 {at=0x3d60+4 src=1:34:2}
; 	nop 0 {at=0x3d64+4 src=1:34:2}
; 	nop 0 {at=0x3d68+4 src=1:34:2}
; 	nop 0 {at=0x3d6c+4 src=1:34:2}
; 	nop 0 {at=0x3d70+4 src=1:34:2}
; 	nop 0 {at=0x3d74+4 src=1:34:2}
; 	nop 0 {at=0x3d78+4 src=1:34:2}
; 	nop 0 {at=0x3d7c+4 src=1:34:2}
; 	nop 0 {at=0x3d80+4 src=1:34:2}
; 	nop 0 {at=0x3d84+4 src=1:34:2}
; 	nop 0 {at=0x3d88+4 src=1:34:2}
; 	nop 0 {at=0x3d8c+4 src=1:34:2}
; 	nop 0 {at=0x3d90+4 src=1:34:2}
; 	nop 0 {at=0x3d94+4 src=1:34:2}
; 	nop 0 {at=0x3d98+4 src=1:34:2}
; 	nop 0 {at=0x3d9c+4 src=1:34:2}
; 	nop 0 {at=0x3da0+4 src=1:34:2}
; 	nop 0 {at=0x3da4+4 src=1:34:2}
; 	nop 0 {at=0x3da8+4 src=1:34:2}
; 	nop 0 {at=0x3dac+4 src=1:34:2}
; 	nop 0 {at=0x3db0+4 src=1:34:2}
; 	nop 0 {at=0x3db4+4 src=1:34:2}
; 	nop 0 {at=0x3db8+4 src=1:34:2}
; 	nop 0 {at=0x3dbc+4 src=1:34:2}
; 	nop 0 {at=0x3dc0+4 src=1:34:2}
; 	nop 0 {at=0x3dc4+4 src=1:34:2}
; 	nop 0 {at=0x3dc8+4 src=1:34:2}
; 	nop 0 {at=0x3dcc+4 src=1:34:2}
; 	nop 0 {at=0x3dd0+4 src=1:34:2}
; 	nop 0 {at=0x3dd4+4 src=1:34:2}
; 	nop 0 {at=0x3dd8+4 src=1:34:2}
; 	nop 0 {at=0x3ddc+4 src=1:34:2}
; 	nop 0 {at=0x3de0+4 src=1:34:2}
; 	nop 0 {at=0x3de4+4 src=1:34:2}
; 	nop 0 {at=0x3de8+4 src=1:34:2}
; 	nop 0 {at=0x3dec+4 src=1:34:2}
; 	nop 0 {at=0x3df0+4 src=1:34:2}
; 	nop 0 {at=0x3df4+4 src=1:34:2}
; 	nop 0 {at=0x3df8+4 src=1:34:2}
; 	nop 0 {at=0x3dfc+4 src=1:34:2}
; 	nop 0 {at=0x3e00+4 src=1:34:2}
; 	nop 0 {at=0x3e04+4 src=1:34:2}
; 	nop 0 {at=0x3e08+4 src=1:34:2}
; 	nop 0 {at=0x3e0c+4 src=1:34:2}
; 	nop 0 {at=0x3e10+4 src=1:34:2}
; 	nop 0 {at=0x3e14+4 src=1:34:2}
; 	nop 0 {at=0x3e18+4 src=1:34:2}
; 	nop 0 {at=0x3e1c+4 src=1:34:2}
; 	nop 0 {at=0x3e20+4 src=1:34:2}
; 	nop 0 {at=0x3e24+4 src=1:34:2}
; 	nop 0 {at=0x3e28+4 src=1:34:2}
; 	nop 0 {at=0x3e2c+4 src=1:34:2}
; 	nop 0 {at=0x3e30+4 src=1:34:2}
; 	nop 0 {at=0x3e34+4 src=1:34:2}
; 	nop 0 {at=0x3e38+4 src=1:34:2}
; 	nop 0 {at=0x3e3c+4 src=1:34:2}
; 	nop 0 {at=0x3e40+4 src=1:34:2}
; 	nop 0 {at=0x3e44+4 src=1:34:2}
; 	nop 0 {at=0x3e48+4 src=1:34:2}
; 	nop 0 {at=0x3e4c+4 src=1:34:2}
; 	nop 0 {at=0x3e50+4 src=1:34:2}
; 	nop 0 {at=0x3e54+4 src=1:34:2}
; 	nop 0 {at=0x3e58+4 src=1:34:2}
; 	nop 0 {at=0x3e5c+4 src=1:34:2}
; 	nop 0 {at=0x3e60+4 src=1:34:2}
; 	nop 0 {at=0x3e64+4 src=1:34:2}
; 	nop 0 {at=0x3e68+4 src=1:34:2}
; 	nop 0 {at=0x3e6c+4 src=1:34:2}
; 	nop 0 {at=0x3e70+4 src=1:34:2}
; 	nop 0 {at=0x3e74+4 src=1:34:2}
; 	nop 0 {at=0x3e78+4 src=1:34:2}
; 	nop 0 {at=0x3e7c+4 src=1:34:2}
; 	nop 0 {at=0x3e80+4 src=1:34:2}
; 	nop 0 {at=0x3e84+4 src=1:34:2}
; 	nop 0 {at=0x3e88+4 src=1:34:2}
; 	nop 0 {at=0x3e8c+4 src=1:34:2}
; 	nop 0 {at=0x3e90+4 src=1:34:2}
; 	nop 0 {at=0x3e94+4 src=1:34:2}
; 	nop 0 {at=0x3e98+4 src=1:34:2}
; 	nop 0 {at=0x3e9c+4 src=1:34:2}
; 	nop 0 {at=0x3ea0+4 src=1:34:2}
; 	nop 0 {at=0x3ea4+4 src=1:34:2}
; 	nop 0 {at=0x3ea8+4 src=1:34:2}
; 	nop 0 {at=0x3eac+4 src=1:34:2}
; 	nop 0 {at=0x3eb0+4 src=1:34:2}
; 	nop 0 {at=0x3eb4+4 src=1:34:2}
; 	nop 0 {at=0x3eb8+4 src=1:34:2}
; 	nop 0 {at=0x3ebc+4 src=1:34:2}
; 	nop 0 {at=0x3ec0+4 src=1:34:2}
; 	nop 0 {at=0x3ec4+4 src=1:34:2}
; 	nop 0 {at=0x3ec8+4 src=1:34:2}
; 	nop 0 {at=0x3ecc+4 src=1:34:2}
; 	nop 0 {at=0x3ed0+4 src=1:34:2}
; 	nop 0 {at=0x3ed4+4 src=1:34:2}
; 	nop 0 {at=0x3ed8+4 src=1:34:2}
; 	nop 0 {at=0x3edc+4 src=1:34:2}
; 	nop 0 {at=0x3ee0+4 src=1:34:2}
; 	nop 0 {at=0x3ee4+4 src=1:34:2}
; 	nop 0 {at=0x3ee8+4 src=1:34:2}
; 	nop 0 {at=0x3eec+4 src=1:34:2}
; 	nop 0 {at=0x3ef0+4 src=1:34:2}
; 	nop 0 {at=0x3ef4+4 src=1:34:2}
; 	nop 0 {at=0x3ef8+4 src=1:34:2}
; 	nop 0 {at=0x3efc+4 src=1:34:2}
; 	nop 0 {at=0x3f00+4 src=1:34:2}
; 	nop 0 {at=0x3f04+4 src=1:34:2}
; 	nop 0 {at=0x3f08+4 src=1:34:2}
; 	nop 0 {at=0x3f0c+4 src=1:34:2}
; 	nop 0 {at=0x3f10+4 src=1:34:2}
; 	nop 0 {at=0x3f14+4 src=1:34:2}
; 	nop 0 {at=0x3f18+4 src=1:34:2}
; 	nop 0 {at=0x3f1c+4 src=1:34:2}
; 	nop 0 {at=0x3f20+4 src=1:34:2}
; 	nop 0 {at=0x3f24+4 src=1:34:2}
; 	nop 0 {at=0x3f28+4 src=1:34:2}
; 	nop 0 {at=0x3f2c+4 src=1:34:2}
; 	nop 0 {at=0x3f30+4 src=1:34:2}
; 	nop 0 {at=0x3f34+4 src=1:34:2}
; 	nop 0 {at=0x3f38+4 src=1:34:2}
; 	nop 0 {at=0x3f3c+4 src=1:34:2}
; 	nop 0 {at=0x3f40+4 src=1:34:2}
; 	nop 0 {at=0x3f44+4 src=1:34:2}
; 	nop 0 {at=0x3f48+4 src=1:34:2}
; 	nop 0 {at=0x3f4c+4 src=1:34:2}
; 	nop 0 {at=0x3f50+4 src=1:34:2}
; 	nop 0 {at=0x3f54+4 src=1:34:2}
; 	nop 0 {at=0x3f58+4 src=1:34:2}
; 	nop 0 {at=0x3f5c+4 src=1:34:2}
; 	nop 0 {at=0x3f60+4 src=1:34:2}
; 	nop 0 {at=0x3f64+4 src=1:34:2}
; 	nop 0 {at=0x3f68+4 src=1:34:2}
; 	nop 0 {at=0x3f6c+4 src=1:34:2}
; 	nop 0 {at=0x3f70+4 src=1:34:2}
; 	nop 0 {at=0x3f74+4 src=1:34:2}
; 	nop 0 {at=0x3f78+4 src=1:34:2}
; 	nop 0 {at=0x3f7c+4 src=1:34:2}
; 	nop 0 {at=0x3f80+4 src=1:34:2}
; 	nop 0 {at=0x3f84+4 src=1:34:2}
; 	nop 0 {at=0x3f88+4 src=1:34:2}
; 	nop 0 {at=0x3f8c+4 src=1:34:2}
; 	nop 0 {at=0x3f90+4 src=1:34:2}
; 	nop 0 {at=0x3f94+4 src=1:34:2}
; 	nop 0 {at=0x3f98+4 src=1:34:2}
; 	nop 0 {at=0x3f9c+4 src=1:34:2}
; 	nop 0 {at=0x3fa0+4 src=1:34:2}
; 	nop 0 {at=0x3fa4+4 src=1:34:2}
; 	nop 0 {at=0x3fa8+4 src=1:34:2}
; 	nop 0 {at=0x3fac+4 src=1:34:2}
; 	nop 0 {at=0x3fb0+4 src=1:34:2}
; 	nop 0 {at=0x3fb4+4 src=1:34:2}
; 	nop 0 {at=0x3fb8+4 src=1:34:2}
; 	nop 0 {at=0x3fbc+4 src=1:34:2}
; 	nop 0 {at=0x3fc0+4 src=1:34:2}
; 	nop 0 {at=0x3fc4+4 src=1:34:2}
; 	nop 0 {at=0x3fc8+4 src=1:34:2}
; 	nop 0 {at=0x3fcc+4 src=1:34:2}
; 	nop 0 {at=0x3fd0+4 src=1:34:2}
; 	nop 0 {at=0x3fd4+4 src=1:34:2}
; 	nop 0 {at=0x3fd8+4 src=1:34:2}
; 	nop 0 {at=0x3fdc+4 src=1:34:2}
; 	nop 0 {at=0x3fe0+4 src=1:34:2}
; 	nop 0 {at=0x3fe4+4 src=1:34:2}
; 	nop 0 {at=0x3fe8+4 src=1:34:2}
; 	nop 0 {at=0x3fec+4 src=1:34:2}
; 	nop 0 {at=0x3ff0+4 src=1:34:2}
; 	nop 0 {at=0x3ff4+4 src=1:34:2}
; 	nop 0 {at=0x3ff8+4 src=1:34:2}
; 	nop 0 {at=0x3ffc+4 src=1:34:2}
; 	nop 0 {at=0x4000+4 src=1:34:2}
; 	nop 0 {at=0x4004+4 src=1:34:2}
; 	nop 0 {at=0x4008+4 src=1:34:2}
; 	nop 0 {at=0x400c+4 src=1:34:2}
; 	nop 0 {at=0x4010+4 src=1:34:2}
; 	nop 0 {at=0x4014+4 src=1:34:2}
; 	nop 0 {at=0x4018+4 src=1:34:2}
; 	nop 0 {at=0x401c+4 src=1:34:2}
; 	nop 0 {at=0x4020+4 src=1:34:2}
; 	nop 0 {at=0x4024+4 src=1:34:2}
; 	nop 0 {at=0x4028+4 src=1:34:2}
; 	nop 0 {at=0x402c+4 src=1:34:2}
; 	nop 0 {at=0x4030+4 src=1:34:2}
; 	nop 0 {at=0x4034+4 src=1:34:2}
; 	nop 0 {at=0x4038+4 src=1:34:2}
; 	nop 0 {at=0x403c+4 src=1:34:2}
; 	nop 0 {at=0x4040+4 src=1:34:2}
; 	nop 0 {at=0x4044+4 src=1:34:2}
; 	nop 0 {at=0x4048+4 src=1:34:2}
; 	nop 0 {at=0x404c+4 src=1:34:2}
; 	nop 0 {at=0x4050+4 src=1:34:2}
; 	nop 0 {at=0x4054+4 src=1:34:2}
; 	nop 0 {at=0x4058+4 src=1:34:2}
; 	nop 0 {at=0x405c+4 src=1:34:2}
; 	nop 0 {at=0x4060+4 src=1:34:2}
; 	nop 0 {at=0x4064+4 src=1:34:2}
; 	nop 0 {at=0x4068+4 src=1:34:2}
; 	nop 0 {at=0x406c+4 src=1:34:2}
; 	nop 0 {at=0x4070+4 src=1:34:2}
; 	nop 0 {at=0x4074+4 src=1:34:2}
; 	nop 0 {at=0x4078+4 src=1:34:2}
; 	nop 0 {at=0x407c+4 src=1:34:2}
; 	nop 0 {at=0x4080+4 src=1:34:2}
; 	nop 0 {at=0x4084+4 src=1:34:2}
; 	nop 0 {at=0x4088+4 src=1:34:2}
; 	nop 0 {at=0x408c+4 src=1:34:2}
; 	nop 0 {at=0x4090+4 src=1:34:2}
; 	nop 0 {at=0x4094+4 src=1:34:2}
; 	nop 0 {at=0x4098+4 src=1:34:2}
; 	nop 0 {at=0x409c+4 src=1:34:2}
; 	nop 0 {at=0x40a0+4 src=1:34:2}
; 	nop 0 {at=0x40a4+4 src=1:34:2}
; 	nop 0 {at=0x40a8+4 src=1:34:2}
; 	nop 0 {at=0x40ac+4 src=1:34:2}
; 	nop 0 {at=0x40b0+4 src=1:34:2}
; 	nop 0 {at=0x40b4+4 src=1:34:2}
; 	nop 0 {at=0x40b8+4 src=1:34:2}
; 	nop 0 {at=0x40bc+4 src=1:34:2}
; 	nop 0 {at=0x40c0+4 src=1:34:2}
; 	nop 0 {at=0x40c4+4 src=1:34:2}
; 	nop 0 {at=0x40c8+4 src=1:34:2}
; 	nop 0 {at=0x40cc+4 src=1:34:2}
; 	nop 0 {at=0x40d0+4 src=1:34:2}
; 	nop 0 {at=0x40d4+4 src=1:34:2}
; 	nop 0 {at=0x40d8+4 src=1:34:2}
; 	nop 0 {at=0x40dc+4 src=1:34:2}
; 	nop 0 {at=0x40e0+4 src=1:34:2}
; 	nop 0 {at=0x40e4+4 src=1:34:2}
; 	nop 0 {at=0x40e8+4 src=1:34:2}
; 	nop 0 {at=0x40ec+4 src=1:34:2}
; 	nop 0 {at=0x40f0+4 src=1:34:2}
; 	nop 0 {at=0x40f4+4 src=1:34:2}
; 	nop 0 {at=0x40f8+4 src=1:34:2}
; 	nop 0 {at=0x40fc+4 src=1:34:2}
; 	nop 0 {at=0x4100+4 src=1:34:2}
; 	nop 0 {at=0x4104+4 src=1:34:2}
; 	nop 0 {at=0x4108+4 src=1:34:2}
; 	nop 0 {at=0x410c+4 src=1:34:2}
; 	nop 0 {at=0x4110+4 src=1:34:2}
; 	nop 0 {at=0x4114+4 src=1:34:2}
; 	nop 0 {at=0x4118+4 src=1:34:2}
; 	nop 0 {at=0x411c+4 src=1:34:2}
; 	nop 0 {at=0x4120+4 src=1:34:2}
; 	nop 0 {at=0x4124+4 src=1:34:2}
; 	nop 0 {at=0x4128+4 src=1:34:2}
; 	nop 0 {at=0x412c+4 src=1:34:2}
; 	nop 0 {at=0x4130+4 src=1:34:2}
; 	nop 0 {at=0x4134+4 src=1:34:2}
; 	nop 0 {at=0x4138+4 src=1:34:2}
; 	nop 0 {at=0x413c+4 src=1:34:2}
; 	nop 0 {at=0x4140+4 src=1:34:2}
; 	nop 0 {at=0x4144+4 src=1:34:2}
; 	nop 0 {at=0x4148+4 src=1:34:2}
; 	nop 0 {at=0x414c+4 src=1:34:2}
; 	nop 0 {at=0x4150+4 src=1:34:2}
; 	nop 0 {at=0x4154+4 src=1:34:2}
; 	nop 0 {at=0x4158+4 src=1:34:2}
; 	nop 0 {at=0x415c+4 src=1:34:2}
; 	nop 0 {at=0x4160+4 src=1:34:2}
; 	nop 0 {at=0x4164+4 src=1:34:2}
; 	nop 0 {at=0x4168+4 src=1:34:2}
; 	nop 0 {at=0x416c+4 src=1:34:2}
; 	nop 0 {at=0x4170+4 src=1:34:2}
; 	nop 0 {at=0x4174+4 src=1:34:2}
; 	nop 0 {at=0x4178+4 src=1:34:2}
; 	nop 0 {at=0x417c+4 src=1:34:2}
; 	nop 0 {at=0x4180+4 src=1:34:2}
; 	nop 0 {at=0x4184+4 src=1:34:2}
; 	nop 0 {at=0x4188+4 src=1:34:2}
; 	nop 0 {at=0x418c+4 src=1:34:2}
; 	nop 0 {at=0x4190+4 src=1:34:2}
; 	nop 0 {at=0x4194+4 src=1:34:2}
; 	nop 0 {at=0x4198+4 src=1:34:2}
; 	nop 0 {at=0x419c+4 src=1:34:2}
; 	nop 0 {at=0x41a0+4 src=1:34:2}
; 	nop 0 {at=0x41a4+4 src=1:34:2}
; 	nop 0 {at=0x41a8+4 src=1:34:2}
; 	nop 0 {at=0x41ac+4 src=1:34:2}
; 	nop 0 {at=0x41b0+4 src=1:34:2}
; 	nop 0 {at=0x41b4+4 src=1:34:2}
; 	nop 0 {at=0x41b8+4 src=1:34:2}
; 	nop 0 {at=0x41bc+4 src=1:34:2}
; 	nop 0 {at=0x41c0+4 src=1:34:2}
; 	nop 0 {at=0x41c4+4 src=1:34:2}
; 	nop 0 {at=0x41c8+4 src=1:34:2}
; 	nop 0 {at=0x41cc+4 src=1:34:2}
; 	nop 0 {at=0x41d0+4 src=1:34:2}
; 	nop 0 {at=0x41d4+4 src=1:34:2}
; 	nop 0 {at=0x41d8+4 src=1:34:2}
; 	nop 0 {at=0x41dc+4 src=1:34:2}
; 	nop 0 {at=0x41e0+4 src=1:34:2}
; 	nop 0 {at=0x41e4+4 src=1:34:2}
; 	nop 0 {at=0x41e8+4 src=1:34:2}
; 	nop 0 {at=0x41ec+4 src=1:34:2}
; 	nop 0 {at=0x41f0+4 src=1:34:2}
; 	nop 0 {at=0x41f4+4 src=1:34:2}
; 	nop 0 {at=0x41f8+4 src=1:34:2}
; 	nop 0 {at=0x41fc+4 src=1:34:2}
; 	nop 0 {at=0x4200+4 src=1:34:2}
; 	nop 0 {at=0x4204+4 src=1:34:2}
; 	nop 0 {at=0x4208+4 src=1:34:2}
; 	nop 0 {at=0x420c+4 src=1:34:2}
; 	nop 0 {at=0x4210+4 src=1:34:2}
; 	nop 0 {at=0x4214+4 src=1:34:2}
; 	nop 0 {at=0x4218+4 src=1:34:2}
; 	nop 0 {at=0x421c+4 src=1:34:2}
; 	nop 0 {at=0x4220+4 src=1:34:2}
; 	nop 0 {at=0x4224+4 src=1:34:2}
; 	nop 0 {at=0x4228+4 src=1:34:2}
; 	nop 0 {at=0x422c+4 src=1:34:2}
; 	nop 0 {at=0x4230+4 src=1:34:2}
; 	nop 0 {at=0x4234+4 src=1:34:2}
; 	nop 0 {at=0x4238+4 src=1:34:2}
; 	nop 0 {at=0x423c+4 src=1:34:2}
; 	nop 0 {at=0x4240+4 src=1:34:2}
; 	nop 0 {at=0x4244+4 src=1:34:2}
; 	nop 0 {at=0x4248+4 src=1:34:2}
; 	nop 0 {at=0x424c+4 src=1:34:2}
; 	nop 0 {at=0x4250+4 src=1:34:2}
; 	nop 0 {at=0x4254+4 src=1:34:2}
; 	nop 0 {at=0x4258+4 src=1:34:2}
; 	nop 0 {at=0x425c+4 src=1:34:2}
; 	nop 0 {at=0x4260+4 src=1:34:2}
; 	nop 0 {at=0x4264+4 src=1:34:2}
; 	nop 0 {at=0x4268+4 src=1:34:2}
; 	nop 0 {at=0x426c+4 src=1:34:2}
; 	nop 0 {at=0x4270+4 src=1:34:2}
; 	nop 0 {at=0x4274+4 src=1:34:2}
; 	nop 0 {at=0x4278+4 src=1:34:2}
; 	nop 0 {at=0x427c+4 src=1:34:2}
; 	nop 0 {at=0x4280+4 src=1:34:2}
; 	nop 0 {at=0x4284+4 src=1:34:2}
; 	nop 0 {at=0x4288+4 src=1:34:2}
; 	nop 0 {at=0x428c+4 src=1:34:2}
; 	nop 0 {at=0x4290+4 src=1:34:2}
; 	nop 0 {at=0x4294+4 src=1:34:2}
; 	nop 0 {at=0x4298+4 src=1:34:2}
; 	nop 0 {at=0x429c+4 src=1:34:2}
; 	nop 0 {at=0x42a0+4 src=1:34:2}
; 	nop 0 {at=0x42a4+4 src=1:34:2}
; 	nop 0 {at=0x42a8+4 src=1:34:2}
; 	nop 0 {at=0x42ac+4 src=1:34:2}
; 	nop 0 {at=0x42b0+4 src=1:34:2}
; 	nop 0 {at=0x42b4+4 src=1:34:2}
; 	nop 0 {at=0x42b8+4 src=1:34:2}
; 	nop 0 {at=0x42bc+4 src=1:34:2}
; 	nop 0 {at=0x42c0+4 src=1:34:2}
; 	nop 0 {at=0x42c4+4 src=1:34:2}
; 	nop 0 {at=0x42c8+4 src=1:34:2}
; 	nop 0 {at=0x42cc+4 src=1:34:2}
; 	nop 0 {at=0x42d0+4 src=1:34:2}
; 	nop 0 {at=0x42d4+4 src=1:34:2}
; 	nop 0 {at=0x42d8+4 src=1:34:2}
; 	nop 0 {at=0x42dc+4 src=1:34:2}
; 	nop 0 {at=0x42e0+4 src=1:34:2}
; 	nop 0 {at=0x42e4+4 src=1:34:2}
; 	nop 0 {at=0x42e8+4 src=1:34:2}
; 	nop 0 {at=0x42ec+4 src=1:34:2}
; 	nop 0 {at=0x42f0+4 src=1:34:2}
; 	nop 0 {at=0x42f4+4 src=1:34:2}
; 	nop 0 {at=0x42f8+4 src=1:34:2}
; 	nop 0 {at=0x42fc+4 src=1:34:2}
; 	nop 0 {at=0x4300+4 src=1:34:2}
; 	nop 0 {at=0x4304+4 src=1:34:2}
; 	nop 0 {at=0x4308+4 src=1:34:2}
; 	nop 0 {at=0x430c+4 src=1:34:2}
; 	nop 0 {at=0x4310+4 src=1:34:2}
; 	nop 0 {at=0x4314+4 src=1:34:2}
; 	nop 0 {at=0x4318+4 src=1:34:2}
; 	nop 0 {at=0x431c+4 src=1:34:2}
; 	nop 0 {at=0x4320+4 src=1:34:2}
; 	nop 0 {at=0x4324+4 src=1:34:2}
; 	nop 0 {at=0x4328+4 src=1:34:2}
; 	nop 0 {at=0x432c+4 src=1:34:2}
; 	nop 0 {at=0x4330+4 src=1:34:2}
; 	nop 0 {at=0x4334+4 src=1:34:2}
; 	nop 0 {at=0x4338+4 src=1:34:2}
; 	nop 0 {at=0x433c+4 src=1:34:2}
; 	nop 0 {at=0x4340+4 src=1:34:2}
; 	nop 0 {at=0x4344+4 src=1:34:2}
; 	nop 0 {at=0x4348+4 src=1:34:2}
; 	nop 0 {at=0x434c+4 src=1:34:2}
; 	nop 0 {at=0x4350+4 src=1:34:2}
; 	nop 0 {at=0x4354+4 src=1:34:2}
; 	nop 0 {at=0x4358+4 src=1:34:2}
; 	nop 0 {at=0x435c+4 src=1:34:2}
; 	nop 0 {at=0x4360+4 src=1:34:2}
; 	nop 0 {at=0x4364+4 src=1:34:2}
; 	nop 0 {at=0x4368+4 src=1:34:2}
; 	nop 0 {at=0x436c+4 src=1:34:2}
; 	nop 0 {at=0x4370+4 src=1:34:2}
; 	nop 0 {at=0x4374+4 src=1:34:2}
; 	nop 0 {at=0x4378+4 src=1:34:2}
; 	nop 0 {at=0x437c+4 src=1:34:2}
; 	nop 0 {at=0x4380+4 src=1:34:2}
; 	nop 0 {at=0x4384+4 src=1:34:2}
; 	nop 0 {at=0x4388+4 src=1:34:2}
; 	nop 0 {at=0x438c+4 src=1:34:2}
; 	nop 0 {at=0x4390+4 src=1:34:2}
; 	nop 0 {at=0x4394+4 src=1:34:2}
; 	nop 0 {at=0x4398+4 src=1:34:2}
; 	nop 0 {at=0x439c+4 src=1:34:2}
; 	nop 0 {at=0x43a0+4 src=1:34:2}
; 	nop 0 {at=0x43a4+4 src=1:34:2}
; 	nop 0 {at=0x43a8+4 src=1:34:2}
; 	nop 0 {at=0x43ac+4 src=1:34:2}
; 	nop 0 {at=0x43b0+4 src=1:34:2}
; 	nop 0 {at=0x43b4+4 src=1:34:2}
; 	nop 0 {at=0x43b8+4 src=1:34:2}
; 	nop 0 {at=0x43bc+4 src=1:34:2}
; 	nop 0 {at=0x43c0+4 src=1:34:2}
; 	nop 0 {at=0x43c4+4 src=1:34:2}
; 	nop 0 {at=0x43c8+4 src=1:34:2}
; 	nop 0 {at=0x43cc+4 src=1:34:2}
; 	nop 0 {at=0x43d0+4 src=1:34:2}
; 	nop 0 {at=0x43d4+4 src=1:34:2}
; 	nop 0 {at=0x43d8+4 src=1:34:2}
; 	nop 0 {at=0x43dc+4 src=1:34:2}
; 	nop 0 {at=0x43e0+4 src=1:34:2}
; 	nop 0 {at=0x43e4+4 src=1:34:2}
; 	nop 0 {at=0x43e8+4 src=1:34:2}
; 	nop 0 {at=0x43ec+4 src=1:34:2}
; 	nop 0 {at=0x43f0+4 src=1:34:2}
; 	nop 0 {at=0x43f4+4 src=1:34:2}
; 	nop 0 {at=0x43f8+4 src=1:34:2}
; 	nop 0 {at=0x43fc+4 src=1:34:2}
; 	nop 0 {at=0x4400+4 src=1:34:2}
; 	nop 0 {at=0x4404+4 src=1:34:2}
; 	nop 0 {at=0x4408+4 src=1:34:2}
; 	nop 0 {at=0x440c+4 src=1:34:2}
; 	nop 0 {at=0x4410+4 src=1:34:2}
; 	nop 0 {at=0x4414+4 src=1:34:2}
; 	nop 0 {at=0x4418+4 src=1:34:2}
; 	nop 0 {at=0x441c+4 src=1:34:2}
; 	nop 0 {at=0x4420+4 src=1:34:2}
; 	nop 0 {at=0x4424+4 src=1:34:2}
; 	nop 0 {at=0x4428+4 src=1:34:2}
; 	nop 0 {at=0x442c+4 src=1:34:2}
; 	nop 0 {at=0x4430+4 src=1:34:2}
; 	nop 0 {at=0x4434+4 src=1:34:2}
; 	nop 0 {at=0x4438+4 src=1:34:2}
; 	nop 0 {at=0x443c+4 src=1:34:2}
; 	nop 0 {at=0x4440+4 src=1:34:2}
; 	nop 0 {at=0x4444+4 src=1:34:2}
; 	nop 0 {at=0x4448+4 src=1:34:2}
; 	nop 0 {at=0x444c+4 src=1:34:2}
; 	nop 0 {at=0x4450+4 src=1:34:2}
; 	nop 0 {at=0x4454+4 src=1:34:2}
; 	nop 0 {at=0x4458+4 src=1:34:2}
; 	nop 0 {at=0x445c+4 src=1:34:2}
; 	nop 0 {at=0x4460+4 src=1:34:2}
; 	nop 0 {at=0x4464+4 src=1:34:2}
; 	nop 0 {at=0x4468+4 src=1:34:2}
; 	nop 0 {at=0x446c+4 src=1:34:2}
; 	nop 0 {at=0x4470+4 src=1:34:2}
; 	nop 0 {at=0x4474+4 src=1:34:2}
; 	nop 0 {at=0x4478+4 src=1:34:2}
; 	nop 0 {at=0x447c+4 src=1:34:2}
; 	nop 0 {at=0x4480+4 src=1:34:2}
; 	nop 0 {at=0x4484+4 src=1:34:2}
; 	nop 0 {at=0x4488+4 src=1:34:2}
; 	nop 0 {at=0x448c+4 src=1:34:2}
; 	nop 0 {at=0x4490+4 src=1:34:2}
; 	nop 0 {at=0x4494+4 src=1:34:2}
; 	nop 0 {at=0x4498+4 src=1:34:2}
; 	nop 0 {at=0x449c+4 src=1:34:2}
; 	nop 0 {at=0x44a0+4 src=1:34:2}
; 	nop 0 {at=0x44a4+4 src=1:34:2}
; 	nop 0 {at=0x44a8+4 src=1:34:2}
; 	nop 0 {at=0x44ac+4 src=1:34:2}
; 	nop 0 {at=0x44b0+4 src=1:34:2}
; 	nop 0 {at=0x44b4+4 src=1:34:2}
; 	nop 0 {at=0x44b8+4 src=1:34:2}
; 	nop 0 {at=0x44bc+4 src=1:34:2}
; 	nop 0 {at=0x44c0+4 src=1:34:2}
; 	nop 0 {at=0x44c4+4 src=1:34:2}
; 	nop 0 {at=0x44c8+4 src=1:34:2}
; 	nop 0 {at=0x44cc+4 src=1:34:2}
; 	nop 0 {at=0x44d0+4 src=1:34:2}
; 	nop 0 {at=0x44d4+4 src=1:34:2}
; 	nop 0 {at=0x44d8+4 src=1:34:2}
; 	nop 0 {at=0x44dc+4 src=1:34:2}
; 	nop 0 {at=0x44e0+4 src=1:34:2}
; 	nop 0 {at=0x44e4+4 src=1:34:2}
; 	nop 0 {at=0x44e8+4 src=1:34:2}
; 	nop 0 {at=0x44ec+4 src=1:34:2}
; 	nop 0 {at=0x44f0+4 src=1:34:2}
; 	nop 0 {at=0x44f4+4 src=1:34:2}
; 	nop 0 {at=0x44f8+4 src=1:34:2}
; 	nop 0 {at=0x44fc+4 src=1:34:2}
; 	end {at=0x4500+4 src=1:35:2}
; }
;
; fn @ascii device section=".text" at=0x4600+0x100 dropped=62 {
; 	in =s %s97
; 	in =v %v177
; @ascii
; 	%v49 =v min.i16 %s97, %v177 | %exec {at=0x4600+4 src=1:39:2}
; 	end {at=0x4604+4 src=1:40:2}
; }
;
; fn @asciz device section=".text" at=0x4700+0x100 dropped=62 {
; 	in =s %s97
; 	in =v %v177
; @asciz
; 	%v49 =v cndmask.b32 %s97, %v177, %vcc | %exec {at=0x4700+4 src=1:44:2}
; 	end {at=0x4704+4 src=1:45:2}
; }
;
; fn @zero device section=".text" at=0x4800+0x4100 dropped=63 {
; 	in =s %s0
; @zero
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4800+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4804+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4808+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x480c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4810+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4814+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4818+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x481c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4820+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4824+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4828+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x482c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4830+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4834+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4838+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x483c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4840+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4844+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4848+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x484c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4850+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4854+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4858+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x485c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4860+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4864+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4868+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x486c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4870+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4874+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4878+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x487c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4880+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4884+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4888+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x488c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4890+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4894+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4898+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x489c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x48a0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x48a4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x48a8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x48ac+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x48b0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x48b4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x48b8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x48bc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x48c0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x48c4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x48c8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x48cc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x48d0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x48d4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x48d8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x48dc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x48e0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x48e4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x48e8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x48ec+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x48f0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x48f4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x48f8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x48fc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4900+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4904+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4908+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x490c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4910+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4914+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4918+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x491c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4920+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4924+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4928+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x492c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4930+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4934+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4938+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x493c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4940+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4944+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4948+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x494c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4950+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4954+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4958+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x495c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4960+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4964+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4968+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x496c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4970+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4974+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4978+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x497c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4980+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4984+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4988+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x498c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4990+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4994+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4998+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x499c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x49a0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x49a4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x49a8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x49ac+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x49b0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x49b4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x49b8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x49bc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x49c0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x49c4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x49c8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x49cc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x49d0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x49d4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x49d8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x49dc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x49e0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x49e4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x49e8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x49ec+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x49f0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x49f4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x49f8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x49fc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4a00+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4a04+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4a08+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4a0c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4a10+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4a14+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4a18+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4a1c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4a20+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4a24+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4a28+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4a2c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4a30+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4a34+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4a38+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4a3c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4a40+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4a44+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4a48+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4a4c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4a50+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4a54+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4a58+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4a5c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4a60+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4a64+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4a68+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4a6c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4a70+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4a74+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4a78+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4a7c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4a80+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4a84+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4a88+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4a8c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4a90+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4a94+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4a98+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4a9c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4aa0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4aa4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4aa8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4aac+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4ab0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4ab4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4ab8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4abc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4ac0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4ac4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4ac8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4acc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4ad0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4ad4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4ad8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4adc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4ae0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4ae4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4ae8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4aec+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4af0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4af4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4af8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4afc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4b00+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4b04+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4b08+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4b0c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4b10+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4b14+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4b18+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4b1c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4b20+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4b24+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4b28+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4b2c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4b30+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4b34+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4b38+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4b3c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4b40+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4b44+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4b48+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4b4c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4b50+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4b54+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4b58+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4b5c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4b60+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4b64+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4b68+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4b6c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4b70+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4b74+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4b78+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4b7c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4b80+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4b84+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4b88+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4b8c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4b90+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4b94+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4b98+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4b9c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4ba0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4ba4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4ba8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4bac+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4bb0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4bb4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4bb8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4bbc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4bc0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4bc4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4bc8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4bcc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4bd0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4bd4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4bd8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4bdc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4be0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4be4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4be8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4bec+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4bf0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4bf4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4bf8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4bfc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4c00+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4c04+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4c08+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4c0c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4c10+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4c14+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4c18+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4c1c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4c20+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4c24+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4c28+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4c2c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4c30+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4c34+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4c38+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4c3c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4c40+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4c44+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4c48+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4c4c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4c50+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4c54+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4c58+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4c5c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4c60+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4c64+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4c68+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4c6c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4c70+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4c74+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4c78+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4c7c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4c80+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4c84+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4c88+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4c8c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4c90+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4c94+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4c98+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4c9c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4ca0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4ca4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4ca8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4cac+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4cb0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4cb4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4cb8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4cbc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4cc0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4cc4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4cc8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4ccc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4cd0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4cd4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4cd8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4cdc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4ce0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4ce4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4ce8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4cec+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4cf0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4cf4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4cf8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4cfc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4d00+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4d04+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4d08+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4d0c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4d10+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4d14+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4d18+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4d1c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4d20+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4d24+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4d28+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4d2c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4d30+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4d34+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4d38+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4d3c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4d40+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4d44+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4d48+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4d4c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4d50+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4d54+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4d58+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4d5c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4d60+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4d64+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4d68+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4d6c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4d70+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4d74+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4d78+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4d7c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4d80+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4d84+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4d88+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4d8c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4d90+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4d94+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4d98+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4d9c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4da0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4da4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4da8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4dac+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4db0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4db4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4db8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4dbc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4dc0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4dc4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4dc8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4dcc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4dd0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4dd4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4dd8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4ddc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4de0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4de4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4de8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4dec+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4df0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4df4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4df8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4dfc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4e00+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4e04+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4e08+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4e0c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4e10+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4e14+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4e18+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4e1c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4e20+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4e24+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4e28+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4e2c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4e30+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4e34+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4e38+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4e3c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4e40+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4e44+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4e48+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4e4c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4e50+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4e54+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4e58+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4e5c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4e60+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4e64+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4e68+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4e6c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4e70+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4e74+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4e78+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4e7c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4e80+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4e84+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4e88+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4e8c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4e90+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4e94+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4e98+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4e9c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4ea0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4ea4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4ea8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4eac+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4eb0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4eb4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4eb8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4ebc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4ec0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4ec4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4ec8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4ecc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4ed0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4ed4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4ed8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4edc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4ee0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4ee4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4ee8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4eec+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4ef0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4ef4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4ef8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4efc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4f00+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4f04+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4f08+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4f0c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4f10+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4f14+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4f18+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4f1c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4f20+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4f24+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4f28+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4f2c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4f30+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4f34+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4f38+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4f3c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4f40+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4f44+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4f48+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4f4c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4f50+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4f54+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4f58+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4f5c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4f60+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4f64+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4f68+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4f6c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4f70+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4f74+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4f78+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4f7c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4f80+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4f84+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4f88+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4f8c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4f90+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4f94+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4f98+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4f9c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4fa0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4fa4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4fa8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4fac+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4fb0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4fb4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4fb8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4fbc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4fc0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4fc4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4fc8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4fcc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4fd0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4fd4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4fd8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4fdc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4fe0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4fe4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4fe8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4fec+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4ff0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4ff4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4ff8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x4ffc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5000+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5004+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5008+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x500c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5010+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5014+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5018+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x501c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5020+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5024+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5028+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x502c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5030+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5034+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5038+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x503c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5040+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5044+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5048+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x504c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5050+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5054+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5058+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x505c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5060+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5064+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5068+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x506c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5070+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5074+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5078+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x507c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5080+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5084+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5088+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x508c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5090+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5094+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5098+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x509c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x50a0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x50a4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x50a8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x50ac+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x50b0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x50b4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x50b8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x50bc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x50c0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x50c4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x50c8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x50cc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x50d0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x50d4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x50d8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x50dc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x50e0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x50e4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x50e8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x50ec+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x50f0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x50f4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x50f8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x50fc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5100+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5104+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5108+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x510c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5110+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5114+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5118+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x511c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5120+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5124+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5128+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x512c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5130+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5134+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5138+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x513c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5140+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5144+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5148+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x514c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5150+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5154+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5158+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x515c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5160+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5164+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5168+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x516c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5170+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5174+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5178+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x517c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5180+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5184+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5188+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x518c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5190+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5194+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5198+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x519c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x51a0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x51a4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x51a8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x51ac+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x51b0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x51b4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x51b8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x51bc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x51c0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x51c4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x51c8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x51cc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x51d0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x51d4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x51d8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x51dc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x51e0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x51e4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x51e8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x51ec+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x51f0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x51f4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x51f8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x51fc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5200+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5204+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5208+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x520c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5210+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5214+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5218+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x521c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5220+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5224+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5228+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x522c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5230+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5234+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5238+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x523c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5240+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5244+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5248+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x524c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5250+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5254+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5258+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x525c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5260+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5264+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5268+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x526c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5270+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5274+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5278+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x527c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5280+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5284+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5288+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x528c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5290+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5294+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5298+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x529c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x52a0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x52a4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x52a8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x52ac+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x52b0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x52b4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x52b8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x52bc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x52c0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x52c4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x52c8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x52cc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x52d0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x52d4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x52d8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x52dc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x52e0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x52e4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x52e8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x52ec+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x52f0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x52f4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x52f8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x52fc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5300+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5304+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5308+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x530c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5310+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5314+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5318+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x531c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5320+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5324+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5328+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x532c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5330+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5334+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5338+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x533c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5340+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5344+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5348+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x534c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5350+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5354+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5358+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x535c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5360+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5364+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5368+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x536c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5370+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5374+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5378+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x537c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5380+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5384+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5388+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x538c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5390+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5394+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5398+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x539c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x53a0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x53a4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x53a8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x53ac+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x53b0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x53b4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x53b8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x53bc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x53c0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x53c4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x53c8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x53cc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x53d0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x53d4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x53d8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x53dc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x53e0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x53e4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x53e8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x53ec+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x53f0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x53f4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x53f8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x53fc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5400+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5404+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5408+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x540c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5410+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5414+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5418+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x541c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5420+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5424+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5428+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x542c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5430+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5434+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5438+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x543c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5440+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5444+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5448+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x544c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5450+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5454+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5458+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x545c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5460+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5464+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5468+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x546c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5470+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5474+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5478+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x547c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5480+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5484+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5488+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x548c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5490+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5494+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5498+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x549c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x54a0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x54a4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x54a8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x54ac+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x54b0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x54b4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x54b8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x54bc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x54c0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x54c4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x54c8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x54cc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x54d0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x54d4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x54d8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x54dc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x54e0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x54e4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x54e8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x54ec+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x54f0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x54f4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x54f8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x54fc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5500+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5504+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5508+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x550c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5510+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5514+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5518+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x551c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5520+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5524+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5528+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x552c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5530+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5534+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5538+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x553c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5540+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5544+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5548+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x554c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5550+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5554+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5558+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x555c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5560+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5564+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5568+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x556c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5570+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5574+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5578+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x557c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5580+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5584+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5588+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x558c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5590+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5594+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5598+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x559c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x55a0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x55a4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x55a8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x55ac+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x55b0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x55b4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x55b8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x55bc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x55c0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x55c4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x55c8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x55cc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x55d0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x55d4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x55d8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x55dc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x55e0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x55e4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x55e8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x55ec+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x55f0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x55f4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x55f8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x55fc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5600+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5604+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5608+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x560c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5610+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5614+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5618+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x561c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5620+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5624+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5628+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x562c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5630+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5634+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5638+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x563c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5640+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5644+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5648+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x564c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5650+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5654+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5658+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x565c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5660+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5664+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5668+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x566c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5670+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5674+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5678+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x567c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5680+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5684+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5688+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x568c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5690+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5694+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5698+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x569c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x56a0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x56a4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x56a8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x56ac+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x56b0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x56b4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x56b8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x56bc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x56c0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x56c4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x56c8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x56cc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x56d0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x56d4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x56d8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x56dc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x56e0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x56e4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x56e8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x56ec+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x56f0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x56f4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x56f8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x56fc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5700+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5704+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5708+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x570c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5710+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5714+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5718+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x571c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5720+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5724+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5728+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x572c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5730+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5734+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5738+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x573c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5740+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5744+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5748+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x574c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5750+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5754+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5758+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x575c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5760+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5764+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5768+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x576c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5770+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5774+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5778+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x577c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5780+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5784+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5788+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x578c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5790+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5794+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5798+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x579c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x57a0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x57a4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x57a8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x57ac+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x57b0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x57b4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x57b8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x57bc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x57c0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x57c4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x57c8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x57cc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x57d0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x57d4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x57d8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x57dc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x57e0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x57e4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x57e8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x57ec+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x57f0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x57f4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x57f8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x57fc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5800+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5804+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5808+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x580c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5810+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5814+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5818+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x581c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5820+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5824+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5828+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x582c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5830+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5834+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5838+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x583c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5840+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5844+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5848+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x584c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5850+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5854+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5858+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x585c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5860+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5864+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5868+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x586c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5870+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5874+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5878+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x587c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5880+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5884+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5888+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x588c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5890+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5894+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5898+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x589c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x58a0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x58a4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x58a8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x58ac+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x58b0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x58b4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x58b8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x58bc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x58c0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x58c4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x58c8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x58cc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x58d0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x58d4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x58d8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x58dc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x58e0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x58e4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x58e8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x58ec+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x58f0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x58f4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x58f8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x58fc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5900+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5904+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5908+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x590c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5910+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5914+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5918+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x591c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5920+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5924+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5928+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x592c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5930+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5934+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5938+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x593c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5940+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5944+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5948+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x594c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5950+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5954+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5958+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x595c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5960+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5964+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5968+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x596c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5970+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5974+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5978+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x597c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5980+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5984+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5988+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x598c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5990+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5994+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5998+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x599c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x59a0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x59a4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x59a8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x59ac+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x59b0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x59b4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x59b8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x59bc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x59c0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x59c4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x59c8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x59cc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x59d0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x59d4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x59d8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x59dc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x59e0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x59e4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x59e8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x59ec+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x59f0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x59f4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x59f8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x59fc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5a00+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5a04+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5a08+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5a0c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5a10+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5a14+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5a18+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5a1c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5a20+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5a24+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5a28+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5a2c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5a30+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5a34+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5a38+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5a3c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5a40+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5a44+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5a48+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5a4c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5a50+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5a54+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5a58+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5a5c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5a60+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5a64+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5a68+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5a6c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5a70+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5a74+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5a78+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5a7c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5a80+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5a84+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5a88+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5a8c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5a90+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5a94+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5a98+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5a9c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5aa0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5aa4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5aa8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5aac+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5ab0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5ab4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5ab8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5abc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5ac0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5ac4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5ac8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5acc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5ad0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5ad4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5ad8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5adc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5ae0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5ae4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5ae8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5aec+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5af0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5af4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5af8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5afc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5b00+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5b04+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5b08+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5b0c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5b10+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5b14+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5b18+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5b1c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5b20+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5b24+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5b28+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5b2c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5b30+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5b34+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5b38+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5b3c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5b40+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5b44+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5b48+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5b4c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5b50+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5b54+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5b58+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5b5c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5b60+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5b64+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5b68+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5b6c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5b70+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5b74+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5b78+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5b7c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5b80+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5b84+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5b88+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5b8c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5b90+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5b94+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5b98+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5b9c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5ba0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5ba4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5ba8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5bac+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5bb0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5bb4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5bb8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5bbc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5bc0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5bc4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5bc8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5bcc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5bd0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5bd4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5bd8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5bdc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5be0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5be4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5be8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5bec+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5bf0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5bf4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5bf8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5bfc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5c00+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5c04+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5c08+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5c0c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5c10+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5c14+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5c18+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5c1c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5c20+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5c24+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5c28+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5c2c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5c30+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5c34+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5c38+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5c3c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5c40+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5c44+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5c48+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5c4c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5c50+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5c54+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5c58+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5c5c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5c60+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5c64+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5c68+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5c6c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5c70+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5c74+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5c78+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5c7c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5c80+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5c84+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5c88+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5c8c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5c90+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5c94+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5c98+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5c9c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5ca0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5ca4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5ca8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5cac+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5cb0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5cb4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5cb8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5cbc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5cc0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5cc4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5cc8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5ccc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5cd0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5cd4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5cd8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5cdc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5ce0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5ce4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5ce8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5cec+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5cf0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5cf4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5cf8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5cfc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5d00+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5d04+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5d08+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5d0c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5d10+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5d14+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5d18+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5d1c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5d20+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5d24+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5d28+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5d2c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5d30+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5d34+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5d38+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5d3c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5d40+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5d44+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5d48+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5d4c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5d50+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5d54+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5d58+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5d5c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5d60+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5d64+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5d68+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5d6c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5d70+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5d74+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5d78+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5d7c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5d80+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5d84+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5d88+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5d8c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5d90+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5d94+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5d98+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5d9c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5da0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5da4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5da8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5dac+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5db0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5db4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5db8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5dbc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5dc0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5dc4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5dc8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5dcc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5dd0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5dd4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5dd8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5ddc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5de0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5de4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5de8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5dec+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5df0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5df4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5df8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5dfc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5e00+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5e04+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5e08+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5e0c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5e10+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5e14+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5e18+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5e1c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5e20+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5e24+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5e28+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5e2c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5e30+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5e34+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5e38+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5e3c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5e40+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5e44+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5e48+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5e4c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5e50+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5e54+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5e58+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5e5c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5e60+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5e64+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5e68+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5e6c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5e70+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5e74+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5e78+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5e7c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5e80+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5e84+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5e88+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5e8c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5e90+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5e94+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5e98+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5e9c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5ea0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5ea4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5ea8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5eac+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5eb0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5eb4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5eb8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5ebc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5ec0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5ec4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5ec8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5ecc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5ed0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5ed4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5ed8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5edc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5ee0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5ee4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5ee8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5eec+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5ef0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5ef4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5ef8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5efc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5f00+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5f04+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5f08+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5f0c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5f10+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5f14+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5f18+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5f1c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5f20+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5f24+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5f28+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5f2c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5f30+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5f34+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5f38+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5f3c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5f40+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5f44+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5f48+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5f4c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5f50+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5f54+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5f58+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5f5c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5f60+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5f64+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5f68+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5f6c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5f70+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5f74+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5f78+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5f7c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5f80+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5f84+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5f88+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5f8c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5f90+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5f94+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5f98+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5f9c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5fa0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5fa4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5fa8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5fac+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5fb0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5fb4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5fb8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5fbc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5fc0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5fc4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5fc8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5fcc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5fd0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5fd4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5fd8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5fdc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5fe0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5fe4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5fe8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5fec+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5ff0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5ff4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5ff8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x5ffc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6000+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6004+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6008+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x600c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6010+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6014+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6018+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x601c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6020+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6024+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6028+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x602c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6030+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6034+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6038+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x603c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6040+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6044+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6048+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x604c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6050+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6054+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6058+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x605c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6060+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6064+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6068+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x606c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6070+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6074+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6078+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x607c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6080+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6084+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6088+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x608c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6090+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6094+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6098+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x609c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x60a0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x60a4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x60a8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x60ac+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x60b0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x60b4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x60b8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x60bc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x60c0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x60c4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x60c8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x60cc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x60d0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x60d4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x60d8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x60dc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x60e0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x60e4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x60e8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x60ec+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x60f0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x60f4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x60f8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x60fc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6100+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6104+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6108+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x610c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6110+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6114+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6118+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x611c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6120+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6124+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6128+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x612c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6130+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6134+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6138+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x613c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6140+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6144+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6148+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x614c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6150+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6154+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6158+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x615c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6160+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6164+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6168+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x616c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6170+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6174+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6178+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x617c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6180+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6184+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6188+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x618c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6190+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6194+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6198+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x619c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x61a0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x61a4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x61a8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x61ac+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x61b0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x61b4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x61b8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x61bc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x61c0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x61c4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x61c8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x61cc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x61d0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x61d4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x61d8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x61dc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x61e0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x61e4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x61e8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x61ec+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x61f0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x61f4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x61f8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x61fc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6200+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6204+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6208+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x620c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6210+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6214+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6218+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x621c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6220+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6224+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6228+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x622c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6230+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6234+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6238+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x623c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6240+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6244+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6248+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x624c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6250+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6254+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6258+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x625c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6260+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6264+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6268+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x626c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6270+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6274+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6278+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x627c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6280+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6284+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6288+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x628c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6290+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6294+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6298+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x629c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x62a0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x62a4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x62a8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x62ac+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x62b0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x62b4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x62b8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x62bc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x62c0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x62c4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x62c8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x62cc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x62d0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x62d4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x62d8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x62dc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x62e0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x62e4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x62e8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x62ec+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x62f0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x62f4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x62f8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x62fc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6300+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6304+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6308+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x630c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6310+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6314+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6318+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x631c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6320+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6324+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6328+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x632c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6330+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6334+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6338+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x633c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6340+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6344+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6348+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x634c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6350+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6354+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6358+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x635c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6360+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6364+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6368+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x636c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6370+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6374+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6378+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x637c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6380+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6384+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6388+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x638c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6390+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6394+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6398+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x639c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x63a0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x63a4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x63a8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x63ac+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x63b0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x63b4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x63b8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x63bc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x63c0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x63c4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x63c8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x63cc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x63d0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x63d4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x63d8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x63dc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x63e0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x63e4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x63e8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x63ec+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x63f0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x63f4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x63f8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x63fc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6400+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6404+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6408+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x640c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6410+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6414+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6418+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x641c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6420+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6424+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6428+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x642c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6430+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6434+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6438+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x643c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6440+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6444+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6448+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x644c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6450+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6454+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6458+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x645c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6460+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6464+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6468+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x646c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6470+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6474+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6478+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x647c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6480+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6484+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6488+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x648c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6490+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6494+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6498+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x649c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x64a0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x64a4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x64a8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x64ac+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x64b0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x64b4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x64b8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x64bc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x64c0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x64c4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x64c8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x64cc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x64d0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x64d4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x64d8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x64dc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x64e0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x64e4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x64e8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x64ec+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x64f0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x64f4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x64f8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x64fc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6500+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6504+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6508+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x650c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6510+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6514+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6518+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x651c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6520+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6524+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6528+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x652c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6530+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6534+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6538+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x653c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6540+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6544+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6548+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x654c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6550+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6554+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6558+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x655c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6560+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6564+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6568+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x656c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6570+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6574+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6578+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x657c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6580+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6584+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6588+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x658c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6590+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6594+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6598+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x659c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x65a0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x65a4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x65a8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x65ac+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x65b0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x65b4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x65b8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x65bc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x65c0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x65c4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x65c8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x65cc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x65d0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x65d4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x65d8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x65dc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x65e0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x65e4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x65e8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x65ec+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x65f0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x65f4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x65f8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x65fc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6600+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6604+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6608+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x660c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6610+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6614+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6618+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x661c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6620+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6624+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6628+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x662c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6630+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6634+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6638+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x663c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6640+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6644+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6648+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x664c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6650+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6654+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6658+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x665c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6660+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6664+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6668+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x666c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6670+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6674+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6678+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x667c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6680+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6684+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6688+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x668c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6690+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6694+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6698+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x669c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x66a0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x66a4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x66a8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x66ac+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x66b0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x66b4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x66b8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x66bc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x66c0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x66c4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x66c8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x66cc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x66d0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x66d4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x66d8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x66dc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x66e0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x66e4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x66e8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x66ec+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x66f0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x66f4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x66f8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x66fc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6700+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6704+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6708+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x670c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6710+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6714+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6718+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x671c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6720+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6724+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6728+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x672c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6730+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6734+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6738+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x673c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6740+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6744+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6748+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x674c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6750+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6754+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6758+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x675c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6760+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6764+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6768+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x676c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6770+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6774+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6778+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x677c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6780+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6784+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6788+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x678c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6790+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6794+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6798+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x679c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x67a0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x67a4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x67a8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x67ac+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x67b0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x67b4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x67b8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x67bc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x67c0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x67c4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x67c8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x67cc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x67d0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x67d4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x67d8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x67dc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x67e0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x67e4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x67e8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x67ec+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x67f0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x67f4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x67f8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x67fc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6800+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6804+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6808+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x680c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6810+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6814+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6818+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x681c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6820+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6824+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6828+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x682c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6830+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6834+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6838+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x683c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6840+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6844+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6848+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x684c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6850+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6854+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6858+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x685c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6860+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6864+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6868+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x686c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6870+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6874+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6878+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x687c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6880+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6884+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6888+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x688c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6890+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6894+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6898+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x689c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x68a0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x68a4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x68a8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x68ac+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x68b0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x68b4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x68b8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x68bc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x68c0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x68c4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x68c8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x68cc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x68d0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x68d4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x68d8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x68dc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x68e0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x68e4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x68e8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x68ec+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x68f0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x68f4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x68f8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x68fc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6900+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6904+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6908+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x690c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6910+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6914+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6918+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x691c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6920+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6924+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6928+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x692c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6930+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6934+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6938+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x693c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6940+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6944+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6948+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x694c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6950+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6954+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6958+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x695c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6960+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6964+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6968+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x696c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6970+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6974+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6978+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x697c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6980+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6984+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6988+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x698c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6990+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6994+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6998+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x699c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x69a0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x69a4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x69a8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x69ac+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x69b0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x69b4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x69b8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x69bc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x69c0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x69c4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x69c8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x69cc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x69d0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x69d4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x69d8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x69dc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x69e0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x69e4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x69e8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x69ec+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x69f0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x69f4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x69f8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x69fc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6a00+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6a04+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6a08+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6a0c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6a10+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6a14+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6a18+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6a1c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6a20+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6a24+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6a28+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6a2c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6a30+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6a34+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6a38+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6a3c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6a40+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6a44+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6a48+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6a4c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6a50+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6a54+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6a58+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6a5c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6a60+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6a64+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6a68+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6a6c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6a70+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6a74+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6a78+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6a7c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6a80+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6a84+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6a88+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6a8c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6a90+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6a94+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6a98+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6a9c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6aa0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6aa4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6aa8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6aac+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6ab0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6ab4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6ab8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6abc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6ac0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6ac4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6ac8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6acc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6ad0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6ad4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6ad8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6adc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6ae0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6ae4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6ae8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6aec+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6af0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6af4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6af8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6afc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6b00+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6b04+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6b08+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6b0c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6b10+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6b14+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6b18+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6b1c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6b20+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6b24+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6b28+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6b2c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6b30+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6b34+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6b38+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6b3c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6b40+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6b44+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6b48+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6b4c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6b50+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6b54+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6b58+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6b5c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6b60+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6b64+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6b68+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6b6c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6b70+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6b74+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6b78+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6b7c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6b80+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6b84+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6b88+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6b8c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6b90+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6b94+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6b98+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6b9c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6ba0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6ba4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6ba8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6bac+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6bb0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6bb4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6bb8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6bbc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6bc0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6bc4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6bc8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6bcc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6bd0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6bd4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6bd8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6bdc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6be0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6be4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6be8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6bec+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6bf0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6bf4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6bf8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6bfc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6c00+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6c04+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6c08+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6c0c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6c10+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6c14+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6c18+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6c1c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6c20+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6c24+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6c28+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6c2c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6c30+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6c34+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6c38+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6c3c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6c40+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6c44+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6c48+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6c4c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6c50+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6c54+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6c58+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6c5c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6c60+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6c64+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6c68+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6c6c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6c70+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6c74+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6c78+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6c7c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6c80+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6c84+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6c88+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6c8c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6c90+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6c94+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6c98+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6c9c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6ca0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6ca4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6ca8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6cac+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6cb0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6cb4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6cb8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6cbc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6cc0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6cc4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6cc8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6ccc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6cd0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6cd4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6cd8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6cdc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6ce0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6ce4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6ce8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6cec+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6cf0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6cf4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6cf8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6cfc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6d00+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6d04+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6d08+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6d0c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6d10+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6d14+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6d18+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6d1c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6d20+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6d24+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6d28+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6d2c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6d30+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6d34+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6d38+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6d3c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6d40+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6d44+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6d48+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6d4c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6d50+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6d54+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6d58+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6d5c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6d60+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6d64+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6d68+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6d6c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6d70+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6d74+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6d78+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6d7c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6d80+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6d84+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6d88+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6d8c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6d90+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6d94+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6d98+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6d9c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6da0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6da4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6da8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6dac+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6db0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6db4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6db8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6dbc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6dc0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6dc4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6dc8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6dcc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6dd0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6dd4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6dd8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6ddc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6de0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6de4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6de8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6dec+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6df0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6df4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6df8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6dfc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6e00+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6e04+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6e08+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6e0c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6e10+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6e14+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6e18+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6e1c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6e20+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6e24+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6e28+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6e2c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6e30+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6e34+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6e38+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6e3c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6e40+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6e44+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6e48+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6e4c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6e50+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6e54+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6e58+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6e5c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6e60+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6e64+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6e68+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6e6c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6e70+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6e74+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6e78+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6e7c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6e80+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6e84+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6e88+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6e8c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6e90+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6e94+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6e98+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6e9c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6ea0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6ea4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6ea8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6eac+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6eb0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6eb4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6eb8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6ebc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6ec0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6ec4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6ec8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6ecc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6ed0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6ed4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6ed8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6edc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6ee0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6ee4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6ee8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6eec+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6ef0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6ef4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6ef8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6efc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6f00+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6f04+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6f08+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6f0c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6f10+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6f14+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6f18+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6f1c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6f20+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6f24+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6f28+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6f2c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6f30+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6f34+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6f38+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6f3c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6f40+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6f44+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6f48+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6f4c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6f50+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6f54+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6f58+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6f5c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6f60+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6f64+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6f68+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6f6c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6f70+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6f74+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6f78+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6f7c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6f80+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6f84+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6f88+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6f8c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6f90+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6f94+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6f98+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6f9c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6fa0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6fa4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6fa8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6fac+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6fb0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6fb4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6fb8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6fbc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6fc0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6fc4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6fc8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6fcc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6fd0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6fd4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6fd8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6fdc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6fe0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6fe4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6fe8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6fec+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6ff0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6ff4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6ff8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x6ffc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7000+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7004+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7008+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x700c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7010+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7014+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7018+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x701c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7020+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7024+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7028+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x702c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7030+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7034+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7038+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x703c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7040+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7044+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7048+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x704c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7050+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7054+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7058+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x705c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7060+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7064+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7068+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x706c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7070+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7074+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7078+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x707c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7080+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7084+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7088+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x708c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7090+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7094+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7098+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x709c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x70a0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x70a4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x70a8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x70ac+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x70b0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x70b4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x70b8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x70bc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x70c0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x70c4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x70c8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x70cc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x70d0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x70d4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x70d8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x70dc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x70e0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x70e4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x70e8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x70ec+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x70f0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x70f4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x70f8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x70fc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7100+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7104+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7108+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x710c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7110+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7114+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7118+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x711c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7120+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7124+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7128+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x712c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7130+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7134+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7138+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x713c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7140+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7144+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7148+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x714c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7150+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7154+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7158+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x715c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7160+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7164+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7168+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x716c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7170+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7174+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7178+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x717c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7180+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7184+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7188+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x718c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7190+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7194+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7198+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x719c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x71a0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x71a4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x71a8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x71ac+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x71b0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x71b4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x71b8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x71bc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x71c0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x71c4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x71c8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x71cc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x71d0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x71d4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x71d8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x71dc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x71e0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x71e4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x71e8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x71ec+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x71f0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x71f4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x71f8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x71fc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7200+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7204+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7208+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x720c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7210+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7214+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7218+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x721c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7220+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7224+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7228+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x722c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7230+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7234+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7238+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x723c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7240+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7244+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7248+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x724c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7250+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7254+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7258+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x725c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7260+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7264+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7268+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x726c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7270+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7274+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7278+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x727c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7280+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7284+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7288+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x728c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7290+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7294+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7298+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x729c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x72a0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x72a4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x72a8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x72ac+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x72b0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x72b4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x72b8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x72bc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x72c0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x72c4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x72c8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x72cc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x72d0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x72d4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x72d8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x72dc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x72e0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x72e4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x72e8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x72ec+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x72f0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x72f4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x72f8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x72fc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7300+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7304+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7308+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x730c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7310+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7314+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7318+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x731c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7320+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7324+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7328+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x732c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7330+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7334+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7338+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x733c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7340+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7344+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7348+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x734c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7350+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7354+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7358+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x735c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7360+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7364+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7368+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x736c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7370+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7374+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7378+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x737c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7380+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7384+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7388+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x738c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7390+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7394+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7398+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x739c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x73a0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x73a4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x73a8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x73ac+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x73b0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x73b4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x73b8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x73bc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x73c0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x73c4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x73c8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x73cc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x73d0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x73d4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x73d8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x73dc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x73e0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x73e4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x73e8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x73ec+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x73f0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x73f4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x73f8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x73fc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7400+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7404+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7408+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x740c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7410+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7414+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7418+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x741c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7420+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7424+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7428+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x742c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7430+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7434+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7438+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x743c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7440+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7444+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7448+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x744c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7450+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7454+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7458+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x745c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7460+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7464+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7468+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x746c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7470+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7474+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7478+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x747c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7480+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7484+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7488+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x748c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7490+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7494+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7498+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x749c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x74a0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x74a4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x74a8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x74ac+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x74b0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x74b4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x74b8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x74bc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x74c0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x74c4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x74c8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x74cc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x74d0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x74d4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x74d8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x74dc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x74e0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x74e4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x74e8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x74ec+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x74f0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x74f4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x74f8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x74fc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7500+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7504+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7508+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x750c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7510+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7514+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7518+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x751c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7520+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7524+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7528+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x752c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7530+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7534+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7538+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x753c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7540+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7544+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7548+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x754c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7550+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7554+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7558+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x755c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7560+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7564+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7568+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x756c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7570+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7574+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7578+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x757c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7580+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7584+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7588+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x758c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7590+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7594+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7598+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x759c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x75a0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x75a4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x75a8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x75ac+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x75b0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x75b4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x75b8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x75bc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x75c0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x75c4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x75c8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x75cc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x75d0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x75d4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x75d8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x75dc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x75e0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x75e4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x75e8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x75ec+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x75f0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x75f4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x75f8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x75fc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7600+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7604+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7608+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x760c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7610+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7614+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7618+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x761c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7620+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7624+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7628+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x762c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7630+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7634+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7638+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x763c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7640+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7644+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7648+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x764c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7650+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7654+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7658+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x765c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7660+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7664+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7668+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x766c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7670+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7674+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7678+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x767c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7680+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7684+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7688+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x768c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7690+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7694+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7698+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x769c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x76a0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x76a4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x76a8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x76ac+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x76b0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x76b4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x76b8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x76bc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x76c0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x76c4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x76c8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x76cc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x76d0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x76d4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x76d8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x76dc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x76e0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x76e4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x76e8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x76ec+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x76f0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x76f4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x76f8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x76fc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7700+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7704+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7708+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x770c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7710+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7714+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7718+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x771c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7720+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7724+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7728+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x772c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7730+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7734+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7738+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x773c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7740+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7744+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7748+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x774c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7750+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7754+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7758+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x775c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7760+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7764+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7768+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x776c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7770+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7774+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7778+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x777c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7780+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7784+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7788+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x778c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7790+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7794+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7798+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x779c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x77a0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x77a4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x77a8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x77ac+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x77b0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x77b4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x77b8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x77bc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x77c0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x77c4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x77c8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x77cc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x77d0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x77d4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x77d8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x77dc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x77e0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x77e4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x77e8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x77ec+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x77f0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x77f4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x77f8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x77fc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7800+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7804+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7808+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x780c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7810+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7814+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7818+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x781c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7820+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7824+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7828+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x782c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7830+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7834+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7838+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x783c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7840+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7844+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7848+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x784c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7850+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7854+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7858+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x785c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7860+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7864+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7868+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x786c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7870+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7874+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7878+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x787c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7880+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7884+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7888+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x788c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7890+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7894+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7898+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x789c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x78a0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x78a4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x78a8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x78ac+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x78b0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x78b4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x78b8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x78bc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x78c0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x78c4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x78c8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x78cc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x78d0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x78d4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x78d8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x78dc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x78e0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x78e4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x78e8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x78ec+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x78f0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x78f4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x78f8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x78fc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7900+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7904+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7908+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x790c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7910+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7914+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7918+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x791c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7920+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7924+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7928+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x792c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7930+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7934+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7938+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x793c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7940+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7944+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7948+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x794c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7950+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7954+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7958+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x795c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7960+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7964+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7968+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x796c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7970+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7974+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7978+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x797c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7980+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7984+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7988+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x798c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7990+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7994+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7998+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x799c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x79a0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x79a4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x79a8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x79ac+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x79b0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x79b4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x79b8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x79bc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x79c0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x79c4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x79c8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x79cc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x79d0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x79d4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x79d8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x79dc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x79e0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x79e4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x79e8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x79ec+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x79f0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x79f4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x79f8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x79fc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7a00+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7a04+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7a08+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7a0c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7a10+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7a14+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7a18+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7a1c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7a20+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7a24+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7a28+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7a2c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7a30+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7a34+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7a38+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7a3c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7a40+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7a44+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7a48+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7a4c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7a50+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7a54+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7a58+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7a5c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7a60+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7a64+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7a68+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7a6c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7a70+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7a74+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7a78+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7a7c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7a80+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7a84+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7a88+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7a8c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7a90+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7a94+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7a98+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7a9c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7aa0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7aa4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7aa8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7aac+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7ab0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7ab4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7ab8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7abc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7ac0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7ac4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7ac8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7acc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7ad0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7ad4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7ad8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7adc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7ae0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7ae4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7ae8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7aec+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7af0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7af4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7af8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7afc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7b00+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7b04+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7b08+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7b0c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7b10+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7b14+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7b18+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7b1c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7b20+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7b24+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7b28+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7b2c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7b30+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7b34+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7b38+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7b3c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7b40+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7b44+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7b48+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7b4c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7b50+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7b54+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7b58+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7b5c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7b60+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7b64+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7b68+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7b6c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7b70+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7b74+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7b78+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7b7c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7b80+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7b84+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7b88+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7b8c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7b90+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7b94+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7b98+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7b9c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7ba0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7ba4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7ba8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7bac+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7bb0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7bb4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7bb8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7bbc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7bc0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7bc4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7bc8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7bcc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7bd0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7bd4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7bd8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7bdc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7be0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7be4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7be8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7bec+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7bf0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7bf4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7bf8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7bfc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7c00+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7c04+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7c08+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7c0c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7c10+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7c14+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7c18+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7c1c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7c20+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7c24+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7c28+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7c2c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7c30+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7c34+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7c38+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7c3c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7c40+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7c44+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7c48+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7c4c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7c50+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7c54+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7c58+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7c5c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7c60+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7c64+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7c68+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7c6c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7c70+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7c74+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7c78+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7c7c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7c80+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7c84+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7c88+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7c8c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7c90+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7c94+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7c98+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7c9c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7ca0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7ca4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7ca8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7cac+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7cb0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7cb4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7cb8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7cbc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7cc0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7cc4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7cc8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7ccc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7cd0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7cd4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7cd8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7cdc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7ce0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7ce4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7ce8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7cec+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7cf0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7cf4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7cf8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7cfc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7d00+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7d04+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7d08+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7d0c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7d10+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7d14+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7d18+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7d1c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7d20+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7d24+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7d28+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7d2c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7d30+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7d34+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7d38+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7d3c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7d40+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7d44+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7d48+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7d4c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7d50+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7d54+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7d58+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7d5c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7d60+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7d64+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7d68+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7d6c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7d70+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7d74+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7d78+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7d7c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7d80+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7d84+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7d88+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7d8c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7d90+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7d94+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7d98+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7d9c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7da0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7da4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7da8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7dac+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7db0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7db4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7db8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7dbc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7dc0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7dc4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7dc8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7dcc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7dd0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7dd4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7dd8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7ddc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7de0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7de4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7de8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7dec+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7df0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7df4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7df8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7dfc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7e00+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7e04+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7e08+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7e0c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7e10+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7e14+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7e18+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7e1c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7e20+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7e24+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7e28+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7e2c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7e30+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7e34+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7e38+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7e3c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7e40+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7e44+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7e48+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7e4c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7e50+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7e54+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7e58+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7e5c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7e60+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7e64+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7e68+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7e6c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7e70+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7e74+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7e78+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7e7c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7e80+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7e84+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7e88+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7e8c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7e90+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7e94+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7e98+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7e9c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7ea0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7ea4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7ea8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7eac+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7eb0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7eb4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7eb8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7ebc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7ec0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7ec4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7ec8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7ecc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7ed0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7ed4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7ed8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7edc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7ee0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7ee4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7ee8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7eec+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7ef0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7ef4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7ef8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7efc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7f00+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7f04+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7f08+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7f0c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7f10+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7f14+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7f18+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7f1c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7f20+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7f24+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7f28+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7f2c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7f30+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7f34+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7f38+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7f3c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7f40+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7f44+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7f48+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7f4c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7f50+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7f54+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7f58+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7f5c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7f60+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7f64+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7f68+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7f6c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7f70+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7f74+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7f78+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7f7c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7f80+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7f84+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7f88+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7f8c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7f90+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7f94+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7f98+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7f9c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7fa0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7fa4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7fa8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7fac+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7fb0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7fb4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7fb8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7fbc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7fc0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7fc4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7fc8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7fcc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7fd0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7fd4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7fd8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7fdc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7fe0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7fe4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7fe8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7fec+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7ff0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7ff4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7ff8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x7ffc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8000+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8004+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8008+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x800c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8010+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8014+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8018+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x801c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8020+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8024+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8028+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x802c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8030+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8034+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8038+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x803c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8040+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8044+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8048+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x804c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8050+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8054+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8058+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x805c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8060+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8064+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8068+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x806c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8070+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8074+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8078+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x807c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8080+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8084+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8088+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x808c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8090+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8094+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8098+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x809c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x80a0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x80a4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x80a8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x80ac+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x80b0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x80b4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x80b8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x80bc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x80c0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x80c4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x80c8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x80cc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x80d0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x80d4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x80d8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x80dc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x80e0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x80e4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x80e8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x80ec+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x80f0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x80f4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x80f8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x80fc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8100+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8104+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8108+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x810c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8110+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8114+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8118+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x811c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8120+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8124+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8128+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x812c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8130+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8134+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8138+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x813c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8140+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8144+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8148+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x814c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8150+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8154+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8158+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x815c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8160+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8164+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8168+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x816c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8170+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8174+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8178+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x817c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8180+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8184+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8188+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x818c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8190+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8194+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8198+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x819c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x81a0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x81a4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x81a8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x81ac+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x81b0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x81b4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x81b8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x81bc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x81c0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x81c4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x81c8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x81cc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x81d0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x81d4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x81d8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x81dc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x81e0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x81e4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x81e8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x81ec+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x81f0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x81f4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x81f8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x81fc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8200+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8204+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8208+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x820c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8210+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8214+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8218+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x821c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8220+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8224+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8228+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x822c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8230+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8234+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8238+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x823c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8240+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8244+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8248+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x824c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8250+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8254+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8258+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x825c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8260+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8264+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8268+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x826c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8270+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8274+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8278+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x827c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8280+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8284+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8288+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x828c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8290+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8294+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8298+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x829c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x82a0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x82a4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x82a8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x82ac+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x82b0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x82b4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x82b8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x82bc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x82c0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x82c4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x82c8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x82cc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x82d0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x82d4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x82d8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x82dc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x82e0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x82e4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x82e8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x82ec+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x82f0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x82f4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x82f8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x82fc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8300+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8304+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8308+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x830c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8310+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8314+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8318+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x831c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8320+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8324+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8328+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x832c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8330+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8334+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8338+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x833c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8340+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8344+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8348+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x834c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8350+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8354+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8358+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x835c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8360+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8364+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8368+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x836c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8370+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8374+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8378+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x837c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8380+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8384+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8388+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x838c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8390+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8394+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8398+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x839c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x83a0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x83a4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x83a8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x83ac+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x83b0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x83b4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x83b8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x83bc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x83c0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x83c4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x83c8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x83cc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x83d0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x83d4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x83d8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x83dc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x83e0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x83e4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x83e8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x83ec+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x83f0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x83f4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x83f8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x83fc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8400+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8404+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8408+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x840c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8410+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8414+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8418+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x841c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8420+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8424+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8428+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x842c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8430+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8434+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8438+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x843c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8440+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8444+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8448+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x844c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8450+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8454+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8458+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x845c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8460+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8464+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8468+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x846c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8470+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8474+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8478+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x847c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8480+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8484+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8488+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x848c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8490+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8494+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8498+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x849c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x84a0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x84a4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x84a8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x84ac+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x84b0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x84b4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x84b8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x84bc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x84c0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x84c4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x84c8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x84cc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x84d0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x84d4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x84d8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x84dc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x84e0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x84e4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x84e8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x84ec+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x84f0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x84f4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x84f8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x84fc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8500+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8504+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8508+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x850c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8510+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8514+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8518+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x851c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8520+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8524+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8528+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x852c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8530+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8534+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8538+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x853c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8540+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8544+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8548+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x854c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8550+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8554+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8558+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x855c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8560+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8564+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8568+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x856c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8570+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8574+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8578+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x857c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8580+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8584+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8588+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x858c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8590+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8594+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8598+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x859c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x85a0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x85a4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x85a8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x85ac+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x85b0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x85b4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x85b8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x85bc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x85c0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x85c4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x85c8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x85cc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x85d0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x85d4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x85d8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x85dc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x85e0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x85e4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x85e8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x85ec+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x85f0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x85f4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x85f8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x85fc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8600+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8604+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8608+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x860c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8610+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8614+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8618+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x861c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8620+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8624+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8628+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x862c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8630+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8634+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8638+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x863c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8640+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8644+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8648+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x864c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8650+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8654+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8658+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x865c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8660+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8664+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8668+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x866c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8670+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8674+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8678+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x867c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8680+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8684+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8688+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x868c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8690+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8694+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8698+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x869c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x86a0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x86a4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x86a8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x86ac+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x86b0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x86b4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x86b8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x86bc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x86c0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x86c4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x86c8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x86cc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x86d0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x86d4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x86d8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x86dc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x86e0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x86e4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x86e8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x86ec+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x86f0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x86f4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x86f8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x86fc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8700+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8704+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8708+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x870c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8710+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8714+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8718+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x871c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8720+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8724+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8728+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x872c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8730+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8734+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8738+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x873c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8740+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8744+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8748+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x874c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8750+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8754+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8758+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x875c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8760+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8764+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8768+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x876c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8770+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8774+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8778+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x877c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8780+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8784+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8788+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x878c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8790+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8794+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8798+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x879c+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x87a0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x87a4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x87a8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x87ac+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x87b0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x87b4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x87b8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x87bc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x87c0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x87c4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x87c8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x87cc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x87d0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x87d4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x87d8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x87dc+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x87e0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x87e4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x87e8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x87ec+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x87f0+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x87f4+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x87f8+4 src=1:49:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x87fc+4 src=1:49:2}
; 	end {at=0x8800+4 src=1:50:2}
; }
;
; fn @skip device section=".text" at=0x8900+0x100 dropped=62 {
; 	in =s %s0
; @skip
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8900+4 src=1:54:2}
; 	end {at=0x8904+4 src=1:55:2}
; }
;
; fn @org device section=".text" at=0x8a00+0x700 dropped=63 {
; 	in =s %s0
; @org
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8a00+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8a04+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8a08+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8a0c+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8a10+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8a14+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8a18+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8a1c+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8a20+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8a24+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8a28+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8a2c+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8a30+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8a34+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8a38+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8a3c+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8a40+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8a44+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8a48+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8a4c+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8a50+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8a54+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8a58+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8a5c+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8a60+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8a64+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8a68+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8a6c+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8a70+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8a74+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8a78+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8a7c+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8a80+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8a84+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8a88+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8a8c+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8a90+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8a94+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8a98+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8a9c+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8aa0+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8aa4+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8aa8+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8aac+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8ab0+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8ab4+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8ab8+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8abc+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8ac0+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8ac4+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8ac8+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8acc+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8ad0+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8ad4+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8ad8+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8adc+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8ae0+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8ae4+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8ae8+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8aec+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8af0+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8af4+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8af8+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8afc+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8b00+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8b04+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8b08+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8b0c+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8b10+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8b14+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8b18+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8b1c+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8b20+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8b24+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8b28+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8b2c+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8b30+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8b34+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8b38+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8b3c+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8b40+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8b44+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8b48+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8b4c+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8b50+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8b54+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8b58+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8b5c+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8b60+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8b64+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8b68+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8b6c+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8b70+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8b74+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8b78+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8b7c+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8b80+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8b84+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8b88+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8b8c+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8b90+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8b94+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8b98+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8b9c+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8ba0+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8ba4+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8ba8+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8bac+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8bb0+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8bb4+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8bb8+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8bbc+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8bc0+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8bc4+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8bc8+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8bcc+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8bd0+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8bd4+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8bd8+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8bdc+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8be0+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8be4+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8be8+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8bec+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8bf0+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8bf4+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8bf8+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8bfc+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8c00+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8c04+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8c08+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8c0c+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8c10+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8c14+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8c18+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8c1c+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8c20+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8c24+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8c28+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8c2c+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8c30+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8c34+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8c38+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8c3c+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8c40+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8c44+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8c48+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8c4c+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8c50+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8c54+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8c58+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8c5c+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8c60+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8c64+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8c68+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8c6c+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8c70+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8c74+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8c78+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8c7c+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8c80+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8c84+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8c88+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8c8c+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8c90+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8c94+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8c98+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8c9c+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8ca0+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8ca4+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8ca8+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8cac+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8cb0+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8cb4+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8cb8+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8cbc+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8cc0+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8cc4+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8cc8+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8ccc+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8cd0+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8cd4+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8cd8+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8cdc+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8ce0+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8ce4+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8ce8+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8cec+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8cf0+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8cf4+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8cf8+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8cfc+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8d00+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8d04+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8d08+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8d0c+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8d10+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8d14+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8d18+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8d1c+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8d20+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8d24+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8d28+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8d2c+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8d30+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8d34+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8d38+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8d3c+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8d40+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8d44+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8d48+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8d4c+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8d50+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8d54+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8d58+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8d5c+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8d60+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8d64+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8d68+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8d6c+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8d70+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8d74+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8d78+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8d7c+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8d80+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8d84+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8d88+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8d8c+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8d90+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8d94+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8d98+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8d9c+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8da0+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8da4+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8da8+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8dac+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8db0+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8db4+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8db8+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8dbc+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8dc0+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8dc4+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8dc8+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8dcc+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8dd0+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8dd4+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8dd8+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8ddc+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8de0+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8de4+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8de8+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8dec+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8df0+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8df4+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8df8+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8dfc+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8e00+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8e04+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8e08+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8e0c+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8e10+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8e14+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8e18+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8e1c+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8e20+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8e24+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8e28+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8e2c+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8e30+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8e34+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8e38+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8e3c+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8e40+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8e44+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8e48+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8e4c+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8e50+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8e54+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8e58+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8e5c+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8e60+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8e64+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8e68+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8e6c+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8e70+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8e74+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8e78+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8e7c+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8e80+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8e84+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8e88+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8e8c+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8e90+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8e94+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8e98+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8e9c+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8ea0+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8ea4+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8ea8+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8eac+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8eb0+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8eb4+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8eb8+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8ebc+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8ec0+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8ec4+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8ec8+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8ecc+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8ed0+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8ed4+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8ed8+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8edc+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8ee0+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8ee4+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8ee8+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8eec+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8ef0+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8ef4+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8ef8+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8efc+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8f00+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8f04+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8f08+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8f0c+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8f10+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8f14+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8f18+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8f1c+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8f20+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8f24+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8f28+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8f2c+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8f30+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8f34+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8f38+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8f3c+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8f40+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8f44+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8f48+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8f4c+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8f50+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8f54+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8f58+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8f5c+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8f60+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8f64+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8f68+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8f6c+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8f70+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8f74+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8f78+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8f7c+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8f80+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8f84+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8f88+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8f8c+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8f90+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8f94+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8f98+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8f9c+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8fa0+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8fa4+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8fa8+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8fac+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8fb0+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8fb4+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8fb8+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8fbc+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8fc0+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8fc4+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8fc8+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8fcc+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8fd0+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8fd4+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8fd8+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8fdc+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8fe0+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8fe4+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8fe8+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8fec+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8ff0+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8ff4+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8ff8+4 src=1:56:2}
; 	%v0 =v cndmask.b32 %s0, %v0, %vcc | %exec {at=0x8ffc+4 src=1:56:2}
; 	end {at=0x9000+4 src=1:60:2}
; }
;
; fn @balign device section=".text" at=0x9100+0x100 dropped=47 {
; 	in =v %v1
; @balign
; 	nop 0 {at=0x9100+4 src=1:64:2}
; 	%v128 =v cndmask.b32 %v1, %v128, %vcc | %exec {at=0x9104+4 src=1:64:2}
; 	%v128 =v cndmask.b32 %v1, %v128, %vcc | %exec {at=0x9108+4 src=1:64:2}
; 	%v128 =v cndmask.b32 %v1, %v128, %vcc | %exec {at=0x910c+4 src=1:64:2}
; 	%v128 =v cndmask.b32 %v1, %v128, %vcc | %exec {at=0x9110+4 src=1:64:2}
; 	%v128 =v cndmask.b32 %v1, %v128, %vcc | %exec {at=0x9114+4 src=1:64:2}
; 	%v128 =v cndmask.b32 %v1, %v128, %vcc | %exec {at=0x9118+4 src=1:64:2}
; 	%v128 =v cndmask.b32 %v1, %v128, %vcc | %exec {at=0x911c+4 src=1:64:2}
; 	%v128 =v cndmask.b32 %v1, %v128, %vcc | %exec {at=0x9120+4 src=1:64:2}
; 	%v128 =v cndmask.b32 %v1, %v128, %vcc | %exec {at=0x9124+4 src=1:64:2}
; 	%v128 =v cndmask.b32 %v1, %v128, %vcc | %exec {at=0x9128+4 src=1:64:2}
; 	%v128 =v cndmask.b32 %v1, %v128, %vcc | %exec {at=0x912c+4 src=1:64:2}
; 	%v128 =v cndmask.b32 %v1, %v128, %vcc | %exec {at=0x9130+4 src=1:64:2}
; 	%v128 =v cndmask.b32 %v1, %v128, %vcc | %exec {at=0x9134+4 src=1:64:2}
; 	%v128 =v cndmask.b32 %v1, %v128, %vcc | %exec {at=0x9138+4 src=1:64:2}
; 	%v128 =v cndmask.b32 %v1, %v128, %vcc | %exec {at=0x913c+4 src=1:64:2}
; 	end {at=0x9140+4 src=1:66:2}
; }
;
; fn @words device section=".text" at=0x9200+0x100 dropped=62 {
; @words
; 	nop 0 {at=0x9200+4 src=1:70:2}
; 	end {at=0x9204+4 src=1:70:2}
; }
;
; fn @leb device section=".text" at=0x9300+0x100 refused="control runs into what LLVM 19 knows no instruction for" {
; }
;
; fn @unreached device section=".text" at=0x9400+0x100 dropped=62 {
; @unreached
; 	br @.Lbehind {at=0x9400+4 src=1:82:2}
; @.Lbehind
; 	end {at=0x9410+4 src=1:86:2}
; }
;
; fn @fillers device section=".text" at=0x9500+0x3c {
; @fillers
; 	nop 0 {at=0x9500+4 src=1:91:2}
; 	nop 7 {at=0x9504+4 src=1:91:2}
; 	nop 7 {at=0x9508+4 src=1:91:2}
; 	nop 7 {at=0x950c+4 src=1:91:2}
; 	nop 0 {at=0x9510+4 src=1:93:2}
; 	nop 0 {at=0x9514+4 src=1:94:2}
; 	nop 0 {at=0x9518+4 src=1:94:2}
; 	nop 0 {at=0x951c+4 src=1:94:2}
; 	nop 0 {at=0x9520+4 src=1:95:2}
; 	nop 0 {at=0x9524+4 src=1:96:2}
; 	nop 0 {at=0x9528+4 src=1:96:2}
; 	nop 0 {at=0x952c+4 src=1:96:2}
; 	nop 0 {at=0x9530+4 src=1:97:2}
; 	sleep 33 {at=0x9534+4 src=1:99:2}
; 	end {at=0x9538+4 src=1:100:2}
; }
; data-in-code.s:76:2: refused: leb: control runs into what LLVM 19 knows no instruction for [unsupported-instruction]
;      76 | 	.uleb128 0x123456
;         | 	^~~~~~~~
;         = avoid it in code whose time must be bounded
