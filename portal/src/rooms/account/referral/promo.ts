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

/** The terms of the bring-a-friend promotion. */
export type PromoConfiguration = RunningPromo["configuration"];

/** Either on, with its terms, or off without any (PR-01). */
export type Promo = RunningPromo | { status: false; configuration: null };

export const noPromo: Promo = { status: false, configuration: null };

export type PromoState = { state: "loading" } | { state: "success"; configuration: PromoConfiguration } | { state: "failure" };

/** Loading until there is an answer; an answer that is off, whatever the reason, is a failure. */
export function promoState(promo: Promo | undefined): PromoState {
  if (!promo) return { state: "loading" };
  return promo.status ? { state: "success", configuration: promo.configuration } : { state: "failure" };
}
