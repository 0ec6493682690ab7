/** A bill as it travels; the contract's names and shapes. */
export interface BillWire {
  ID: number;
  NUMERO: string;
  ANNO: number;
  NOME?: string | null;
  COMMODITY?: string | null;
  FORNITURACOD?: string | null;
  CONTRATTONUMERO?: string | null;
  IMPORTOTOTALE?: Amount;
  IMPORTOFORNITURA?: Amount;
  IMPORTORATA?: Amount;
  DATAEMISSIONE?: string | null;
  DATASCADENZA?: string | null;
  DATAPAGAMENTO?: string | null;
  DATARIFERIMENTO?: string | null;
  DATACOMPETENZAINI?: string | null;
  DATACOMPETENZAFIN?: string | null;
  TIPOPAGAMENTO?: string | null;
  IDPAGAMENTO?: string | null;
  TIPODOCUMENTOCOD?: string | null;
  TIPODOCUMENTO?: string | null;
  /** Computed when the bill is read, from its dates and the clock. */
  STATOPAGAMENTO?: number | null;
  NUMERORATE?: number | null;
  RATE?: { RATA: RateWire | RateWire[] } | null;
  DETTAGLI?: { DETTAGLIODOCUMENTO: DetailWire | DetailWire[] } | null;
}

/** Euros; old records hold text with a decimal comma. */
export type Amount = number | string | null;

export interface RateWire {
  NUMERO: number;
  IMPORTO: Amount;
  DATASCADENZA?: string | null;
  DATAPAGAMENTO?: string | null;
}

export interface DetailWire {
  FORNITURACOD?: string | null;
  IMPORTO: Amount;
  CODICEPRODOTTO?: string | null;
  DESCRIZIONE?: string | null;
}

/** A line of the "scontrino dell'energia": quantity by price. On paper and in the CSV only. */
export interface ReceiptLine {
  label: string;
  quantity: number;
  unit: string;
  /** Euros for one unit. */
  price: number;
  /** Euros. */
  amount: number;
}

/** A bill with what its documents need beyond the wire. */
export interface StoredBill {
  wire: BillWire;
  receipt: readonly ReceiptLine[];
  /** BOL30, RID30 or LIB30. */
  mode: string | null;
  /** A reminder was sent after the due date. */
  reminded: boolean;
}

/** The dates that mean "no date" in old records. */
export const placeholders = ["0001-01-01T00:00:00.000Z", "0000-12-31T23:10:04.000Z"] as const;

/** Euros of a wire amount; null where it cannot be read. */
export function euros(amount: Amount | undefined): number | null {
  const value = typeof amount === "string" ? Number.parseFloat(amount.replace(",", ".")) : amount;
  return value === null || value === undefined || !Number.isFinite(value) ? null : value;
}

/** The one, the many or none behind the wire's "object or array" fields. */
export const many = <T>(value: T | T[] | null | undefined): T[] => (value === null || value === undefined ? [] : ([value].flat() as T[]));
