import { BillFilterDrawer } from "@favilla/design-system/bills/BillFilterDrawer.tsx";
import { BillsView } from "@favilla/design-system/bills/BillsView.tsx";
import type { Bill } from "@favilla/design-system/bills/bill.ts";
import type { BillFormat } from "@favilla/design-system/bills/billFacts.ts";
import { type BillFilterValue, defaultBillFilter } from "@favilla/design-system/bills/billFilter.ts";
import { toPay } from "@favilla/design-system/bills/openBills.ts";
import { PaySheet } from "@favilla/design-system/bills/PaySheet.tsx";
import { useCards } from "@favilla/design-system/bills/useCards.ts";
import { type Load, loadOf } from "@favilla/design-system/data/load.ts";
import type { Supply } from "@favilla/design-system/supplies/supply.ts";
import { useToday } from "@favilla/design-system/theme/today.ts";
import { useState } from "react";
import { matches } from "./matches.ts";

/** Address of a bill's own page: write that of your site. */
const hrefOf = ({ number }: Bill) => `#bolletta-${number}`;

/** Loads the file of a bill from your server. */
const download = (id: string, format: BillFormat) => window.location.assign(`/bollette/${id}.${format}`);

/** The whole list has come, so no press loads more. */
const whole = { hasMore: false, next: 0, loadMore: () => undefined, loadingMore: false, moreFailed: false };

interface BillsPageProps {
  /** The customer's bills, newest first. */
  bills: readonly Bill[];
  supplies: readonly Supply[];
}

/** The bills with their filter, and the way to pay each. */
export function BillsPage({ bills, supplies }: BillsPageProps) {
  const today = useToday();
  const cardOf = useCards(supplies, hrefOf);
  const [filter, setFilter] = useState<BillFilterValue>(defaultBillFilter);
  const [supply, setSupply] = useState<string | null>(null);
  const [filterOpen, setFilterOpen] = useState(false);
  const [payingId, setPayingId] = useState<string>();
  const open = bills.filter(({ paymentDate }) => paymentDate === null);
  const found = bills.filter((bill) => matches(bill, filter, today) && (supply === null || bill.supplyCode === supply));
  const due = toPay(open, today);
  const paying = due.find(({ id }) => String(id) === payingId);
  const other = due.find((bill) => bill !== paying);
  const none: Load<never> = { state: "NoDataFound" };
  return (
    <BillsView
      title="Le tue bollette"
      hrefOf={hrefOf}
      load={found.length > 0 ? loadOf({ ...whole, bills: found, total: found.length }) : none}
      open={open}
      matching={open.filter((bill) => matches(bill, { ...filter, payer: null }, today))}
      supplies={supplies}
      supply={supply}
      onSupply={setSupply}
      filter={filter}
      onFilter={setFilter}
      onFilterOpen={() => setFilterOpen(true)}
      onClear={() => {
        setFilter(defaultBillFilter);
        setSupply(null);
      }}
      download={{ download }}
      onPay={(id = String(due[0]?.id)) => setPayingId(id)}
    >
      <BillFilterDrawer
        open={filterOpen}
        value={filter}
        onApply={(next) => {
          setFilter(next);
          setFilterOpen(false);
        }}
        onClose={() => setFilterOpen(false)}
      />
      {paying && (
        <PaySheet
          open
          bill={cardOf(paying)}
          code={paying.paymentId}
          onDownload={download}
          other={other && cardOf(other)}
          onOther={setPayingId}
          onClose={() => setPayingId(undefined)}
        />
      )}
    </BillsView>
  );
}
