import * as z from "zod/mini";
import { day } from "../../../platform/edge/day.ts";

export const promo = z.object({
  status: z.literal(true),
  configuration: z.object({
    title: z.string(),
    description: z.string(),
    /** Euros for each of the two friends. */
    reward: z.number(),
    shareText: z.string(),
    /** An https address. */
    shareUrl: z.string().check(z.regex(/^https:\/\//)),
    /** Last day, "YYYY-MM-DD"; null is without end. */
    validTo: day,
  }),
});

/** The bring-a-friend promotion where there is one, with its terms. */
export type RunningPromo = z.infer<typeof promo>;

/** Terms of the referral promotion. */
export type PromoConfiguration = RunningPromo["configuration"];

/** An active promotion with its terms, or an inactive one (PR-01). */
export type Promo = RunningPromo | { status: false; configuration: null };

export const noPromo: Promo = { status: false, configuration: null };

export type PromoState = { state: "loading" } | { state: "success"; configuration: PromoConfiguration } | { state: "failure" };

/** Converts a response to a state: loading without one, failure if the promotion is off for any reason. */
export function promoState(promo: Promo | undefined): PromoState {
  if (!promo) return { state: "loading" };
  return promo.status ? { state: "success", configuration: promo.configuration } : { state: "failure" };
}
