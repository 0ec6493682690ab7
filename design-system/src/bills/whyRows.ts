import { absent } from "../data/format.ts";
import { fill } from "../theme/messages.ts";
import type { NumberFormats } from "../theme/numbers.ts";
import type { ExplainRow } from "./explainBill.ts";
import { type MoneyText, moneyOf, type WhyWords } from "./whyText.ts";

/** Returns the name of a row that counts something. Undefined for one that is an amount, whose name may come from the bill. */
export function rowName({ id, unit, mean }: ExplainRow, words: WhyWords, currency: string): string | undefined {
  switch (id) {
    case "days":
      return words.days;
    case "use":
      return fill(words.rowUse, { unit: unit ?? "" });
    case "price":
      return fill(mean ? words.rowMeanPrice : words.rowPrice, { currency, unit: unit ?? "" });
    case "dailyPrice":
      return fill(words.rowDailyPrice, { currency });
    default:
      return undefined;
  }
}

/** Decimal places of a price: as many as it has, from two to five. */
const writePrice = (price: number, { formatNumber }: NumberFormats) => {
  const digits = [2, 3, 4].find((places) => Math.abs(price * 10 ** places - Math.round(price * 10 ** places)) < 1e-6);
  return formatNumber(price, digits ?? 5);
};

/** Formats an amount without its currency, which the row's label names. */
export const plainMoney =
  (money: MoneyText, sign: string): MoneyText =>
  (amount) =>
    money(amount).replace(sign, "").trim();

/** Returns a figure of a row as the table shows it. */
export function valueText({ id }: ExplainRow, value: number | null, money: MoneyText, formats: NumberFormats): string {
  if (value === null) return absent;
  if (id === "days" || id === "use") return formats.formatNumber(value);
  return id === "price" || id === "dailyPrice" ? writePrice(value, formats) : moneyOf(value, money);
}

/** Rows whose product is an amount, which they would tell in discreet mode (CH-44). */
export const factors: ReadonlySet<ExplainRow["id"]> = new Set(["use", "price", "dailyPrice"]);
