import type { CadastralFacts } from "../account/cadastral.ts";
import type { RequestSubject } from "../account/requestSubject.ts";
import type { SupplyId } from "../data/kinds.ts";
import { debitedCode, type PaymentTerm } from "./term.ts";

/** Returns the subjects of requests in a payment term: the method, and the address of paper bills. */
export function subjectsOfTerm(supplyId: SupplyId, term: PaymentTerm): RequestSubject[] {
  const { paymentMode, postal, lastChangeRequestStatus, lastChangeRequestDate, lastChangeRequestTime } = term;
  const code = debitedCode(term);
  // While a change of method is open, the term has the old one (PM-22). An address changes at once.
  const inForce = lastChangeRequestStatus === "Active";
  return [
    {
      type: "PaymentChange",
      supplyId,
      date: lastChangeRequestDate,
      time: lastChangeRequestTime,
      asked: inForce && code ? { kind: paymentMode === "Bank" ? "account" : "booklet", code } : null,
    },
    {
      type: "BillingAddressChange",
      supplyId,
      date: null,
      time: null,
      asked: postal ? { kind: "address", address: postal.address } : null,
    },
  ];
}

/** Returns the subject of requests for other cadastral data. */
export const subjectOfCadastral = (
  supplyId: SupplyId,
  cadastral: CadastralFacts & { lastChangeRequestTime: string | null },
): RequestSubject => ({
  type: "CadastralChange",
  supplyId,
  date: cadastral.lastChangeRequestDate,
  time: cadastral.lastChangeRequestTime,
  asked: cadastral.sheet && cadastral.particle ? { kind: "land", sheet: cadastral.sheet, particle: cadastral.particle } : null,
});
