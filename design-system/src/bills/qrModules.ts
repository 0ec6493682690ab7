/**
 * QR codes of version 4 at level M (ISO/IEC 18004): 33 modules on each side, 62 bytes of text in two blocks of 32 codewords, each with 18 for
 * the correction of faults.
 */

/** Modules on each side. */
export const qrSize = 33;

/** Modules of the quiet zone around it. */
export const qrQuiet = 4;

/** Bytes of text that fit. */
export const qrRoom = 62;

const blockCount = 2;
const dataLength = 32;
const checkLength = 18;

/** Dark modules, by row and column. Null while a module is not set. */
type Grid = (boolean | null)[][];

/** Powers of 2 in the field of 256 elements with the polynomial 0x11d. */
const powers: number[] = [1];
while (powers.length < 255) {
  const next = (powers.at(-1) as number) * 2;
  powers.push(next > 255 ? next ^ 0x11d : next);
}
const logarithms = new Map(powers.map((value, index) => [value, index]));

const multiply = (one: number, other: number): number =>
  one === 0 || other === 0 ? 0 : (powers[((logarithms.get(one) as number) + (logarithms.get(other) as number)) % 255] as number);

/** The polynomial by which a block is divided, without its first coefficient. */
const divisor = Array.from({ length: checkLength }).reduce<number[]>(
  (product, _, degree) => {
    const root = powers[degree] as number;
    return [...product, 0].map((each, index) => each ^ multiply(product[index - 1] ?? 0, root));
  },
  [1],
);

/** Returns the codewords that correct faults of a block. */
function checksOf(block: readonly number[]): number[] {
  const rest = Array<number>(checkLength).fill(0);
  for (const codeword of block) {
    const factor = codeword ^ (rest.shift() as number);
    rest.push(0);
    for (const [index, value] of divisor.slice(1).entries()) rest[index] = (rest[index] as number) ^ multiply(value, factor);
  }
  return rest;
}

/** Returns the bits of a number, the highest first. */
const bitsOf = (value: number, count: number): number[] => Array.from({ length: count }, (_, index) => (value >> (count - 1 - index)) & 1);

/** Returns the codewords of a text, with those that correct faults: the first of each block, the second of each, and so on. */
function codewordsOf(bytes: readonly number[]): number[] {
  // Mode "bytes", their number, the bytes, and the end.
  const bits = [...bitsOf(0b0100, 4), ...bitsOf(bytes.length, 8), ...bytes.flatMap((byte) => bitsOf(byte, 8)), 0, 0, 0, 0];
  const data = Array.from({ length: bits.length / 8 }, (_, index) => Number.parseInt(bits.slice(index * 8, index * 8 + 8).join(""), 2));
  for (let filler = 0xec; data.length < blockCount * dataLength; filler ^= 0xec ^ 0x11) data.push(filler);
  const blocks = Array.from({ length: blockCount }, (_, index) => data.slice(index * dataLength, (index + 1) * dataLength));
  const inTurn = (parts: readonly number[][]) => (parts[0] ?? []).flatMap((_, index) => parts.map((part) => part[index] as number));
  return [...inTurn(blocks), ...inTurn(blocks.map(checksOf))];
}

/** Draws nested squares around a module: dark where the distance to it is none of `light`. */
function drawSquares(grid: Grid, [row, column]: readonly [number, number], reach: number, light: readonly number[]): void {
  for (let y = -reach; y <= reach; y += 1)
    for (let x = -reach; x <= reach; x += 1) {
      const line = grid[row + y];
      if (line && column + x >= 0 && column + x < qrSize) line[column + x] = !light.includes(Math.max(Math.abs(x), Math.abs(y)));
    }
}

/** Draws what is the same in each code: the squares that readers look for, and the dotted lines between them. */
function drawFrame(grid: Grid): void {
  const far = qrSize - 4;
  for (const place of [
    [3, 3],
    [3, far],
    [far, 3],
  ] as const)
    drawSquares(grid, place, 4, [2, 4]);
  drawSquares(grid, [qrSize - 7, qrSize - 7], 2, [1]);
  for (let index = 8; index < qrSize - 8; index += 1) {
    (grid[6] as Grid[number])[index] = index % 2 === 0;
    (grid[index] as Grid[number])[6] = index % 2 === 0;
  }
}

/** Draws the level and the mask twice, with their own correction of faults. Level M is 00. */
function drawFormat(grid: Grid, mask: number): void {
  let rest = mask << 10;
  for (let bit = 14; bit >= 10; bit -= 1) if ((rest >> bit) & 1) rest ^= 0b10100110111 << (bit - 10);
  const bits = bitsOf(((mask << 10) | rest) ^ 0b101010000010010, 15).map(Boolean);
  const before = [0, 1, 2, 3, 4, 5, 7, 8];
  const set = (row: number, column: number, dark: boolean | undefined) => {
    (grid[row] as Grid[number])[column] = dark ?? false;
  };
  for (const [index, place] of before.entries()) {
    set(8, place, bits[index]);
    if (index < 7) set(qrSize - 1 - index, 8, bits[index]);
    set(8, qrSize - 8 + index, bits[7 + index]);
    if (index < 7) set(before[6 - index] as number, 8, bits[8 + index]);
  }
  set(qrSize - 8, 8, true);
}

/** Turns the module at a row and column around, by the number of the mask. */
const masks: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** Draws the bits in columns of two from the right, up and down in turn, around what is there. */
function drawBits(grid: Grid, bits: readonly number[], mask: (typeof masks)[number]): void {
  let next = 0;
  let up = true;
  for (let right = qrSize - 1; right > 0; right -= 2) {
    if (right === 6) right -= 1;
    for (let step = 0; step < qrSize; step += 1) {
      const row = up ? qrSize - 1 - step : step;
      for (const column of [right, right - 1]) {
        const line = grid[row] as Grid[number];
        if (line[column] !== null) continue;
        line[column] = (bits[next] === 1) !== mask(row, column);
        next += 1;
      }
    }
    up = !up;
  }
}

/** Returns how hard a code is to read: long runs, blocks, patterns like those of the corners, and too much dark or light. */
function hardness(grid: Grid): number {
  const rows = grid.map((row) => row.map((dark) => (dark ? "1" : "0")).join(""));
  const columns = rows.map((_, column) => rows.map((row) => row[column]).join(""));
  const lines = [...rows, ...columns];
  const runs = lines.flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? []).reduce((sum, run) => sum + run.length - 2, 0);
  const corners = lines.reduce((sum, line) => sum + [...line.matchAll(/(?=10111010000|00001011101)/g)].length * 40, 0);
  const blocks = rows.slice(1).reduce((sum, row, index) => {
    const above = rows[index] as string;
    return sum + [...row.slice(1)].filter((each, at) => [row[at], above[at], above[at + 1]].every((other) => other === each)).length * 3;
  }, 0);
  const dark = rows.join("").replaceAll("0", "").length / qrSize ** 2;
  return runs + corners + blocks + Math.floor(Math.abs(dark * 20 - 10)) * 10;
}

/** Returns the dark modules of the QR code of a text of ASCII characters, by row and column. Throws if the text is too long. */
export function qrModules(text: string): readonly (readonly boolean[])[] {
  const bytes = Array.from(text, (character) => character.charCodeAt(0));
  if (bytes.length > qrRoom || bytes.some((byte) => byte > 127)) throw new RangeError("text for a QR code: ASCII, 62 characters at most");
  const bits = codewordsOf(bytes).flatMap((codeword) => bitsOf(codeword, 8));
  const codes = masks.map((mask, index) => {
    const grid: Grid = Array.from({ length: qrSize }, () => Array<boolean | null>(qrSize).fill(null));
    drawFrame(grid);
    drawFormat(grid, index);
    drawBits(grid, bits, mask);
    return grid;
  });
  const easiest = codes.reduce((best, code) => (hardness(code) < hardness(best) ? code : best));
  return easiest.map((row) => row.map(Boolean));
}
