import { dayOf, writeDay } from "../base/dates.ts";
import { type Amount, euros } from "../base/money.ts";

const money = new Intl.NumberFormat("it-IT", { style: "currency", currency: "EUR", useGrouping: "always" });

/** Euros as "1.064,75 €"; a dash without an amount. */
export function moneyWords(amount: Amount | undefined): string {
  const value = euros(amount);
  return value === null ? "–" : money.format(value === 0 ? 0 : value);
}

/** A number with up to two decimals. */
export const numberWords = (value: number): string => value.toLocaleString("it-IT", { maximumFractionDigits: 2, useGrouping: "always" });

/** Euros per unit, with two to five decimals. */
export const priceWords = (euros: number): string =>
  `${euros.toLocaleString("it-IT", { minimumFractionDigits: 2, maximumFractionDigits: 5 })} €`;

/** A wire date as "27/11/2026"; undefined for a placeholder or no date. */
export function dateWords(value: string | null | undefined): string | undefined {
  const day = dayOf(value);
  return day === null ? undefined : writeDay(day);
}

const longDay = new Intl.DateTimeFormat("it-IT", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/** A day in words, "1º dicembre 2026", as the portal writes it. */
export function dayInWords(value: string | null | undefined): string | undefined {
  const day = dayOf(value);
  return day === null ? undefined : longDay.format(new Date(day)).replace(/^1 /, "1º ");
}

const kinds: Record<string, string> = { ENELE: "luce", GM: "gas", DUAL: "luce e gas", CNNR: "Canone TV", VAS: "servizi" };

/** The kind of a bill, as it stands after the word "Bolletta". */
export const kindWords = (commodity: string | null | undefined): string => kinds[commodity ?? ""] ?? "";
