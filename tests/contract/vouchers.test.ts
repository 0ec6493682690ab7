import { readFileSync } from "node:fs";
import { extractText, getDocumentProxy, getMeta } from "unpdf";
import { describe, expect, it } from "vitest";
import { prepareZXingModule, type ReadInputBarcodeFormat, readBarcodes } from "zxing-wasm/reader";
import { retailSamples } from "../../sandbox/src/seed/vouchers.ts";
import { code128 } from "../../sandbox/src/vouchers/code128.ts";
import { plainText } from "../../sandbox/src/vouchers/plainText.ts";
import type { VoucherWire } from "../../sandbox/src/vouchers/store.ts";
import { outcomeOf } from "./openapi.ts";
import { type Tools, withSandbox } from "./sandbox.ts";

const { inNewWorld } = withSandbox();
const web = { origin: "Area riservata web", asset: "EXT-100001001", account: "C-100001" };
const retail = { origin: "Fisico GDO", asset: null, account: "MERCATO-ESEMPIO" };

async function signedIn(email = "giulia@esempio.it", tools: Tools = inNewWorld()) {
  const { token } = await tools.signIn(email);
  const list = async () => ((await (await tools.rest("vouchers", { token })).json()) as { items: VoucherWire[] }).items;
  const one = async (id: string) => (await list()).find((voucher) => voucher.id === id) as VoucherWire;
  const redeem = (id: string, body: unknown = web) => tools.rest("redeemVoucher", { token, path: { id }, body });
  const pdf = (id: string) => tools.rest("voucherPdf", { token, path: { id } });
  return { ...tools, token, list, one, redeem, pdf };
}

describe("redeeming", () => {
  it("[VC-10] [AP-15] assigns barcode, serial number and date once, also to twenty at the same moment", async () => {
    const { redeem, one, outbox } = await signedIn();
    const answers = await Promise.all(Array.from({ length: 20 }, () => redeem("v-100001-1")));
    const vouchers = (await Promise.all(answers.map((answer) => answer.json()))) as VoucherWire[];
    expect(vouchers[0]).toMatchObject({ status: "Assigned", assignmentDate: "2026-11-20T23:00:00.000Z" });
    expect(vouchers[0]?.barcode).toMatch(/^FV2026\d{6}$/);
    for (const voucher of vouchers) expect(voucher).toEqual(vouchers[0]);
    expect(await one("v-100001-1")).toEqual(vouchers[0]);
    expect((await outbox()).filter(({ link }) => link === "/vouchers/v-100001-1")).toHaveLength(1);
  });

  it("gives each voucher a code of its own", async () => {
    const { redeem, list } = await signedIn();
    await Promise.all(["v-100001-1", "v-100001-7"].map((id) => redeem(id)));
    const codes = (await list()).flatMap(({ barcode }) => barcode ?? []);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it("answers one that was redeemed or used as it is", async () => {
    const { redeem, one, outbox } = await signedIn();
    for (const id of ["v-100001-2", "v-100001-3"]) {
      const before = await one(id);
      expect(await (await redeem(id)).json()).toEqual(before);
      expect(await one(id)).toEqual(before);
    }
    expect((await outbox()).filter(({ link }) => link?.startsWith("/vouchers/"))).toEqual([]);
  });

  it("refuses what was granted to somebody else, an origin of another channel, and bodies that are not the contract's", async () => {
    const { redeem, one } = await signedIn();
    const bodies: unknown[] = ["{", "[]", null, {}, { ...web, origin: "Fisico GDO" }, { ...web, more: 1 }, { ...web, account: 5 }];
    const wrong = [
      { ...web, asset: "EXT-100003001" },
      { ...web, account: "C-100003" },
      { ...web, asset: null },
    ];
    for (const body of [...bodies, ...wrong, { ...web, asset: "x".repeat(61) }, { ...web, asset: "' OR 1=1 --" }])
      expect([body, await outcomeOf(await redeem("v-100001-1", body))]).toEqual([body, "400 Parameters"]);
    expect((await one("v-100001-1")).status).toBe("ToBeAssigned");
  });

  it("gives nothing of another customer, and nothing by an odd id", async () => {
    const { redeem, pdf, list } = await signedIn();
    for (const id of ["v-100003-3", "v-100003-1", "GDO-7K2M-9Q4X-31TR", "' OR 1=1 --", "..", "x".repeat(2000)]) {
      expect((await redeem(id)).status).toBe(404);
      expect((await pdf(id)).status).toBe(404);
    }
    expect((await list()).every(({ account }) => account === "C-100001")).toBe(true);
  });
});

describe("the last day", () => {
  it("is a day to redeem; the day after, in Rome, the voucher has expired", async () => {
    const tools = inNewWorld();
    const now = await signedIn("giulia@esempio.it", tools);
    expect((await now.one("v-100001-7")).status).toBe("ToBeAssigned");
    await tools.setClock("2026-11-22T22:59:00.000Z");
    const before = await signedIn("giulia@esempio.it", tools);
    expect((await before.one("v-100001-7")).status).toBe("ToBeAssigned");
    await tools.setClock("2026-11-22T23:00:00.000Z");
    const after = await signedIn("giulia@esempio.it", tools);
    expect((await after.one("v-100001-7")).status).toBe("Expired");
    expect(await outcomeOf(await after.redeem("v-100001-7"))).toBe("409 VOUCHER-EXPIRED");
  });

  it("ends one that was redeemed as well, but not one that was used", async () => {
    const tools = inNewWorld();
    await (await signedIn("giulia@esempio.it", tools)).redeem("v-100001-7");
    await tools.setClock("2027-06-01T10:00:00.000Z");
    const { list, pdf } = await signedIn("giulia@esempio.it", tools);
    const statuses = Object.fromEntries((await list()).map(({ id, status }) => [id.at(-1), status]));
    expect(statuses).toMatchObject({ 1: "Expired", 2: "Expired", 3: "Used", 7: "Expired" });
    expect(await outcomeOf(await pdf("v-100001-2"))).toBe("409 VOUCHER-EXPIRED");
    expect((await pdf("v-100001-3")).status).toBe(200);
  });
});

describe("vouchers of stores", () => {
  it("[VC-10] are nobody's: each sample shows what it is said to, and a token changes nothing", async () => {
    const { rest, token } = await signedIn();
    const answers = await Promise.all(retailSamples.map(({ code }) => rest("retailVoucher", { path: { code } })));
    const vouchers = (await Promise.all(answers.map((answer) => answer.json()))) as VoucherWire[];
    expect(vouchers.map(({ status }) => status)).toEqual(["ToBeAssigned", "Assigned", "Used", "Expired", "Assigned"]);
    expect(vouchers[4]?.redeemedVoucherId).toBe(retailSamples[1].code);
    const [{ code }] = retailSamples;
    expect(await (await rest("retailVoucher", { path: { code }, token })).json()).toEqual(vouchers[0]);
    expect(await outcomeOf(await rest("voucherPdf", { token, path: { id: retailSamples[1].code } }))).toBe("404 VOUCHER-NOT-FOUND");
  });

  it("[VC-10] [AP-15] are redeemed once, with the origin of stores only", async () => {
    const { rest } = inNewWorld();
    const path = { id: retailSamples[0].code };
    expect(await outcomeOf(await rest("redeemRetailVoucher", { path, body: { ...retail, origin: web.origin } }))).toBe("400 Parameters");
    const answers = await Promise.all(Array.from({ length: 10 }, () => rest("redeemRetailVoucher", { path, body: retail })));
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
    expect(await outcomeOf(await rest("redeemVoucher", { path, body: web }))).toBe("401 AUTH-FAILED");
  });
});

// Its own wasm, from disk: nothing is fetched.
prepareZXingModule({
  overrides: { wasmBinary: readFileSync(new URL(import.meta.resolve("zxing-wasm/reader/zxing_reader.wasm"))).buffer as ArrayBuffer },
});

/** What a scanner reads from bars and gaps, drawn a few pixels wide each. */
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

/** Widths of bars and gaps, in modules, as the page itself draws them. */
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
    const expected = [voucher.promoName, "20,00 €", "27/02/2027", "12/10/2026", voucher.barcode, voucher.serialNumber, "Dove usarlo"];
    for (const words of expected) expect(text.replaceAll(/\s+/g, " ")).toContain(words);
    expect((await getMeta(document)).info).toMatchObject({ Title: "Voucher Benvenuto in Favilla", Language: "it-IT" });
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

  it("exists for the oddest voucher too, in one page, and nothing in it runs", async () => {
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

  it("does not exist for what CODE128 has no bars for", () => {
    for (const text of ["", "È", "€", "a\nb", "\u0000"]) expect(code128(text)).toBeUndefined();
  });
});

it("texts that are HTML become words on paper", () => {
  expect(plainText("<p>Uno<br>due</p><ul><li>tre &amp; quattro</li></ul>")).toBe("Uno\ndue\n– tre & quattro");
  expect(plainText("<script>alert(1)</script>Testo<img src=x onerror=alert(1)>")).toBe("Testo");
  expect(plainText("5 < 6 e 7 > 6\r\n\r\n\r\nfine")).toBe("5 < 6 e 7 > 6\n\nfine");
});
