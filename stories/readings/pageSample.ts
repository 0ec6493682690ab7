import type { ReadingToSend } from "@favilla/design-system/readings/ReadingsToDo.tsx";
import type { SupplyReading } from "@favilla/design-system/readings/ReadingsView.tsx";
import type { KnownReading } from "@favilla/design-system/readings/reading.ts";

/** The way back of the pages of one reading. */
export const back = { href: "#letture", label: "Autolettura" };

export const gas: SupplyReading = {
  id: "supply-2",
  podOrPdr: "00000000000001",
  commodity: "gas",
  name: "Via dei Tigli 14",
  address: "Bologna",
  window: { state: "open", to: "2026-11-26T23:00:00.000Z" },
  lastReading: { date: "2026-10-31", values: [{ value: 12791 }] },
  enterHref: "#invia",
};

const light: SupplyReading = {
  id: "supply-1",
  podOrPdr: "IT001E00000001",
  commodity: "electricity",
  name: "Casa di Bologna",
  address: "Via Fittizia 8, Bologna",
  window: { state: "automatic" },
  lastReading: {
    date: "2026-10-31",
    values: [
      { zone: "F1", value: 11882 },
      { zone: "F2", value: 6821 },
      { zone: "F3", value: 9639 },
    ],
  },
};

/** One supply whose reading can be sent, and two that are read automatically. */
export const supplyReadings: readonly SupplyReading[] = [
  gas,
  light,
  { ...light, id: "supply-3", name: "Casa al mare", address: "Viale Campione 2, Rimini", lastReading: null },
];

const { enterHref: _form, ...closed } = gas;

/** Gas supplies in each state of their window. */
export const everyState: readonly SupplyReading[] = [
  { ...gas, id: "switch", name: "switch", window: { state: "open", to: "2026-11-26T23:00:00.000Z", switch: true } },
  {
    ...gas,
    id: "refused",
    name: "refused",
    window: { state: "refused", reason: "È più bassa dell’ultima reale." },
    detailHref: "#rifiutata",
  },
  { ...closed, id: "sent", name: "sent", window: { state: "sent", sentAt: "2026-11-19T10:00:00.000Z" }, detailHref: "#inviata" },
  { ...closed, id: "opens", name: "opens", window: { state: "opens", from: "2026-11-29T23:00:00.000Z", to: "2026-12-06T23:00:00.000Z" } },
  { ...closed, id: "closed", name: "closed", window: { state: "closed" } },
  { ...closed, id: "unknown", name: "unknown", window: { state: "unknown" } },
  { ...closed, id: "ended", name: "ended", window: { state: "ended" } },
];

export const manyReadings = (count: number): SupplyReading[] =>
  Array.from({ length: count }, (_, index) => ({ ...gas, id: `supply-${index}`, name: `Condominio Campione, scala ${index + 1}` }));

export const manyToSend = (count: number): ReadingToSend[] =>
  manyReadings(count).map(({ id, name, commodity }) => ({ id, name, commodity, until: "2026-11-26T23:00:00.000Z", href: `#invia-${id}` }));

export const sentReading = (index: number, own: Partial<KnownReading> = {}): KnownReading & { href: string } => ({
  id: `r-${index}`,
  supplyName: "Via dei Tigli 14",
  value: 12_900 - index * 40,
  converterValue: null,
  sentAt: "2026-09-20T16:20:00.000Z",
  status: "accepted",
  href: `#lettura-${index}`,
  ...own,
});

export const longName = "Condominio precipitevolissimevolmente elettroencefalograficamente amministrato da";
