import type { Formats } from "@favilla/design-system/data/useFormats.ts";
import { escaped } from "./markup.ts";
import { excelFormats, serialOf, unformulated } from "./plain.ts";
import { type ExportCell, type ExportTable, headersOf, toCells } from "./table.ts";

/** Microsoft's numbers of languages, by which LibreOffice shows a figure. Italian is 1040. */
const languageNumbers: Record<string, number> = { de: 1031, en: 2057 };

function cellOf(cell: ExportCell, language: string, { formatDate, formatNumber, formatMoney }: Formats): string {
  /** Excel and LibreOffice read a cell's value from these attributes instead of its text. */
  const typed = (kind: string, value: number, shown: string) =>
    `<td class="${kind}" x:num="${value}" sdval="${value}" sdnum="${languageNumbers[language] ?? 1040};">${escaped(shown)}</td>`;
  switch (cell.kind) {
    case "empty":
      return "<td></td>";
    case "text":
      return `<td class="text">${escaped(unformulated(cell.text))}</td>`;
    case "date":
      return typed("date", serialOf(cell.day), formatDate(cell.day) ?? "");
    case "number":
      return typed("number", cell.value, formatNumber(cell.value));
    case "money":
      return typed("money", cell.value, formatMoney(cell.value));
  }
}

/** Writes a number format of Excel as a string of CSS. */
const inCss = (code: string) => code.replaceAll(/[^\w€$£]/g, (sign) => (sign === '"' ? "\\0022" : `\\${sign}`));

const styleOf = ({ date, money }: ReturnType<typeof excelFormats>) => `
body { font-family: system-ui, sans-serif; margin: 2rem; }
table { border-collapse: collapse; }
caption { font-size: 1.25rem; font-weight: 600; text-align: start; padding-block-end: 1rem; }
th, td { border: 1px solid #999; padding: .4rem .6rem; text-align: start; vertical-align: top; }
.number, .money { text-align: end; white-space: nowrap; }
.money { mso-number-format: "${inCss(money)}"; }
.date { mso-number-format: "${inCss(date)}"; }
.text { mso-number-format: "\\@"; }`;

/** Writes a standalone page with the table, for browsers and spreadsheet programs. It is in the language of the portal's page. */
export function write(table: ExportTable, formats: Formats): Blob {
  const { language } = new Intl.Locale(formats.region.locale);
  const title = escaped(table.title);
  const rows = toCells(table).map((row) => `<tr>${row.map((cell) => cellOf(cell, language, formats)).join("")}</tr>`);
  const headers = headersOf(table).map((header) => `<th scope="col">${escaped(unformulated(header))}</th>`);
  const page = `<!doctype html>
<html lang="${language}" xmlns:x="urn:schemas-microsoft-com:office:excel">
<head><meta charset="utf-8"><title>${title}</title><style>${styleOf(excelFormats(formats))}
</style></head>
<body><table><caption>${title}</caption>
<thead><tr>${headers.join("")}</tr></thead>
<tbody>
${rows.join("\n")}
</tbody></table></body>
</html>
`;
  return new Blob([page], { type: "text/html;charset=utf-8" });
}
