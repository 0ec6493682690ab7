import { BillListDetail } from "@favilla/design-system/bills/BillListDetail.tsx";
import type { BesideProps } from "@favilla/design-system/bills/BillsView.tsx";
import { billsPageMessages } from "@favilla/design-system/bills/pageMessages.it.ts";
import { EmptyState } from "@favilla/design-system/feedback/EmptyState.tsx";
import { useWideWindow } from "@favilla/design-system/layout/useWideWindow.ts";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { Navigate } from "react-router";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { useListState, useOpened } from "../../../platform/pages/useOpened.ts";
import { billHref, billId, billOfId } from "../card/billLink.ts";
import { BillContent } from "../detail/BillContent.tsx";
import type { BillSlots } from "../slots.ts";

interface BillsWithOneProps extends BesideProps, BillSlots {}

/** The bills as rows, with the one that the address opens beside them. A window that has no room for both shows that bill on its own page. */
export function BillsWithOne({ paper, data, rights, ...list }: BillsWithOneProps) {
  const words = useMessages(billsPageMessages);
  const isWide = useWideWindow();
  const { opened, open } = useOpened();
  const state = useListState();
  const link = opened === null ? null : billOfId(opened);
  if (!isWide && opened !== null) return <Navigate replace to={link ? billHref(link) : hrefTo("bills")} state={link && state} />;
  const missing = <EmptyState title={words.notFoundTitle} description={words.notFoundText} />;
  return (
    <BillListDetail
      {...list}
      opened={opened}
      onOpen={open}
      idOf={billId}
      detailOf={
        isWide
          ? (id) => (
              <BillContent
                key={id}
                link={billOfId(id)}
                headingLevel={2}
                missing={missing}
                paper={paper}
                data={data}
                rights={rights}
                onPay={list.onPay}
                onPayNear={list.onPayNear}
              />
            )
          : undefined
      }
    />
  );
}
