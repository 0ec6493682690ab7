import { forwardRef, type HTMLAttributes, type ReactNode } from "react";
import { Button } from "../actions/Button.tsx";
import { useDownload } from "../actions/useDownload.tsx";
import { DownloadIcon } from "../icons/DownloadIcon.ts";
import { Menu } from "../overlays/Menu.tsx";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import { exportMenu } from "./ExportMenu.css.ts";
import { statementMessages } from "./statementMessages.it.ts";

/** What the statement is exported as (AS-03); the first is the default: it has focus as soon as the menu is open. */
export const exportFormats = ["xlsx", "xls", "csv", "txt", "html"] as const;
export type ExportFormat = (typeof exportFormats)[number];

export interface ExportMenuProps extends Omit<HTMLAttributes<HTMLDivElement>, "children"> {
  /**
   * Makes and saves the file: resolves when it is saved, rejects when it can't be, and either is said below the button.
   * Without a promise the page says by itself what becomes of it.
   */
  onExport: (format: ExportFormat) => Promise<void> | void;
  /** There is nothing to export. @default false */
  disabled?: boolean | undefined;
  /** The button's words. @default "Esporta" */
  children?: ReactNode;
  /** The button's name where its words don't say what is exported; it begins with them (WCAG 2.5.3). @default its words */
  label?: string | undefined;
}

/**
 * Exports what is shown as a file: a button that opens a `Menu` of formats, Excel's first. Preparing, done
 * and failed are the button's, shown and announced. The ref is the frame. State: `data-state`.
 */
export const ExportMenu = forwardRef<HTMLDivElement, ExportMenuProps>(function ExportMenu(
  { onExport, disabled, children, label, className, ...rest },
  ref,
) {
  const words = useMessages(statementMessages);
  const { state, start, outcome, outcomeId, preparing } = useDownload();
  const labels: Record<ExportFormat, string> = {
    xlsx: words.formatXlsx,
    xls: words.formatXls,
    csv: words.formatCsv,
    txt: words.formatTxt,
    html: words.formatHtml,
  };
  const choose = (format: ExportFormat) => {
    const saved = onExport(format);
    if (saved) void start(() => saved);
  };
  return (
    <div {...rest} ref={ref} className={cx(exportMenu, className)} data-state={state}>
      <Menu
        label={words.exportFormat}
        items={exportFormats.map((format) => ({ id: format, label: labels[format], onChoose: () => choose(format) }))}
        trigger={
          <Button
            variant="secondary"
            icon={DownloadIcon}
            disabled={disabled}
            loading={state === "preparing"}
            loadingLabel={preparing}
            aria-label={state === "preparing" ? undefined : label}
            aria-describedby={outcomeId}
          >
            {children ?? words.export}
          </Button>
        }
      />
      {outcome}
    </div>
  );
});
