import type { exportMessages } from "../../data/exportMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `exportMessages`. */
export const words: WordsOf<typeof exportMessages> = {
  export: "Herunterladen",
  format: "Dateiformat",
  formatXlsx: "Excel (.xlsx)",
  formatXls: "Excel 97-2003 (.xls): fragt vor dem Öffnen",
  formatCsv: "CSV (.csv)",
  formatTxt: "Text (.txt)",
  formatHtml: "Webseite (.html)",
  filesOne: "PDF einer Rechnung",
  filesOther: "PDF von {count} Rechnungen",
};
