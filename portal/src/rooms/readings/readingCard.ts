import type { LatestReading } from "@favilla/design-system/consumption/consumptionRow.ts";
import type { LastReading } from "@favilla/design-system/readings/ReadingCard.tsx";
import type { SupplyReading } from "@favilla/design-system/readings/ReadingsView.tsx";
import type { KnownReading } from "@favilla/design-system/readings/reading.ts";
import { isOpen } from "@favilla/design-system/readings/readingWindow.ts";
import { addressBelowName, displayName, type Supply } from "@favilla/design-system/supplies/supply.ts";
import { hrefTo } from "../../platform/pages/paths.ts";
import { enterPath } from "./paths.ts";
import { type Known, readingState } from "./readingState.ts";
import type { ReadableSupply, SelfReading } from "./selfReading.ts";

function lastReading(latest: LatestReading | undefined): LastReading | undefined {
  const values = latest?.rows.map(({ zone, reading }) => ({ zone: zone ?? undefined, value: reading })) ?? [];
  return latest && { date: latest.rows[0]?.date, values, converter: latest.converter };
}

/** Sorts cards: open windows first, then gas, which customers read themselves. */
function rank({ window, commodity }: SupplyReading): number {
  if (isOpen(window)) return 0;
  return commodity === "gas" ? 1 : 2;
}

/** Returns the cards of the supplies that have a meter. */
export function toCards(
  supplies: readonly (Supply & ReadableSupply)[],
  facts: Known & { latest: ReadonlyMap<string, LatestReading> | undefined },
  moment: Date,
): SupplyReading[] {
  return supplies
    .filter(({ commodity }) => commodity !== "tv" && commodity !== "services")
    .map((supply): SupplyReading => {
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
export const toSent = (reading: SelfReading, supplies: readonly Supply[] | undefined): KnownReading => {
  const supply = supplies?.find(({ id }) => id === reading.supplyId);
  return {
    id: reading.id,
    supplyName: supply ? displayName(supply) : null,
    value: Number(reading.meter),
    converterValue: reading.converter === null ? null : Number(reading.converter),
    sentAt: reading.sentAt,
    status: reading.status,
  };
};

/** Adds the address of its page to a sent reading. */
export const toListed = (reading: SelfReading, supplies: readonly Supply[] | undefined): KnownReading & { href: string } => ({
  ...toSent(reading, supplies),
  href: hrefTo("readingDetail", { id: reading.id }),
});
