import { type Load, loadedData } from "@favilla/design-system/data/load.ts";
import { listState } from "@favilla/design-system/data/loadState.ts";
import { PanelBoundary } from "@favilla/design-system/feedback/PanelBoundary.tsx";
import { PageHeader } from "@favilla/design-system/layout/PageHeader.tsx";
import { Stack } from "@favilla/design-system/layout/Stack.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { VoucherFilter } from "@favilla/design-system/vouchers/VoucherFilter.tsx";
import { VoucherList } from "@favilla/design-system/vouchers/VoucherList.tsx";
import type { VoucherFilterValue } from "@favilla/design-system/vouchers/voucherStatus.ts";
import { useMemo } from "react";
import { pagesMessages } from "../../platform/pages/messages.it.ts";
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

/** The customer's vouchers from plain data: the filter, the cards, the loyalty points. */
export function VouchersView({ load, filter, onFilter, service, points }: VouchersViewProps) {
  const words = useMessages(voucherPagesMessages);
  const { vouchers: title } = useMessages(pagesMessages);
  const list = listState(load);
  const all = loadedData(load);
  const cards = useMemo(() => listedVouchers(all ?? []).map((voucher) => voucherFacts(voucher, words.unnamed)), [all, words]);
  return (
    <>
      <PageHeader title={title} description={words.description} />
      <Stack gap={4}>
        <PanelBoundary>
          <ServiceNotice service={service} />
        </PanelBoundary>
        <PanelBoundary>
          {(cards.length > 0 || filter !== "All" || list.state === "loading") && <VoucherFilter value={filter} onChange={onFilter} />}
          <VoucherList {...list} vouchers={cards} label={words.list} filter={filter} onClearFilter={() => onFilter("All")} />
        </PanelBoundary>
        <PanelBoundary>
          <PointsNotice points={points} />
        </PanelBoundary>
      </Stack>
    </>
  );
}
