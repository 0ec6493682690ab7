import type { consumptionPageMessages } from "../../consumption/pageMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `consumptionPageMessages`. */
export const words: WordsOf<typeof consumptionPageMessages> = {
  loading: "We are loading your supplies",
  failed: "We can’t load your supplies",
  noneTitle: "You don’t have any consumption yet",
  noneText: "As soon as a supply of yours is active, you see here how much you use.",
  filter: "Choose the period: {period}, {name}",
  filterOn: "Period chosen: {period}, {name}. Active filters: {count}",
  filterFailed: "We can’t open the filters",
  downloadOf: "Download: {name}",
  downloadWhat: "Download the readings, or save as image",
  downloadReadings: "Download the readings",
  saveImagePng: "Save as image (.png)",
  saveImageSvg: "Save as image (.svg)",
  imageSource: "the distributor’s data",
  imageSourceOwn: "the distributor’s data and your own readings",
  downloading: "We are preparing your file…",
  downloadFailed: "We could not prepare the file",
  downloadFailedText: "It is a problem of ours or of the connection, and your data are safe: try again.",
  fileTitle: "Consumption {name} {period}",
  months: "{from}–{to} {year}",
  readings: "The readings of the period",
  shown: "{name}: this is the consumption of {period}",
  shownNone: "{name}: no consumption in {period}",
  fromDistributor: "Distributor",
  fromCustomer: "Your own reading",
  fromEstimate: "Estimate until the reading",
  latest: "{quantity} in {month}",
  latestVowel: "{quantity} in {month}",
  latestEstimated: "{latest}, estimated",
};
