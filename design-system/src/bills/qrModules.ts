import { correction, generate } from "lean-qr";

/** Modules on each side of a code of version 4. */
export const qrSize = 33;

/** Modules of the quiet zone around it (ISO/IEC 18004). */
export const qrQuiet = 4;

/** Version 4 at level M, which a notice of pagoPA asks for. */
const shape = { minVersion: 4, maxVersion: 4, minCorrectionLevel: correction.M, maxCorrectionLevel: correction.M };

/** Returns the dark modules of the QR code of a text of ASCII characters, by row and column. Throws if the text is too long. */
export function qrModules(text: string): readonly (readonly boolean[])[] {
  if (/[^\x20-\x7e]/.test(text)) throw new RangeError("text for a QR code: printable ASCII only");
  const code = generate(text, shape);
  const places = Array.from({ length: code.size }, (_, place) => place);
  return places.map((y) => places.map((x) => code.get(x, y)));
}
