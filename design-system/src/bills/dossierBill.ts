import { element, type FileNode } from "../data/fileNodes.ts";
import { absent } from "../data/format.ts";
import { fill } from "../theme/messages.ts";
import { hiddenCode } from "../theme/privateText.ts";
import { isCreditNote } from "./bill.ts";
import { type BillDataRow, billDataRows } from "./billDataRows.ts";
import { loadedSpans } from "./billFigures.ts";
import { billState, shownFacts, stateLook } from "./billState.ts";
import { dueSentence, periodText, quantityText } from "./billText.ts";
import type { DossierFacts, DossierWords } from "./dossierFacts.ts";
import { dossierTable } from "./dossierTable.ts";
import type { DossierWriter } from "./dossierWriter.ts";
import { instalmentText } from "./instalmentText.ts";
import { billName, lineName, toCard } from "./toCard.ts";

type Section = (facts: DossierFacts, words: DossierWords, write: DossierWriter) => FileNode[];

/** Makes a term and its description. */
const fact = (label: FileNode, value: FileNode): FileNode[] => [element("dt", {}, label), element("dd", {}, value)];

function valueOfRow(row: BillDataRow, write: DossierWriter): FileNode {
  if (row.kind === "money") return write.money(row.value);
  return row.kind === "text" ? row.value : write[row.kind](row.value);
}

/** Returns the state of the bill: status, due date, and what of it is open in instalments. */
function stateLines({ bill, supplies, today }: DossierFacts, words: DossierWords, { formats, money }: DossierWriter): string {
  const card = toCard(bill, { supplies, today, words: words.cards, commodityWords: words.commodities, hrefOf: () => "" });
  const state = billState(card, today, formats.parseDate);
  // Without today: a distance in days would be wrong on the next day.
  const shown = shownFacts(card, state);
  const status = words.bills[stateLook(state).word];
  const lines = [status, dueSentence(shown, words.bills, words.dates, formats), instalmentText(state, words.bills, formats, money)];
  return lines.filter(Boolean).join(" · ");
}

/** Makes the section of the bill itself: its facts, the parts of its total and its instalments. */
export const billSection: Section = (facts, words, write) => {
  const { bill, supplies, customer } = facts;
  const { formats, money, text, day } = write;
  const context = { supplies, words: words.cards, commodityWords: words.commodities };
  const kind = isCreditNote(bill.documentType, bill.documentTypeCode)
    ? fill(words.bills.creditNote, { commodity: words.commodities[bill.commodity] })
    : words.commodities[bill.commodity];
  const period = periodText({ period: { from: bill.periodFrom, to: bill.periodTo } }, words.bills, formats);
  const quantity = (detail: (typeof bill.details)[number]) => {
    const unit = detail.unit === "giorni" ? words.cards.lineDays : detail.unit;
    const known = quantityText({ ...detail, unit }, formats);
    return known && write.discreet ? hiddenCode : (known ?? absent);
  };
  return [
    element("h2", {}, words.dossier.bill),
    element("p", {}, [kind, period].filter(Boolean).join(" · ")),
    element(
      "dl",
      {},
      fact(words.dossier.number, `${bill.year} / ${bill.number}`),
      fact(words.dossier.supply, write.name(billName(bill, context))),
      fact(words.dossier.issued, day(bill.emissionDate)),
      fact(words.bills.total, element("span", { class: "amount" }, money(bill.totalAmount))),
      fact(words.dossier.status, stateLines(facts, words, write)),
      billDataRows({ bill, supplies, customer: customer ?? {} }, words.data, formats).map((row) => [
        // The label of a fact of several supplies names its own.
        ...fact(text(row.label), valueOfRow(row, write)),
      ]),
    ),
    bill.details.length > 0
      ? dossierTable({
          caption: words.data.lines,
          columns: [words.dossier.item, words.dossier.quantity, words.dossier.amount],
          rows: bill.details.map((detail) => [text(lineName(detail, context)), quantity(detail), money(detail.amount)]),
          total: [words.bills.total, "", money(bill.totalAmount)],
          figures: 2,
        })
      : element("p", {}, words.dossier.noLines),
    ...(bill.rates.length > 0
      ? [
          dossierTable({
            caption: fill(words.bills.rates, { count: bill.rates.length }),
            columns: [words.dossier.rate, words.data.due, words.data.paid, words.dossier.amount],
            rows: bill.rates.map((rate) => [String(rate.number), day(rate.expiryDate), day(rate.paymentDate), money(rate.amount)]),
          }),
        ]
      : []),
  ];
};

/** Makes the section of the readings of the bill's period, for each of its supplies. */
export const readingsSection: Section = ({ bill, readings }, words, write) => {
  const { formatNumber } = write.formats;
  const figure = (value: number | null, isEstimate: boolean | undefined) =>
    value !== null && isEstimate ? `${formatNumber(value)} (${words.readings.estimated})` : formatNumber(value);
  const ofSupply = ({ supply, rows }: DossierFacts["readings"][number]): FileNode[] => {
    if (!rows) return [element("p", {}, fill(words.dossier.missing, { part: words.dossier.readings }))];
    const load = loadedSpans({ state: "Loaded", data: rows.filter(({ date }) => date <= (bill.periodTo ?? "")) }, bill.periodFrom);
    if (load.state !== "Loaded") return [element("p", {}, words.figures.figureNone)];
    const { spans, startDate, endDate } = load.data;
    const unit = supply.commodity === "gas" ? "Smc" : "kWh";
    const caption =
      readings.length > 1
        ? [write.text(fill(words.readings.of, { name: "" }).trim()), " ", write.name(supply.nickname ?? supply.address ?? "")]
        : [words.readings.caption];
    return [
      dossierTable({
        caption: element("span", {}, caption),
        columns: [words.readings.zone, words.readings.start, words.readings.end, unit],
        rows: spans.map((span) => [
          span.zone ?? words.readings.reading,
          figure(span.start, span.startEstimated),
          figure(span.end, span.endEstimated),
          formatNumber(span.use),
        ]),
        figures: 3,
      }),
      element("p", {}, words.readings.start, ": ", write.day(startDate), ". ", words.readings.end, ": ", write.day(endDate), "."),
    ];
  };
  const parts = readings.length > 0 ? readings.flatMap(ofSupply) : [element("p", {}, words.figures.figureNone)];
  return [element("h2", {}, words.data.readings), ...parts];
};
