import type { DatabaseSync } from "node:sqlite";
import type { Billing, PaymentMode, Supply } from "@favilla/contract/schema.ts";
import { closingOf, lastChange, type RequestStatus, type Requests } from "../account/requests.ts";
import { romeDay } from "../base/dates.ts";
import { conditionCodes } from "./checks.ts";

/** The fields that a change of payment method sets once it is through. */
export interface MethodChange {
  mode: PaymentMode;
  iban: string | null;
  booklet: string | null;
}

/** The wire's words for the states of a change of payment method. */
const changeWords: Readonly<Record<RequestStatus, string>> = {
  Open: "Inserted",
  InProgress: "OnHold",
  ClosedSuccessfully: "Active",
  ClosedWithFailure: "Inactive",
};

/** A term with a new payment method. */
export function withMethod(term: Billing, { mode, iban, booklet }: MethodChange, effectiveDate: string | null): Billing {
  const isBank = mode === "Bank";
  const code = mode === "Booklet" ? booklet : null;
  return {
    ...term,
    paymentMode: mode,
    paymentMethod: conditionCodes[mode],
    iban: isBank ? { code: iban } : null,
    ibanStatus: isBank ? "Active" : null,
    booklet: code ? { code } : null,
    bookletCode: code,
    effectiveDate,
  };
}

/** A customer's payment terms, updated with the changes that have closed. */
export function createTerms(database: DatabaseSync, requests: Requests) {
  const ofSupply = database.prepare("SELECT data FROM terms WHERE customer = ? AND supply = ? ORDER BY id");
  const byId = database.prepare("SELECT data FROM terms WHERE customer = ? AND id = ?");
  const update = database.prepare("UPDATE terms SET data = ? WHERE id = ?");
  const supplies = database.prepare("SELECT data FROM supplies WHERE customer = ? AND code = ?");
  const sharing = database.prepare("SELECT data FROM supplies WHERE customer = ? AND data ->> 'contractNumber' = ? ORDER BY code");

  const save = (term: Billing): void => void update.run(JSON.stringify(term), term.id);

  const current = (customer: string, row: Record<string, unknown>): Billing => {
    let term = JSON.parse(String(row["data"])) as Billing;
    for (const { status, created, change } of requests.takeClosed(customer, term.id)) {
      if (status === "ClosedSuccessfully" && change) term = withMethod(term, change as MethodChange, romeDay(closingOf(created)));
      save(term);
    }
    const last = requests.last(customer, term.id);
    if (!last) return term;
    const pending = last.status === "Open" || last.status === "InProgress";
    return {
      ...term,
      ...lastChange(last.created),
      ...(pending && { effectiveDate: romeDay(closingOf(last.created)) }),
      lastChangeRequestStatus: changeWords[last.status],
    };
  };

  return {
    save,
    of: (customer: string, supplyCode: string): Billing[] => ofSupply.all(customer, supplyCode).map((row) => current(customer, row)),
    find(customer: string, id: string): Billing | undefined {
      const row = byId.get(customer, id);
      return row && current(customer, row);
    },
    /** A term's supply, and the other one of a dual contract. */
    suppliesOf(customer: string, term: Billing): Supply[] {
      const row = supplies.get(customer, term.supplyCode);
      if (!row) return [];
      const supply = JSON.parse(String(row["data"])) as Supply;
      const others = supply.contractNumber === null ? [] : sharing.all(customer, supply.contractNumber);
      const rest = others.map((other) => JSON.parse(String(other["data"])) as Supply).filter(({ id }) => id !== supply.id);
      return [supply, ...rest.slice(0, 1)];
    },
  };
}

export type Terms = ReturnType<typeof createTerms>;
