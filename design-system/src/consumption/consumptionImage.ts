import type { ChartsWords } from "../charts/barText.ts";
import { chartImage } from "../charts/chartImage.tsx";
import type { ChartImageFormat } from "../charts/chartImageFormats.ts";
import type { Formats } from "../data/useFormats.ts";
import { addUp } from "./consumption.ts";
import { consumptionBars } from "./consumptionBars.ts";
import type { ConsumptionFigures } from "./consumptionFigures.ts";
import type { ConsumptionWords } from "./consumptionText.ts";

/** Content of a picture of a supply's chart. */
export interface ConsumptionImageContent {
  figures: ConsumptionFigures;
  title: string;
  /** Origin of the figures: "dati del distributore". */
  source: string;
  /** ISO day. */
  date: string;
  words: ConsumptionWords;
  chartsWords: ChartsWords;
  /** Formats of the page. @default Italian */
  formats?: Formats | undefined;
}

/** Draws the chart of a supply as a picture, with the figures on screen (CS-14). It needs a document: import it when a picture is asked for. */
export const consumptionImage = (
  format: ChartImageFormat,
  { figures: { data }, words, chartsWords, ...about }: ConsumptionImageContent,
): Promise<Blob> =>
  chartImage(format, { ...about, ...consumptionBars(addUp(data, about.date), data.unit, words, about.formats) }, chartsWords);
