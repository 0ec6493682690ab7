import type { LatestReading } from "../consumption/consumptionRow.ts";
import { addressBelowName, displayName, type Supply } from "../supplies/supply.ts";
import type { LastReading } from "./ReadingCard.tsx";
import type { SupplyReading } from "./ReadingsView.tsx";
import type { KnownReading } from "./reading.ts";
import { type KnownReadings, readingState } from "./readingState.ts";
import { isOpen } from "./readingWindow.ts";
import type { ReadableSupply, SelfReadingFacts } from "./selfReading.ts";

function lastReading(latest: LatestReading | undefined): LastReading | undefined {
  const values = latest?.rows.map(({ zone, reading }) => ({ zone: zone ?? undefined, value: reading })) ?? [];
  return latest && { date: latest.rows[0]?.date, values, converter: latest.converter };
}

/** Sorts cards: open windows first, then gas, which customers read themselves. */
function rank({ window, commodity }: SupplyReading): number {
  if (isOpen(window)) return 0;
  return commodity === "gas" ? 1 : 2;
}

/** Addresses of the pages of readings. */
export interface ReadingHrefs {
  /** The form of a supply, by its id. */
  enter: (supplyId: string) => string;
  /** A sent reading, by its id. */
  reading: (id: string) => string;
}

/** Returns the cards of the supplies that have a meter. */
export function supplyReadings(
  supplies: readonly (Supply & ReadableSupply)[],
  facts: KnownReadings & { latest: ReadonlyMap<string, LatestReading> | undefined },
  moment: Date,
  hrefs: ReadingHrefs,
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
        enterHref: isOpen(window) ? hrefs.enter(supply.id) : undefined,
        detailHref: reading && hrefs.reading(reading.id),
      };
    })
    .sort((a, b) => rank(a) - rank(b));
}

/** Converts a sent reading to the props of components. */
export const toSent = (reading: SelfReadingFacts, supplies: readonly Supply[] | undefined): KnownReading => {
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
