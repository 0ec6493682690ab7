import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { inflateSync } from "node:zlib";

/**
 * Unpacks a WOFF 1.0 file into the plain font inside it (W3C WOFF, sections 3 to 5). Doing it once here, natively, makes a PDF ten times
 * faster than letting the PDF library do it for each document.
 */
function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(12 + count * 16);
  woff.copy(head, 0, 4, 8);
  const power = Math.floor(Math.log2(count));
  for (const [index, value] of [count, 16 * 2 ** power, power, 16 * (count - 2 ** power)].entries())
    head.writeUInt16BE(value, 4 + index * 2);

  const parts = [head];
  let offset = head.length;
  for (let index = 0; index < count; index += 1) {
    const entry = 44 + index * 20;
    const [start, packedLength, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [number, number, number];
    const packed = woff.subarray(start, start + packedLength);
    const table = Buffer.alloc(Math.ceil(length / 4) * 4);
    (packedLength < length ? inflateSync(packed) : packed).copy(table);
    const line = 12 + index * 16;
    woff.copy(head, line, entry, entry + 4);
    woff.copy(head, line + 4, entry + 16, entry + 20);
    head.writeUInt32BE(offset, line + 8);
    head.writeUInt32BE(length, line + 12);
    parts.push(table);
    offset += table.length;
  }
  return Buffer.concat(parts);
}

const load = (url: string) => unpackWoff(readFileSync(fileURLToPath(url)));

/** The fonts of the retailer's documents. */
export const fonts = {
  regular: load(import.meta.resolve("@fontsource/figtree/files/figtree-latin-400-normal.woff")),
  bold: load(import.meta.resolve("@fontsource/figtree/files/figtree-latin-700-normal.woff")),
};
