import { SupplyCard, type SupplyCardProps } from "@favilla/design-system/supplies/SupplyCard.tsx";

export const electricity: SupplyCardProps = {
  id: "supply-1",
  commodity: "electricity",
  name: "Casa di Bologna",
  address: "Via Fittizia 8, Bologna",
  status: "Active",
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
