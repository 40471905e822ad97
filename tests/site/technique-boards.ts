// Boards, each with techniques that its hints come to; the last of each game is harder than any that is dealt. Together they show every
// technique but "All ways tried": the hints of no board that was tried came to it, which does not say that none does. The steps before
// each are its hints, too.

export const sudokuTechniques: readonly (readonly [board: string, ...techniques: string[]])[] = [
  [
    "96..4...........1.2..9..5.441...9.3.3..4.8..9.9.3...525.3..6..8.7...........7..45",
    "Hidden single in a box",
    "Hidden single in a line",
    "Pointing to a single",
    "Last cell",
    "Naked single",
    "Pencil marks",
    "X-wing",
    "Skyscraper",
  ],
  ["2..8.....9....63....7.12...84.......5.21.39.7.......64...69.7....17....3.....5..6", "Pointing", "Claiming"],
  [
    "....16.3..9..8.16..6.75.4....9....5....965....2....9....7.41.8..82.9..4..4.52....",
    "Naked pair",
    "Turbot fish",
    "Hidden triple",
    "XY-wing",
    "Unique rectangle, type 1",
    "Unique rectangle, type 4",
    "VWXYZ-wing",
    "Alternating loop",
  ],
  [
    "......2..52...16.74..92.5.1..7..8..4.5.....7.2..4..1..9.3.12..51.56...29..2......",
    "Two-string kite",
    "Empty rectangle",
    "Finned X-wing",
    "Alternating inference chain",
    "WXYZ-wing",
    "W-wing",
    "Nishio",
    "Hidden pair",
    "XYZ-wing",
  ],
  [
    "...8...91...4..2....3..76.417..9...2.9.....6.8...7..157.62..1....8..5...25...3...",
    "Simple colouring",
    "UVWXYZ-wing",
    "XY-chain",
  ],
  [".4.......7..4.8....8...193.1.378.6..6...4...8..8.631.2.128...6....5.4..1.......2.", "XY-loop"],
  ["..5..69..61......3..32....4...43.29.3.......6.48.97...5....23..9......61..69..7..", "Naked triple"],
  ["..4.2.....9..6.78....4...9.3..57.2...8.2.1.7...7.49..6.6...2....73.1..2.....9.3..", "Hidden pair beside a single"],
  ["..3.....8.2...3..49.58.26......8...2..61.78..7...9......75.83.15..9...4.1.....9..", "Swordfish"],
  [
    "..8.79..67124..3..........7..6.4..1....9.8....9..5.8..3..........9..37426..21.9..",
    "Grouped kite",
    "Unique rectangle, type 2",
  ],
  ["...3.165..34....9.1.5...2.4..873.................984..4.1...8.3.5....92..938.6...", "Grouped X-chain"],
  [".29......14.27....6.7...1....3.61..7...8.3...5..72.4....8...2.3....85.79......81.", "X-chain"],
  ["7..1...6..687..9...9...2.8...5.7.....4.5.6.3.....2.4...3.2...5...6..812..2...5..9", "Claiming for a single"],
  ["13.9..8.2.4...37.9....7...1.....8..4.9.3.4.8.4..6.....3...6....2.47...9.8.1..9.26", "Forcing chains"],
  [".8...1..9...3..12...4.....8.31..2.4....9.3....4.7..53.2.....6...63..9...4..2...1.", "Unique rectangle, type 3"],
  ["4......7....8.56.....63..1.7..45.1.9.5.....2.9.2.61..8.2..46.....35.8....9......1", "Unique loop"],
  [".8...5.2.2.91....5..562..837......4....4.2....6......184..913..5....46.8.2.5...1.", "Bivalue universal grave"],
  ["5.3.4.8...8....3...2...9.....635.2.7.........7.5.219.....9...2...8....1...4.1.5.8", "Contradiction"],
  ["....1.2.......34.6...542.1.6....53.9.5.....7.8.93....2.1.234...2.89.......7.5....", "Naked quad"],
  [".7...12.9..67...85......4.......58..4..2.9..6..93.......2......68...27..9.75...3.", "Hidden quad"],
  ["38...9.......7..8.6.51......64.....59.......81.....63......84.6.7..1.......6...91", "Jellyfish"],
  [
    "3....42...2..3..9...61....7..42......8..5....7....9.....16....26.....3...5..8..7.",
    "Grouped X-chain",
    "Trial",
    "Trial within a trial",
  ],
];

export const kenkenTechniques: readonly (readonly [board: string, ...techniques: string[]])[] = [
  [
    "9:aa_3a_a__a__a__a_a_a_ca__a5_3a_a3__ab__a_a__a3__a_17a_6ba__b_a_a_8a_5a,h2h13h21h16h15h11h11h35h18h36a5h3a6a5h6a1h72h10h1h30h4h21h28h10h1h8h18a3a4h7h15h30h24h7h5h3h180h112a4h4",
    "Single cell",
    "Pencil marks",
    "Cage combinations",
    "Only value for a cell",
    "Last cell of a cage",
    "Only place in a line",
    "Last cell of a line",
  ],
  [
    "9:_aa_a_aa_a4__a_b__aa__aa_a_aa_a_5aa_aabc_4a_7a_4a_17a__aa__a__a__a_a_aba__,s8s3m42s2s4m12a15m18a11s2s4s2s2a7a8m18a1m252s1s1a1m24s7m2s7a11m63s1m168m5m120s6a20m16s2a4a13m63",
    "Places in a cage",
  ],
  [
    "9:a_aa_ab_3a3_a_a_aa_aa_12a_6aa_3baa_3a3__baa_3a_5a_5aa_a_3a__a_a3__a3__ab,h30h1890h4h12h24h7h11h2h6h11h5h72h1h16h3h72h16h7h54h4h10h1h9h10h40h8h2h8h7h162h1h4h63h32h18h5",
    "Cage claims a value of a line",
  ],
  [
    "9:a_a_b_b__a_ab_3a_a_3a_a_3a__a__a_6aa_3b_b_a5ba3_6a_7aa_a_3a__a_3a__a3__aab,a11a27s6a7a11s1s7a16s7a15a14s6a15a16s5s2s5a10a12s1s8a12s3s7a12a7s2s6a18s1a8s2a13a3a15",
    "Odd or even",
    "Line demands a value of a cage",
    "Sum of a line",
    "Hidden pair",
    "X-wing",
  ],
  [
    "9:ba_ab_7aa_4aa_4aa_5a_5a_3b__a__a__a_4ab_3ba_5a_b_5aa__a_a_3a__aa_bba_aba_a,a9a20s1s3a8a8a19s4a20a13a5a20s2a6s1a10a19a13s1a11s3a5a9s4a3s2a17a3s2a8a13s7s4s2s1a5",
    "Naked pair",
    "Naked quad",
  ],
  [
    "9:__ba_3ab_a_3a_8a__a_4a_9aa__ab_aba_a_aba_a_a_a3_3a_a_3a_7b_4aa__aa_ac__aa,a3a12a20a12a11a14a14a14a11a7a9a14a13a13a5a12a13a12a8a9a8a16a11a17a2a20a6a13a8a8a17a3a13a9a17a11",
    "Cell that sticks out of a line",
    "Cell left over in a line",
  ],
  [
    "9:__aab__a3_a__a__a__a__a_b_5a__aa_9c__adaba3_b_3aa_6a_a3__a_3a_4a_6a_3ab__,m64s1a11s5a15a3m18a16s4s2a7s4a17m6a12s6s4a5a11a7a17a19m27m18a8a21m10m175a3a22s3s2m128m18a9",
    "Only way to fill a cage",
  ],
  [
    "9:ca__a_aa__ab__a_ba3__a_a_3a_a__a_a_4aa_4a__a_aa_6ab_3a_4aa_3ba_3a_aa_5b__a_ba3,a12a14a7a23a8a12a21a3a19a17a17a12a13a10a10a10a15a5a8a5a12a11a18a16a10a7a26a13a10a9a11a6a11a4",
    "Naked triple",
  ],
  [
    "9:abda3_a__b_a_3aa_5b_7aa_4a_aa_a_aa__a_aa_6a_3a_a_aa_a_aa_5aa_6a_6a__aa_b,s1m54a16s1s7s5a13s3s8s1a13a11a20s3a14s6m21m30a6s2m24a2m21m12m28s3a8s4s7a14s2m1008s2s2s7m42s2",
    "Hidden triple",
  ],
  [
    "9:a_3a_7a_a_aab__a3__a3_a_6a_5a__a3__aa_aba_3c_4aaba_a3__a_5a_4ab_3a__a__a__,s4a10s2s1a20a11a4a6a16s7m48a14a15a15s5a8s5s1m12s2s3a13m6a7s5s1m216a24s5a14m36a12m5a5s7s5",
    "Product of a line",
  ],
  [
    "9:b_bba_a3_a_4a_a_3a_5a_5a_7aa_3ab_a__a3_3a_8a__a__a__a3_5aba_ba_a3__aab,h16a6h14h8h6h216h9h336h27h1h4h45h7h11h40h2h5h15h2h8h180h5h2h30h4h16h7h270h2h14h10h9h9h56h18",
    "Swordfish",
  ],
  [
    "9:_a3__a__a_6b_4a_aba_b_4aa_3ba__bba3ba__ba_3ba3_b_aab_a_a__a__a_a_3a_6b__aa,a8a21a7a32a13a9a10a26a12a10a18a7a6a5a26a14a12a8a11a8a11a10a15a7a11a26a14a9a21a10a8",
    "Hidden quad",
  ],
  [
    "9:a_3ab_5b_a_3a__a__a__a__b_a_a6_a5_a_5a_8ba_3a3_b_7a_6ab_a_b_5a3_,a14a13s3s1s3m4s3m6a16m15s4a19m42a10s4m9m12m12s5s1s2a18m168m9a15s1m35s4a16a6m12s4a15s2m35a17",
    "Jellyfish",
  ],
  ["6:_a_4a_a_a_3a_3aa_aa_a_aa__ab_3a_3bb,s2d3m24s3m24m60s1a8d3a7s2m30a9d3a7d3", "Suppose and contradict"],
];

export const magicTechniques: readonly (readonly [board: string, ...techniques: string[]])[] = [
  [
    "square5;sum14;2:5,3:5..26:5;_,_,_,_,17:5,19:5,4:5,24:5,_,2,8:5,_,14:5,26:5,7:5,_,_,_,_,_,_,_,_,4,_",
    "One gap",
    "Crossing pairs",
    "Narrowing down",
    "Suppose",
  ],
  ["square5;sum0;-12,-11..12;_,_,_,_,-3,-9,1,9,_,_,_,2,_,_,_,12,_,4,-10,0,7,_,_,_,_", "Only place", "Four lines"],
  ["square5;sum-40;-32,-30..16;_,_,_,_,_,-6,_,0,-2,_,_,_,-8,_,10,_,_,_,_,-30,_,_,-18,-12,14", "Crossing lines"],
  ["square4;sum-54;-36,-33..9;_,0,_,-6,_,_,_,_,_,_,_,_,9,_,_,-24", "Hidden line"],
  ["square3;sum15;1,2..9;_,9,_,_,_,7,_,_,_", "Centre of the square"],
  ["triangle5;sum-12;-8,-7..3;_,-4,_,_,2,-7,-6,_,_,-2,0,_", "Corners count twice"],
  ["square5;sum65;1,2..25;_,9,15,11,_,_,14,_,_,2,_,_,17,7,19,_,_,_,23,13,12,16,_,_,_", "Three lines"],
  ["star6;sum26;1,2..12;_,_,_,4,_,1,_,7,_,_,_,_", "Try to the end"],
  ["square4;sum-2;-8,-7..7;_,-7,-1,_,_,_,_,-8,3,_,_,_,_,_,_,_", "Try to the end", "One gap"],
];
