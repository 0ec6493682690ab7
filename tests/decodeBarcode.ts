import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

const wasm = readFileSync(createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm"));

/** What a barcode reader sees in a picture: the texts of its CODE128 barcodes. The reader comes from the package, never from the network. */
export async function decodeBarcode(picture: Uint8Array | ImageData): Promise<string[]> {
  await prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer }, fireImmediately: true });
  const found = await readBarcodes(picture, { formats: ["Code128"] });
  return found.map(({ text }) => text);
}
