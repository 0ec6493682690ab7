import { useId } from "react";
import { Button } from "../actions/Button.tsx";
import { BarcodeIcon } from "../icons/BarcodeIcon.ts";
import { DownloadIcon } from "../icons/DownloadIcon.ts";
import { Text } from "../text/Text.tsx";
import { useMessages } from "../theme/messages.ts";
import { vouchersMessages } from "./messages.it.ts";
import type { VoucherFacts } from "./VoucherCard.tsx";
import * as styles from "./VoucherDetail.css.ts";
import type { VoucherFailure } from "./VoucherErrorDialog.tsx";
import { shownStatus } from "./voucherStatus.ts";

export interface VoucherButtonsProps {
  status: VoucherFacts["status"];
  onDownload: () => void;
  downloading: boolean | undefined;
  /** Opens the barcode, on phones. */
  onShowBarcode: (() => void) | undefined;
  barcodeLoading: boolean | undefined;
  failed: VoucherFailure | undefined;
}

/** The buttons of a voucher: its barcode on a phone, and its PDF. */
export function VoucherButtons({ status, onDownload, downloading, onShowBarcode, barcodeLoading, failed }: VoucherButtonsProps) {
  const words = useMessages(vouchersMessages);
  const noteId = useId();
  const expired = shownStatus(status) === "Expired";
  const used = shownStatus(status) === "Used";
  const isFailed = failed !== undefined && !expired;
  const look = used ? ({ variant: "link" } as const) : ({ variant: "secondary", wide: true } as const);
  return (
    <div className={used ? styles.links : styles.actions}>
      {onShowBarcode && (
        <Button
          {...look}
          variant={used ? "link" : "primary"}
          icon={BarcodeIcon}
          loading={barcodeLoading}
          className={styles.phoneOnly}
          onClick={onShowBarcode}
        >
          {used ? words.showUsedBarcode : words.showBarcode}
        </Button>
      )}
      <Button
        {...look}
        icon={DownloadIcon}
        disabled={expired}
        loading={downloading}
        aria-describedby={expired || isFailed ? noteId : undefined}
        onClick={onDownload}
      >
        {words.download}
      </Button>
      {expired && (
        <Text id={noteId} size="small" tone="muted">
          {words.downloadExpired}
        </Text>
      )}
      {isFailed && (
        <p id={noteId} className={styles.failed}>
          {failed === "expired" ? words.expiredErrorDescription : words[`${failed}Failed`]}
        </p>
      )}
    </div>
  );
}
