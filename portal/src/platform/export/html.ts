import { formatMoney, formatNumber } from "@favilla/design-system/data/format.ts";
import { escaped } from "./markup.ts";
import { cellText, serialOf, unformulated } from "./plain.ts";
import { type ExportCell, type ExportTable, headersOf, toCells } from "./table.ts";

/** Excel and LibreOffice read a cell's value from these attributes instead of its text. */
const typed = (kind: string, value: number, shown: string) =>
  `<td class="${kind}" x:num="${value}" sdval="${value}" sdnum="1040;">${escaped(shown)}</td>`;

function cellOf(cell: ExportCell): string {
  switch (cell.kind) {
    case "empty":
      return "<td></td>";
    case "text":
      return `<td class="text">${escaped(unformulated(cell.text))}</td>`;
    case "date":
      return typed("date", serialOf(cell.day), cellText(cell));
    case "number":
      return typed("number", cell.value, formatNumber(cell.value));
    case "money":
      return typed("money", cell.value, formatMoney(cell.value));
  }
}

const style = `
body { font-family: system-ui, sans-serif; margin: 2rem; }
table { border-collapse: collapse; }
caption { font-size: 1.25rem; font-weight: 600; text-align: start; padding-block-end: 1rem; }
th, td { border: 1px solid #999; padding: .4rem .6rem; text-align: start; vertical-align: top; }
.number, .money { text-align: end; white-space: nowrap; }
.money { mso-number-format: "\\#\\,\\#\\#0\\.00\\ \\0022€\\0022"; }
.date { mso-number-format: "dd\\/mm\\/yyyy"; }
.text { mso-number-format: "\\@"; }`;

/** Writes a standalone page with the table, for browsers and spreadsheet programs. Its headers are in the language of the portal's page. */
export function write(table: ExportTable): Blob {
  const language = globalThis.document?.documentElement.lang || "it";
  const title = escaped(table.title);
  const rows = toCells(table).map((row) => `<tr>${row.map(cellOf).join("")}</tr>`);
  const headers = headersOf(table).map((header) => `<th scope="col">${escaped(unformulated(header))}</th>`);
  const page = `<!doctype html>
<html lang="${language}" xmlns:x="urn:schemas-microsoft-com:office:excel">
<head><meta charset="utf-8"><title>${title}</title><style>${style}
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
