import { loadedData } from "@favilla/design-system/data/load.ts";
import { findVoucher } from "@favilla/design-system/vouchers/listedVouchers.ts";
import { VoucherView } from "@favilla/design-system/vouchers/VoucherView.tsx";
import { Navigate, useParams, useSearchParams } from "react-router";
import { config } from "../../../platform/config/config.ts";
import { isNotFound } from "../../../platform/loading/isNotFound.ts";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { ToErrorPage } from "../../../platform/pages/ToErrorPage.tsx";
import { usePage } from "../../../platform/pages/usePage.ts";
import { usePageLink } from "../../../platform/pages/usePageLink.ts";
import { useQuery } from "../../../platform/query/useQuery.ts";
import { retailChainPointsQuery, voucherServiceQuery } from "../calls.ts";
import { useVoucherActions } from "../useVoucherActions.ts";
import { useVouchers } from "../useVouchers.ts";
import { voucherPath } from "../voucherAddress.ts";
import { buttonsOf } from "./buttonsOf.ts";
import { useArrival } from "./useArrival.ts";
import { useOwnVoucher } from "./useOwnVoucher.ts";
import { preloadFeedback, VoucherFeedback } from "./VoucherFeedback.tsx";

/** One voucher of the customer: `VoucherView` with data from the servers. */
export default function VoucherDetailPage() {
  const title = usePage("voucherDetail");
  const back = usePageLink("vouchers");
  const { id = "" } = useParams();
  const [query] = useSearchParams();
  const load = useVouchers();
  const vouchers = loadedData(load);
  // A link may name another voucher in its query, which takes precedence (NOTES.md of the room).
  const requestedId = query.get("id") || id;
  const voucher = vouchers && findVoucher(vouchers, requestedId);
  const here = voucher !== undefined && voucher.id === id && !query.has("id");
  const { redeem, fetchPdf, readAgain } = useOwnVoucher();
  const actions = useVoucherActions(voucher, redeem, fetchPdf, readAgain);
  const service = loadedData(useQuery(voucherServiceQuery));
  const points = loadedData(useQuery(retailChainPointsQuery));
  useArrival(here, actions.runFromLink);

  if (isNotFound(load) || (vouchers && !voucher)) return <Navigate replace to={hrefTo("notFoundPage")} />;
  if (load.state === "LoadFailure") return <ToErrorPage />;
  if (voucher && !here) return <Navigate replace to={voucherPath(voucher.id, query)} />;
  return (
    <VoucherView
      title={title}
      back={back}
      load={voucher ? { state: "Loaded", data: voucher } : { state: "Loading" }}
      service={service}
      points={points}
      supportPhone={config().help.phone}
      {...buttonsOf(voucher, actions)}
      onPointerEnter={preloadFeedback}
      onFocus={preloadFeedback}
    >
      <VoucherFeedback {...actions} />
    </VoucherView>
  );
}
