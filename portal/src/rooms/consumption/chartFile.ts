import type { ChartsWords } from "@favilla/design-system/charts/barText.ts";
import { chartImage } from "@favilla/design-system/charts/chartImage.tsx";
import type { ChartImageFormat } from "@favilla/design-system/charts/chartImageFormats.ts";
import { addUp } from "@favilla/design-system/consumption/consumption.ts";
import { consumptionBars } from "@favilla/design-system/consumption/consumptionBars.ts";
import type { ConsumptionWords } from "@favilla/design-system/consumption/consumptionText.ts";
import type { Formats } from "@favilla/design-system/data/useFormats.ts";
import type { Figures } from "./figures.ts";

interface ChartFile {
  figures: Figures;
  title: string;
  source: string;
  /** ISO day. */
  date: string;
  words: ConsumptionWords;
  chartsWords: ChartsWords;
  /** Formats of the page. @default Italian */
  formats?: Formats | undefined;
}

/** Draws the chart of a supply as a picture, with the figures on screen (CS-14). Loaded on demand. */
export const chartFile = (format: ChartImageFormat, { figures: { data }, words, chartsWords, ...about }: ChartFile): Promise<Blob> =>
  chartImage(format, { ...about, ...consumptionBars(addUp(data, about.date), data.unit, words, about.formats) }, chartsWords);
