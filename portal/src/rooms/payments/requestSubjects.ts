import type { RequestSubject } from "@favilla/design-system/account/requestSubject.ts";
import type { SupplyId } from "@favilla/design-system/data/kinds.ts";
import { debitedCode, type PaymentTerm } from "@favilla/design-system/payments/term.ts";
import type { Cadastral } from "../account/cadastral/cadastral.ts";
import { fetchCadastrals } from "../account/cadastral/calls.ts";
import { fetchTerms } from "./calls.ts";

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
export const subjectOfCadastral = (supplyId: SupplyId, cadastral: Cadastral): RequestSubject => ({
  type: "CadastralChange",
  supplyId,
  date: cadastral.lastChangeRequestDate,
  time: cadastral.lastChangeRequestTime,
  asked: cadastral.sheet && cadastral.particle ? { kind: "land", sheet: cadastral.sheet, particle: cadastral.particle } : null,
});

/** A part that fails is left out: the requests are shown without it. */
const orNone = <T>(list: Promise<readonly T[]>): Promise<readonly T[]> => list.catch(() => []);

/** Fetches the subjects of requests: the present payment terms and cadastral data of supplies, by id and code. */
export async function fetchRequestSubjects(supplies: readonly (readonly [id: string, code: string])[], signal: AbortSignal) {
  const subjects = supplies.map(async ([id, code]) => {
    const [terms, cadastrals] = await Promise.all([orNone(fetchTerms(code, signal)), orNone(fetchCadastrals(code, signal))]);
    return [...terms.flatMap((term) => subjectsOfTerm(id, term)), ...cadastrals.map((each) => subjectOfCadastral(id, each))];
  });
  return (await Promise.all(subjects)).flat();
}
