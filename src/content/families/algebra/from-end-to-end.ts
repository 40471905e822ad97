import { family } from "../../../engine/family.ts";
import { texList } from "../../../engine/tex.ts";
import { apart } from "../slips.ts";

interface Numbers {
  readonly p: number;
  readonly q: number;
  readonly r: number;
  readonly s: number;
  readonly a: number;
  readonly b: number;
}

const ranges = ({ p, q, r, s }: Numbers) => `$$-${p} \\le x \\le ${q}$$\n\n$$-${r} \\le y \\le ${s}$$`;
const sorted = (numbers: readonly number[]) => texList(numbers.toSorted((one, other) => one - other));

/** The products of x and y at the corners, named by their ends: ps is that of x = -p and y = s. */
function corners({ p, q, r, s }: Numbers) {
  const [ps, qr, qs, pr] = [-p * s, -q * r, q * s, p * r];
  return { ps, qr, qs, pr, least: Math.min(ps, qr), most: Math.max(qs, pr) };
}

/** The smallest and largest ax - by. */
const extremes = ({ p, q, r, s, a, b }: Numbers) => [-a * p - b * s, a * q + b * r] as const;
/** The same of x - y. */
const plainExtremes = (n: Numbers) => extremes({ ...n, a: 1, b: 1 });

/** x lies between -p and q, y between -r and s; what can be made of the two is largest or smallest at some ends. */
const settings = {
  product: {
    title: "Product of two wanderers",
    problem: (n: Numbers) =>
      `The numbers $x$ and $y$ wander about; they need not be whole. All that is known is\n\n${ranges(n)}\n\nWhat are the smallest and the largest possible value of $xy$? Give the smallest first.`,
    hint: "A product of two numbers with different signs is negative. When is it far below zero? And in which two ways can it be far above?",
    value: (n: Numbers) => [corners(n).least, corners(n).most] as const,
    steps: (n: Numbers) => {
      const { p, q, r, s } = n;
      const { ps, qr, qs, pr, least, most } = corners(n);
      return [
        "Sort by signs, because only the signs decide on which side of zero the product lies. For each choice of signs, the product lies farther from zero the farther $x$ and $y$ do. So **only the ends count**.",
        `Different signs give the small values: $(-${p}) \\times ${s} = ${ps}$ or $${q} \\times (-${r}) = ${qr}$. The smaller one is $${least}$.`,
        `Equal signs give the large ones: $${q} \\times ${s} = ${qs}$ or $(-${p}) \\times (-${r}) = ${pr}$. The larger one is $${most}$.`,
        `Check by letting $x$ stand still: $xy$ then moves steadily with $y$, so it is extreme at an end of $y$; likewise for $x$. The four corners give $${ps}, ${qr}, ${qs}, ${pr}$, and nothing lies outside of them.`,
      ];
    },
    slips: (n: Numbers) => {
      const { ps, qr, qs, pr, least, most } = corners(n);
      return [
        [
          sorted([pr, qs]),
          "You multiplied the two smallest and the two largest. Can a product of these numbers be negative?",
        ],
        [
          `${Math.max(ps, qr)}, ${most}`,
          "Your largest value is right. There are two ways to get a negative product; which goes lower?",
        ],
        [
          `${least}, ${Math.min(pr, qs)}`,
          "Your smallest value is right. There are two ways to get a positive product; which goes higher?",
        ],
      ] as const;
    },
  },
  difference: {
    title: "A minus between two ranges",
    problem: (n: Numbers) =>
      `Two numbers $x$ and $y$, whole or not, are known to lie in these ranges:\n\n${ranges(n)}\n\nBetween which two values does $${n.a}x - ${n.b}y$ lie? Give the smallest value it can have, and then the largest.`,
    hint: "To make a difference small, what should be taken away: something large or something small?",
    value: extremes,
    steps: (n: Numbers) => {
      const { p, q, r, s, a, b } = n;
      const [least, most] = extremes(n);
      const [ap, aq, br, bs] = [a * p, a * q, b * r, b * s];
      return [
        "Choose $x$ and $y$ separately, because neither depends on the other.",
        `To make $${a}x - ${b}y$ small, take a small $x$ and **take away a large** $y$: $${a} \\times (-${p}) - ${b} \\times ${s} = ${least}$.`,
        `To make it large, take a large $x$ and take away a small $y$: $${a} \\times ${q} - ${b} \\times (-${r}) = ${most}$.`,
        `Check by writing it as a sum. $-y$ lies between $-${s}$ and $${r}$, so $-${b}y$ lies between $-${bs}$ and $${br}$, and $${a}x$ between $-${ap}$ and $${aq}$. The ends add up to $${least}$ and $${most}$.`,
      ];
    },
    slips: (n: Numbers) => {
      const { p, q, r, s, a, b } = n;
      const [least] = extremes(n);
      const [plainLeast, plainMost] = plainExtremes(n);
      const wrongMost = a * q - b * r;
      return [
        [
          sorted([-a * p + b * r, a * q - b * s]),
          "You put both small ends together, and both large ones. Does taking away more make a number larger?",
        ],
        [`${plainLeast}, ${plainMost}`, "The signs are chosen well, but x and y have factors in front of them."],
        [`${least}, ${wrongMost}`, "Your smallest value is right. What happens when a negative number is taken away?"],
      ] as const;
    },
  },
  square: {
    title: "How far apart, squared",
    problem: (n: Numbers) =>
      `On a number line $x$ may stand anywhere from $-${n.p}$ to $${n.q}$, and $y$ anywhere from $-${n.r}$ to $${n.s}$. They need not be whole numbers.\n\nWhat are the smallest and the largest possible value of $(x - y)^2$? Give the smallest first.`,
    hint: "What does x − y say about the two places on the number line? How near to each other may they be, and how far apart?",
    value: ({ p, q, r, s }: Numbers) => [0, Math.max(p + s, q + r) ** 2] as const,
    steps: (n: Numbers) => {
      const { p, q, r, s } = n;
      const [least, most] = plainExtremes(n);
      const distance = Math.max(-least, most);
      const square = distance ** 2;
      return [
        "Read $x - y$ as a **distance on the number line**: $(x - y)^2$ is the square of the distance between the two places, whichever of them is on the right.",
        "The two ranges overlap, so both may stand at the same place, for example at $0$. Then the square is $0$, and no square is smaller.",
        `They are farthest apart at opposite ends. From $-${p}$ to $${s}$ it is $${-least}$; from $-${r}$ to $${q}$ it is $${most}$. The larger distance is $${distance}$, and its square is $${square}$.`,
        `Check with the values of $x - y$ itself. It runs from $-${p} - ${s} = ${least}$ to $${q} + ${r} = ${most}$ and passes $0$ on its way. So its square begins at $0$ and ends at the square of the end that is farther from $0$.`,
      ];
    },
    slips: ({ p, q, r, s }: Numbers) => {
      const lesserSquare = Math.min(p + s, q + r) ** 2;
      return [
        [
          sorted([(r - p) ** 2, (q - s) ** 2]),
          "You compared the ends that lie on the same side. Which places are nearest to each other, and which farthest apart?",
        ],
        [
          `0, ${lesserSquare}`,
          "Your smallest value is right. There are two ways to stand far apart; which is the farther one?",
        ],
        [
          sorted([(p + s) ** 2, (q + r) ** 2]),
          "Those are the squares at opposite ends. Between the ends, can x and y come nearer to each other?",
        ],
      ] as const;
    },
  },
  cold: {
    title: "Two cold stations",
    problem: ({ p, q, r, s }: Numbers) =>
      `In one week of March, the lowest temperature at a station in Finland was exactly $-${p}$ °C and the highest exactly $${q}$ °C. At a station in Mongolia the lowest was exactly $-${r}$ °C and the highest exactly $${s}$ °C. Nobody knows at which moments it was so warm or so cold.\n\nTake the temperature in Finland at noon on Friday, and from that **take away** the temperature in Mongolia at the same moment. What are the smallest and the largest possible result, in °C? Give the smallest first.`,
    hint: "In which weather would Finland be warmer by as much as possible? And in which would the result be as far below zero as possible?",
    value: plainExtremes,
    steps: (n: Numbers) => {
      const { p, q, r, s } = n;
      const [least, most] = plainExtremes(n);
      return [
        "Choose the two temperatures separately, because one does not depend on the other.",
        `The result is smallest when Finland is as cold as it gets and Mongolia as warm as it gets, because **the more is taken away, the less remains**: $-${p} - ${s} = ${least}$.`,
        `It is largest when Finland is warm and Mongolia cold: $${q} - (-${r}) = ${most}$.`,
        `Check on a thermometer. From $${s}$ down to $-${p}$ are $${s} + ${p} = ${-least}$ degrees, and from $-${r}$ up to $${q}$ are $${r} + ${q} = ${most}$ degrees. No other two readings lie farther apart in either direction.`,
      ];
    },
    slips: (n: Numbers) => {
      const { p, q, r, s } = n;
      const [least] = plainExtremes(n);
      const wrongMost = q - r;
      return [
        [
          sorted([r - p, q - s]),
          "You compared cold with cold and warm with warm. The two stations need not have the same weather.",
        ],
        [
          `${least}, ${wrongMost}`,
          "Your smallest result is right. What happens when a temperature below zero is taken away?",
        ],
      ] as const;
    },
  },
};

export default family({
  level: "medium",
  minutes: 6,
  kind: "thinking",
  technique: "trying the ends",
  ages: "12-15",
  curriculum: ["KS3 directed numbers", "KS4 inequalities", "7.NS.1", "7.NS.2"],
  bounds: {
    setting: ["product", "difference", "square", "cold"],
    p: [2, 9],
    q: [2, 9],
    r: [2, 9],
    s: [2, 9],
    a: [2, 5],
    b: [2, 5],
  },
  rules: {
    "the four ends differ in size": ({ p, q, r, s }) => new Set([p, q, r, s]).size === 4,
    "one of the two ways is better": ({ p, q, r, s }) => p * s !== q * r && p * r !== q * s && p + s !== q + r,
    "the factors differ": ({ a, b }) => a !== b,
  },
  write({ setting, ...n }) {
    const { title, problem, hint, value, steps, slips } = settings[setting];
    const [least, most] = value(n);
    return {
      title,
      problem: problem(n),
      answer: { kind: "list", items: [String(least), String(most)], ordered: true },
      hint,
      solution: steps(n),
      slips: apart(`${least}, ${most}`, slips(n)),
      check:
        setting === "cold"
          ? "For each of your two results name the two temperatures that give it, then try other temperatures for something beyond."
          : "For each of your two values name an x and a y that give it, then try other ends and places between them for something beyond.",
    };
  },
});
