import { defaultPrefix } from "../forms/phoneNumber.ts";
import type { PaymentMode } from "./paymentTerm.ts";
import * as z from "zod/mini";

/** Methods that can be changed to. */
export type TargetMode = Exclude<PaymentMode, "Postal">;

/** Steps as written in the address. Each is a history entry. */
export type WizardStep = "iban" | "libretto" | "condizioni" | "conferma";

const steps = {
  Bank: ["iban", "conferma"],
  Booklet: ["libretto", "condizioni", "conferma"],
} as const satisfies Record<TargetMode, readonly WizardStep[]>;

export const stepsOf = (mode: TargetMode): readonly WizardStep[] => steps[mode];

/** Returns the method in the page's path, "bank" or "booklet"; null for anything else. */
export function targetModeOf(path: string): TargetMode | null {
  if (path === "bank") return "Bank";
  return path === "booklet" ? "Booklet" : null;
}

/** Data entered so far. */
export interface Given {
  /** True if the IBAN is valid or the booklet is verified. */
  debit: boolean;
  accepted: boolean;
}

/** Returns the step to show: the one in the address, or the first one before it that is incomplete. */
export function reachable(mode: TargetMode, requested: string | null, { debit, accepted }: Given): WizardStep {
  const [first] = steps[mode];
  const step = stepsOf(mode).find((each) => each === requested) ?? first;
  if (step === first || !debit) return first;
  return step === "conferma" && mode === "Booklet" && !accepted ? "condizioni" : step;
}

/** Schema of the draft, which survives a reload and a forced sign-in. It contains no secrets: no IBAN, booklet or one-time code. */
export const changeDraftSchema = z.object({ phone: z.object({ prefix: z.string(), number: z.string() }), accepted: z.boolean() });
export type ChangeDraft = z.infer<typeof changeDraftSchema>;

export const emptyDraft: ChangeDraft = { phone: { prefix: defaultPrefix, number: "" }, accepted: false };
