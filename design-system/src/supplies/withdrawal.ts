import * as z from "zod/mini";
import { addDays } from "../data/days.ts";
import type { Day } from "../data/kinds.ts";
import type { Update } from "../data/load.ts";
import type { RomeMoment } from "../data/useMomentText.ts";
import { endOfPeriod } from "../data/workingDays.ts";
import { atMost } from "../forms/atMost.ts";
import { emailRule } from "../forms/email.ts";
import { notEmpty } from "../forms/fieldChecks.ts";

/** A withdrawal that the servers have received. */
export interface WithdrawalReceipt {
  id: string;
  /** The arrival. Null where nobody knows it. */
  receivedAt: RomeMoment | null;
  /** Address to which the receipt was sent. */
  email: string;
  /** The declaration as it arrived. */
  text: string;
}

/** The right of withdrawal from a contract, as far as the servers know it. */
export interface Withdrawal {
  /** Last day. Null where the servers leave it to the day of conclusion. */
  lastDay: Day | null;
  sent: WithdrawalReceipt | null;
}

/** The site's part of the withdrawal from a contract. */
export interface WithdrawalTask {
  /** Calendar days after that of the conclusion, where the servers name no last day. @default the servers alone know */
  days?: number | undefined;
  /** Name and e-mail address of the customer. The form asks for what is "". */
  name: string;
  email: string;
  /** Sends the withdrawal. While it is pending, nothing else can be sent. */
  onConfirm: (declared: { name: string; email: string }) => unknown;
  /** State of the sending. */
  update: Update<WithdrawalReceipt>;
  /** Reason why it was not sent: its answer was lost, or a sentence, such as a refusal's. */
  failure?: { reason: "notReceived" | "notKnown" } | { text: string } | undefined;
  /** Saves the receipt as a file of this name. */
  onSave: (text: string, fileName: string) => void;
  /** Address of the customer's requests. */
  requestsHref: string;
}

/**
 * Returns the last day on which a contract can be withdrawn from, which stands whole, until midnight in Rome. Null where nobody knows. A
 * counted one that is no working day gives way to the next (CL-34).
 * @param days days after that of the conclusion, where the servers name no last day
 */
export const lastWithdrawalDay = (lastDay: Day | null, concludedOn: Day | null, days: number | undefined): Day | null =>
  lastDay ?? (concludedOn !== null && days !== undefined ? endOfPeriod(addDays(concludedOn, days)) : null);

/** The fields of the form. Issues: those of `emailRule`, `nameRequired` and `nameTooLong`. */
export const withdrawalSchema = z.object({
  name: z.string().check(z.trim(), notEmpty("nameRequired"), atMost(200, "nameTooLong")),
  email: emailRule,
});
