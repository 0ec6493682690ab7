import { readFileSync } from "node:fs";
import { extractText, getDocumentProxy, getMeta } from "unpdf";
import { describe, expect, it } from "vitest";
import { prepareZXingModule, type ReadInputBarcodeFormat, readBarcodes } from "zxing-wasm/reader";
import { code128 } from "../../sandbox/src/vouchers/code128.ts";
import { plainText } from "../../sandbox/src/vouchers/plainText.ts";
import type { VoucherWire } from "../../sandbox/src/vouchers/store.ts";
import { withSandbox } from "./sandbox.ts";

const { rest, signIn } = withSandbox();

async function signedIn(email = "giulia@esempio.it") {
  const { token } = await signIn(email);
  const list = async () => ((await (await rest("vouchers", { token })).json()) as { items: VoucherWire[] }).items;
  const one = async (id: string) => (await list()).find((voucher) => voucher.id === id) as VoucherWire;
  const pdf = (id: string) => rest("voucherPdf", { token, path: { id } });
  return { list, one, pdf };
}

// The package's own wasm, from disk: nothing is downloaded.
prepareZXingModule({
  overrides: { wasmBinary: readFileSync(new URL(import.meta.resolve("zxing-wasm/reader/zxing_reader.wasm"))).buffer as ArrayBuffer },
});

/** The text that a scanner reads from bars and gaps, drawn a few pixels wide each. */
async function scanned(bars: readonly number[]): Promise<string[]> {
  const [pixels, quiet, height] = [3, 30, 60];
  const line = [...Array<number>(quiet).fill(255), ...bars.flatMap((bar, index) => Array<number>(bar * pixels).fill(index % 2 ? 255 : 0))];
  line.push(...Array<number>(quiet).fill(255));
  const row = line.flatMap((grey) => [grey, grey, grey, 255]);
  const data = new Uint8ClampedArray(Array.from({ length: height }, () => row).flat());
  const formats: ReadInputBarcodeFormat[] = ["Code128"];
  const found = await readBarcodes({ data, width: line.length, height, colorSpace: "srgb" } as ImageData, { formats });
  return found.map(({ text }) => text);
}

/** Numbers of each rectangle in the longest path of a page: move, three lines, close, with their points. */
const perRectangle = 13;

/** Widths of bars and gaps in modules, as the page draws them. */
function barsOf(drawn: readonly unknown[]): number[] {
  const paths = drawn.flatMap((details) => {
    const [, path] = Array.isArray(details) ? details : [];
    const numbers: unknown = Array.isArray(path) ? path[0] : undefined;
    return ArrayBuffer.isView(numbers) ? [Array.from(numbers as Float32Array)] : [];
  });
  const [longest = []] = paths.toSorted((one, other) => other.length - one.length);
  const bars = Array.from({ length: longest.length / perRectangle }, (_, index) => {
    const [, from = 0, , , to = 0] = longest.slice(index * perRectangle);
    return { from, to };
  });
  const module = Math.min(...bars.map(({ from, to }) => to - from));
  const edges = bars.flatMap(({ from, to }) => [from, to]);
  return edges.slice(1).map((edge, index) => Math.round((edge - (edges[index] as number)) / module));
}

describe("the PDF", { timeout: 60_000 }, () => {
  const open = async (answer: Response) => getDocumentProxy(new Uint8Array(await answer.arrayBuffer()), { verbosity: 0 });

  it("names the promotion, the amount, the dates and the codes, and is tagged, in Italian", async () => {
    const { pdf, one } = await signedIn();
    const answer = await pdf("v-100001-2");
    expect(answer.headers.get("content-disposition")).toBe('attachment; filename="voucher-v-100001-2.pdf"');
    const document = await open(answer);
    const { text } = await extractText(document, { mergePages: true });
    const voucher = await one("v-100001-2");
    const expected = [
      voucher.promoName,
      "20,00 €",
      "27 febbraio 2027",
      "12 ottobre 2026",
      voucher.barcode,
      voucher.serialNumber,
      "Dove usarlo",
    ];
    for (const words of expected) expect(text.replaceAll(/\s+/g, " ")).toContain(words);
    expect((await getMeta(document)).info).toMatchObject({ Title: "Buono Benvenuto in Favilla", Language: "it-IT" });
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
    const tree = JSON.stringify(await (await document.getPage(1)).getStructTree());
    expect(tree).toContain(`"alt":"Codice a barre CODE128: ${voucher.barcode}"`);
  });

  it("[VC-06] has bars that a scanner reads", async () => {
    const { pdf, one } = await signedIn();
    const { barcode } = await one("v-100001-2");
    const raw = Buffer.from(await (await pdf("v-100001-2")).arrayBuffer());
    const page = await (await open(new Response(raw))).getPage(1);
    expect(await scanned(barsOf((await page.getOperatorList()).argsArray))).toEqual([barcode]);
  });

  it("exists for the oddest voucher too, on one page, and contains no script", async () => {
    const { list, pdf } = await signedIn("casi@esempio.it");
    for (const { id, status, barcode, assignmentDate } of await list()) {
      const answer = await pdf(id);
      if (status === "Expired" || !barcode || !assignmentDate) {
        expect([id, answer.status]).toEqual([id, 409]);
        continue;
      }
      expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="voucher-[A-Za-z0-9-]+\.pdf"$/);
      const raw = Buffer.from(await answer.arrayBuffer());
      expect(raw.toString("latin1")).not.toMatch(/\/JavaScript|\/JS\b|\/OpenAction/);
      const document = await open(new Response(raw));
      const { text } = await extractText(document, { mergePages: true });
      expect(text).not.toMatch(/NaN|null|undefined|alert|onclick|<p>|javascript:/);
      expect(document.numPages).toBe(1);
    }
  });
});

describe("the barcode", () => {
  it.each(["FV2026500122", "0", "AZaz09 ~!", "0123456789012345", `FV${"2026".repeat(8)}`])("%j is read by a scanner", async (text) => {
    expect(await scanned(code128(text) as number[])).toEqual([text]);
  });

  it("[R63] does not exist for characters that CODE128 cannot encode", () => {
    for (const text of ["", "È", "€", "a\nb", "\u0000"]) expect(code128(text)).toBeUndefined();
  });
});

it("texts that are HTML become words on paper", () => {
  expect(plainText("<p>Uno<br>due</p><ul><li>tre &amp; quattro</li></ul>")).toBe("Uno\ndue\n– tre & quattro");
  expect(plainText("<script>alert(1)</script>Testo<img src=x onerror=alert(1)>")).toBe("Testo");
  expect(plainText("5 < 6 e 7 > 6\r\n\r\n\r\nfine")).toBe("5 < 6 e 7 > 6\n\nfine");
});
