import { billCardMessages } from "@favilla/design-system/bills/cardMessages.it.ts";
import { LateErrorDialog, LateLoadingOverlay } from "@favilla/design-system/feedback/LateOverlays.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useErrorWords } from "../../../platform/errors/useErrorWords.ts";
import type { InvoiceDownload } from "../useInvoiceDownload.ts";

/** Shows above the page that a download is running or has failed. */
export function DownloadFeedback({ busy, failed, error, download, dismiss, cancel }: InvoiceDownload) {
  const words = useMessages(billCardMessages);
  const errorWords = useErrorWords();
  return (
    <>
      <LateLoadingOverlay open={busy !== undefined} label={words.downloading} onCancel={cancel} />
      <LateErrorDialog
        open={error !== undefined}
        title={words.downloadFailed}
        description={errorWords(error)}
        onClose={dismiss}
        onRetry={failed && (() => download(failed.id, failed.format))}
      />
    </>
  );
}
