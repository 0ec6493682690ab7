import type { Bill } from "@favilla/design-system/bills/bill.ts";
import type { BillFacts } from "@favilla/design-system/bills/billFacts.ts";
import type { Supply } from "@favilla/design-system/supplies/supply.ts";
import type { HeadingLevel } from "@favilla/design-system/text/headingLevel.ts";
import type { ReactNode } from "react";

/** Parts of a bill that other rooms have. */
export interface BillSlots {
  /** Draws what a bill needs on paper. */
  paper: (bill: Bill, facts: BillFacts) => ReactNode;
  /** Draws what the document of a bill tells besides its parts. */
  data: (bill: Bill, supplies: readonly Supply[], headingLevel: HeadingLevel) => ReactNode;
  /** Draws the rights of the customer about a bill. */
  rights: (bill: Bill, supplies: readonly Supply[], headingLevel: HeadingLevel) => ReactNode;
}
