import { statementPageMessages } from "@favilla/design-system/bills/statementPageMessages.it.ts";
import { LateErrorDialog, LateLoadingOverlay } from "@favilla/design-system/feedback/LateOverlays.tsx";
import { Progress } from "@favilla/design-system/feedback/Progress.tsx";
import { fill, useMessages } from "@favilla/design-system/theme/messages.ts";
import { useNumberFormats } from "@favilla/design-system/theme/numbers.ts";
import { useErrorWords } from "../../../platform/errors/useErrorWords.ts";
import type { StatementExport } from "./useStatementExport.ts";

/** Shows above the page how far an export is, or that it has failed. */
export function StatementExportFeedback({ busy, failed, error, progress, save, dismiss, cancel }: StatementExport) {
  const words = useMessages(statementPageMessages);
  const { formatNumber } = useNumberFormats();
  const errorWords = useErrorWords();
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
        description={errorWords(error)}
        onClose={dismiss}
        onRetry={failed && (() => save(failed))}
      />
    </>
  );
}
