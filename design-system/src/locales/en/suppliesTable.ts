import type { suppliesTableMessages } from "../../bills/suppliesTableMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `suppliesTableMessages`. */
export const words: WordsOf<typeof suppliesTableMessages> = {
  name: "Name",
  address: "Address",
  kind: "Kind",
  code: "POD or PDR",
  lastMonth: "Last month",
  lastBill: "Last bill",
  number: "Number",
  sumOne: "Last bill of the supply found:",
  sumOther: "Last bills of the {count} supplies found:",
  sumAllOther: "Last bills of the {count} supplies:",
  billOne: "One bill, {sum}",
  billOther: "{count} bills, {sum}",
  csv: "CSV",
  csvName: "CSV of the chosen rows",
  billsLoading: "Loading the last bills",
  billsFailed: "The last bills are missing: it is a problem of ours. All supplies are here: try again.",
};
