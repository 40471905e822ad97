import { family } from "../../../engine/family.ts";
import { texLowest } from "../../../engine/tex.ts";
import { gcd } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";
import { between, short } from "./shared/spots.ts";

/** top/bottom in lowest terms, as typed. */
function part(top: number, bottom: number): string {
  const common = gcd(top, bottom);
  const [numerator, denominator] = [top / common, bottom / common];
  return denominator === 1 ? String(numerator) : `${numerator}/${denominator}`;
}

/** OP : PA = m : n on OA, OQ : QB = r : s on OB; AQ and BP cross at X. */
interface Cut {
  readonly m: number;
  readonly n: number;
  readonly r: number;
  readonly s: number;
}

/** OX = (ms a + rn b) / whole. */
const parts = ({ m, n, r, s }: Cut) => ({ a: m * s, b: r * n, whole: (m + n) * (r + s) - m * r });

const settings = {
  arrows: (of: Cut) => ({
    title: "Two cables, one crossing",
    story: `In triangle $OAB$, write $a$ for the vector from $O$ to $A$ and $b$ for the vector from $O$ to $B$. The point $P$ on $OA$ has $OP : PA = ${of.m} : ${of.n}$. The point $Q$ on $OB$ has $OQ : QB = ${of.r} : ${of.s}$. The cables $AQ$ and $BP$ cross at $X$, and the vector from $O$ to $X$ is $sa + tb$.\n\nFind $s$ and $t$, in this order, as fractions in lowest terms.`,
    asked: "The numbers s and t are asked for: the vector OX is s times the vector OA plus t times the vector OB.",
  }),
  roads: (of: Cut) => ({
    title: "Where the footpaths meet",
    story: `Three straight roads join the villages $O$, $A$ and $B$. A footpath leads from $A$ to $Q$ on $OB$, where $OQ : QB = ${of.r} : ${of.s}$. Another leads from $B$ to $P$ on $OA$, where $OP : PA = ${of.m} : ${of.n}$. The footpaths cross at $X$.\n\nIn which ratio does $X$ divide the footpath $AQ$? Give $AX : XQ$ in lowest terms.`,
    asked: "The ratio AX : XQ is asked for.",
  }),
};

export default family({
  level: "hard",
  minutes: 10,
  kind: "thinking",
  technique: "comparing two ways to one point",
  ages: "15-18",
  curriculum: ["GCSE vectors", "A-level vectors", "HSN-VM.4", "HSG-GPE.6"],
  bounds: { setting: ["arrows", "roads"], m: [1, 4], n: [1, 4], r: [1, 4], s: [1, 4] },
  rules: {
    "both ratios are in lowest terms": ({ m, n, r, s }) => gcd(m, n) === 1 && gcd(r, s) === 1,
    "the picture is not symmetric": ({ m, n, r, s }) => m !== r || n !== s,
    "a footpath is not cut in half": ({ setting, m, n, r, s }) => setting !== "roads" || n * (r + s) !== s * m,
    "no point is very near a corner": ({ m, n, r, s }) => Math.max(m / n, n / m, r / s, s / r) <= 3,
    "the fractions stay small": (of) => parts(of).whole / gcd(gcd(parts(of).a, parts(of).b), parts(of).whole) <= 23,
  },
  write({ setting, ...of }) {
    const { m, n, r, s } = of;
    const { title, story, asked } = settings[setting](of);
    const { a, b, whole } = parts(of);
    const isRatio = setting === "roads";
    // AX : XQ = (1 - a/whole) : (a/whole).
    const [near, far] = [whole - a, a].map((one) => one / gcd(a, whole - a)) as [number, number];
    const [wholeOA, wholeOB] = [m + n, r + s];
    const product = wholeOA * wholeOB;
    const [P, PA] = [texLowest(m, wholeOA), texLowest(n, wholeOA)];
    const [Q, QB] = [texLowest(r, wholeOB), texLowest(s, wholeOB)];
    const [ofA, ofB] = [texLowest(a, whole), texLowest(b, whole)];
    const u = texLowest(whole - a, whole);
    const [ofUSubtracted, ofU] = [texLowest(m * r, product), texLowest(whole, product)];
    const areaQBP = texLowest(m * s, product);
    // X on AQ and on BP: s + t/Q and s/P + t.
    const [tOverQ, sOverP] = [texLowest(b * wholeOB, whole * r), texLowest(a * wholeOA, whole * m)];
    const [typedA, typedB] = [part(a, whole), part(b, whole)];
    const [typedP, typedQ] = [part(m, wholeOA), part(r, wholeOB)];
    const seen = isRatio
      ? "Write $a$ for the vector from $O$ to $A$ and $b$ for the one from $O$ to $B$. Then"
      : "Seen from $O$,";
    const [A, B] = [[11, 0] as const, [3, 8] as const];
    const x = [short((a * A[0] + b * B[0]) / whole), short((b * B[1]) / whole)] as const;
    const answer = isRatio
      ? ({ kind: "ratio", value: [String(near), String(far)], form: "simplest" } as const)
      : ({ kind: "list", items: [typedA, typedB], ordered: true, labels: ["s", "t"] } as const);
    return {
      title,
      problem: story,
      figure: {
        alt: `A triangle OAB with OA level at the bottom. P lies on OA with OP to PA as ${m} to ${n}, Q on OB with OQ to QB as ${r} to ${s}. The lines AQ and BP cross at X. ${asked}`,
        scale: true,
        points: { O: [0, 0], A, B, P: between([0, 0], A, m / wholeOA), Q: between([0, 0], B, r / wholeOB), X: x },
        draw: [
          { polygon: ["O", "A", "B"] },
          { line: ["A", "Q"] },
          { line: ["B", "P"] },
          { text: "O", at: "O", side: "sw" },
          { text: "A", at: "A", side: "se" },
          { text: "B", at: "B", side: "n" },
          { text: "P", at: "P", side: "s" },
          { text: "Q", at: "Q", side: "nw" },
          { text: "X", at: "X", side: "ne" },
        ],
        completes: isRatio
          ? [
              { line: ["A", "X"], label: String(near), side: "n" },
              { line: ["X", "Q"], label: String(far), side: "n" },
            ]
          : [{ line: ["O", "X"], arrow: "end" }],
      },
      answer,
      hint: "Write the way from O to X once by way of A and along AQ, and once by way of B and along BP. What must agree?",
      solution: [
        `${seen} $P$ is at $${P}a$ and $Q$ at $${Q}b$. Going from $A$ a part $u$ of the way to $Q$ leads to $(1 - u)a + ${Q}ub$.`,
        `Going from $B$ a part $v$ of the way to $P$ leads to $${P}va + (1 - v)b$. **Comparing two ways to one point**: at $X$ the numbers of $a$ agree, and those of $b$, too. So $1 - u = ${P}v$ and $${Q}u = 1 - v$.`,
        `Put $v = 1 - ${Q}u$ into the first: $1 - u = ${P} - ${ofUSubtracted}u$. So $${PA} = ${ofU}u$ and $u = ${u}$.`,
        isRatio
          ? `$X$ lies $${u}$ of the way from $A$ to $Q$, and $${ofA}$ of the way is left. So $AX : XQ = ${near} : ${far}$.`
          : `So $s = 1 - u = ${ofA}$ and $t = ${Q}u = ${ofB}$.`,
        isRatio
          ? `Check with areas. $AX : XQ$ is the ratio of the triangles $ABP$ and $QBP$, which share the base $BP$. If $OAB$ has the area $1$, then $ABP$ has $${PA}$, and $QBP$ has $${QB}$ of $OBP$, so $${QB} \\times ${P} = ${areaQBP}$. The ratio is $${near} : ${far}$.`
          : `Check that $X$ lies on both lines. On $AQ$, $s + t \\div ${Q}$ must be $1$: $${ofA} + ${tOverQ} = 1$. On $BP$, $s \\div ${P} + t$ must be $1$: $${sOverP} + ${ofB} = 1$.`,
      ],
      slips: isRatio
        ? apart(`${near}:${far}`, [
            [`${far}:${near}`, "That is the ratio the other way round. Which piece begins at A?"],
            ["2:1", "That holds where both points are midpoints. Are they?"],
            [`${n}:${m}`, "That is how P divides the side. The crossing divides the footpath in another ratio."],
          ])
        : apart(`${typedA}, ${typedB}`, [
            [`${typedB}, ${typedA}`, "Those are the two numbers in the other order. Which one belongs to a?"],
            [
              `${typedP}, ${typedQ}`,
              "Those numbers belong to P and Q. X lies on the lines AQ and BP, not beside both points.",
            ],
            ["1/3, 1/3", "That is the crossing of the medians. P and Q are not both midpoints here."],
          ]),
      check: isRatio
        ? "Your ratio must be that of the areas of the triangles ABP and QBP."
        : "With your numbers, s plus t divided by the part of OB up to Q must be one whole, and the same for P.",
    };
  },
});
