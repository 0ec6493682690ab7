import { BillList } from "@favilla/design-system/bills/BillList.tsx";
import { LiveRegion } from "@favilla/design-system/feedback/LiveRegion.tsx";
import type { ListProps } from "./drive.tsx";

const onDownload = () => undefined;

/** The bills as in the portal: the library's list, with stable properties. */
export const LibraryList = ({ bills, onLoadMore }: ListProps) => (
  <>
    <BillList label="Bollette" headingLevel={2} bills={bills} onDownload={onDownload} hasMore onLoadMore={onLoadMore} />
    <LiveRegion />
  </>
);
