import { forwardRef, type HTMLAttributes, useState } from "react";
import { DownloadButton } from "../actions/DownloadButton.tsx";
import { Select } from "../forms/Select.tsx";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import * as styles from "./ExportMenu.css.ts";
import { statementMessages } from "./statementMessages.it.ts";

/** What the statement is exported as (spec §9); the first is the default. */
export const exportFormats = ["xlsx", "xls", "csv", "txt", "html"] as const;
export type ExportFormat = (typeof exportFormats)[number];

export interface ExportMenuProps extends Omit<HTMLAttributes<HTMLDivElement>, "children"> {
  /** Makes and saves the file: resolves when it is saved, rejects when it can't be. */
  onExport: (format: ExportFormat) => Promise<void>;
  /** There is nothing to export. @default false */
  disabled?: boolean | undefined;
}

/**
 * Exports what is shown as a file, in Excel's format unless another is chosen: a native select and a button. Preparing, done
 * and failed are the button's, shown and announced. The ref is the frame.
 */
export const ExportMenu = forwardRef<HTMLDivElement, ExportMenuProps>(function ExportMenu({ onExport, disabled, className, ...rest }, ref) {
  const words = useMessages(statementMessages);
  const [format, setFormat] = useState<ExportFormat>("xlsx");
  const [busy, setBusy] = useState(false);
  const labels: Record<ExportFormat, string> = {
    xlsx: words.formatXlsx,
    xls: words.formatXls,
    csv: words.formatCsv,
    txt: words.formatTxt,
    html: words.formatHtml,
  };
  return (
    <div {...rest} ref={ref} className={cx(styles.exportMenu, className)}>
      <Select
        label={words.exportFormat}
        options={exportFormats.map((value) => ({ value, label: labels[value] }))}
        value={format}
        disabled={disabled || busy}
        onChange={(event) => setFormat(exportFormats.find((each) => each === event.currentTarget.value) ?? "xlsx")}
      />
      <DownloadButton
        // What became of a file says nothing of one in another format.
        key={format}
        className={styles.beside}
        disabled={disabled}
        onDownload={async () => {
          setBusy(true);
          try {
            await onExport(format);
          } finally {
            setBusy(false);
          }
        }}
      >
        {words.export}
      </DownloadButton>
    </div>
  );
});
