import { Button } from "@favilla/design-system/actions/Button.tsx";
import { ActiveFilters } from "@favilla/design-system/bills/ActiveFilters.tsx";
import { BillFilterChips } from "@favilla/design-system/bills/BillFilterChips.tsx";
import { BillFilterDrawer } from "@favilla/design-system/bills/BillFilterDrawer.tsx";
import { BillList } from "@favilla/design-system/bills/BillList.tsx";
import type { BillFormat } from "@favilla/design-system/bills/billFacts.ts";
import { type BillFilterValue, defaultBillFilter } from "@favilla/design-system/bills/billFilter.ts";
import { PayBar } from "@favilla/design-system/bills/PayBar.tsx";
import { PaySheet } from "@favilla/design-system/bills/PaySheet.tsx";
import { EmptyState } from "@favilla/design-system/feedback/EmptyState.tsx";
import { NothingFoundIllustration } from "@favilla/design-system/feedback/illustrations/NothingFoundIllustration.tsx";
import { PageHeader } from "@favilla/design-system/layout/PageHeader.tsx";
import { Stack } from "@favilla/design-system/layout/Stack.tsx";
import { useProvidedToday } from "@favilla/design-system/theme/today.ts";
import { useState } from "react";
import type { Bill } from "./bills.ts";
import { matches } from "./matches.ts";

/** Loads the file of a bill from your server. */
const download = (id: string, format: BillFormat) => window.location.assign(`/bollette/${id}.${format}`);

interface BillsPageProps {
  /** The customer's bills, the open ones first. */
  bills: readonly Bill[];
}

/** The bills with their filter, and the way to pay each. */
export function BillsPage({ bills }: BillsPageProps) {
  const [filter, setFilter] = useState<BillFilterValue>(defaultBillFilter);
  const [filterOpen, setFilterOpen] = useState(false);
  const [payingId, setPayingId] = useState<string>();
  const today = useProvidedToday();
  const shown = bills.filter((bill) => matches(bill, filter, today)).map(({ facts }) => facts);
  const due = bills.filter(({ code }) => code !== null);
  const total = due.reduce((sum, { facts }) => sum + Math.round((facts.total ?? 0) * 100), 0) / 100;
  const paying = due.find(({ facts }) => facts.id === payingId);
  const clear = () => setFilter(defaultBillFilter);
  return (
    <>
      <Stack gap={3}>
        <PageHeader title="Le tue bollette" />
        <BillFilterChips value={filter} onChange={setFilter} toPay={due.length} onMore={() => setFilterOpen(true)} />
        <ActiveFilters value={filter} onChange={setFilter} />
        {shown.length > 0 ? (
          <BillList bills={shown} label="Le tue bollette" headingLevel={2} grouped onPay={setPayingId} onDownload={download} />
        ) : (
          <EmptyState
            illustration={<NothingFoundIllustration />}
            title="Nessuna bolletta con questi filtri"
            description="Prova a cambiare i filtri o a toglierli tutti."
            action={
              <Button variant="secondary" onClick={clear}>
                Togli i filtri
              </Button>
            }
          />
        )}
      </Stack>
      {due.length > 0 && <PayBar count={due.length} total={total} onPay={() => setPayingId(due[0]?.facts.id)} />}
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
          bill={paying.facts}
          code={paying.code}
          onDownload={download}
          other={due.find((bill) => bill !== paying)?.facts}
          onOther={setPayingId}
          onClose={() => setPayingId(undefined)}
        />
      )}
    </>
  );
}
