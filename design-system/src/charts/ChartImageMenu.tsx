import { forwardRef, type HTMLAttributes } from "react";
import { Button } from "../actions/Button.tsx";
import { useDownload } from "../actions/useDownload.tsx";
import { ChartIcon } from "../icons/ChartIcon.ts";
import { Menu } from "../overlays/Menu.tsx";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import { imageMenu } from "./ChartImageMenu.css.ts";
import { type ChartImageFormat, chartImageFormats } from "./chartImageFormats.ts";
import { chartsMessages } from "./messages.it.ts";

export interface ChartImageMenuProps extends Omit<HTMLAttributes<HTMLDivElement>, "children"> {
  /**
   * Draws and saves the picture with `chartImage`. If it returns a promise, the result is shown below the button: saved when it resolves,
   * failed when it rejects. Without a promise the page must show the result itself.
   */
  onSave: (format: ChartImageFormat) => Promise<void> | void;
  /**
   * Accessible name of the button, for a page with more than one. It must begin with the label (WCAG 2.5.3). @default "Salva come immagine"
   */
  label?: string | undefined;
}

/** Saves a chart as a picture: a button that opens a `Menu` of formats, PNG first. The ref is the frame. State: `data-state`. */
export const ChartImageMenu = forwardRef<HTMLDivElement, ChartImageMenuProps>(function ChartImageMenu(
  { onSave, label, className, ...rest },
  ref,
) {
  const words = useMessages(chartsMessages);
  const { state, start, outcome, outcomeId, preparing } = useDownload();
  const labels: Record<ChartImageFormat, string> = { png: words.imagePng, svg: words.imageSvg };
  const choose = (format: ChartImageFormat) => {
    const saved = onSave(format);
    if (saved) void start(() => saved);
  };
  return (
    <div {...rest} ref={ref} className={cx(imageMenu, className)} data-state={state}>
      <Menu
        label={words.imageFormat}
        items={chartImageFormats.map((format) => ({ id: format, label: labels[format], onChoose: () => choose(format) }))}
        trigger={
          <Button
            variant="secondary"
            icon={ChartIcon}
            loading={state === "preparing"}
            loadingLabel={preparing}
            aria-label={state === "preparing" ? undefined : label}
            aria-describedby={outcomeId}
          >
            {words.saveImage}
          </Button>
        }
      />
      {outcome}
    </div>
  );
});
