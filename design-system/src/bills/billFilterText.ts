import { type Formats, formatsOf } from "../data/useFormats.ts";
import { fill, type WordsOf } from "../theme/messages.ts";
import { type BillFilterValue, billPaymentModes, billStatuses, billSupplyTypes } from "./billFilter.ts";
import type { BillFilterGroup } from "./billFilterGroups.ts";
import type { billFilterMessages } from "./billFilterMessages.it.ts";

export type FilterWords = WordsOf<typeof billFilterMessages>;

const capital = <Text extends string>(text: Text) => (text.charAt(0).toUpperCase() + text.slice(1)) as Capitalize<Text>;

/** Returns the options of each group with their labels. */
export const filterOptions = (words: FilterWords) => ({
  statuses: billStatuses.map((value) => ({
    value,
    label: words[`statuses${capital(value)}`],
    hint: value === "expiring" ? words.statusesExpiringHint : undefined,
  })),
  supplyTypes: billSupplyTypes.map((value) => ({ value, label: words[`supplyTypes${capital(value)}`] })),
  paymentModes: billPaymentModes.map((value) => ({ value, label: words[`paymentModes${capital(value)}`] })),
});

/** Describes statuses and payer: "Ancora aperte", "Da pagare", "Con addebito: scadute". */
function statusesText(value: BillFilterValue, words: FilterWords, formats: Formats): string {
  const { statuses, payer } = value;
  const isAnyOpen = statuses.length > 0 && (["expiring", "expired"] as const).every((status) => statuses.includes(status));
  const text = isAnyOpen && !statuses.includes("paid") ? words.statusesUnpaid : listText("statuses", value, words, formats);
  if (!payer) return text;
  return isAnyOpen ? words[`payer${capital(payer)}`] : `${words[`payer${capital(payer)}`]}: ${formats.insideSentence(text)}`;
}

/** Joins the selected options: "Non ancora scadute o scadute", "Luce e gas". */
function listText(
  group: "statuses" | "supplyTypes" | "paymentModes",
  value: BillFilterValue,
  words: FilterWords,
  formats: Formats,
): string {
  const chosen = value[group] as readonly string[];
  if (chosen.length === 0) return words[`${group}None`];
  const labels = filterOptions(words)
    [group].filter((option) => chosen.includes(option.value))
    .map((option) => formats.insideSentence(option.label));
  return capital(formats.formatList(labels, group !== "supplyTypes"));
}

function rangeText(group: "expireDate" | "periodDate" | "total", value: BillFilterValue, words: FilterWords, formats: Formats): string {
  const from = value[`${group}From`];
  const to = value[`${group}To`];
  // The year is there, since a filter may be of any year; of two days in one year it is said once.
  const isOneYear = from !== to && String(from).slice(0, 4) === String(to).slice(0, 4);
  const text = (limit: string | number | null) => {
    if (typeof limit === "number") return formats.formatMoney(limit);
    const date = formats.formatDayMonth(limit, { short: true, year: !(isOneYear && limit === from) });
    return date?.replaceAll(" ", "\u00a0") ?? "";
  };
  const since = to === null ? "Since" : "Between";
  const form = from === null ? "Until" : since;
  return formats.fillDates(words[`${group}${form}`], { from: text(from), to: text(to) });
}

/** Describes an active group in a few words, for its chip. */
export function filterText(group: BillFilterGroup, value: BillFilterValue, words: FilterWords, formats: Formats = formatsOf()): string {
  switch (group) {
    case "statuses":
      return statusesText(value, words, formats);
    case "supplyTypes":
    case "paymentModes":
      return listText(group, value, words, formats);
    case "contractType":
      return fill(words.contractTypeIs, { type: formats.insideSentence(words[`contractType${capital(value.contractType ?? "all")}`]) });
    default:
      return rangeText(group, value, words, formats);
  }
}
