import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

const wasm = readFileSync(createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm"));

/** Prepared once, on first use. */
let ready: Promise<unknown> | undefined;

/**
 * The texts of the CODE128 barcodes in a picture, black on white as a till needs them. The decoder comes from the package, never from the
 * network.
 */
export const decodeBarcode = (picture: Uint8Array | ImageData): Promise<string[]> => decode(picture, "Code128");

/** The texts of the QR codes in a picture, black on white. */
export const decodeQr = (picture: Uint8Array | ImageData): Promise<string[]> => decode(picture, "QRCode");

async function decode(picture: Uint8Array | ImageData, format: "Code128" | "QRCode"): Promise<string[]> {
  ready ??= prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer }, fireImmediately: true });
  await ready;
  const found = await readBarcodes(picture, { formats: [format], tryInvert: false });
  return found.map(({ text }) => text);
}
