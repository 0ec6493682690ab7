/** Facts of a payment notice. */
export interface PagopaFacts {
  /** Code of the notice. Only one of 18 digits has a QR code. */
  code: string | null | undefined;
  /** Fiscal code of the creditor, 11 digits. */
  fiscalCode: string | undefined;
  /** Euros that are due. */
  amount: number | null;
}

/**
 * Returns the text of a notice's pagoPA QR code: code, creditor and cents (BL-145). Undefined unless each of them is known and the amount is
 * above zero: half a code would be refused at the bank.
 */
export function pagopaText({ code, fiscalCode, amount }: PagopaFacts): string | undefined {
  const notice = code?.replace(/\s+/g, "") ?? "";
  const cents = Math.round((amount ?? 0) * 100);
  if (!/^\d{18}$/.test(notice) || !/^\d{11}$/.test(fiscalCode ?? "") || !(cents > 0 && cents < 1e10)) return undefined;
  return ["PAGOPA", "002", notice, fiscalCode, cents].join("|");
}
