import type { Bill } from "@favilla/design-system/bills/bill.ts";
import { loadOf } from "@favilla/design-system/data/load.ts";
import { HomeView } from "@favilla/design-system/home/HomeView.tsx";
import type { HomeLinks } from "@favilla/design-system/home/homeLinks.ts";
import type { Supply } from "@favilla/design-system/supplies/supply.ts";

/** Addresses to which home leads: write those of your site. */
const links: HomeLinks = {
  bills: "#bollette",
  billsOf: () => "#bollette",
  bill: ({ number }) => `#bolletta-${number}`,
  pay: "#paga",
  supplies: "#forniture",
  supply: ({ id }) => `#${id}`,
};

interface HomePageProps {
  name: string;
  /** The customer's bills, newest first. */
  bills: readonly Bill[];
  supplies: readonly Supply[];
}

/** The start page of a customer. */
export function HomePage({ name, bills, supplies }: HomePageProps) {
  const unpaid = bills.filter(({ paymentDate }) => paymentDate === null);
  return (
    <HomeView name={name} links={links} bills={loadOf({ latest: bills.slice(0, 3), known: bills, unpaid })} supplies={loadOf(supplies)} />
  );
}
