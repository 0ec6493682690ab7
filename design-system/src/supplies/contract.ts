import type { Commodity } from "../data/commodity.ts";
import type { Day, Euros } from "../data/kinds.ts";
import type { QuantityUnit } from "../theme/numbers.ts";
import type { Withdrawal } from "./withdrawal.ts";

/** Hours for which a price of electricity holds. F23 is both F2 and F3. */
export const priceBands = ["F1", "F2", "F3", "F23"] as const;
export type PriceBand = (typeof priceBands)[number];

/** Price of a kWh or Smc. */
export interface UnitPrice {
  /** Null for the price of every hour, and for gas. */
  band: PriceBand | null;
  perUnit: Euros;
}

/** Price of a contract, without what others decide: transport, system charges and taxes. */
export interface ContractPrice {
  /** Empty where it is not known. */
  units: readonly UnitPrice[];
  /** Fixed part of a year. Null where it is not known. */
  perYear: Euros | null;
}

export const priceKinds = ["fixed", "variable"] as const;
export type PriceKind = (typeof priceKinds)[number];

/** A document of a contract that can be saved. */
export interface ContractFile {
  id: string;
  /** The servers' name for it, in Italian. */
  name: string;
}

/** A change of the price that the retailer has announced. */
export interface PriceChange {
  /** Day of the notice. */
  noticedOn: Day | null;
  /** First day of the new price. */
  from: Day;
  before: ContractPrice;
  after: ContractPrice;
  /** Id of the document of the notice among those of the contract. */
  document: string | null;
}

/** The contract of a supply, as far as the servers know it. Null means that nothing is known, and nothing is shown. */
export interface Contract {
  number: string | null;
  offerName: string | null;
  /** Code by which the regulator's comparison of offers knows the offer. */
  offerCode: string | null;
  priceKind: PriceKind | null;
  /** Index to which a variable price is added, as the contract names it. */
  index: string | null;
  price: ContractPrice;
  /** Last day of the price. */
  priceEnd: Day | null;
  concludedOn: Day | null;
  start: Day | null;
  end: Day | null;
  documents: readonly ContractFile[];
  /** The change of the price that is announced or has happened last. */
  change: PriceChange | null;
  /** Null for a contract without the right of withdrawal. */
  withdrawal: Withdrawal | null;
}

/** Returns the unit in which a supply is priced. */
export const priceUnit = (commodity: Commodity): QuantityUnit => (commodity === "gas" ? "Smc" : "kWh");

/** Returns the address of the comparison of an offer. Undefined without a template or a code. @param template has `{code}` */
export const compareHref = (template: string | undefined, code: string | null): string | undefined =>
  template && code ? template.replaceAll("{code}", encodeURIComponent(code)) : undefined;

/** Most decimals that a price of a kWh or Smc has. */
const mostDecimals = 6;

/** Returns the number of decimals that all prices need: two to six. */
export function priceDecimals(prices: readonly number[]): number {
  const decimalsOf = (price: number) => (price.toFixed(mostDecimals).replace(/0+$/, "").split(".")[1] ?? "").length;
  return Math.max(2, ...prices.map(decimalsOf));
}

/** Tells whether more is known of a contract than its number. */
export const hasFacts = ({ number: _, price, documents, ...facts }: Contract): boolean =>
  price.units.length > 0 || price.perYear !== null || documents.length > 0 || Object.values(facts).some((fact) => fact !== null);

/** Tells whether two prices are made of the same parts: the same bands, both with a fixed part or both without. */
export const samePrices = (one: ContractPrice, other: ContractPrice): boolean =>
  one.units.length > 0 &&
  one.units.length === other.units.length &&
  one.units.every(({ band }) => other.units.some((each) => each.band === band)) &&
  (one.perYear === null) === (other.perYear === null);
