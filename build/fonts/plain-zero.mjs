// Takes the slash out of the zero of Atkinson Hyperlegible Next: on pages of numbers "100" with slashes reads like code, and
// nowhere here does a zero have to be told from a capital O. The typeface offers no other zero, so it is drawn anew: inside
// of its outline stands a second one, as wide and as high as the two holes on either side of the slash are together.

/** The tables of a font, by their tags. */
export function tablesOf(font) {
  const count = font.readUInt16BE(4);
  const entry = (i) => 12 + 16 * i;
  return new Map(
    Array.from({ length: count }, (_, i) => {
      const [start, length] = [font.readUInt32BE(entry(i) + 8), font.readUInt32BE(entry(i) + 12)];
      return [font.toString("latin1", entry(i), entry(i) + 4), font.subarray(start, start + length)];
    }),
  );
}

const isLong = (tables) => tables.get("head").readInt16BE(50) === 1;

/** Where each glyph begins in the table of outlines; one more for the end. */
function offsetsOf(tables) {
  const loca = tables.get("loca");
  const count = tables.get("maxp").readUInt16BE(4) + 1;
  return Array.from({ length: count }, (_, i) =>
    isLong(tables) ? loca.readUInt32BE(4 * i) : 2 * loca.readUInt16BE(2 * i),
  );
}

/** The contours of each glyph that is drawn: lists of [x, y, whether the curve goes through it]. */
function outlines(tables) {
  const offsets = offsetsOf(tables);
  return offsets.slice(1).map((end, i) => contours(tables.get("glyf").subarray(offsets[i], end)));
}

function contours(glyph) {
  const count = glyph.length > 0 ? glyph.readInt16BE(0) : 0;
  if (count <= 0) return [];
  const ends = Array.from({ length: count }, (_, i) => glyph.readUInt16BE(10 + 2 * i));
  let at = 10 + 2 * count;
  at += 2 + glyph.readUInt16BE(at);
  const flags = [];
  while (flags.length <= ends.at(-1)) {
    const flag = glyph[at++];
    const times = flag & 8 ? 1 + glyph[at++] : 1;
    for (let i = 0; i < times; i++) flags.push(flag);
  }
  const read = (short, same) => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += flag & same ? glyph[at++] : -glyph[at++];
      else if (!(flag & same)) {
        value += glyph.readInt16BE(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = read(2, 16);
  const ys = read(4, 32);
  return ends.map((end, i) =>
    flags.slice(i === 0 ? 0 : ends[i - 1] + 1, end + 1).map((flag, k) => {
      const n = (i === 0 ? 0 : ends[i - 1] + 1) + k;
      return [xs[n], ys[n], flag & 1];
    }),
  );
}

const range = (points, axis) => {
  const values = points.map((point) => point[axis]);
  return [Math.min(...values), Math.max(...values)];
};

/** The zero's outline and, the other way round, the same one within it. */
function withoutSlash([outer, ...holes]) {
  const fit = [0, 1].map((axis) => {
    const [from, to] = range(outer, axis);
    const [low, high] = range(holes.flat(), axis);
    return (value) => Math.round(low + ((value - from) * (high - low)) / (to - from));
  });
  return [outer, outer.map(([x, y, on]) => [fit[0](x), fit[1](y), on]).reverse()];
}

function words(values) {
  const bytes = Buffer.alloc(2 * values.length);
  for (const [i, value] of values.entries()) bytes.writeInt16BE(value, 2 * i);
  return bytes;
}

const padded = (bytes) => Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);

function drawn(shape) {
  const points = shape.flat();
  const [[x0, x1], [y0, y1]] = [range(points, 0), range(points, 1)];
  const steps = (axis) => points.map((point, i) => point[axis] - (i > 0 ? points[i - 1][axis] : 0));
  const ends = shape.map((_, i) => shape.slice(0, i + 1).flat().length - 1);
  const flags = Buffer.from(points.map(([, , on]) => on));
  return padded(
    Buffer.concat([words([shape.length, x0, y0, x1, y1, ...ends, 0]), flags, words(steps(0)), words(steps(1))]),
  );
}

/** How the points move from the lightest weight to the boldest, and with the last numbers the width they are set on. */
function variation(light, bold, wider) {
  const from = light.flat();
  const moves = (axis) => bold.flat().map((point, i) => point[axis] - from[i][axis]);
  const run = (values) => Buffer.concat([Buffer.from([0x40 | (values.length - 1)]), words(values)]);
  // 0: of all points.
  const data = Buffer.concat([Buffer.from([0]), run([...moves(0), 0, wider, 0, 0]), run([...moves(1), 0, 0, 0, 0])]);
  const head = Buffer.alloc(10);
  head.writeUInt16BE(1, 0); // one variation
  head.writeUInt16BE(10, 2); // its data begin here
  head.writeUInt16BE(data.length, 4);
  head.writeUInt16BE(0xa000, 6); // it names its peak and its points itself
  head.writeUInt16BE(0x4000, 8); // full at the boldest
  return padded(Buffer.concat([head, data]));
}

/** A list of byte strings with their offsets, with one of them exchanged. */
function exchanged(all, offsets, glyph, bytes) {
  const more = bytes.length - (offsets[glyph + 1] - offsets[glyph]);
  return {
    bytes: Buffer.concat([all.subarray(0, offsets[glyph]), bytes, all.subarray(offsets[glyph + 1])]),
    offsets: offsets.map((offset, i) => (i > glyph ? offset + more : offset)),
  };
}

const written = (offsets, long) => {
  const bytes = Buffer.alloc((long ? 4 : 2) * offsets.length);
  for (const [i, offset] of offsets.entries())
    long ? bytes.writeUInt32BE(offset, 4 * i) : bytes.writeUInt16BE(offset / 2, 2 * i);
  return bytes;
};

function font(tables) {
  const head = Buffer.alloc(12 + 16 * tables.size);
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(tables.size, 4);
  let at = head.length;
  const bodies = [...tables].map(([tag, bytes], i) => {
    head.write(tag, 12 + 16 * i, "latin1");
    head.writeUInt32BE(at, 20 + 16 * i);
    head.writeUInt32BE(bytes.length, 24 + 16 * i);
    const body = padded(bytes);
    at += body.length;
    return body;
  });
  return Buffer.concat([head, ...bodies]);
}

/**
 * The variable font with a plain zero. `light` and `bold` are the same typeface at the ends of its weights, with the zero as
 * their only digit. Check sums are left to whoever writes the font out.
 */
export function plainZero(variable, light, bold) {
  const [tables, ...ends] = [variable, light, bold].map(tablesOf);
  const [thin, thick] = ends.map((end) => outlines(end).find((shape) => shape.length === 3));
  const glyph = outlines(tables).findIndex((shape) => JSON.stringify(shape) === JSON.stringify(thin));
  if (glyph < 0) throw new Error("The font has no zero with a slash");
  const width = ends.map((end) =>
    end.get("hmtx").readUInt16BE(4 * outlines(end).findIndex((shape) => shape.length === 3)),
  );
  const [from, to] = [withoutSlash(thin), withoutSlash(thick)];

  const glyf = exchanged(tables.get("glyf"), offsetsOf(tables), glyph, drawn(from));
  tables.set("glyf", glyf.bytes).set("loca", written(glyf.offsets, isLong(tables)));

  const gvar = tables.get("gvar");
  const [count, long, start] = [gvar.readUInt16BE(12), gvar.readUInt16BE(14) & 1, gvar.readUInt32BE(16)];
  const offsets = Array.from({ length: count + 1 }, (_, i) =>
    long ? gvar.readUInt32BE(20 + 4 * i) : 2 * gvar.readUInt16BE(20 + 2 * i),
  );
  const moved = exchanged(gvar.subarray(start), offsets, glyph, variation(from, to, width[1] - width[0]));
  const index = written(moved.offsets, long);
  tables.set(
    "gvar",
    Buffer.concat([gvar.subarray(0, 20), index, gvar.subarray(20 + index.length, start), moved.bytes]),
  );
  return font(tables);
}
