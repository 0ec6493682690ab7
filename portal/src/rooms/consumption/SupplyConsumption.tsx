import type { ConsumptionMeasure } from "@favilla/design-system/consumption/ConsumptionUnitSwitch.tsx";
import type { ConsumptionViewName } from "@favilla/design-system/consumption/ConsumptionViewSwitch.tsx";
import type { ConsumptionFilterValue } from "@favilla/design-system/consumption/consumptionFilter.ts";
import { readPeriod, writePeriod } from "@favilla/design-system/consumption/consumptionPeriod.ts";
import type { ConsumptionRow } from "@favilla/design-system/consumption/consumptionRow.ts";
import { filterPeriodText } from "@favilla/design-system/consumption/consumptionText.ts";
import { consumptionPageMessages } from "@favilla/design-system/consumption/pageMessages.it.ts";
import { SupplyConsumptionView } from "@favilla/design-system/consumption/SupplyConsumptionView.tsx";
import { yearOf } from "@favilla/design-system/data/dates.ts";
import { loadedData } from "@favilla/design-system/data/load.ts";
import { useFormats } from "@favilla/design-system/data/useFormats.ts";
import { Alert } from "@favilla/design-system/feedback/Alert.tsx";
import { LateErrorDialog, LateLoadingOverlay } from "@favilla/design-system/feedback/LateOverlays.tsx";
import { PanelBoundary } from "@favilla/design-system/feedback/PanelBoundary.tsx";
import { useAnnouncedResult } from "@favilla/design-system/feedback/useAnnouncedResult.ts";
import { useShownChoice } from "@favilla/design-system/layout/useShownChoice.ts";
import type { DetailedSupply } from "@favilla/design-system/supplies/detailedSupply.ts";
import { displayName, hasEnded, isStarting, type Supply } from "@favilla/design-system/supplies/supply.ts";
import { fill, useMessages } from "@favilla/design-system/theme/messages.ts";
import { useToday } from "@favilla/design-system/theme/today.ts";
import { type ReactNode, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { errorsMessages } from "../../platform/errors/messages.it.ts";
import { part } from "../../platform/loading/part.ts";
import { usePart } from "../../platform/loading/usePart.ts";
import { useQuery } from "../../platform/query/useQuery.ts";
import { latestReadingQuery, offersLatestReadings } from "./calls.ts";
import { useConsumptionFiles } from "./useConsumptionFiles.ts";
import { useFigures } from "./useFigures.ts";

const filterPart = part("ConsumptionFilterDrawer", () => import("@favilla/design-system/consumption/ConsumptionFilterDrawer.tsx"));

const none: readonly ConsumptionRow[] = [];

/** One row tells the date. It tells the use only if there are no bands, whose other rows are missing. */
const dated = (row: ConsumptionRow): ConsumptionRow => (row.zone === null ? row : { ...row, consumption: null });

/** A supply's consumption in euros, which the room of bills knows. */
export interface MoneySlot {
  /** The chart or table of a period. */
  figures: (supply: Supply, period: ConsumptionFilterValue, view: ConsumptionViewName) => ReactNode;
  /** The next bill, and if it is `whole` what was spent year by year. */
  outlook: (supply: Supply, whole: boolean) => ReactNode;
}

interface SupplyConsumptionProps {
  supply: DetailedSupply;
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
  const { network } = useMessages(errorsMessages);
  const [inAddress, setQuery] = useSearchParams();
  // The section shows at once what a press asks for (CS-41); the address, which the whole page follows, comes after.
  const [query, ask] = useShownChoice(inAddress, (asked, replace: boolean) => setQuery(asked, { replace }));
  const [view, setView] = useState<ConsumptionViewName>("chart");
  const [measure, setMeasure] = useState<ConsumptionMeasure>("energy");
  const [choosing, setChoosing] = useState(false);
  const drawer = usePart(filterPart);

  const currentYear = yearOf(useToday());
  const { year, monthFrom, monthTo } = readPeriod(query, supply.id, currentYear);
  const period = useMemo(() => ({ year, monthFrom, monthTo }), [year, monthFrom, monthTo]);
  const { figures, parts, status, show, retry } = useFigures(supply, period);
  const isEmpty = status === "empty";
  const ready = figures && parts;
  const latestReading = loadedData(useQuery(latestReadingQuery, offersLatestReadings() ? null : supply.id));
  const name = displayName(supply);
  const shown = filterPeriodText(period, words.months, formats);
  const { file, save, saveChart } = useConsumptionFiles(figures, fill(words.fileTitle, { name, period: shown }));
  useAnnouncedResult(
    shown,
    (isEmpty || ready !== undefined) && formats.fillDates(isEmpty ? words.shownNone : words.shown, { name, period: shown }),
  );

  const activationYear = supply.activeFrom ? yearOf(supply.activeFrom) : undefined;
  const setPeriod = (next: ConsumptionFilterValue, replace = false) => ask(writePeriod(query, supply.id, next, currentYear), replace);
  const apply = (next: ConsumptionFilterValue) => {
    setChoosing(false);
    setPeriod(next);
  };

  return (
    <PanelBoundary>
      <SupplyConsumptionView
        id={supply.id}
        name={name}
        commodity={supply.commodity}
        starting={isStarting(supply)}
        latest={latest ?? (latestReading ? [dated(latestReading)] : none)}
        period={period}
        onShow={show}
        ahead={ahead}
        status={status}
        onRetry={retry}
        view={view}
        onView={setView}
        measure={measure}
        onMeasure={setMeasure}
        activationYear={activationYear}
        onPeriod={(next) => setPeriod(next, true)}
        filterLoading={drawer.loading}
        onFilterNear={filterPart.preload}
        onFilterOpen={() => drawer.load(() => setChoosing(true))}
        summary={
          <>
            {ready && <ready.ConsumptionSummary {...figures.data} />}
            {file.failed && (
              <Alert tone="negative" title={words.downloadFailed}>
                {words.downloadFailedText}
              </Alert>
            )}
          </>
        }
        outlook={measure === "energy" && !hasEnded(supply)}
        exportMenu={
          ready && (
            <ready.ConsumptionFileMenu
              name={name}
              onExport={save}
              onSaveChart={view === "chart" && measure === "energy" ? saveChart : undefined}
            />
          )
        }
      >
        {ready && (
          <ready.SupplyFigures figures={figures} view={view} measure={measure} outlook={money.outlook(supply, measure === "euros")}>
            {money.figures(supply, period, view)}
          </ready.SupplyFigures>
        )}
      </SupplyConsumptionView>
      {drawer.module && (
        <drawer.module.ConsumptionFilterDrawer
          open={choosing}
          value={period}
          currentYear={currentYear}
          activationYear={activationYear}
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
