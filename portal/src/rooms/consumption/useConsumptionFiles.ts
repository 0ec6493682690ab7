import type { ChartsWords } from "@favilla/design-system/charts/barText.ts";
import type { ChartImageFormat } from "@favilla/design-system/charts/chartImageFormats.ts";
import type { ConsumptionFigures } from "@favilla/design-system/consumption/consumptionFigures.ts";
import { consumptionMessages } from "@favilla/design-system/consumption/messages.it.ts";
import { consumptionPageMessages } from "@favilla/design-system/consumption/pageMessages.it.ts";
import { readingsTable } from "@favilla/design-system/consumption/readingsTable.ts";
import type { ExportFormat } from "@favilla/design-system/data/ExportMenu.tsx";
import { useFormats } from "@favilla/design-system/data/useFormats.ts";
import { exportFileName } from "@favilla/design-system/files/exportFileName.ts";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useToday } from "@favilla/design-system/theme/today.ts";
import { useFileDownload } from "../../platform/export/useFileDownload.ts";
import { part } from "../../platform/loading/part.ts";

// Loaded when a file is requested.
const exportPart = part("export", () => import("@favilla/design-system/files/tableFile.ts"));
const imagePart = part("consumptionImage", () => import("@favilla/design-system/consumption/consumptionImage.ts"));

/** Saves the readings of a supply as a file, and its chart as a picture, both under the same title. */
export function useConsumptionFiles(figures: ConsumptionFigures | undefined, title: string) {
  const words = useMessages(consumptionPageMessages);
  const tableWords = useMessages(consumptionMessages);
  const formats = useFormats();
  const day = useToday();
  const file = useFileDownload<"table" | "chart">("export");
  const save = (format: ExportFormat) => {
    if (!figures) return;
    void file.start("table", async () => {
      const { tableFile } = await exportPart.load();
      return tableFile(format, readingsTable(figures, title, tableWords), formats);
    });
  };
  const saveChart = (format: ChartImageFormat, chartsWords: ChartsWords) => {
    if (!figures) return;
    void file.start("chart", async () => {
      const { consumptionImage } = await imagePart.load();
      const source = figures.readings.some(({ origin }) => origin === "customer") ? words.imageSourceOwn : words.imageSource;
      const about = { figures, title, source, date: day, words: tableWords, chartsWords, formats };
      return { file: await consumptionImage(format, about), name: exportFileName(title, format) };
    });
  };
  return { file, save, saveChart };
}
