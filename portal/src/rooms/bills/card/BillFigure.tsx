import { BillFigureView } from "@favilla/design-system/bills/BillFigureView.tsx";
import type { Bill } from "@favilla/design-system/bills/bill.ts";
import { loadedSpans, readingsFrom } from "@favilla/design-system/bills/billFigures.ts";
import { suppliesOf } from "@favilla/design-system/bills/toCard.ts";
import { Stack } from "@favilla/design-system/layout/Stack.tsx";
import { displayName, type Supply } from "@favilla/design-system/supplies/supply.ts";
import { useReadings } from "../../consumption/useReadings.ts";

interface OfSupplyProps {
  supply: Supply;
  bill: Bill;
  named: boolean;
}

const none = { state: "NoDataFound" } as const;

function OfSupply({ supply, bill: { periodFrom, periodTo }, named }: OfSupplyProps) {
  const load = useReadings(periodFrom && periodTo ? { supplyId: supply.id, from: readingsFrom(periodFrom), to: periodTo } : null);
  return (
    <BillFigureView
      name={named ? displayName(supply) : undefined}
      unit={supply.commodity === "gas" ? "Smc" : "kWh"}
      load={loadedSpans(load, periodFrom)}
    />
  );
}

interface BillFigureProps {
  bill: Bill;
  /** The customer's supplies. Readings are shown only for those that the bill names. */
  supplies: readonly Supply[];
}

/** The readings behind a bill's amount, for each of its supplies. */
export function BillFigure({ bill, supplies }: BillFigureProps) {
  const billSupplies = suppliesOf(bill, supplies);
  return (
    <Stack gap={4}>
      {billSupplies.length === 0 ? (
        <BillFigureView unit="kWh" load={none} />
      ) : (
        billSupplies.map((supply) => <OfSupply key={supply.id} supply={supply} bill={bill} named={billSupplies.length > 1} />)
      )}
    </Stack>
  );
}
