import { type Load, loadOf } from "@favilla/design-system/data/load.ts";
import { matches } from "@favilla/design-system/forms/fieldChecks.ts";
import * as z from "zod/mini";
import { day } from "../../../platform/edge/day.ts";
import { needed } from "../../../platform/edge/edge.ts";

export const promoSchema = z.object({
  status: needed((value): true | undefined => value === true || undefined, "must be true"),
  configuration: z.object({
    title: z.string(),
    description: z.string(),
    /** Reward in euros for each of the two customers. */
    reward: z.number(),
    shareText: z.string(),
    /** An https address. */
    shareUrl: z.string().check(matches(/^https:\/\//)),
    /** Last valid day, "YYYY-MM-DD". Null means no end. */
    validTo: day,
  }),
});

/** An active referral promotion with its terms. */
export type RunningPromo = z.infer<typeof promoSchema>;

/** Terms of the referral promotion. */
export type PromoConfiguration = RunningPromo["configuration"];

/** An active promotion with its terms, or an inactive one (PR-01). */
export type Promo = RunningPromo | { status: false; configuration: null };

export const noPromo: Promo = { status: false, configuration: null };

/** Converts a response to a state: loading without one, no data if the promotion is off for any reason. */
export function promoLoad(promo: Promo | undefined): Load<PromoConfiguration> {
  if (!promo) return { state: "Loading" };
  return promo.status ? loadOf(promo.configuration) : { state: "NoDataFound" };
}
