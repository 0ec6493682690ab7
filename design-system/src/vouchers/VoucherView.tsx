import type { HTMLAttributes, ReactNode } from "react";
import { Loaded } from "../data/Loaded.tsx";
import type { Load } from "../data/load.ts";
import { PanelBoundary } from "../feedback/PanelBoundary.tsx";
import { PageHeader, type PageHeaderProps } from "../layout/PageHeader.tsx";
import { Stack } from "../layout/Stack.tsx";
import { useMessages } from "../theme/messages.ts";
import { vouchersMessages } from "./messages.it.ts";
import { voucherPagesMessages } from "./pagesMessages.it.ts";
import { VoucherDetail, type VoucherDetailProps } from "./VoucherDetail.tsx";
import { VoucherDetailSkeleton } from "./VoucherDetailSkeleton.tsx";
import { PointsNotice, ServiceNotice, type VoucherNoticesProps } from "./VoucherNotices.tsx";
import { VoucherSignInPrompt } from "./VoucherSignInPrompt.tsx";
import type { VoucherFacts } from "./voucherFacts.ts";

/** A voucher with its texts. One with a blank name is called "Buono". */
export type KnownVoucher = Readonly<Omit<VoucherFacts, "href"> & Pick<VoucherDetailProps, "termsOfUse" | "infos">>;

export interface VoucherViewProps
  extends Pick<PageHeaderProps, "title" | "back">,
    Pick<VoucherDetailProps, "supportPhone" | "onDownload" | "downloading" | "onShowBarcode" | "barcodeLoading" | "failed">,
    Pick<HTMLAttributes<HTMLElement>, "onPointerEnter" | "onFocus">,
    VoucherNoticesProps {
  load: Load<KnownVoucher>;
  /** Address of the sign-in page with the way back, for visitors without a session. @default no prompt to sign in */
  signInHref?: string | undefined;
  /** Dialogs of the page. */
  children?: ReactNode;
}

/**
 * The page of one voucher (VC-02): of the private area, or from a shop. `onPointerEnter` and `onFocus` are those of its content: what an
 * action needs can be fetched then, before a button is pressed.
 */
export function VoucherView({
  title,
  back,
  load,
  service,
  points,
  signInHref,
  onPointerEnter,
  onFocus,
  children,
  ...actions
}: VoucherViewProps) {
  const words = useMessages(voucherPagesMessages);
  const { failureTitle } = useMessages(vouchersMessages);
  const loading = <VoucherDetailSkeleton label={words.loadingOne} barcode={actions.onShowBarcode !== undefined} />;
  return (
    <>
      <PageHeader title={title} back={back} />
      <Stack gap={4} onPointerEnter={onPointerEnter} onFocus={onFocus}>
        <PanelBoundary>
          <ServiceNotice service={service} />
        </PanelBoundary>
        <PanelBoundary>
          <Loaded load={load} loading={loading} failedTitle={failureTitle}>
            {(voucher) => (
              <VoucherDetail
                {...actions}
                id={voucher.id}
                promoName={voucher.promoName.trim() || words.unnamed}
                amount={voucher.amount}
                status={voucher.status}
                validityEndDate={voucher.validityEndDate}
                lastExpenditure={voucher.lastExpenditure}
                assignmentDate={voucher.assignmentDate}
                commodityName={voucher.commodityName}
                image={voucher.image}
                termsOfUse={voucher.termsOfUse}
                infos={voucher.infos}
                signInPrompt={signInHref && <VoucherSignInPrompt href={signInHref} />}
              />
            )}
          </Loaded>
        </PanelBoundary>
        <PanelBoundary>
          <PointsNotice points={points} />
        </PanelBoundary>
      </Stack>
      {children}
    </>
  );
}
