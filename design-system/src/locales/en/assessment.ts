import type { assessmentMessages } from "../../legal/assessmentMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `assessmentMessages`. */
export const words: WordsOf<typeof assessmentMessages> = {
  stateUnknown: "Not yet assessed",
  stateUnknownText:
    "No person has assessed this customer area yet: we cannot say whether it meets all the requirements of the standard UNI CEI EN 301549.",
  stateFull: "Fully compliant",
  stateFullText: "The customer area meets the requirements of the standard UNI CEI EN 301549.",
  statePartial: "Partially compliant",
  statePartialText: "The customer area meets the requirements of the standard UNI CEI EN 301549, except those listed below.",
  stateNone: "Not compliant",
  stateNoneText: "The customer area does not meet the requirements of the standard UNI CEI EN 301549.",
  automatic: "Automatic check of {date}",
  automaticNone: "There are no results of an automatic check yet.",
  automaticCleanOne: "One page checked, no problem found. An automatic check is not enough: it finds only some of the problems.",
  automaticCleanOther: "{count} pages checked, no problem found. An automatic check is not enough: it finds only some of the problems.",
  automaticFoundOne: "Pages checked: {count}. One problem was found, which we are mending.",
  automaticFoundOther: "Pages checked: {count}. {violations} problems were found, which we are mending.",
  barriersUnknown: "We list it here after a person’s assessment.",
  barriersNone: "The assessment found none.",
  nonconformity: "Not compliant with the law 4/2004: {text}",
  burden: "Disproportionate burden: {text}",
  scope: "Outside the scope of the law: {text}",
  alternative: "Instead: {text}",
  draftingUnknown: "When a person has assessed the customer area, you find the date and the method here.",
  draftingOwn: "Prepared on {date}, after our own assessment.",
  draftingThird: "Prepared on {date}, after a third party’s assessment.",
};
