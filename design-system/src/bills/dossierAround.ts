import { element, type FileNode } from "../data/fileNodes.ts";
import { yearsBefore } from "../data/yearsBefore.ts";
import { fill } from "../theme/messages.ts";
import type { Bill } from "./bill.ts";
import { comparedWith, isComparable, isFirstOf } from "./comparedBills.ts";
import type { DossierFacts, DossierWords } from "./dossierFacts.ts";
import { dossierTable } from "./dossierTable.ts";
import type { DossierWriter } from "./dossierWriter.ts";
import { type ExplainRow, explainBill, isEstimated } from "./explainBill.ts";
import { explainedBill } from "./explainedBill.ts";
import { rightsOf } from "./rights.ts";
import { lastDayText, rightText, rightTitle, sourceText } from "./rightsText.ts";
import { factors, plainMoney, rowName, valueText } from "./whyRows.ts";
import { type Comparison, moneyOf, signedMoney, type WhyFacts, whySentence } from "./whyText.ts";

type Section = (facts: DossierFacts, words: DossierWords, write: DossierWriter) => FileNode[];

const sentence = (text: string) => element("p", {}, text);

/** Makes the text of a sentence whose bold words stand between asterisks. */
const emphasized = (text: string) =>
  element(
    "p",
    {},
    text.split("*").map((part, index) => (index % 2 ? element("strong", {}, part) : part)),
  );

/** Returns the consumption of a bill's period. A bill of several supplies has none of its own. */
function rowsIn({ readings }: DossierFacts, { periodFrom, periodTo }: Bill) {
  const [only] = readings;
  const rows = readings.length === 1 ? (only?.rows ?? []) : [];
  return rows.filter(({ date }) => periodFrom !== null && periodTo !== null && date >= periodFrom && date <= periodTo);
}

function comparisonParts(facts: DossierFacts, before: Bill, by: Comparison, words: DossierWords, write: DossierWriter): FileNode[] {
  const { why } = words;
  const explained = (bill: Bill) => explainedBill(bill, rowsIn(facts, bill));
  const [now, other] = [explained(facts.bill), explained(before)];
  const explanation = explainBill(now, other);
  const title = element("h3", {}, by === "previous" ? why.comparePrevious : why.compareLastYear);
  if (!explanation) return [title, sentence(why.unknownTotal)];
  const whyFacts: WhyFacts = { now, before: other, explanation, words: why, formats: write.formats };
  const currency = write.formats.currencySign;
  const money = plainMoney(write.money, currency);
  const nameOf = (row: ExplainRow) => {
    const label = row.label ?? why[row.id as Exclude<ExplainRow["id"], "dailyPrice">];
    return rowName(row, why, currency) ?? fill(why.rowAmount, { currency, label });
  };
  const value = (row: ExplainRow, figure: number | null, bill: WhyFacts["now"]) =>
    [valueText(row, figure, money, write.formats), row.id === "use" && isEstimated(bill) && `(${why.estimated})`].filter(Boolean).join(" ");
  const rows = explanation.rows.filter(({ id }) => !write.discreet || !factors.has(id));
  const gap = Math.abs(explanation.unlisted.before) + Math.abs(explanation.unlisted.now);
  return [
    title,
    emphasized(whySentence(whyFacts, by, write.money)),
    ...(explanation.listed ? [] : [sentence(why.unlisted)]),
    ...(gap > 0 ? [sentence(fill(why.gap, { amount: write.money(gap / 100) }))] : []),
    dossierTable({
      caption: why.table,
      columns: [why.item, why.columnBefore, why.columnNow, why.columnEuros],
      rows: rows.map((row) => [
        write.text(nameOf(row)),
        value(row, row.before, other),
        value(row, row.now, now),
        signedMoney(row.cents, money),
      ]),
      total: [
        fill(why.rowAmount, { currency, label: why.total }),
        moneyOf(explanation.before, money),
        moneyOf(explanation.now, money),
        signedMoney(explanation.now - explanation.before, money),
      ],
      figures: 3,
    }),
  ];
}

const ofSupply = ({ bill, others }: DossierFacts) =>
  (others?.bills ?? []).filter(({ supplyCode, id }) => supplyCode !== null && supplyCode === bill.supplyCode && id !== bill.id);

/** Makes the section that says why the amount is what it is, compared with the bill before and with that of a year ago. */
export const whySection: Section = (facts, words, write) => {
  const title = element("h2", {}, words.whyPage.whyTitle);
  if (!isComparable(facts.bill)) return [title, sentence(words.whyPage.whyNone)];
  if (!facts.others) return [title, sentence(fill(words.dossier.missing, { part: words.dossier.earlier }))];
  const own = ofSupply(facts);
  const { previous, lastYear } = comparedWith(facts.bill, own);
  if (!previous && !lastYear) {
    const isFirst = facts.others.complete && isFirstOf(facts.bill, own);
    return [title, sentence(isFirst ? words.why.first : words.why.noPrevious)];
  }
  return [
    title,
    ...(previous ? comparisonParts(facts, previous, "previous", words, write) : []),
    ...(lastYear ? comparisonParts(facts, lastYear, "lastYear", words, write) : []),
  ];
};

/** Makes the section of the rights about the bill. Nothing where the site has no rules, or where no right is found and none is missing. */
export const rightsSection: Section = (facts, words, write) => {
  const { bill, rules, today, others, readUntil } = facts;
  if (!rules || !others) return [];
  const rights = rightsOf(bill, ofSupply(facts), { rows: rowsIn(facts, bill), until: readUntil?.day ?? null }, rules, today);
  if (rights.length === 0 && readUntil !== null) return [];
  return [
    element("h2", {}, words.rights.title),
    ...rights.flatMap((right) => [
      element("h3", {}, rightTitle(right, words.rights)),
      sentence(rightText(right, words.rights, write.money, write.formats)),
      ...(right.lastDay ? [sentence(lastDayText(right.lastDay, today, words.rights, write.formats))] : []),
    ]),
    ...(readUntil === null ? [sentence(fill(words.dossier.missing, { part: words.dossier.readUntil }))] : []),
    ...(rights.length > 0 ? [sentence(sourceText(rules, words.rights, write.formats))] : []),
  ];
};

/** Makes the section of the documents of the supply that were issued in the twelve months before the bill, the newest first. */
export const earlierSection: Section = (facts, words, write) => {
  const title = element("h2", {}, words.dossier.earlier);
  if (!facts.others) return [title, sentence(fill(words.dossier.missing, { part: words.dossier.earlier }))];
  const until = facts.bill.emissionDate ?? facts.today;
  const from = yearsBefore(until, 1);
  const dayOf = ({ emissionDate }: Bill) => emissionDate ?? "";
  const earlier = ofSupply(facts)
    .filter((bill) => dayOf(bill) >= from && dayOf(bill) <= until)
    .toSorted((one, other) => dayOf(other).localeCompare(dayOf(one)));
  if (earlier.length === 0) return [title, sentence(words.dossier.earlierNone)];
  const { day, money } = write;
  return [
    title,
    dossierTable({
      caption: words.dossier.earlier,
      columns: [words.dossier.number, words.dossier.issued, words.data.due, words.data.paid, words.bills.total],
      rows: earlier.map((bill) => [
        `${bill.year} / ${bill.number}`,
        day(bill.emissionDate),
        day(bill.expiryDate),
        day(bill.paymentDate),
        money(bill.totalAmount),
      ]),
    }),
  ];
};

/** Makes the section of the complaints about the bill, with what has happened and the answer. Nothing where the site takes none. */
export const complaintsSection: Section = ({ complaints }, words, write) => {
  if (complaints === undefined) return [];
  const title = element("h2", {}, words.dossier.complaints);
  if (complaints === null) return [title, sentence(fill(words.dossier.missing, { part: words.dossier.complaints }))];
  if (complaints.length === 0) return [title, sentence(words.dossier.complaintsNone)];
  const quoted = (heading: string, text: string | null): FileNode[] =>
    text === null ? [] : [element("h4", {}, heading), element("pre", {}, write.text(text))];
  return [
    title,
    ...complaints.flatMap(({ number, kind, events, notes, copy, asked, answer }) => [
      element("h3", {}, fill(words.dossier.complaint, { number })),
      sentence(kind),
      element(
        "ol",
        {},
        events.map(({ title: event, date }) => element("li", {}, event, date ? [" · ", write.day(date)] : [])),
      ),
      ...notes.map((note) => element("p", {}, write.text(note))),
      ...quoted(words.dossier.sent, copy),
      ...quoted(words.dossier.asked, asked),
      ...quoted(words.dossier.answer, answer),
    ]),
  ];
};
