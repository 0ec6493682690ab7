import type { Residence } from "@favilla/contract/schema.ts";

const home = {
  country: "Italia",
  toponym: "Via",
  address: "Fittizia",
  civicNumber: "8",
  city: "Bologna",
  province: "BO",
  postalCode: "40100",
  staircase: null,
  internal: null,
  floor: null,
};

/** The residences of customers who live elsewhere. */
const homes: Record<string, Partial<Residence>[]> = {
  "100001": [{ staircase: "B", internal: "5", floor: "2" }],
  "100002": [{ toponym: "Piazza", address: "Campione", civicNumber: "1" }],
  "100003": [
    { toponym: null, civicNumber: "12/bis-A", floor: "-1", staircase: "", internal: "?", postalCode: "4110" },
    {
      country: null,
      toponym: null,
      address: null,
      civicNumber: null,
      city: null,
      province: null,
      postalCode: null,
    },
  ],
  "100004": [{ address: "Immaginaria", civicNumber: "21", city: "Parma", province: "PR", postalCode: "43100" }],
};

/** The residences of a customer. */
export function residencesOf(customerId: string): Residence[] {
  return (homes[customerId] ?? [{}]).map((changes, index) => ({ ...home, ...changes, id: `r-${customerId}-${index + 1}`, customerId }));
}

/** Ids of a customer's residences. */
export const residenceIdsOf = (customerId: string): string[] => residencesOf(customerId).map(({ id }) => id);
