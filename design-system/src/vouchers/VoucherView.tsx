import { PanelBoundary } from "../feedback/PanelBoundary.tsx";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { SkeletonGroup } from "../feedback/SkeletonGroup.tsx";
import { PageHeader } from "../layout/PageHeader.tsx";
import { Stack } from "../layout/Stack.tsx";
import { useMessages } from "../theme/messages.ts";
import { VoucherDetail } from "./VoucherDetail.tsx";
import { VoucherSignInPrompt } from "./VoucherSignInPrompt.tsx";
import type { ReactNode } from "react";
import { pending } from "../../../portal/src/platform/loading/wait.css.ts";
import { pagesMessages } from "../../../portal/src/platform/pages/messages.it.ts";
import { SubPageHeader } from "../../../portal/src/platform/pages/SubPageHeader.tsx";
import { voucherPagesMessages } from "./pagesMessages.it.ts";
import type { VoucherActions } from "../../../portal/src/rooms/vouchers/useVoucherActions.ts";
import { PointsNotice, ServiceNotice, type VoucherNoticesProps } from "./VoucherNotices.tsx";
import type { Voucher } from "../../../portal/src/rooms/vouchers/voucher.ts";
import { voucherFacts } from "../../../portal/src/rooms/vouchers/voucherFacts.ts";
import { barcodeWay } from "../../../portal/src/rooms/vouchers/voucherRules.ts";
import { preloadFeedback } from "../../../portal/src/rooms/vouchers/detail/VoucherFeedback.tsx";

interface VoucherDetailViewProps extends VoucherNoticesProps {
  /** Undefined while it loads. If it does not exist another page is shown. */
  voucher: Voucher | undefined;
  /** Address of all the customer's vouchers. */
  allHref?: string | undefined;
  /** Address of the sign-in page with the way back, for visitors without a session. */
  signInHref?: string | undefined;
  supportPhone: string;
  busy: VoucherActions["busy"];
  failed?: VoucherActions["failed"];
  run: VoucherActions["run"];
  /** Elements above the page. */
  children?: ReactNode;
}

/** One voucher from plain data (VC-02): of the private area, or from a shop. */
export function VoucherDetailView({
  voucher,
  allHref,
  signInHref,
  supportPhone,
  busy,
  failed,
  run,
  children,
  service,
  points,
}: VoucherDetailViewProps) {
  const words = useMessages(voucherPagesMessages);
  const { voucherDetail: title } = useMessages(pagesMessages);
  return (
    <>
      {allHref ? <SubPageHeader parent="vouchers" title={title} /> : <PageHeader title={title} />}
      <Stack gap={4} onPointerEnter={preloadFeedback} onFocus={preloadFeedback}>
        <PanelBoundary>
          <ServiceNotice service={service} />
        </PanelBoundary>
        <PanelBoundary>
          {voucher ? (
            <VoucherDetail
              {...voucherFacts(voucher, words.unnamed)}
              termsOfUse={voucher.termsOfUse}
              infos={voucher.infos}
              supportPhone={supportPhone}
              onDownload={() => run("download")}
              downloading={busy === "download"}
              onShowBarcode={barcodeWay(voucher) === "none" ? undefined : () => run("showBarCode")}
              barcodeLoading={busy === "showBarCode"}
              failed={failed}
              signInPrompt={signInHref && <VoucherSignInPrompt href={signInHref} />}
            />
          ) : (
            <SkeletonGroup label={words.loadingOne}>
              <Skeleton shape="control" className={pending} />
            </SkeletonGroup>
          )}
        </PanelBoundary>
        <PanelBoundary>
          <PointsNotice points={points} />
        </PanelBoundary>
      </Stack>
      {children}
    </>
  );
}
