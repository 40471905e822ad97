import { z } from "zod";

const point = z.tuple([z.number(), z.number()]);
const at = z.union([z.string(), point]);
const side = z.enum(["n", "ne", "e", "se", "s", "sw", "w", "nw", "c"]).exactOptional();
const fill = z.enum(["none", "tint1", "tint2", "tint3", "paper"]).exactOptional();
const dashed = z.boolean().exactOptional();

/** The same shape as Figure in engine/figure/figure.ts; figure.test.ts beside this file holds the two together. */
const mark = z.union([
  z.strictObject({ polygon: z.array(at).min(3), fill, dashed }),
  z.strictObject({
    line: z.array(at).min(2),
    dashed,
    thin: z.boolean().exactOptional(),
    arrow: z.enum(["end", "both"]).exactOptional(),
    ticks: z.union([z.literal(1), z.literal(2), z.literal(3)]).exactOptional(),
    parallel: z.union([z.literal(1), z.literal(2)]).exactOptional(),
    label: z.string().exactOptional(),
    side,
  }),
  z.strictObject({ circle: at, radius: z.number().positive(), fill, dashed }),
  z.strictObject({
    arc: at,
    radius: z.number().positive(),
    from: z.number(),
    to: z.number(),
    sector: z.boolean().exactOptional(),
    fill,
    dashed,
  }),
  z.strictObject({
    ellipse: at,
    rx: z.number().positive(),
    ry: z.number().positive(),
    hidden: z.boolean().exactOptional(),
    fill,
  }),
  z.strictObject({
    angle: z.tuple([at, at, at]),
    label: z.string().exactOptional(),
    right: z.boolean().exactOptional(),
    reflex: z.boolean().exactOptional(),
    arcs: z.union([z.literal(1), z.literal(2), z.literal(3)]).exactOptional(),
  }),
  z.strictObject({ dot: at, label: z.string().exactOptional(), side, open: z.boolean().exactOptional() }),
  z.strictObject({ text: z.string(), at, side, small: z.boolean().exactOptional() }),
  z.strictObject({
    axes: z.strictObject({
      x: point,
      y: point,
      step: z.number().positive().exactOptional(),
      grid: z.boolean().exactOptional(),
    }),
  }),
  z.strictObject({
    grid: z.strictObject({
      x: point,
      y: point,
      step: z.number().positive().exactOptional(),
      dots: z.boolean().exactOptional(),
    }),
  }),
]);

export const figure = z.strictObject({
  alt: z.string().min(20),
  scale: z.boolean().default(true),
  points: z.record(z.string(), point).default({}),
  draw: z.array(mark).min(1),
  completes: z
    .array(mark)
    .min(1)
    .describe("What is drawn into the picture once the answer is found: the lines that show why.")
    .exactOptional(),
});
