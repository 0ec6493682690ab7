import { LoadingOverlay } from "@favilla/design-system/feedback/LoadingOverlay.tsx";
import { ErrorDialog } from "@favilla/design-system/overlays/ErrorDialog.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useErrorWords } from "../../../platform/errors/useErrorWords.ts";
import type { InvoiceDownload } from "../useInvoiceDownload.ts";
import { billCardMessages } from "./cardMessages.it.ts";

/** Shows above the page that a download is running or has failed. */
export function DownloadFeedback({ busy, failed, error, download, dismiss, cancel }: InvoiceDownload) {
  const words = useMessages(billCardMessages);
  const errorWords = useErrorWords();
  return (
    <>
      <LoadingOverlay open={busy !== undefined} label={words.downloading} onCancel={cancel} />
      <ErrorDialog
        open={error !== undefined}
        title={words.downloadFailed}
        description={errorWords(error)}
        onClose={dismiss}
        onRetry={failed && (() => download(failed.id, failed.format))}
      />
    </>
  );
}
