import { PanelBoundary } from "@favilla/design-system/feedback/PanelBoundary.tsx";
import { Skeleton } from "@favilla/design-system/feedback/Skeleton.tsx";
import { SkeletonGroup } from "@favilla/design-system/feedback/SkeletonGroup.tsx";
import { PageHeader } from "@favilla/design-system/layout/PageHeader.tsx";
import { Stack } from "@favilla/design-system/layout/Stack.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { VoucherDetail } from "@favilla/design-system/vouchers/VoucherDetail.tsx";
import { VoucherSignInPrompt } from "@favilla/design-system/vouchers/VoucherSignInPrompt.tsx";
import type { ReactNode } from "react";
import { pending } from "../../../platform/loading/wait.css.ts";
import { pagesMessages } from "../../../platform/pages/messages.it.ts";
import { SubPageHeader } from "../../../platform/pages/SubPageHeader.tsx";
import { voucherPagesMessages } from "../messages.it.ts";
import type { VoucherActions } from "../useVoucherActions.ts";
import { PointsNotice, ServiceNotice, type VoucherNoticesProps } from "../VoucherNotices.tsx";
import type { Voucher } from "../voucher.ts";
import { voucherFacts } from "../voucherFacts.ts";
import { barcodeWay } from "../voucherRules.ts";
import { preloadFeedback } from "./VoucherFeedback.tsx";

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
