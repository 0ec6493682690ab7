import { defineMessages } from "../theme/messages.ts";

/** Words of the export, in their own module, so that a page without one does not load them. */
export const exportMessages = defineMessages("export", {
  export: "Scarica",
  format: "Formato del file",
  formatXlsx: "Excel (.xlsx)",
  formatXls: "Excel 97-2003 (.xls): chiede conferma",
  formatCsv: "CSV (.csv)",
  formatTxt: "Testo (.txt)",
  formatHtml: "Pagina web (.html)",
  filesOne: "PDF di una bolletta",
  filesOther: "PDF di {count} bollette",
});
