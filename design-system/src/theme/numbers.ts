import { fill } from "./messages.ts";
import { checkAmount } from "./misuse.ts";
import { italianRegion, perRegion, type Region, useRegion, writtenLocale } from "./region.ts";

type Maybe = number | null | undefined;

/** Units of a quantity. */
export type QuantityUnit = "kWh" | "kW" | "Smc" | "V" | "%";

/** Formats of money and figures in one region. A value that is not a finite number gives "–", never an error. */
export interface NumberFormats {
  readonly region: Region;
  /** Formats an amount as "1.064,75 €", a credit as "− 35,40 €", with no-break spaces. */
  readonly formatMoney: (amount: Maybe) => string;
  /** Formats an amount like `formatMoney`, with as many decimals as given: the price of a unit, "0,19572 €". */
  readonly formatPrice: (amount: Maybe, decimals: number) => string;
  /**
   * Formats a number as "1.234,5". `decimals` fixes the number of decimal places, 0 to 20. Without it there are as many as needed, at most
   * three.
   */
  readonly formatNumber: (value: Maybe, decimals?: number) => string;
  /** Formats a quantity as "1.234 kWh", with a no-break space. A missing one gives "–", without the unit. */
  readonly formatQuantity: (value: Maybe, unit: QuantityUnit, decimals?: number) => string;
  /**
   * Writes a count in the form that the language's plural rules ask for: `formatCount(words.foundOne, words.foundOther, 2)`. The number
   * fills `{count}`, unless `values` has a `count` too; `values` fill the form's other placeholders.
   */
  readonly formatCount: (one: string, other: string, count: number, values?: Readonly<Record<string, string>>) => string;
  /** Formats a whole percentage: "37%", in German "37 %" with a no-break space. */
  readonly formatPercent: (percent: Maybe) => string;
  /** Text shown in place of an amount, "••• €". Its length says nothing about the amount. */
  readonly hiddenMoney: string;
  /** The currency as amounts write it: "€", "CHF". */
  readonly currencySign: string;
  /** Sign between whole and decimals: "," in Italian, "." in English. */
  readonly decimalSign: string;
  /** Joins texts: "gennaio, febbraio e marzo"; with `or`, "luce o gas". */
  readonly formatList: (texts: readonly string[], or?: boolean) => string;
  /** Compares two texts in the order of the language's alphabet, and figures inside them by their value. */
  readonly compareTexts: (one: string, other: string) => number;
}

/** Text shown for a missing value. */
export const absent = "–";

const noBreakSpace = "\u00a0";

/** Writes U+2212 and a no-break space for the minus before an amount, so that it does not look like a dash or stand alone in a line. */
const withMinus = (amount: string) => amount.replace(/^[-−]\s?/, `−${noBreakSpace}`);

/** Returns the number format of a locale. It is slow to create and fast to use: keep it. */
export const numberFormat = (locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  new Intl.NumberFormat(locale, { useGrouping: "always", signDisplay: "negative", ...options });

/** Returns the formats of money and figures of a region, the same object for the same region. */
export const numberFormatsOf = perRegion((region: Region): NumberFormats => {
  const { currency } = region;
  const locale = writtenLocale(region);
  const formats = new Map<string, Intl.NumberFormat>();
  /** Creates each format when it is first needed. */
  const format = (kind: "plain" | "money", decimals?: number) => {
    const key = `${kind}${decimals}`;
    const digits = decimals === undefined ? {} : { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    const stored = formats.get(key) ?? numberFormat(locale, { ...digits, ...(kind === "money" && { style: "currency", currency }) });
    formats.set(key, stored);
    return stored;
  };
  const formatNumber = (value: Maybe, decimals?: number) =>
    Number.isFinite(value) ? format("plain", decimals).format(value as number) : absent;
  const formatMoney = (amount: Maybe) => {
    if (process.env.NODE_ENV !== "production") checkAmount("formatMoney", "euros", amount, "any");
    return Number.isFinite(amount) ? withMinus(format("money").format(amount as number)) : absent;
  };
  let plurals: Intl.PluralRules | undefined;
  let percents: Intl.NumberFormat | undefined;
  const lists = new Map<boolean, Intl.ListFormat>();
  let collator: Intl.Collator | undefined;
  return {
    region,
    formatNumber,
    formatMoney,
    formatPrice: (amount, decimals) => (Number.isFinite(amount) ? withMinus(format("money", decimals).format(amount as number)) : absent),
    formatQuantity: (value, unit, decimals) => (Number.isFinite(value) ? formatNumber(value, decimals) + noBreakSpace + unit : absent),
    formatCount: (one, other, count, values) => {
      plurals ??= new Intl.PluralRules(locale);
      return fill(plurals.select(count) === "one" ? one : other, { count: formatNumber(count), ...values });
    },
    formatPercent: (percent) => {
      percents ??= numberFormat(locale, { style: "percent" });
      return Number.isFinite(percent) ? percents.format((percent as number) / 100) : absent;
    },
    get hiddenMoney() {
      return format("money", 0).format(1).replace("1", "•••");
    },
    get currencySign() {
      return (
        format("money")
          .formatToParts(1)
          .find(({ type }) => type === "currency")?.value ?? currency
      );
    },
    get decimalSign() {
      return (
        format("plain", 2)
          .formatToParts(1)
          .find(({ type }) => type === "decimal")?.value ?? ","
      );
    },
    formatList: (texts, or = false) => {
      const list = lists.get(or) ?? new Intl.ListFormat(locale, { type: or ? "disjunction" : "conjunction" });
      lists.set(or, list);
      return list.format(texts);
    },
    compareTexts: (one, other) => {
      collator ??= new Intl.Collator(locale, { numeric: true });
      return collator.compare(one, other);
    },
  };
});

/** Returns the formats of money and figures of the page's region. Where dates are written too, `useFormats` of data has both. */
export const useNumberFormats = (): NumberFormats => numberFormatsOf(useRegion());

/** Formats a number in Italian. In a component, `useNumberFormats` writes it in the page's language. */
export const formatNumber: NumberFormats["formatNumber"] = (value, decimals) =>
  numberFormatsOf(italianRegion).formatNumber(value, decimals);
