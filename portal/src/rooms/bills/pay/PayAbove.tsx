import { part } from "../../../platform/loading/part.ts";
import { everyBill } from "../billQuery.ts";
import { PartAbove } from "../PartAbove.tsx";
import { useOpenBills } from "../useKnownBills.ts";
import type { PayWayProps } from "./PayWay.tsx";
import type { Pay } from "./usePay.ts";

/** The code of the way to pay, loaded when it is opened. */
export const payPart = part("PayWay", () => import("./PayWay.tsx"));

interface PayAboveProps extends Pick<PayWayProps, "supplies"> {
  pay: Pay;
}

/**
 * The way to pay above a page of bills, while the address names a bill to pay. It loads the open bills itself, because a page whose filter
 * matches nothing does not.
 */
export function PayAbove({ pay, supplies }: PayAboveProps) {
  const { requested } = pay;
  const open = useOpenBills(requested === null ? null : everyBill);
  if (!requested) return null;
  return (
    <PartAbove part={payPart} onClose={pay.close}>
      {({ PayWay }) => <PayWay requested={requested} open={open} supplies={supplies} onOther={pay.open} onClose={pay.close} />}
    </PartAbove>
  );
}
