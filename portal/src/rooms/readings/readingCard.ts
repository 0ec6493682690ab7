import type { LastReading, ReadingCardProps } from "@favilla/design-system/readings/ReadingCard.tsx";
import type { SentReading } from "@favilla/design-system/readings/reading.ts";
import { isOpen } from "@favilla/design-system/readings/readingWindow.ts";
import { hrefTo } from "../../platform/pages/paths.ts";
import type { LatestReading } from "../consumption/consumption.ts";
import { addressBelowName, displayName, type Supply } from "../supplies/supply.ts";
import { enterPath } from "./paths.ts";
import { type Known, readingState } from "./readingState.ts";
import type { ReadableSupply, SelfReading } from "./selfReading.ts";

/** Props of a supply's card, with its searchable data. */
export interface SupplyReadingCard extends ReadingCardProps {
  id: string;
  podOrPdr: string | null;
}

function lastReading(latest: LatestReading | undefined): LastReading | undefined {
  const values = latest?.rows.map(({ zone, reading }) => ({ zone: zone ?? undefined, value: reading })) ?? [];
  return latest && { date: latest.rows[0]?.date, values, converter: latest.converter };
}

/** Sorts cards: open windows first, then gas, which customers read themselves. */
function rank({ window, commodity }: SupplyReadingCard): number {
  if (isOpen(window)) return 0;
  return commodity === "gas" ? 1 : 2;
}

/** Returns the cards of the supplies that have a meter. */
export function toCards(
  supplies: readonly (Supply & ReadableSupply)[],
  facts: Known & { latest: ReadonlyMap<string, LatestReading> | undefined },
  moment: Date,
): SupplyReadingCard[] {
  return supplies
    .filter(({ commodity }) => commodity !== "tv" && commodity !== "services")
    .map((supply): SupplyReadingCard => {
      const { window, reading } = readingState(supply, facts, moment);
      return {
        id: supply.id,
        podOrPdr: supply.commodity === "gas" ? supply.pdr : supply.pod,
        commodity: supply.commodity,
        name: displayName(supply),
        address: addressBelowName(supply),
        window,
        lastReading: lastReading(facts.latest?.get(supply.id)),
        enterHref: isOpen(window) ? enterPath(supply.id) : undefined,
        detailHref: reading && hrefTo("readingDetail", { id: reading.id }),
      };
    })
    .sort((a, b) => rank(a) - rank(b));
}

/** Converts a sent reading to the library's props. */
export const toSent = (reading: SelfReading, supplies: readonly Supply[] | undefined, unknown: string): SentReading => {
  const supply = supplies?.find(({ id }) => id === reading.supplyId);
  return {
    id: reading.id,
    supplyName: supply ? displayName(supply) : unknown,
    value: Number(reading.meter),
    converterValue: reading.converter === null ? null : Number(reading.converter),
    sentAt: reading.sentAt,
    status: reading.status,
  };
};
