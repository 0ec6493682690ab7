import { LateErrorDialog, LateLoadingOverlay } from "../feedback/LateOverlays.tsx";
import { useFailureText } from "../theme/failureText.ts";
import { useMessages } from "../theme/messages.ts";
import { billCardMessages } from "./cardMessages.it.ts";
import type { BillDownload } from "./useCards.ts";

export interface DownloadFeedbackProps extends BillDownload {
  /** Error of the last download, until `dismiss`. */
  error: unknown;
  dismiss: () => void;
  /** Cancels the running download. */
  cancel: () => void;
}

/** Shows above the page that a bill's download is running or has failed. */
export function DownloadFeedback({ busy, failed, error, download, dismiss, cancel }: DownloadFeedbackProps) {
  const words = useMessages(billCardMessages);
  const failureText = useFailureText();
  return (
    <>
      <LateLoadingOverlay open={busy !== undefined} label={words.downloading} onCancel={cancel} />
      <LateErrorDialog
        open={error !== undefined}
        title={words.downloadFailed}
        description={failureText(error)}
        onClose={dismiss}
        onRetry={failed && (() => download(failed.id, failed.format))}
      />
    </>
  );
}
