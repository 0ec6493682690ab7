import type { Bill } from "@favilla/design-system/bills/bill.ts";
import { SamePeriodCallout } from "@favilla/design-system/bills/SamePeriodCallout.tsx";
import { namedTwins } from "@favilla/design-system/bills/twins.ts";
import { useToday } from "@favilla/design-system/theme/today.ts";
import { helpPhone } from "../../../platform/contact/helpPhone.ts";
import { billHref } from "./billLink.ts";

/** The callout at a bill about the others of its period, with the telephone number to ask at. */
export const TwinCallout = ({ bills }: { bills: readonly Bill[] }) => (
  <SamePeriodCallout atBill bills={namedTwins(bills, useToday(), billHref)} phone={helpPhone()} />
);
