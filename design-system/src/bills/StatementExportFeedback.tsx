import type { ExportFormat } from "../data/ExportMenu.tsx";
import { LateErrorDialog, LateLoadingOverlay } from "../feedback/LateOverlays.tsx";
import { Progress } from "../feedback/Progress.tsx";
import { useFailureText } from "../theme/failureText.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { useNumberFormats } from "../theme/numbers.ts";
import type { StatementProgress } from "./StatementOrdering.tsx";
import { statementPageMessages } from "./statementPageMessages.it.ts";

export interface StatementExportFeedbackProps {
  /** The file that is being made. */
  busy: ExportFormat | undefined;
  /** Error of the last file, until `dismiss`. */
  error: unknown;
  /** Documents that have come for the file. */
  progress: StatementProgress | undefined;
  /** Makes the file that failed once more, of the same documents. Undefined if none has failed. */
  retry: (() => void) | undefined;
  dismiss: () => void;
  cancel: () => void;
}

/** Shows above the page how far an export of the statement is, or that it has failed. */
export function StatementExportFeedback({ busy, error, progress, retry, dismiss, cancel }: StatementExportFeedbackProps) {
  const words = useMessages(statementPageMessages);
  const { formatNumber } = useNumberFormats();
  const failureText = useFailureText();
  return (
    <>
      <LateLoadingOverlay open={busy !== undefined} label={words.exporting} onCancel={cancel}>
        {progress && (
          <Progress
            label={words.exportedLabel}
            value={progress.fetched}
            max={Math.max(1, progress.total)}
            valueText={fill(words.exported, { count: formatNumber(progress.fetched), total: formatNumber(progress.total) })}
          />
        )}
      </LateLoadingOverlay>
      <LateErrorDialog
        open={error !== undefined}
        title={words.exportFailed}
        description={failureText(error)}
        onClose={dismiss}
        onRetry={retry}
      />
    </>
  );
}
