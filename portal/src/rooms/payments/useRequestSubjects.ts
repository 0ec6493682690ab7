import { privateQuery } from "../../platform/query/privateQuery.ts";
import { useAnswer } from "../../platform/query/useQuery.ts";
import type { Cadastral } from "../account/cadastral/cadastral.ts";
import { fetchCadastrals } from "../account/cadastral/calls.ts";
import type { RequestSubject } from "../account/requests/requestSubject.ts";
import type { Supply } from "../supplies/supply.ts";
import { fetchTerms } from "./calls.ts";
import { debitedCode, type PaymentTerm } from "./paymentTerm.ts";

/** Number of supplies whose data are requested, in one request. Of more, only those that a request names. */
const most = 40;

type OwnSupply = Pick<Supply, "id" | "supplyCode">;

/** Returns the subjects of requests in a payment term: the method, and the address of paper bills. */
export function subjectsOfTerm(supplyId: string, term: PaymentTerm): RequestSubject[] {
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
export const subjectOfCadastral = (supplyId: string, cadastral: Cadastral): RequestSubject => ({
  type: "CadastralChange",
  supplyId,
  date: cadastral.lastChangeRequestDate,
  time: cadastral.lastChangeRequestTime,
  asked: cadastral.sheet && cadastral.particle ? { kind: "land", sheet: cadastral.sheet, particle: cadastral.particle } : null,
});

/** The supplies to ask for: all of a customer with few, else those that a request names. */
export const suppliesToAsk = (supplies: readonly OwnSupply[], named: readonly (string | null)[]): readonly OwnSupply[] =>
  supplies.length <= most ? supplies : supplies.filter(({ id }) => named.includes(id)).slice(0, most);

/** A part that fails is left out: the requests are shown without it. */
const orNone = <T>(list: Promise<readonly T[]>): Promise<readonly T[]> => list.catch(() => []);

/** Subjects of the customer's requests: the present data of supplies, by id and code. */
const requestSubjectsQuery = privateQuery(
  "requestSubjects",
  async (_customerId, signal, supplies: (readonly [id: string, code: string])[]) => {
    const subjects = supplies.map(async ([id, code]) => {
      const [terms, cadastrals] = await Promise.all([orNone(fetchTerms(code, signal)), orNone(fetchCadastrals(code, signal))]);
      return [...terms.flatMap((term) => subjectsOfTerm(id, term)), ...cadastrals.map((each) => subjectOfCadastral(id, each))];
    });
    return (await Promise.all(subjects)).flat();
  },
);

/** Loads what the customer's requests have changed. Null makes no request. */
export function useRequestSubjects(supplies: readonly OwnSupply[] | null): readonly RequestSubject[] | undefined {
  const asked = supplies?.flatMap(({ id, supplyCode }) => (supplyCode ? [[id, supplyCode] as const] : [])) ?? [];
  return useAnswer(requestSubjectsQuery, asked.length > 0 ? asked : null).data;
}
