import type { ChartsWords } from "@favilla/design-system/charts/barText.ts";
import { ChartImageMenu } from "@favilla/design-system/charts/ChartImageMenu.tsx";
import type { ChartImageFormat } from "@favilla/design-system/charts/chartImageFormats.ts";
import { chartsMessages } from "@favilla/design-system/charts/messages.it.ts";
import { ConsumptionReadingTable } from "@favilla/design-system/consumption/ConsumptionReadingTable.tsx";
import { ConsumptionView } from "@favilla/design-system/consumption/ConsumptionView.tsx";
import type { ConsumptionViewName } from "@favilla/design-system/consumption/ConsumptionViewSwitch.tsx";
import { type ExportFormat, ExportMenu } from "@favilla/design-system/data/ExportMenu.tsx";
import { formatNumber } from "@favilla/design-system/data/format.ts";
import { Disclosure } from "@favilla/design-system/disclosure/Disclosure.tsx";
import { Stack } from "@favilla/design-system/layout/Stack.tsx";
import { fill, useMessages } from "@favilla/design-system/theme/messages.ts";
import type { Figures } from "./figures.ts";
import { consumptionPageMessages } from "./messages.it.ts";

/** The summary, then chart or table; below the table, the single readings. Loaded when a section is opened. */
export function SupplyFigures({ figures: { data, readings }, view }: { figures: Figures; view: ConsumptionViewName }) {
  const words = useMessages(consumptionPageMessages);
  const count = readings.length;
  return (
    <Stack gap={5}>
      <ConsumptionView {...data} view={view} />
      {view === "table" && (
        <Disclosure summary={count === 1 ? words.readingOne : fill(words.readingOther, { count: formatNumber(count) })}>
          <ConsumptionReadingTable readings={readings} unit={data.unit} />
        </Disclosure>
      )}
    </Stack>
  );
}

interface FileMenuProps {
  name: string;
  onExport: (format: ExportFormat) => void;
  /** Missing if no chart is shown. */
  onSaveChart: ((format: ChartImageFormat, words: ChartsWords) => void) | undefined;
}

/** The export menus of the readings and of the chart's picture. The section shows the result. */
export function FileMenu({ name, onExport, onSaveChart }: FileMenuProps) {
  const words = useMessages(consumptionPageMessages);
  const chartsWords = useMessages(chartsMessages);
  return (
    <>
      <ExportMenu label={fill(words.downloadOf, { name })} onExport={onExport}>
        {words.download}
      </ExportMenu>
      {onSaveChart && <ChartImageMenu label={fill(words.saveImageOf, { name })} onSave={(format) => onSaveChart(format, chartsWords)} />}
    </>
  );
}
