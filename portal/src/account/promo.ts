/** The terms of the bring-a-friend promotion. */
export interface PromoConfiguration {
  title: string;
  description: string;
  /** Euros for each of the two friends. */
  reward: number;
  shareText: string;
  /** An https address. */
  shareUrl: string;
  /** Last day, "YYYY-MM-DD"; null is without end. */
  validTo: string | null;
}

/** Either on, with its terms, or off without any (spec §4). */
export type Promo = { status: true; configuration: PromoConfiguration } | { status: false; configuration: null };

export const noPromo: Promo = { status: false, configuration: null };

export type PromoState = { state: "loading" } | { state: "success"; configuration: PromoConfiguration } | { state: "failure" };

/** Loading until there is an answer; an answer that is off, whatever the reason, is a failure. */
export function promoState(promo: Promo | undefined): PromoState {
  if (!promo) return { state: "loading" };
  return promo.status ? { state: "success", configuration: promo.configuration } : { state: "failure" };
}
