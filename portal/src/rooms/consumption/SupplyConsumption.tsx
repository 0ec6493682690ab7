import type { ChartsWords } from "@favilla/design-system/charts/barText.ts";
import type { ChartImageFormat } from "@favilla/design-system/charts/chartImageFormats.ts";
import type { ConsumptionMeasure } from "@favilla/design-system/consumption/ConsumptionUnitSwitch.tsx";
import type { ConsumptionViewName } from "@favilla/design-system/consumption/ConsumptionViewSwitch.tsx";
import type { ConsumptionFilterValue } from "@favilla/design-system/consumption/consumptionFilter.ts";
import { consumptionMessages } from "@favilla/design-system/consumption/messages.it.ts";
import { yearOf } from "@favilla/design-system/data/dates.ts";
import type { ExportFormat } from "@favilla/design-system/data/ExportMenu.tsx";
import { loadedData } from "@favilla/design-system/data/load.ts";
import { useFormats } from "@favilla/design-system/data/useFormats.ts";
import { Alert } from "@favilla/design-system/feedback/Alert.tsx";
import { PanelBoundary } from "@favilla/design-system/feedback/PanelBoundary.tsx";
import { displayName, type Supply } from "@favilla/design-system/supplies/supply.ts";
import { fill, useMessages } from "@favilla/design-system/theme/messages.ts";
import { useToday } from "@favilla/design-system/theme/today.ts";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { errorsMessages } from "../../platform/errors/messages.it.ts";
import { exportFileName } from "../../platform/export/table.ts";
import { useFileDownload } from "../../platform/export/useFileDownload.ts";
import { LateErrorDialog, LateLoadingOverlay } from "../../platform/loading/LateOverlays.tsx";
import { part } from "../../platform/loading/part.ts";
import { useAnnouncedResult } from "../../platform/loading/useAnnouncedResult.ts";
import { usePart } from "../../platform/loading/usePart.ts";
import { useQuery } from "../../platform/query/useQuery.ts";
import { latestReadingQuery, offersLatestReadings } from "./calls.ts";
import type { ConsumptionRow } from "./consumption.ts";
import { consumptionPageMessages } from "./messages.it.ts";
import { readPeriod, writePeriod } from "./period.ts";
import { filterPeriodText } from "./periodText.ts";
import { toExportTable } from "./readingsTable.ts";
import { SupplyConsumptionView } from "./SupplyConsumptionView.tsx";
import { useFigures } from "./useFigures.ts";

// Loaded when a filter or a file is requested.
const filterPart = part("SupplyFilter", () => import("./SupplyFilter.tsx"));
const exportPart = part("export", () => import("../../platform/export/exportTable.ts"));
const chartFilePart = part("chartFile", () => import("./chartFile.ts"));

const none: readonly ConsumptionRow[] = [];

/** One row tells the date. It tells the use only if there are no bands, whose other rows are missing. */
const dated = (row: ConsumptionRow): ConsumptionRow => (row.zone === null ? row : { ...row, consumption: null });

/** A supply's consumption in euros, which the room of bills knows. */
export interface MoneySlot {
  /** The chart or table of a period. */
  figures: (supply: Supply, period: ConsumptionFilterValue, view: ConsumptionViewName) => ReactNode;
  /** The next bill, and what was spent year by year. */
  outlook: (supply: Supply) => ReactNode;
}

interface SupplyConsumptionProps {
  supply: Supply;
  money: MoneySlot;
  /** Rows of the latest month, where the servers answer for all supplies at once. */
  latest: readonly ConsumptionRow[] | undefined;
  /** Loads the figures although the section is closed. */
  ahead: boolean;
}

/**
 * One section with data from the servers. Nothing is requested, and no chart loaded, before it is open and near the viewport, or `ahead` of a
 * print.
 */
export function SupplyConsumption({ supply, money, latest, ahead }: SupplyConsumptionProps) {
  const words = useMessages(consumptionPageMessages);
  const formats = useFormats();
  const tableWords = useMessages(consumptionMessages);
  const { network } = useMessages(errorsMessages);
  const [query, setQuery] = useSearchParams();
  const [view, setView] = useState<ConsumptionViewName>("chart");
  const [measure, setMeasure] = useState<ConsumptionMeasure>("energy");
  const [choosing, setChoosing] = useState(false);
  const [filterReady, setFilterReady] = useState(false);
  const drawer = usePart(filterPart);
  const file = useFileDownload<"table" | "chart">("export");

  const day = useToday();
  const currentYear = yearOf(day);
  const { year, monthFrom, monthTo } = readPeriod(query, supply.id, currentYear);
  const period = useMemo(() => ({ year, monthFrom, monthTo }), [year, monthFrom, monthTo]);
  const { figures, parts, status, show, retry } = useFigures(supply, period);
  const isEmpty = status === "empty";
  const ready = figures && parts;
  const latestReading = loadedData(useQuery(latestReadingQuery, offersLatestReadings() ? null : supply.id));
  const name = displayName(supply);
  const shown = filterPeriodText(period, words.months, formats);
  useAnnouncedResult(
    shown,
    (isEmpty || ready !== undefined) && formats.fillDates(isEmpty ? words.shownNone : words.shown, { name, period: shown }),
  );

  const beReady = useCallback(() => setFilterReady(true), []);
  const apply = (next: ConsumptionFilterValue) => {
    setChoosing(false);
    setQuery(writePeriod(query, supply.id, next, currentYear));
  };
  const title = fill(words.fileTitle, { name, period: shown });
  const save = (format: ExportFormat) => {
    if (!figures) return;
    void file.start("table", async () => {
      const { exportTable } = await exportPart.load();
      return { file: await exportTable(format, toExportTable(figures, title, tableWords), formats), name: exportFileName(title, format) };
    });
  };
  const saveChart = (format: ChartImageFormat, chartsWords: ChartsWords) => {
    if (!figures) return;
    void file.start("chart", async () => {
      const { chartFile } = await chartFilePart.load();
      const source = figures.readings.some(({ origin }) => origin === "customer") ? words.imageSourceOwn : words.imageSource;
      const about = { figures, title, source, date: day, words: tableWords, chartsWords, formats };
      return { file: await chartFile(format, about), name: exportFileName(title, format) };
    });
  };

  return (
    <PanelBoundary>
      <SupplyConsumptionView
        supply={supply}
        latest={latest ?? (latestReading ? [dated(latestReading)] : none)}
        period={period}
        currentYear={currentYear}
        onShow={show}
        ahead={ahead}
        status={status}
        onRetry={retry}
        view={view}
        onView={setView}
        filterLoading={drawer.loading || (choosing && !filterReady)}
        onFilterNear={filterPart.preload}
        onFilterOpen={() => drawer.load(() => setChoosing(true))}
        summary={
          <>
            {ready && <ready.Summary figures={figures} />}
            {file.failed && (
              <Alert tone="negative" title={words.downloadFailed}>
                {words.downloadFailedText}
              </Alert>
            )}
          </>
        }
        exportMenu={
          ready && (
            <ready.FileMenu name={name} onExport={save} onSaveChart={view === "chart" && measure === "energy" ? saveChart : undefined} />
          )
        }
      >
        {ready && (
          <ready.SupplyFigures figures={figures} view={view} measure={measure} onMeasure={setMeasure} outlook={money.outlook(supply)}>
            {money.figures(supply, period, view)}
          </ready.SupplyFigures>
        )}
      </SupplyConsumptionView>
      {drawer.module && (
        <drawer.module.SupplyFilter
          supplyId={supply.id}
          open={choosing}
          value={period}
          currentYear={currentYear}
          onReady={beReady}
          onApply={apply}
          onClose={() => setChoosing(false)}
        />
      )}
      <LateLoadingOverlay open={file.busy !== undefined} label={words.downloading} onCancel={file.cancel} />
      <LateErrorDialog open={drawer.failed} title={words.filterFailed} description={network} onClose={drawer.dismiss} />
      <LateErrorDialog open={file.error !== undefined} title={words.downloadFailed} description={network} onClose={file.dismiss} />
    </PanelBoundary>
  );
}
