import type { chartsMessages } from "../../charts/messages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `chartsMessages`. */
export const words: WordsOf<typeof chartsMessages> = {
  noData: "no data",
  total: "Total",
  estimated: "estimated",
  legend: "Legend",
  legendEstimated: "Estimated",
  slot: "{name}: {value}",
  slotParts: "{name}: {value} in total. {parts}",
  slotReference: "{slot}. {label}: {value}",
  part: "{label}: {value}",
  partEstimated: "{label}: {value}, estimated",
  partOf: "{name}, {part}",
  saveImage: "Save as image",
  imageFormat: "Image format",
  imagePng: "Image (.png)",
  imageSvg: "Vector drawing (.svg)",
  imageSource: "Source: {source}",
  imageDate: "Date: {date}",
};
