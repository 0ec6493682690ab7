import { useMemo } from "react";
import { type Load, loadedData } from "../data/load.ts";
import { listState } from "../data/loadState.ts";
import { PanelBoundary } from "../feedback/PanelBoundary.tsx";
import { PageHeader, type PageHeaderProps } from "../layout/PageHeader.tsx";
import { Stack } from "../layout/Stack.tsx";
import { useMessages } from "../theme/messages.ts";
import { listedVouchers } from "./listedVouchers.ts";
import { voucherPagesMessages } from "./pagesMessages.it.ts";
import { VoucherFilter } from "./VoucherFilter.tsx";
import { list as rows } from "./VoucherList.css.ts";
import { VoucherList } from "./VoucherList.tsx";
import { PointsNotice, ServiceNotice, type VoucherNoticesProps } from "./VoucherNotices.tsx";
import type { VoucherFacts } from "./voucherFacts.ts";
import type { VoucherFilterValue } from "./voucherStatus.ts";

/** A voucher of the list, without the address of its page. One with a blank name is called "Buono". */
export interface ListedVoucher extends Readonly<Omit<VoucherFacts, "href">> {
  /** Id of the voucher that this one was exchanged for, in whose place it is not shown. */
  readonly redeemedVoucherId?: string | null | undefined;
}

export interface VouchersViewProps extends Pick<PageHeaderProps, "title" | "back">, VoucherNoticesProps {
  /** All vouchers of the customer, in any order. The list shows first those that can be used. */
  load: Load<readonly ListedVoucher[]>;
  /** Returns the address of a voucher's page, by the voucher's id. */
  voucherHref: (id: string) => string;
  /** Vouchers to show. @default "All" */
  filter?: VoucherFilterValue | undefined;
  onFilter: (filter: VoucherFilterValue) => void;
}

/** The page of the customer's vouchers: the filter, the cards, the loyalty points. */
export function VouchersView({ title, back, load, voucherHref, filter = "All", onFilter, service, points }: VouchersViewProps) {
  const words = useMessages(voucherPagesMessages);
  const list = listState(load);
  const all = loadedData(load);
  const listed = useMemo(() => listedVouchers(all ?? []), [all]);
  const cards = listed.map(
    (voucher): VoucherFacts => ({
      id: voucher.id,
      promoName: voucher.promoName.trim() || words.unnamed,
      amount: voucher.amount,
      status: voucher.status,
      validityEndDate: voucher.validityEndDate,
      lastExpenditure: voucher.lastExpenditure,
      assignmentDate: voucher.assignmentDate,
      commodityName: voucher.commodityName,
      image: voucher.image,
      href: voucherHref(voucher.id),
    }),
  );
  return (
    <>
      <Stack gap={3}>
        <PageHeader title={title} back={back} />
        {(cards.length > 0 || filter !== "All" || list.state === "loading") && (
          <PanelBoundary>
            <VoucherFilter value={filter} onChange={onFilter} vouchers={all && cards} />
          </PanelBoundary>
        )}
      </Stack>
      <Stack gap={4} className={rows}>
        <PanelBoundary>
          <ServiceNotice service={service} />
        </PanelBoundary>
        <PanelBoundary>
          <VoucherList {...list} vouchers={cards} label={words.list} filter={filter} onClearFilter={() => onFilter("All")} />
        </PanelBoundary>
        <PanelBoundary>
          <PointsNotice points={points} />
        </PanelBoundary>
      </Stack>
    </>
  );
}
