import type { ExportTable } from "../data/exportTable.ts";
import type { Formats } from "../data/useFormats.ts";
import { excelFormats, serialOf, unformulated } from "./cellTexts.ts";
import { escaped } from "./markup.ts";
import { type ExportCell, headersOf, toCells } from "./tableCells.ts";

/** Formats of LibreOffice for a cell, in the letters and signs of a language. */
interface CellFormats {
  /** Microsoft's number of the language. */
  language: number;
  date: string;
  whole: string;
  number: string;
  money: string;
}

/**
 * Formats that LibreOffice has built in for a language: with any other one it shows a date as 46353. It writes no amount with a currency
 * sign, as a csv does.
 */
const italian: CellFormats = { language: 1040, date: "GG/MM/AAAA", whole: "#.##0", number: "Standard", money: "#.##0,00" };
const cellFormats: Record<string, CellFormats> = {
  it: italian,
  de: { ...italian, language: 1031, date: "TT.MM.JJJJ" },
  en: { language: 2057, date: "DD/MM/YYYY", whole: "#,##0", number: "General", money: "#,##0.00" },
};

/** Microsoft's number of American English, in which the values of cells are written. */
const valuesIn = 1033;

/** Returns the attribute by which LibreOffice reads a cell: the language of its value, then the language and the code of its format. */
const readAs = ({ language }: CellFormats, code: string) => `sdnum="${valuesIn};${language};${code}"`;

/** Makes a text stay one: LibreOffice would take "1,234" for a number. */
const textCell = (text: string, inLanguage: CellFormats, tag: "td" | "th" = "td") =>
  `<${tag} class="text" ${readAs(inLanguage, "@")}>${escaped(unformulated(text))}</${tag}>`;

function cellOf(cell: ExportCell, inLanguage: CellFormats, { formatDate, formatNumber, formatMoney }: Formats): string {
  /** Excel and LibreOffice read a cell's value from these attributes instead of its text. */
  const typed = (kind: string, value: number, code: string, shown: string) =>
    `<td class="${kind}" x:num="${value}" sdval="${value}" ${readAs(inLanguage, code)}>${escaped(shown)}</td>`;
  switch (cell.kind) {
    case "empty":
      return "<td></td>";
    case "text":
      return textCell(cell.text, inLanguage);
    case "date":
      return typed("date", serialOf(cell.day), inLanguage.date, formatDate(cell.day) ?? "");
    case "number":
      return typed("number", cell.value, Number.isInteger(cell.value) ? inLanguage.whole : inLanguage.number, formatNumber(cell.value));
    case "money":
      // A program that reads only the text of a cell knows the minus of a keyboard alone.
      return typed("money", cell.value, inLanguage.money, formatMoney(cell.value).replace("−\u00a0", "-"));
  }
}

/** Writes a number format of Excel as a string of CSS. */
const inCss = (code: string) => code.replaceAll(/[^\w€$£]/g, (sign) => (sign === '"' ? "\\0022" : `\\${sign}`));

const styleOf = ({ date, money }: ReturnType<typeof excelFormats>) => `
body { font-family: system-ui, sans-serif; margin: 2rem; }
table { border-collapse: collapse; }
h1 { font-size: 1.25rem; font-weight: 600; }
th, td { border: 1px solid #999; padding: .4rem .6rem; text-align: start; vertical-align: top; }
.number, .money { text-align: end; white-space: nowrap; }
.money { mso-number-format: "${inCss(money)}"; }
.date { mso-number-format: "${inCss(date)}"; }
.text { mso-number-format: "\\@"; white-space: pre-wrap; }`;

/** Writes a standalone page with the table, for browsers and spreadsheet programs. It is in the language of the portal's page. */
export function write(table: ExportTable, formats: Formats): Blob {
  const { language } = new Intl.Locale(formats.region.locale);
  const title = escaped(table.title);
  const inLanguage = cellFormats[language] ?? italian;
  const rows = toCells(table).map((row) => `<tr>${row.map((cell) => cellOf(cell, inLanguage, formats)).join("")}</tr>`);
  const headers = headersOf(table).map((header) => textCell(header, inLanguage, "th"));
  const page = `<!doctype html>
<html lang="${language}" xmlns:x="urn:schemas-microsoft-com:office:excel">
<head><meta charset="utf-8"><title>${title}</title><style>${styleOf(excelFormats(formats))}
</style></head>
<body><h1 id="title">${title}</h1>
<table aria-labelledby="title">
<thead><tr>${headers.join("")}</tr></thead>
<tbody>
${rows.join("\n")}
</tbody></table></body>
</html>
`;
  return new Blob([page], { type: "text/html;charset=utf-8" });
}
