import type { RunningPromo } from "../calls.ts";

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
