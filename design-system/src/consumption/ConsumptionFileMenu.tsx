import { Button } from "../actions/Button.tsx";
import type { ChartsWords } from "../charts/barText.ts";
import type { ChartImageFormat } from "../charts/chartImageFormats.ts";
import { chartsMessages } from "../charts/messages.it.ts";
import { type ExportFormat, exportFormats, exportLabels } from "../data/ExportMenu.tsx";
import { exportMessages } from "../data/exportMessages.it.ts";
import { ChartIcon } from "../icons/ChartIcon.ts";
import { DownloadIcon } from "../icons/DownloadIcon.ts";
import { Menu } from "../overlays/Menu.tsx";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { fill, useMessages } from "../theme/messages.ts";
import { consumptionPageMessages } from "./pageMessages.it.ts";

export interface ConsumptionFileMenuProps {
  /** Name of the supply, part of the button's accessible name. */
  name: string;
  /** Called to save the readings, a `readingsTable`. The page shows the result. */
  onExport: (format: ExportFormat) => void;
  /** Called to save the chart, a `consumptionImage`. Leave it out if no chart is shown. */
  onSaveChart?: ((format: ChartImageFormat, words: ChartsWords) => void) | undefined;
}

/** One button for the readings of a supply as a file, and its chart as a picture. */
export function ConsumptionFileMenu({ name, onExport, onSaveChart }: ConsumptionFileMenuProps) {
  const words = useMessages(consumptionPageMessages);
  const labels = exportLabels(useMessages(exportMessages));
  const chartsWords = useMessages(chartsMessages);
  const image = (format: ChartImageFormat, label: string) =>
    onSaveChart ? [{ id: format, label, icon: ChartIcon, onChoose: () => onSaveChart(format, chartsWords) }] : [];
  return (
    <Menu
      label={onSaveChart ? words.downloadWhat : words.downloadReadings}
      align="end"
      items={[
        ...exportFormats.map((format) => ({ id: format, label: labels[format], onChoose: () => onExport(format) })),
        ...image("png", words.saveImagePng),
        ...image("svg", words.saveImageSvg),
      ]}
      trigger={
        <Button variant="secondary" icon={DownloadIcon}>
          <VisuallyHidden>{fill(words.downloadOf, { name })}</VisuallyHidden>
        </Button>
      }
    />
  );
}
