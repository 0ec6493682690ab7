import { SupplySpendingView, type SupplySpendingViewProps } from "@favilla/design-system/bills/SupplySpendingView.tsx";
import { useSpending } from "./useSpending.ts";

/** A supply's consumption in euros: `SupplySpendingView` with the customer's bills. */
export const SupplyMoney = (props: Omit<SupplySpendingViewProps, "load">) => <SupplySpendingView {...props} load={useSpending().load} />;
