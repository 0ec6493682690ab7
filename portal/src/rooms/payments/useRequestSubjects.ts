import type { RequestSubject } from "@favilla/design-system/account/requestSubject.ts";
import type { Supply } from "@favilla/design-system/supplies/supply.ts";
import { privateQuery } from "../../platform/query/privateQuery.ts";
import { useAnswer } from "../../platform/query/useQuery.ts";

/** Number of supplies whose data are requested, in one request. Of more, only those that a request names. */
const mostSupplies = 40;

type OwnSupply = Pick<Supply, "id" | "supplyCode">;

/** The supplies to ask for: all of a customer with few, else those that a request names. */
export const suppliesToAsk = (supplies: readonly OwnSupply[], named: readonly (string | null)[]): readonly OwnSupply[] =>
  supplies.length <= mostSupplies ? supplies : supplies.filter(({ id }) => named.includes(id)).slice(0, mostSupplies);

/** Subjects of the customer's requests. The code that fetches them comes later than the requests, with the data. */
const requestSubjectsQuery = privateQuery(
  "requestSubjects",
  async (_customerId, signal, supplies: (readonly [id: string, code: string])[]) =>
    (await import("./requestSubjects.ts")).fetchRequestSubjects(supplies, signal),
);

/** Loads what the customer's requests have changed. Null makes no request. */
export function useRequestSubjects(supplies: readonly OwnSupply[] | null): readonly RequestSubject[] | undefined {
  const asked = supplies?.flatMap(({ id, supplyCode }) => (supplyCode ? [[id, supplyCode] as const] : [])) ?? [];
  return useAnswer(requestSubjectsQuery, asked.length > 0 ? asked : null).data;
}
