import type { Customer, Supply } from "@favilla/contract/schema.ts";
import { withArticle } from "../base/dates.ts";
import { euros } from "../base/money.ts";
import { createPaper, drawMark, ink, muted, type Paper } from "../paper/paper.ts";
import { dateWords, kindWords, moneyWords, numberWords, priceWords } from "../paper/words.ts";
import { type BandReading, readingTable } from "./readings.ts";
import { type BillWire, type DetailWire, listOf, type StoredBill, unpaidRates } from "./wire.ts";

const leftEdge = 48;
const width = 499;
const half = 237;
const rightHalf = leftEdge + half + 25;

function letterhead(paper: Paper, bill: BillWire, title: string): void {
  drawMark(paper, leftEdge, 44);
  paper.text("P", "Favilla Energia Srl", { x: leftEdge + 36, y: 46, width: 220, size: 15, bold: true });
  const issued = dateWords(bill.DATAEMISSIONE);
  paper.text("P", issued ? `Emessa ${withArticle("il", issued)}` : "Data di emissione non indicata", {
    x: rightHalf,
    y: 50,
    width: half,
    align: "right",
    color: muted,
  });
  paper.text("H1", title, { x: leftEdge, y: 96, width, size: 22, bold: true });
}

const isCreditNote = ({ TIPODOCUMENTOCOD }: BillWire): boolean => TIPODOCUMENTOCOD === "NC";

/** The words for whether and until when there is something to pay: the main one first, then the rest. A credit is no debt (BL-25). */
function dueWords(bill: BillWire): [string, ...string[]] {
  const [paid, due] = [dateWords(bill.DATAPAGAMENTO), dateWords(bill.DATASCADENZA)];
  const [next] = unpaidRates(bill).sort((one, other) => String(one.DATASCADENZA).localeCompare(String(other.DATASCADENZA)));
  const count = listOf(bill.RATE?.RATA).length;
  if (!paid && next && count > 1) {
    const until = dateWords(next.DATASCADENZA);
    return [
      until ? `Da pagare entro ${withArticle("il", until)}` : "Scadenza non indicata",
      `Rata ${next.NUMERO} di ${count}: ${moneyWords(next.IMPORTO)}`,
    ];
  }
  const deadline = due ? [`Scadenza ${due}`] : [];
  if (paid) return [`Pagata ${withArticle("il", paid)}`, ...deadline];
  const total = euros(bill.IMPORTOTOTALE);
  if (total !== null && total <= 0) return [total < 0 ? "A tuo credito" : "Niente da pagare", ...deadline];
  return [due ? `Da pagare entro ${withArticle("il", due)}` : "Scadenza non indicata"];
}

function totalPanel(paper: Paper, bill: BillWire): void {
  paper.decorate((page) => page.roundedRect(leftEdge, 138, width, 92, 12).fill(ink));
  const inner = { x: leftEdge + 22, width: width - 44, color: "#ffffff" };
  paper.text("H2", isCreditNote(bill) ? "Totale della nota di credito" : "Totale della bolletta", { ...inner, y: 154, size: 10.5 });
  paper.text("P", moneyWords(bill.IMPORTOTOTALE), { ...inner, y: 171, size: 32, bold: true });
  const [from, to] = [dateWords(bill.DATACOMPETENZAINI), dateWords(bill.DATACOMPETENZAFIN)];
  const [first, ...others] = dueWords(bill);
  const column = { ...inner, x: rightHalf, width: half - 22, align: "right" as const };
  let y = paper.text("P", first, { ...column, y: others.length > 0 ? 160 : 169, size: 12, bold: true }) + 3;
  for (const words of [...others, from && to ? `Periodo ${withArticle("dal", from)} ${withArticle("al", to)}` : "Periodo non indicato"]) {
    y = paper.text("P", words, { ...column, y }) + 3;
  }
}

/** A heading and lines under it; returns the y below. */
function facts(paper: Paper, title: string, lines: readonly (string | false | null | undefined)[], x: number, top: number): number {
  let y = paper.text("H2", title, { x, y: top, width: half, size: 11.5, bold: true }) + 4;
  for (const line of lines) if (line) y = paper.text("P", line, { x, y, width: half }) + 1;
  return y;
}

const customerLines = (customer: Customer) => [
  [customer.name, customer.surname].filter(Boolean).join(" "),
  customer.fiscalCode && `Codice fiscale ${customer.fiscalCode}`,
  customer.externalId && `Codice cliente ${customer.externalId}`,
];

const supplyLines = (supply: Supply) => [
  supply.nickname ?? supply.address ?? "Fornitura",
  supply.nickname && supply.address,
  supply.pod && `POD ${supply.pod}`,
  supply.pdr && `PDR ${supply.pdr}`,
  supply.contractNumber && `Contratto ${supply.contractNumber}`,
];

/** The wire's payment modes in the words of the portal. */
const methods: Readonly<Record<string, string>> = {
  Bollettino: "bollettino",
  Rid: "addebito sul conto",
  Libretto: "addebito sul libretto",
};

function people(paper: Paper, bill: BillWire, customer: Customer, supplies: readonly Supply[]): number {
  const payment = [
    bill.TIPOPAGAMENTO && `Metodo di pagamento: ${methods[bill.TIPOPAGAMENTO] ?? bill.TIPOPAGAMENTO}`,
    bill.IDPAGAMENTO && `Codice avviso ${bill.IDPAGAMENTO}`,
  ];
  const client = facts(paper, "Cliente", [...customerLines(customer), ...payment], leftEdge, 254);
  const lines = supplies.length > 0 ? supplies.flatMap(supplyLines) : [bill.NOME ?? "Nessuna fornitura indicata"];
  return Math.max(client, facts(paper, supplies.length > 1 ? "Forniture" : "Fornitura", lines, rightHalf, 254));
}

function section(paper: Paper, title: string, y: number): number {
  return paper.text("H2", title, { x: leftEdge, y: y + 20, width, size: 13, bold: true }) + 8;
}

const amountColumn = { title: "Importo", x: leftEdge + 404, width: 95, align: "right" as const };

/** Lines of the energy itself, which the "scontrino" counts; none if the bill has no quantity. */
function energyLines(bill: BillWire): DetailWire[] {
  const lines = listOf(bill.DETTAGLI?.DETTAGLIODOCUMENTO).filter(({ CODICEPRODOTTO }) => !CODICEPRODOTTO);
  return lines.some(({ QUANTITA }) => QUANTITA != null) ? lines : [];
}

const nameOf = ({ DESCRIZIONE }: DetailWire) => DESCRIZIONE ?? "Voce senza nome";

function receiptTable(paper: Paper, lines: readonly DetailWire[], top: number): number {
  const columns = [
    { title: "Voce", x: leftEdge, width: 170 },
    { title: "Quantità", x: leftEdge + 175, width: 115, align: "right" as const },
    { title: "Prezzo", x: leftEdge + 300, width: 95, align: "right" as const },
    amountColumn,
  ];
  const rows = lines.map((line) => [
    nameOf(line),
    line.QUANTITA == null ? "" : `${numberWords(line.QUANTITA)} ${line.UNITA ?? ""}`,
    line.PREZZOUNITARIO == null ? "" : priceWords(line.PREZZOUNITARIO),
    moneyWords(line.IMPORTO),
  ]);
  return paper.table(columns, rows, section(paper, "Scontrino dell’energia", top));
}

/** The whole bill in few lines: those of the energy are one. */
function summaryTable(paper: Paper, bill: BillWire, energy: readonly DetailWire[], top: number): number {
  const others = listOf(bill.DETTAGLI?.DETTAGLIODOCUMENTO).filter((detail) => !energy.includes(detail));
  const first =
    energy.length > 0 ? [[bill.COMMODITY === "GM" ? "Spesa per il gas" : "Spesa per l’energia", moneyWords(bill.IMPORTOFORNITURA)]] : [];
  const rows = [...first, ...others.map((detail) => [nameOf(detail), moneyWords(detail.IMPORTO)])];
  const columns = [{ title: "Voce", x: leftEdge, width: 395 }, amountColumn];
  return paper.table(columns, [...rows, ["Totale", moneyWords(bill.IMPORTOTOTALE)]], section(paper, "Riepilogo", top), true);
}

function rateTable(paper: Paper, bill: BillWire, top: number): number {
  const rates = listOf(bill.RATE?.RATA);
  if (rates.length === 0) return top;
  const columns = [
    { title: "Rata", x: leftEdge, width: 120 },
    { title: "Scadenza", x: leftEdge + 130, width: 120 },
    { title: "Pagata il", x: leftEdge + 265, width: 120 },
    amountColumn,
  ];
  const rows = rates.map((rate) => [
    String(rate.NUMERO),
    dateWords(rate.DATASCADENZA) ?? "–",
    dateWords(rate.DATAPAGAMENTO) ?? "–",
    moneyWords(rate.IMPORTO),
  ]);
  return paper.table(columns, rows, section(paper, "Pagamento a rate", top));
}

/** A bill as its front page: total and due date, customer and supply, the "scontrino" of the energy, summary, instalments and readings. */
export function billPdf(
  { wire }: StoredBill,
  customer: Customer,
  supplies: readonly Supply[],
  readings: readonly BandReading[] = [],
): Promise<Uint8Array<ArrayBuffer>> {
  const title = [isCreditNote(wire) ? "Nota di credito" : "Bolletta", kindWords(wire.COMMODITY), `n. ${wire.ANNO} / ${wire.NUMERO}`]
    .filter(Boolean)
    .join(" ");
  const issued = new Date(wire.DATAEMISSIONE ?? Number.NaN);
  const paper = createPaper(title, "Favilla Energia Srl", Number.isNaN(issued.getTime()) ? new Date(0) : issued);
  letterhead(paper, wire, title);
  totalPanel(paper, wire);
  let y = people(paper, wire, customer, supplies);
  const energy = energyLines(wire);
  if (energy.length > 0) y = receiptTable(paper, energy, y);
  y = summaryTable(paper, wire, energy, y);
  y = rateTable(paper, wire, y);
  if (readings.length > 0) readingTable(paper, readings, leftEdge, section(paper, "Letture", y));
  const notice =
    "Favilla Energia Srl, Via Fittizia 1, Bologna. Azienda inventata: questo documento è un esempio e non è un titolo di pagamento.";
  paper.text("P", notice, { x: leftEdge, y: 800, width, size: 8, color: muted });
  return paper.finish();
}
