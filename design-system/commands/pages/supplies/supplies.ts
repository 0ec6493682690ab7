import type { SuppliesViewProps } from "@favilla/design-system/supplies/SuppliesView.tsx";

type Supplies = Extract<SuppliesViewProps["load"], { state: "Loaded" }>["data"];

/** The supplies of the sample: give the page those of your server, each with the address of its own page. */
export const supplies: Supplies = [
  {
    id: "supply-1",
    commodity: "electricity",
    name: "Casa di Bologna",
    address: "Via Fittizia 8, Bologna",
    status: "active",
    podOrPdr: "IT001E00000001",
    href: "#supply-1",
  },
  {
    id: "supply-2",
    commodity: "gas",
    name: "Via dei Tigli 14",
    address: "Bologna",
    status: "active",
    podOrPdr: "00000000000001",
    href: "#supply-2",
  },
];
