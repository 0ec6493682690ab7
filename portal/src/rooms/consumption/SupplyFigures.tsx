import { Button } from "@favilla/design-system/actions/Button.tsx";
import type { ChartsWords } from "@favilla/design-system/charts/barText.ts";
import type { ChartImageFormat } from "@favilla/design-system/charts/chartImageFormats.ts";
import { chartsMessages } from "@favilla/design-system/charts/messages.it.ts";
import { ConsumptionReadingTable } from "@favilla/design-system/consumption/ConsumptionReadingTable.tsx";
import { ConsumptionSummary } from "@favilla/design-system/consumption/ConsumptionSummary.tsx";
import { type ConsumptionMeasure, ConsumptionUnitSwitch } from "@favilla/design-system/consumption/ConsumptionUnitSwitch.tsx";
import { ConsumptionView } from "@favilla/design-system/consumption/ConsumptionView.tsx";
import type { ConsumptionViewName } from "@favilla/design-system/consumption/ConsumptionViewSwitch.tsx";
import { type ExportFormat, exportFormats, exportLabels } from "@favilla/design-system/data/ExportMenu.tsx";
import { exportMessages } from "@favilla/design-system/data/exportMessages.it.ts";
import { Disclosure } from "@favilla/design-system/disclosure/Disclosure.tsx";
import { Skeleton } from "@favilla/design-system/feedback/Skeleton.tsx";
import { ChartIcon } from "@favilla/design-system/icons/ChartIcon.ts";
import { DownloadIcon } from "@favilla/design-system/icons/DownloadIcon.ts";
import { Stack } from "@favilla/design-system/layout/Stack.tsx";
import { Menu } from "@favilla/design-system/overlays/Menu.tsx";
import { VisuallyHidden } from "@favilla/design-system/text/VisuallyHidden.tsx";
import { fill, useMessages } from "@favilla/design-system/theme/messages.ts";
import { type ReactNode, Suspense } from "react";
import type { Figures } from "./figures.ts";
import { consumptionPageMessages } from "./messages.it.ts";

/** The sentence above the controls. */
export const Summary = ({ figures }: { figures: Figures }) => <ConsumptionSummary {...figures.data} />;

interface SupplyFiguresProps {
  figures: Figures;
  view: ConsumptionViewName;
  measure: ConsumptionMeasure;
  onMeasure: (measure: ConsumptionMeasure) => void;
  /** The figures in euros, shown when they are chosen. */
  children: ReactNode;
  /** Content after the figures in euros. */
  outlook?: ReactNode;
}

/** The chart or the table, in energy or in euros; below a table of energy, the single readings. Loaded when a section is opened. */
export function SupplyFigures({ figures: { data, readings, spans }, view, measure, onMeasure, children, outlook }: SupplyFiguresProps) {
  const words = useMessages(consumptionPageMessages);
  const energy = measure === "energy";
  return (
    <Stack gap={3}>
      {energy ? <ConsumptionView {...data} view={view} /> : <Suspense fallback={<Skeleton height="20rem" />}>{children}</Suspense>}
      <ConsumptionUnitSwitch unit={data.unit} value={measure} onChange={onMeasure}>
        {view === "table" && energy && (
          <Disclosure summary={words.readings}>
            <ConsumptionReadingTable readings={readings} spans={spans} unit={data.unit} />
          </Disclosure>
        )}
      </ConsumptionUnitSwitch>
      {!energy && <Suspense>{outlook}</Suspense>}
    </Stack>
  );
}

interface FileMenuProps {
  name: string;
  onExport: (format: ExportFormat) => void;
  /** Missing if no chart is shown. */
  onSaveChart: ((format: ChartImageFormat, words: ChartsWords) => void) | undefined;
}

/** One button for the readings as a file and the chart as a picture. The section shows the result. */
export function FileMenu({ name, onExport, onSaveChart }: FileMenuProps) {
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
