import type { BesideProps } from "@favilla/design-system/bills/BillsView.tsx";
import { BillsWithOne } from "../../rooms/bills/list/BillsWithOne.tsx";
import { billSlots } from "./billSlots.tsx";

/** The bills with one beside them, and the customer's data on its paper. */
export const BillsBeside = (props: BesideProps) => <BillsWithOne {...props} {...billSlots} />;
