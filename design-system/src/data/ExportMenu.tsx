import { forwardRef, type HTMLAttributes, type ReactNode } from "react";
import { Button } from "../actions/Button.tsx";
import { useDownload } from "../actions/useDownload.tsx";
import { DownloadIcon } from "../icons/DownloadIcon.ts";
import { Menu } from "../overlays/Menu.tsx";
import { cx } from "../theme/cx.ts";
import { useMessages, type WordsOf } from "../theme/messages.ts";
import { useNumberFormats } from "../theme/numbers.ts";
import { exportMenu } from "./ExportMenu.css.ts";
import { exportMessages } from "./exportMessages.it.ts";

/** File formats of the export (AS-03). The first is the default: it has focus when the menu opens. */
export const exportFormats = ["xlsx", "xls", "csv", "txt", "html"] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Returns the name of each format in a menu. */
export const exportLabels = (words: WordsOf<typeof exportMessages>): Record<ExportFormat, string> => ({
  xlsx: words.formatXlsx,
  xls: words.formatXls,
  csv: words.formatCsv,
  txt: words.formatTxt,
  html: words.formatHtml,
});

export interface ExportMenuProps extends Omit<HTMLAttributes<HTMLDivElement>, "children"> {
  /**
   * Creates and saves the file. If it returns a promise, the result is shown below the button: saved when it resolves, failed when it
   * rejects. Without a promise the page must show the result itself.
   */
  onExport: (format: ExportFormat) => Promise<void> | void;
  /** Disables the button, if there is nothing to export. @default false */
  disabled?: boolean | undefined;
  /** Label of the button. @default "Scarica" */
  children?: ReactNode;
  /**
   * Accessible name of the button, if its label does not say what is exported. It must begin with the label (WCAG 2.5.3). @default the
   * label
   */
  label?: string | undefined;
  /** Saves the PDF of each of `count` bills, as the last entry of the menu (AS-53). @default no such entry */
  pdfs?: { count: number; onChoose: () => void } | undefined;
}

/**
 * Exports the displayed data as a file: a button that opens a `Menu` of formats. Preparing, done and failed are shown and announced. The
 * ref is the frame. State: `data-state`.
 */
export const ExportMenu = forwardRef<HTMLDivElement, ExportMenuProps>(function ExportMenu(
  { onExport, disabled, children, label, pdfs, className, ...rest },
  ref,
) {
  const words = useMessages(exportMessages);
  const { formatCount } = useNumberFormats();
  const { state, start, outcome, outcomeId, preparing } = useDownload();
  const labels = exportLabels(words);
  const choose = (format: ExportFormat) => {
    const saved = onExport(format);
    if (saved) void start(() => saved);
  };
  return (
    <div {...rest} ref={ref} className={cx(exportMenu, className)} data-state={state}>
      <Menu
        label={words.format}
        items={[
          ...exportFormats.map((format) => ({ id: format, label: labels[format], onChoose: () => choose(format) })),
          ...(pdfs ? [{ id: "pdf", label: formatCount(words.filesOne, words.filesOther, pdfs.count), onChoose: pdfs.onChoose }] : []),
        ]}
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
