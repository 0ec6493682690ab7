import type { chartsMessages } from "../../charts/messages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `chartsMessages`. */
export const words: WordsOf<typeof chartsMessages> = {
  noData: "keine Daten",
  total: "Summe",
  estimated: "geschätzt",
  legend: "Legende",
  legendEstimated: "Geschätzt",
  slot: "{name}: {value}",
  slotParts: "{name}: {value} insgesamt. {parts}",
  slotReference: "{slot}. {label}: {value}",
  part: "{label}: {value}",
  partEstimated: "{label}: {value}, geschätzt",
  partOf: "{name}, {part}",
  saveImage: "Als Bild speichern",
  imageFormat: "Bildformat",
  imagePng: "Bild (.png)",
  imageSvg: "Vektorgrafik (.svg)",
  imageSource: "Quelle: {source}",
  imageDate: "Datum: {date}",
};
