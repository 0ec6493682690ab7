import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

const wasm = readFileSync(createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm"));

/** Once, when first needed. */
let ready: Promise<unknown> | undefined;

/**
 * What a barcode reader sees in a picture: the texts of its CODE128 barcodes, black on white as a till wants them.
 * The reader comes from the package, never from the network.
 */
export async function decodeBarcode(picture: Uint8Array | ImageData): Promise<string[]> {
  ready ??= prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer }, fireImmediately: true });
  await ready;
  const found = await readBarcodes(picture, { formats: ["Code128"], tryInvert: false });
  return found.map(({ text }) => text);
}
