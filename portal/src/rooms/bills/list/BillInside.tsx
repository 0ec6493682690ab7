import type { Bill } from "@favilla/design-system/bills/bill.ts";
import { Stack } from "@favilla/design-system/layout/Stack.tsx";
import type { Supply } from "@favilla/design-system/supplies/supply.ts";
import { BillFigure } from "../card/BillFigure.tsx";
import { BillWhy } from "../why/BillWhy.tsx";

interface BillInsideProps {
  bill: Bill;
  supplies: readonly Supply[];
}

/** Content of a bill's opened detail below its lines: the explanation of its amount, and its readings. */
export const BillInside = (props: BillInsideProps) => (
  <Stack gap={5}>
    <BillWhy {...props} />
    <BillFigure {...props} />
  </Stack>
);
