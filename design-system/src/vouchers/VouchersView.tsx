import { type Load, loadedData } from "../data/load.ts";
import { listState } from "../data/loadState.ts";
import { PanelBoundary } from "../feedback/PanelBoundary.tsx";
import { PageHeader } from "../layout/PageHeader.tsx";
import { Stack } from "../layout/Stack.tsx";
import { useMessages } from "../theme/messages.ts";
import { VoucherFilter } from "./VoucherFilter.tsx";
import { VoucherList } from "./VoucherList.tsx";
import type { VoucherFilterValue } from "./voucherStatus.ts";
import { useMemo } from "react";
import { pagesMessages } from "../../../portal/src/platform/pages/messages.it.ts";
import { voucherPagesMessages } from "./pagesMessages.it.ts";
import { PointsNotice, ServiceNotice, type VoucherNoticesProps } from "./VoucherNotices.tsx";
import type { Voucher } from "../../../portal/src/rooms/vouchers/voucher.ts";
import { voucherFacts } from "../../../portal/src/rooms/vouchers/voucherFacts.ts";
import { listedVouchers } from "../../../portal/src/rooms/vouchers/voucherRules.ts";

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
