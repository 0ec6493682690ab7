import { PageHeader } from "@favilla/design-system/layout/PageHeader.tsx";
import { Stack } from "@favilla/design-system/layout/Stack.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { VoucherFilter } from "@favilla/design-system/vouchers/VoucherFilter.tsx";
import { VoucherList } from "@favilla/design-system/vouchers/VoucherList.tsx";
import type { VoucherFilterValue } from "@favilla/design-system/vouchers/voucherStatus.ts";
import { useMemo } from "react";
import { type Load, loaded } from "../../platform/loading/load.ts";
import { PanelBoundary } from "../../platform/loading/PanelBoundary.tsx";
import { pagesMessages } from "../../platform/pages/messages.it.ts";
import { useToday } from "../../platform/time/today.ts";
import { voucherPagesMessages } from "./messages.it.ts";
import { PointsNotice, ServiceNotice, type VoucherNoticesProps } from "./VoucherNotices.tsx";
import type { Voucher } from "./voucher.ts";
import { voucherFacts } from "./voucherFacts.ts";
import { listedVouchers } from "./voucherRules.ts";

interface VouchersViewProps extends VoucherNoticesProps {
  load: Load<readonly Voucher[]>;
  filter: VoucherFilterValue;
  onFilter: (filter: VoucherFilterValue) => void;
}

const states = { Unset: "loading", Loading: "loading", Loaded: "loaded", NoDataFound: "loaded", LoadFailure: "failed" } as const;

/** The customer's vouchers from plain data: the filter, the cards, the loyalty points. */
export function VouchersView({ load, filter, onFilter, service, points }: VouchersViewProps) {
  const words = useMessages(voucherPagesMessages);
  const { vouchers: title } = useMessages(pagesMessages);
  const today = useToday();
  const all = loaded(load);
  const cards = useMemo(() => listedVouchers(all ?? []).map((voucher) => voucherFacts(voucher, words.unnamed)), [all, words]);
  return (
    <>
      <PageHeader title={title} description={words.description} />
      <Stack gap={4}>
        <PanelBoundary>
          <ServiceNotice service={service} />
        </PanelBoundary>
        <PanelBoundary>
          {(cards.length > 0 || filter !== "All" || states[load.state] === "loading") && (
            <VoucherFilter value={filter} onChange={onFilter} />
          )}
          <VoucherList
            state={states[load.state]}
            vouchers={cards}
            label={words.list}
            filter={filter}
            today={today}
            onClearFilter={() => onFilter("All")}
            onRetry={load.state === "LoadFailure" ? load.retry : undefined}
          />
        </PanelBoundary>
        <PanelBoundary>
          <PointsNotice points={points} />
        </PanelBoundary>
      </Stack>
    </>
  );
}
