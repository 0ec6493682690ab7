import { loadedData } from "@favilla/design-system/data/load.ts";
import { FavillaProvider } from "@favilla/design-system/theme/FavillaProvider.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { VoucherView } from "@favilla/design-system/vouchers/VoucherView.tsx";
import { Navigate, useLocation, useSearchParams } from "react-router";
import { config } from "../../../platform/config/config.ts";
import { isNotFound } from "../../../platform/loading/isNotFound.ts";
import { pagesMessages } from "../../../platform/pages/messages.it.ts";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { ToErrorPage } from "../../../platform/pages/ToErrorPage.tsx";
import { usePage } from "../../../platform/pages/usePage.ts";
import { loginPath } from "../../../platform/session/endSession.ts";
import { useSession } from "../../../platform/session/session.ts";
import { useServerDay } from "../../../platform/time/today.ts";
import { useVoucherActions } from "../useVoucherActions.ts";
import { retailPath } from "../voucherAddress.ts";
import { buttonsOf } from "./buttonsOf.ts";
import { useArrival } from "./useArrival.ts";
import { useRetailVoucher } from "./useRetailVoucher.ts";
import { preloadFeedback, VoucherFeedback } from "./VoucherFeedback.tsx";

/** Maximum number of redirects, in case vouchers were exchanged for one another in a circle. */
const mostHops = 5;
const hopsIn = (state: unknown): number => Number((state as { hops?: unknown } | null)?.hops) || 0;

/** A voucher from a shop, by the code in the address (`?id`), for anyone who has it (RT-11, VC-18). The frame of public pages knows no day. */
export default function RetailVoucherPage() {
  return (
    <FavillaProvider today={useServerDay()}>
      <RetailVoucher />
    </FavillaProvider>
  );
}

function RetailVoucher() {
  const { voucherDetail } = useMessages(pagesMessages);
  const [query] = useSearchParams();
  const { pathname, search, state } = useLocation();
  const hops = hopsIn(state);
  const session = useSession();
  const code = query.get("id")?.trim() || null;
  const { load, redeem, fetchPdf, readAgain } = useRetailVoucher(code);
  const voucher = loadedData(load);
  const next = hops < mostHops && voucher?.redeemedVoucherId !== code ? voucher?.redeemedVoucherId : null;
  const here = voucher !== undefined && !next;
  const actions = useVoucherActions(voucher, redeem, fetchPdf, readAgain);
  useArrival(here, actions.runFromLink);
  usePage("gdoVoucherDetail");

  if (load.state === "LoadFailure") return isNotFound(load) ? <Navigate replace to={hrefTo("notFoundPage")} /> : <ToErrorPage />;
  if (next) return <Navigate replace to={retailPath(next, query)} state={{ hops: hops + 1 }} />;
  return (
    <VoucherView
      title={voucherDetail}
      load={voucher ? { state: "Loaded", data: voucher } : { state: "Loading" }}
      signInHref={session ? undefined : loginPath(pathname + search)}
      supportPhone={config().help.phone}
      {...buttonsOf(voucher, actions)}
      onPointerEnter={preloadFeedback}
      onFocus={preloadFeedback}
    >
      {/* It does not replace the page, because the page is rendered at build time, before the address is known. */}
      {code === null && <Navigate replace to={hrefTo("notFoundPage")} />}
      <VoucherFeedback {...actions} />
    </VoucherView>
  );
}
