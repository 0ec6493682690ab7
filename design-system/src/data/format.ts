/** Italian figures and dates, whatever the browser's language and time zone: what isn't there is "–" or undefined, never an error. */

/** Stands where a value is missing. */
export const absent = "–";
const noBreakSpace = "\u00a0";

type Maybe<T> = T | null | undefined;

/** Intl objects are slow to make and quick to use: each is made once, when first needed. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const numberFormat = (options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat("it-IT", { useGrouping: "always", signDisplay: "negative", ...options });

const moneyFormat = once(() => numberFormat({ style: "currency", currency: "EUR" }));
const numberFormats = new Map<number | undefined, Intl.NumberFormat>();

/** Euros as "1.064,75 €", with a no-break space. What is no finite number is "–". */
export const formatMoney = (euros: Maybe<number>): string => (Number.isFinite(euros) ? moneyFormat().format(euros as number) : absent);

/** A figure as "1.234,5". `decimals` fixes the decimal places, 0 to 20; without it there are as many as needed, at most three. */
export function formatNumber(value: Maybe<number>, decimals?: number): string {
  if (!Number.isFinite(value)) return absent;
  const format = numberFormats.get(decimals) ?? numberFormat({ minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  numberFormats.set(decimals, format);
  return format.format(value as number);
}

/** A measure as "1.234 kWh", with a no-break space. What is no finite number is "–", without the unit. */
export const formatQuantity = (value: Maybe<number>, unit: "kWh" | "kW" | "Smc" | "V" | "%", decimals?: number): string =>
  Number.isFinite(value) ? formatNumber(value, decimals) + noBreakSpace + unit : absent;

const romeFormat = once(
  () => new Intl.DateTimeFormat("it-IT", { timeZone: "Europe/Rome", year: "numeric", month: "2-digit", day: "2-digit" }),
);

/** The calendar day in Rome at an instant, "YYYY-MM-DD". Undefined before 1900, after 9999 and for an invalid `Date`. */
export const romeDay = (instant: Date): string | undefined =>
  Number.isNaN(instant.getTime()) ? undefined : realDay(romeFormat().format(instant).split("/").reverse().join("-"));

const daysOf = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const dayShape = /^(\d{4})-(\d\d)-(\d\d)$/;
const timestampShape = /^(\d{4}-\d\d-\d\d)T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/;

function realDay(day: string): string | undefined {
  const [, year, month, date] = dayShape.exec(day)?.map(Number) ?? [];
  if (!year || !month || !date || year < 1900 || month > 12) return undefined;
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return date <= (month === 2 && leap ? 29 : (daysOf[month - 1] as number)) ? day : undefined;
}

/** Time zones are slow to work out, and a list of bills has the same few hundred dates thousands of times. */
const knownDates = new Map<string, string | undefined>();
const mostKnown = 2000;

/**
 * The calendar day in Rome, "YYYY-MM-DD", of an ISO day or timestamp (one without an offset is Rome's own time).
 * Undefined for what is missing, malformed, impossible (30 February) or before 1900, such as the placeholders of the year 1.
 */
export function parseDate(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  if (knownDates.has(value)) return knownDates.get(value);
  if (knownDates.size >= mostKnown) knownDates.clear();
  const day = readDate(value);
  knownDates.set(value, day);
  return day;
}

function readDate(value: string): string | undefined {
  const [, day, offset] = value.length > 10 ? (timestampShape.exec(value) ?? []) : [];
  if (!realDay(day ?? value)) return undefined;
  return offset ? romeDay(new Date(value)) : (day ?? value);
}

/** From January on, as Italian writes them. Written out: the browser takes some 7 ms to load its own. */
export const monthNames = "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre".split(" ");
const monthName = (day: string) => monthNames[Number(day.slice(5, 7)) - 1];

/** A date to compare, "12/12/2026". */
export const formatDate = (value: Maybe<string>): string | undefined => parseDate(value)?.split("-").reverse().join("/");

/** As `formatDayMonth`, of a day that `parseDate` has given. */
export function writeDay(day: string, year: boolean): string {
  const date = Number(day.slice(8));
  return `${date === 1 ? "1º" : date} ${monthName(day)}${year ? ` ${day.slice(0, 4)}` : ""}`;
}

/** A date to read, "12 dicembre", or "12 dicembre 2026" with its year. The first of a month is "1º". */
export function formatDayMonth(value: Maybe<string>, { year = false }: { year?: boolean } = {}): string | undefined {
  const day = parseDate(value);
  return day && writeDay(day, year);
}

const parseMonth = (value: Maybe<string>) => parseDate(/^\d{4}-\d\d$/.test(String(value)) ? `${value}-01` : value);

/** A month to read, "dicembre 2026", of "2026-12", a day or a timestamp. */
export function formatMonthYear(value: Maybe<string>): string | undefined {
  const day = parseMonth(value);
  return day && `${monthName(day)} ${day.slice(0, 4)}`;
}

/** A month to compare or to type, "12/2026", of "2026-12", a day or a timestamp. */
export const formatMonth = (value: Maybe<string>): string | undefined => parseMonth(value)?.slice(0, 7).split("-").reverse().join("/");
