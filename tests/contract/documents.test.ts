import { extractText, getDocumentProxy, getMeta } from "unpdf";
import { describe, expect, it } from "vitest";
import { dayOf, timestamp } from "../../sandbox/src/base/dates.ts";
import { billPdf } from "../../sandbox/src/bills/pdf.ts";
import type { BillWire } from "../../sandbox/src/bills/wire.ts";
import { listOf } from "../../sandbox/src/bills/wire.ts";
import { giulia } from "../../sandbox/src/seed/giulia.ts";
import { allBills, withSandbox } from "./sandbox.ts";

const { call, signIn } = withSandbox();

async function billsOf(email: string) {
  const { token, customerId } = await signIn(email);
  const list = await call("/api/billing/my-billing-details", { token, body: allBills(customerId) });
  const { items } = (await list.json()) as { items: BillWire[] };
  const download = (bill: BillWire, kind: "pdf" | "csv") =>
    call(`/api/billing/invoice/${customerId}/${bill.ANNO}/${bill.ID}/${kind}`, { token });
  const graphql = async (query: string) =>
    (await (await call("/admin/api", { token, body: { query } })).json()) as { data: Record<string, unknown> };
  return { items, download, graphql, customerId };
}

const { customer } = giulia("2026-11-21");

/** The words of the PDF of an electricity bill with these fields. */
async function wordsOf(fields: Partial<BillWire>) {
  const wire: BillWire = { ID: 1, NUMERO: "1045231", ANNO: 2026, COMMODITY: "ENELE", IMPORTOTOTALE: 72.19, ...fields };
  const pdf = await billPdf({ wire, mode: null, reminded: false }, customer, []);
  return plain((await extractText(await getDocumentProxy(pdf, { verbosity: 0 }), { mergePages: true })).text);
}

const money = (value: unknown) =>
  new Intl.NumberFormat("it-IT", { style: "currency", currency: "EUR", useGrouping: "always" }).format(Number(value));
const day = (value: unknown) => dayOf(value)?.split("-").toReversed().join("/");
const plain = (text: string) => text.replaceAll(/\s+/g, " ");

async function openPdf(answer: Response) {
  expect(answer.headers.get("content-type")).toBe("application/pdf");
  return getDocumentProxy(new Uint8Array(await answer.arrayBuffer()), { verbosity: 0 });
}

/** Tags of a page's structure, without order. */
function tagsOf(node: { role?: string; children?: unknown[] }): string[] {
  return [...(node.role ? [node.role] : []), ...(node.children ?? []).flatMap((child) => tagsOf(child as typeof node))];
}

describe("the PDF of a bill", { timeout: 60_000 }, () => {
  it("names the customer, the supply, the amounts and the dates that the API gives", async () => {
    const { items, download, graphql, customerId } = await billsOf("giulia@esempio.it");
    const { data } = await graphql(
      `{ allCustomers(filter: { customerId: "${customerId}" }) { name surname fiscalCode }
         allSupplies(customerId: "${customerId}") { supplyCode nickname address pod pdr } }`,
    );
    const [customer] = data["allCustomers"] as { name: string; surname: string; fiscalCode: string }[];
    const supplies = data["allSupplies"] as { supplyCode: string; nickname: string | null; address: string; pod: string; pdr: string }[];
    const withRates = items.find(({ NUMERORATE }) => NUMERORATE) as BillWire;
    for (const bill of [...items.slice(0, 3), withRates]) {
      const { text } = await extractText(await openPdf(await download(bill, "pdf")), { mergePages: true });
      const supply = supplies.find(({ supplyCode }) => supplyCode === bill.FORNITURACOD);
      const rates = listOf(bill.RATE?.RATA);
      const expected = [
        `${bill.ANNO} / ${bill.NUMERO}`,
        `${customer?.name} ${customer?.surname}`,
        customer?.fiscalCode,
        supply?.nickname ?? supply?.address,
        supply?.pod ?? supply?.pdr,
        day(bill.DATAEMISSIONE),
        day(bill.DATASCADENZA),
        day(bill.DATACOMPETENZAINI),
        day(bill.DATACOMPETENZAFIN),
        money(bill.IMPORTOTOTALE),
        ...(dayOf(bill.DATAPAGAMENTO) ? [day(bill.DATAPAGAMENTO)] : []),
        ...listOf(bill.DETTAGLI?.DETTAGLIODOCUMENTO).flatMap(({ DESCRIZIONE, IMPORTO }) => [DESCRIZIONE as string, money(IMPORTO)]),
        ...rates.flatMap(({ IMPORTO, DATASCADENZA }) => [money(IMPORTO), day(DATASCADENZA)]),
      ];
      for (const words of expected) expect(plain(text)).toContain(plain(String(words)));
    }
  });

  it("is tagged, in Italian, with its title shown, and carries its own fonts", async () => {
    const { items, download } = await billsOf("giulia@esempio.it");
    const bill = items[0] as BillWire;
    const answer = await download(bill, "pdf");
    expect(answer.headers.get("content-disposition")).toBe(`attachment; filename="bolletta-${bill.ANNO}-${bill.NUMERO}.pdf"`);
    const raw = Buffer.from(await answer.clone().arrayBuffer()).toString("latin1");
    expect(raw).toMatch(/^%PDF-1\.7/);
    expect(raw).toContain("/DisplayDocTitle true");
    expect(raw).toContain("/FontFile");
    const pdf = await openPdf(answer);
    const { info } = await getMeta(pdf);
    expect(info).toMatchObject({ Title: `Bolletta gas n. ${bill.ANNO} / ${bill.NUMERO}`, Language: "it-IT" });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    expect(pdf.numPages).toBe(1);
    const tags = tagsOf(await (await pdf.getPage(1)).getStructTree());
    for (const tag of ["Document", "H1", "H2", "P", "Table", "TR", "TH", "TD"]) expect(tags).toContain(tag);
    expect(tags.filter((tag) => tag === "H1")).toHaveLength(1);
  });

  it("[DS-39] has the article that fits each day", async () => {
    const dates = { DATAEMISSIONE: timestamp("2026-11-08"), DATASCADENZA: timestamp("2026-12-11") };
    const period = { DATACOMPETENZAINI: timestamp("2026-09-08"), DATACOMPETENZAFIN: timestamp("2026-10-11") };
    const open = await wordsOf({ ...dates, ...period });
    for (const words of ["Emessa l’08/11/2026", "Da pagare entro l’11/12/2026", "Periodo dall’08/09/2026 all’11/10/2026"])
      expect(open).toContain(words);
    expect(await wordsOf({ ...dates, DATAPAGAMENTO: timestamp("2026-12-08") })).toContain("Pagata l’08/12/2026");
  });

  it("[BL-25] asks for no payment of a credit or of zero euros, and calls a credit note by its name", async () => {
    const due = { DATASCADENZA: timestamp("2026-12-10") };
    const note = await wordsOf({ ...due, IMPORTOTOTALE: -35.4, TIPODOCUMENTOCOD: "NC" });
    for (const words of ["Nota di credito luce n. 2026 / 1045231", "Totale della nota di credito", "A tuo credito", "Scadenza 10/12/2026"])
      expect(note).toContain(words);
    const nothing = await wordsOf({ ...due, IMPORTOTOTALE: 0 });
    expect(nothing).toContain("Niente da pagare");
    for (const text of [note, nothing]) expect(text).not.toContain("Da pagare entro");
  });

  it("[DS-22] names the payment method in the words of the portal", async () => {
    expect(await wordsOf({ TIPOPAGAMENTO: "Rid" })).toContain("Metodo di pagamento: addebito sul conto");
    expect(await wordsOf({ TIPOPAGAMENTO: "Libretto" })).toContain("Metodo di pagamento: addebito sul libretto");
    expect(await wordsOf({ TIPOPAGAMENTO: "Bollettino" })).toContain("Metodo di pagamento: bollettino");
  });

  it("exists for the oddest bill too, on one page and without a broken word", async () => {
    const { items, download } = await billsOf("casi@esempio.it");
    for (const bill of items) {
      const pdf = await openPdf(await download(bill, "pdf"));
      const { text } = await extractText(pdf, { mergePages: true });
      expect(text).toContain(bill.NUMERO);
      expect(text).not.toMatch(/NaN|null|undefined|Invalid|01\/01\/0001/);
      expect(pdf.numPages).toBe(1);
    }
  });
});

/** Cells of a CSV line with semicolons, as a spreadsheet program splits them. */
const cells = (line: string) =>
  [...line.matchAll(/("(?:[^"]|"")*"|[^;]*)(?:;|$)/g)]
    .slice(0, 8)
    .map(([, cell]) => (cell as string).replace(/^"|"$/g, "").replaceAll('""', '"'));

describe("the CSV of a bill", () => {
  it("has a byte order mark, semicolons, CRLF, decimal commas, and the lines add up to the total", async () => {
    const { items, download } = await billsOf("giulia@esempio.it");
    const bill = items[0] as BillWire;
    const answer = await download(bill, "csv");
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = new TextDecoder().decode(bytes);
    expect(text.replaceAll("\r\n", "")).not.toContain("\n");
    const [header, ...rows] = text.trimEnd().split("\r\n").map(cells);
    expect(header).toEqual(["Anno", "Numero", "Fornitura", "Voce", "Quantità", "Unità", "Prezzo unitario", "Importo in euro"]);
    const amounts = rows.map((row) => {
      expect(row[7]).toMatch(/^-?\d+,\d{2}$/);
      return Math.round(Number((row[7] as string).replace(",", ".")) * 100);
    });
    const total = amounts.pop();
    expect(total).toBe(Math.round(Number(bill.IMPORTOTOTALE) * 100));
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total);
  });

  it("has no cell that starts a formula", async () => {
    const { items, download } = await billsOf("casi@esempio.it");
    const bill = items.find(({ COMMODITY }) => COMMODITY === "H2O") as BillWire;
    const text = await (await download(bill, "csv")).text();
    expect(text).toContain(`"'=Sconto; ""speciale"""`);
    const all = text.trimEnd().split("\r\n").slice(1).flatMap(cells);
    expect(all.filter((cell) => /^[=+@\t\r]/.test(cell) || (cell.startsWith("-") && !/^-\d+,\d+$/.test(cell)))).toEqual([]);
  });

  it("exists only for bills issued after 30 June 2025 in Rome", async () => {
    const { items, download } = await billsOf("casi@esempio.it");
    const issued = (date: string) => items.find(({ DATAEMISSIONE }) => dayOf(DATAEMISSIONE) === date) as BillWire;
    expect(issued("2025-07-01").DATAEMISSIONE).toBe("2025-06-30T22:00:00.000Z");
    expect((await download(issued("2025-07-01"), "csv")).status).toBe(200);
    expect((await download(issued("2025-06-30"), "csv")).status).toBe(404);
  });
});
