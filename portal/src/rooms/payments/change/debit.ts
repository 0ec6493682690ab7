import type { BookletCheck } from "@favilla/design-system/payments/paymentChange.ts";
import { ApiError } from "../../../platform/errors/errors.ts";
import { reportFailure } from "../../../platform/errors/report.ts";
import { readSession } from "../../../platform/session/session.ts";
import { fetchCustomer } from "../../account/calls.ts";
import { verifyBooklet } from "../calls.ts";

const refusals: readonly (string | undefined)[] = ["INVALID-IBAN", "INVALID-BOOKLET"];

/** Tells whether the servers refused the IBAN or the booklet itself. No retry helps then, only another one. */
export const isDebitRefusal = (error: unknown): boolean => error instanceof ApiError && refusals.includes(error.serverCode);

/** Asks whether a booklet is the customer's (PM-07). Their fiscal code is requested only now. */
export async function checkBooklet(booklet: string): Promise<BookletCheck> {
  try {
    const { fiscalCode } = await fetchCustomer(readSession()?.customerId ?? "");
    if (!fiscalCode) throw new Error("no fiscal code to verify a booklet with");
    return (await verifyBooklet(fiscalCode, booklet)) ? "positive" : "negative";
  } catch (error) {
    reportFailure(error, "booklet could not be verified");
    return "unverified";
  }
}
