import { RowLink } from "@favilla/design-system/data/RowGroup.tsx";
import { BillIcon } from "@favilla/design-system/icons/BillIcon.ts";
import { ChartIcon } from "@favilla/design-system/icons/ChartIcon.ts";
import { GaugeIcon } from "@favilla/design-system/icons/GaugeIcon.ts";
import { SupplyCard, type SupplyCardProps } from "@favilla/design-system/supplies/SupplyCard.tsx";
import type { SupplyDataPanelProps } from "@favilla/design-system/supplies/SupplyDataPanel.tsx";

export const electricity: SupplyCardProps = {
  id: "supply-1",
  commodity: "electricity",
  name: "Casa di Bologna",
  address: "Via Fittizia 8, Bologna",
  status: "active",
  podOrPdr: "IT001E00000001",
  href: "#fornitura-1",
  lastMonth: 186,
  headingLevel: 2,
};

export const gas: SupplyCardProps = {
  ...electricity,
  id: "supply-2",
  commodity: "gas",
  name: "Via dei Tigli 14",
  address: "Via dei Tigli 14, Bologna",
  podOrPdr: "00000000000001",
  href: "#fornitura-2",
  lastMonth: 94,
};

export const seaside: SupplyCardProps = { ...electricity, id: "supply-3", name: "Casa al mare", address: "Viale Campione 2, Rimini" };

export const cards = [electricity, gas, seaside].map((supply) => <SupplyCard key={supply.id} {...supply} />);

/** The supplies of a building's administrator, at a few addresses. */
export const manySupplies = Array.from({ length: 30 }, (_, index) => ({
  ...electricity,
  id: `supply-${index}`,
  commodity: index % 3 === 2 ? ("gas" as const) : ("electricity" as const),
  name: `Scala ${String.fromCharCode(65 + (index % 26))}${index < 26 ? "" : " bis"}`,
  address: `Via Immaginaria ${1 + Math.floor(index / 5)}, Bologna`,
  podOrPdr: `${index % 3 === 2 ? "000000" : "IT001E"}${String(index).padStart(8, "0")}`,
  href: `#fornitura-${index}`,
  lastMonth: undefined,
}));

export const supplyData: SupplyDataPanelProps = {
  commodity: "electricity",
  product: "Luce Serena",
  promo: "Benvenuto 2026",
  contractNumber: "C-000123",
  activeFrom: "2024-03-01",
  supplyStartDate: "2024-03-08",
  billingFrequency: "Odd",
  pod: "IT001E00000001",
  meterNumber: "M-00042",
  meterLocation: "Via Fittizia 8, vano scale",
  meterStatus: "active",
  meterMode: "provider",
  selfReadingOddMonths: true,
  committedPower: 3,
  availablePower: 3.3,
};

export const supplyAddress = {
  toponym: "Via",
  via: "Fittizia",
  civicNumber: "8",
  staircase: "B",
  floor: "3",
  internal: "12",
  postalCode: "40121",
  city: "Bologna",
  province: "BO",
};

/** The ways on from a supply's page. */
export const newsRows = (
  <>
    <RowLink href="#bollette" glyph={<BillIcon />} title="Bollette" note="9, una da pagare" />
    <RowLink href="#consumi" glyph={<ChartIcon />} title="Consumi" note="1.409 kWh da gennaio a ottobre" />
    <RowLink href="#autolettura" glyph={<GaugeIcon />} title="Autolettura" note="Il contatore manda da solo la lettura" />
  </>
);

/** The ways of `NewsOfSupply`. */
export const ways = {
  bills: { href: "#bollette", title: "Bollette", note: "4, una da pagare" },
  consumptions: { href: "#consumi", title: "Consumi", note: "809 kWh da maggio a ottobre" },
};
