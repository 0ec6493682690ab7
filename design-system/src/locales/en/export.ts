import type { exportMessages } from "../../data/exportMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `exportMessages`. */
export const words: WordsOf<typeof exportMessages> = {
  export: "Download",
  format: "File format",
  formatXlsx: "Excel (.xlsx)",
  formatXls: "Excel 97-2003 (.xls): asks before it opens",
  formatCsv: "CSV (.csv)",
  formatTxt: "Text (.txt)",
  formatHtml: "Web page (.html)",
  filesOne: "PDF of one bill",
  filesOther: "PDFs of {count} bills",
};
