import type { suppliesMessages } from "../../supplies/messages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `suppliesMessages`. */
export const words: WordsOf<typeof suppliesMessages> = {
  statusActive: "Active",
  statusUnderProcessing: "Being activated",
  statusCancelled: "Cancelled",
  statusCeased: "Ended",
  statusCeasing: "Ending",
  statusSuspended: "Suspended",
  statusSuspending: "Being suspended",
  statusInProgress: "In progress",
  statusUnknown: "Status to be checked",
  pod: "POD",
  pdr: "PDR",
  lastMonth: "Latest month",
  list: "Your supplies",
  noAddress: "Address not given",
  open: "See the supply",
  openName: "{words}: {name}",
  previous: "Previous supply",
  next: "Next supply",
};
