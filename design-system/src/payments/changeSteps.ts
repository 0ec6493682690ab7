import * as z from "zod/mini";
import { defaultPrefix } from "../forms/phoneNumber.ts";
import type { NewMode } from "./methodSchema.ts";

/** Steps of a change of payment method: the IBAN or the booklet, the conditions, the code that signs the change. */
export type ChangeStep = "debit" | "conditions" | "confirm";

const steps = {
  Bank: ["debit", "confirm"],
  Booklet: ["debit", "conditions", "confirm"],
} as const satisfies Record<NewMode, readonly ChangeStep[]>;

/** Returns the steps to a method, in order (PM-03, PM-04). */
export const stepsOf = (mode: NewMode): readonly ChangeStep[] => steps[mode];

/** Data entered so far. */
export interface ChangeProgress {
  /** True if the IBAN is valid or the booklet is verified. */
  debit: boolean;
  accepted: boolean;
}

/** Returns the step to show: the requested one, or the first one before it that is incomplete. An unknown one leads to the first. */
export function reachableStep(mode: NewMode, requested: string | null | undefined, { debit, accepted }: ChangeProgress): ChangeStep {
  const step = stepsOf(mode).find((each) => each === requested) ?? "debit";
  if (!debit) return "debit";
  return step === "confirm" && mode === "Booklet" && !accepted ? "conditions" : step;
}

/** Schema of the draft, which survives a reload and a forced sign-in. It contains no secrets: no IBAN, booklet or one-time code (PM-25). */
export const changeDraftSchema = z.object({ phone: z.object({ prefix: z.string(), number: z.string() }), accepted: z.boolean() });
export type ChangeDraft = z.infer<typeof changeDraftSchema>;

export const emptyDraft: ChangeDraft = { phone: { prefix: defaultPrefix, number: "" }, accepted: false };
