import type { ReadingCardProps } from "@favilla/design-system/readings/ReadingCard.tsx";
import type { ReadingHistoryProps } from "@favilla/design-system/readings/ReadingHistory.tsx";

export const gas: ReadingCardProps = {
  commodity: "gas",
  name: "Casa di Bologna",
  address: "Via Fittizia 8, 40121 Bologna",
  window: { state: "open", to: "2026-11-27T23:00:00.000Z" },
  lastReading: { date: "2026-09-29T22:00:00.000Z", values: [{ value: 12791 }] },
  enterHref: "#inserisci",
};

export const light: ReadingCardProps = {
  commodity: "electricity",
  name: "Casa di Bologna",
  address: "Via Fittizia 8, 40121 Bologna",
  window: { state: "automatic" },
  lastReading: {
    date: "2026-10-30T23:00:00.000Z",
    values: [
      { zone: "F1", value: 4271 },
      { zone: "F2", value: 3810 },
      { zone: "F3", value: 5122 },
    ],
  },
};

export const sent: NonNullable<ReadingHistoryProps["readings"]> = [
  {
    id: "r-100001002-3",
    supplyName: "Casa di Bologna",
    value: 12885,
    sentAt: "2026-11-22T16:20:00.000Z",
    status: "sent",
    href: "#lettura-3",
  },
  {
    id: "r-100001002-2",
    supplyName: "Casa di Bologna",
    value: 12790,
    sentAt: "2026-09-21T16:20:00.000Z",
    status: "accepted",
    href: "#lettura-2",
  },
  {
    id: "r-100001002-1",
    supplyName: "Casa al mare",
    value: 1279,
    sentAt: "2026-07-21T16:20:00.000Z",
    status: "refused",
    href: "#lettura-1",
  },
];

export const longName = "Condominio Campione, scala B, centrale termica di Via dell’Immaginazione Contemporanea 128";
export const longWord = "Supercalifragilisticheria".repeat(4).slice(0, 80);
