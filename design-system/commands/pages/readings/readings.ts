import type { ReadingsViewProps, SupplyReading } from "@favilla/design-system/readings/ReadingsView.tsx";

/** The supplies of the sample: give the page those of your server, each with the address of its form. */
export const supplies: readonly SupplyReading[] = [
  {
    id: "supply-2",
    podOrPdr: "00000000000001",
    commodity: "gas",
    name: "Via dei Tigli 14",
    address: "Bologna",
    window: { state: "open", to: "2026-11-26T23:00:00.000Z" },
    lastReading: { date: "2026-10-31", values: [{ value: 12791 }] },
    enterHref: "#supply-2",
  },
  {
    id: "supply-1",
    podOrPdr: "IT001E00000001",
    commodity: "electricity",
    name: "Casa di Bologna",
    address: "Via Fittizia 8, Bologna",
    window: { state: "automatic" },
    lastReading: { date: "2026-10-31", values: [{ zone: "F1", value: 11882 }] },
  },
];

/** The sent readings of the sample. */
export const sent: Extract<ReadingsViewProps["sent"], { state: "Loaded" }>["data"] = [
  {
    id: "r-1",
    supplyName: "Via dei Tigli 14",
    value: 12_740,
    sentAt: "2026-09-20T16:20:00.000Z",
    status: "accepted",
    href: "#r-1",
  },
];
