import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import readXlsxFile from "read-excel-file/node";
import { describe, expect, it } from "vitest";
import { type ExportFormat, exportFormats } from "../data/ExportMenu.tsx";
import { english } from "../data/english.ts";
import type { ExportTable, ExportValue } from "../data/exportTable.ts";
import { german } from "../data/german.ts";
import { registerLanguage } from "../data/languages.ts";
import { formatsOf } from "../data/useFormats.ts";
import { regionOf } from "../theme/region.ts";
import { exportFileName } from "./exportFileName.ts";
import { exportTable as exportInLanguage } from "./tableWriters.ts";

registerLanguage("de", german);
registerLanguage("en", english);

const columns = [
  { header: "Documento", kind: "text" },
  { header: "Scadenza", kind: "date" },
  { header: "Consumo", kind: "number" },
  { header: "Importo", kind: "money" },
] as const;
const tableOf = (rows: readonly (readonly ExportValue[])[], title = "Estratto conto"): ExportTable => ({ title, columns, rows });

/** Writes a table as a page in this language does. */
const exportTable = (format: ExportFormat, table: ExportTable, language = "it") =>
  exportInLanguage(format, table, formatsOf(regionOf({ locale: `${language}-IT` })));
const textOf = async (format: "csv" | "txt" | "xls" | "html", table: ExportTable, language?: string) =>
  (await exportTable(format, table, language)).text();
/** Returns the file's bytes. `Blob.text` would remove the byte order mark. */
const bytesOf = async (blob: Blob) => Buffer.from(await blob.arrayBuffer());
const readCsv = async (format: "csv" | "txt", table: ExportTable) =>
  parse(await bytesOf(await exportTable(format, table)), { bom: true, delimiter: format === "csv" ? ";" : "\t", recordDelimiter: "\r\n" });
const readXlsx = async (table: ExportTable) => {
  const [sheet] = await readXlsxFile(await bytesOf(await exportTable("xlsx", table)), { trim: false });
  return sheet;
};
/** Returns the type and text of each cell. */
const readXls = async (table: ExportTable): Promise<readonly (readonly [string, string])[][]> => {
  const file = await textOf("xls", table);
  expect(XMLValidator.validate(file)).toBe(true);
  const isArray = (name: string) => name === "Row" || name === "Cell";
  const reader = new XMLParser({ ignoreAttributes: false, parseTagValue: false, trimValues: false, htmlEntities: true, isArray });
  const all: { Cell: ("" | { Data: { "#text"?: string; "@_ss:Type": string } })[] }[] = reader.parse(file).Workbook.Worksheet.Table.Row;
  return all.map(({ Cell }) => Cell.map((cell) => (cell ? [cell.Data["@_ss:Type"], cell.Data["#text"] ?? ""] : ["", ""])));
};

const rows = [
  ["2026/1010351", "2026-11-27", 1234.5, 87.4],
  ["Nota di credito; «più» & <b>", "0001-01-01T00:00:00.000Z", 0, -1234.56],
  [null, null, null, null],
];
const dangerous = ["=1+1", "+39 000", "-1+1|cmd", "@SUM(A1)", "\t=1", "\r=1", " =1", "\uFF1D1", '="x";"y"'];
/** Matches the beginning of a formula in Excel, LibreOffice or Google Sheets. */
const formula = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u;

const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.constantFrom(...dangerous),
  fc.tuple(fc.constantFrom("=", "+", "-", "@", "\t", "\r", "\n", " ", ";", '"'), fc.string()).map((parts) => parts.join("")),
);
const anyValue = fc.oneof(anyText, fc.double(), fc.constant(null), fc.constant("2026-02-28"));
const anyRows = fc.array(fc.tuple(anyValue, anyValue, anyValue, anyValue), { maxLength: 5 });

describe("[AS-03] a table exported", () => {
  it("to xlsx has numbers as numbers and dates as dates", async () => {
    expect(await readXlsx(tableOf(rows))).toEqual({
      sheet: "Estratto conto",
      data: [
        ["Documento", "Scadenza", "Consumo", "Importo"],
        ["2026/1010351", new Date("2026-11-27T00:00:00Z"), 1234.5, 87.4],
        ["Nota di credito; «più» & <b>", "0001-01-01T00:00:00.000Z", 0, -1234.56],
      ],
    });
  });

  it("to csv has a byte order mark, semicolons, CRLF, decimal commas and Italian dates", async () => {
    const file = await bytesOf(await exportTable("csv", tableOf(rows)));
    expect([...file.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(file.subarray(3).toString()).toBe(
      "Documento;Scadenza;Consumo;Importo\r\n" +
        "2026/1010351;27/11/2026;1234,5;87,40\r\n" +
        '"Nota di credito; «più» & <b>";0001-01-01T00:00:00.000Z;0;-1234,56\r\n' +
        ";;;\r\n",
    );
  });

  it("to txt has tabs between cells and none inside", async () => {
    const [head, first] = (await textOf("txt", tableOf([["a\tb\nc", "2026-11-27", 1, 2]]))).split("\r\n");
    expect([head, first]).toEqual(["Documento\tScadenza\tConsumo\tImporto", "a b c\t27/11/2026\t1\t2,00"]);
  });

  it("has a sheet whose name ends with a whole character", async () => {
    const file = await textOf("xls", tableOf([], `${"x".repeat(30)}🏡`));
    expect(file).toContain(`<Worksheet ss:Name="${"x".repeat(30)}">`);
  });

  it("to xls has a type on every cell", async () => {
    const file = await textOf("xls", tableOf([["=1+1 <b>", "2026-11-27", 1.5, -2]], "Conto: 1/2"));
    expect(file).toContain('<?mso-application progid="Excel.Sheet"?>');
    expect(file).toContain('<Worksheet ss:Name="Conto 1 2">');
    expect(file.match(/<Data.*?<\/Data>/g)?.slice(4)).toEqual([
      '<Data ss:Type="String">=1+1 &lt;b&gt;</Data>',
      '<Data ss:Type="DateTime">2026-11-27T00:00:00.000</Data>',
      '<Data ss:Type="Number">1.5</Data>',
      '<Data ss:Type="Number">-2</Data>',
    ]);
  });

  it("to xls gives any text and number back unchanged", async () => {
    const typed = fc.array(fc.tuple(fc.string({ unit: "grapheme" }), fc.double({ noNaN: true, noDefaultInfinity: true })), {
      maxLength: 5,
    });
    await fc.assert(
      fc.asyncProperty(typed, async (any) => {
        const [, ...found] = await readXls(tableOf(any.map(([text, value]) => [`x${text}x`, "2026-11-27", value, value])));
        expect(found.map(([text, day, value]) => [text, day, value?.[0], Number(value?.[1])])).toEqual(
          any.map(([text, value]) => [["String", `x${text}x`], ["DateTime", "2026-11-27T00:00:00.000"], "Number", value + 0]),
        );
      }),
      { numRuns: 30 },
    );
    await fc.assert(
      fc.asyncProperty(anyRows, async (any) => {
        expect(await readXls(tableOf(any))).toHaveLength(any.length + 1);
      }),
      { numRuns: 30 },
    );
    const [, ...hostile] = await readXls(tableOf(dangerous.map((text) => [text, null, null, null])));
    expect(hostile.map(([text]) => text)).toEqual(dangerous.map((text) => ["String", text]));
  });

  it.each([
    ["it", '"x;y";27/11/2026;1234,5;-87,40', "x;y\t27/11/2026\t1234,5\t-87,40", ";"],
    ["de", '"x;y";27.11.2026;1234,5;-87,40', "x;y\t27.11.2026\t1234,5\t-87,40", ";"],
    ["en", "x;y,27/11/2026,1234.5,-87.40", "x;y\t27/11/2026\t1234.5\t-87.40", ","],
  ])("[AS-13] to csv and txt on a page in %s has its figures, dates and separator", async (language, csv, txt, separator) => {
    const table = tableOf([["x;y", "2026-11-27", 1234.5, -87.4], [`a${separator}b`]]);
    const [, row, other] = (await textOf("csv", table, language)).split("\r\n");
    expect([row, other]).toEqual([csv, `"a${separator}b"${separator.repeat(3)}`]);
    expect((await textOf("txt", table, language)).split("\r\n")[1]).toBe(txt);
  });

  it.each([
    ["it", "1040", "27/11/2026|1.234,5|-2,00 €", "dd\\/mm\\/yyyy|\\#\\,\\#\\#0\\.00\\ \\0022€\\0022"],
    ["de", "1031", "27.11.2026|1.234,5|-2,00 €", "dd\\.mm\\.yyyy|\\#\\,\\#\\#0\\.00\\ \\0022€\\0022"],
    ["en", "2057", "27/11/2026|1,234.5|-€2.00", "dd\\/mm\\/yyyy|\\0022€\\0022\\#\\,\\#\\#0\\.00"],
  ])("[AS-13] to html on a page in %s reads as that page, with the same values", async (language, number, shown, codes) => {
    const file = await textOf("html", tableOf([["a", "2026-11-27", 1234.5, -2]]), language);
    expect(file).toContain(`<html lang="${language}"`);
    const cells = [...file.matchAll(/x:num="([^"]*)"[^>]*sdnum="1033;(\d+);[^"]*">([^<]*)</g)];
    expect(cells.map(([, value]) => value)).toEqual(["46353", "1234.5", "-2"]);
    expect(new Set(cells.map(([, , each]) => each))).toEqual(new Set([number]));
    expect(cells.map(([, , , text]) => text?.replace(/\s/g, " ")).join("|")).toBe(shown);
    const [date, money] = codes.split("|");
    expect(file).toContain(`.date { mso-number-format: "${date}"`);
    expect(file).toContain(`.money { mso-number-format: "${money}"`);
  });

  it("[AS-13] to xls shows dates and amounts as the page does", async () => {
    for (const [language, date, money] of [
      ["it", "dd/mm/yyyy", "#,##0.00 &quot;€&quot;"],
      ["de", "dd.mm.yyyy", "#,##0.00 &quot;€&quot;"],
      ["en", "dd/mm/yyyy", "&quot;€&quot;#,##0.00"],
    ]) {
      const file = await textOf("xls", tableOf([]), language);
      for (const code of [date, money]) expect(file).toContain(`ss:Format="${code}"`);
    }
  });

  it("to html reads as Italian and holds the values for a spreadsheet program", async () => {
    const file = await textOf("html", tableOf([["<script>alert(1)</script>", "2026-11-27", 1234.5, -2]], "A & B"));
    expect(file).toContain("<title>A &amp; B</title>");
    expect(file).not.toContain("<script");
    expect([...file.matchAll(/x:num="([^"]*)"[^>]*>([^<]*)</g)].map(([, value, shown]) => [value, shown])).toEqual([
      ["46353", "27/11/2026"],
      ["1234.5", "1.234,5"],
      ["-2", "-2,00\u00a0€"],
    ]);
  });

  it("has no cell that starts a formula, and in csv and txt every row and cell is read back", async () => {
    await fc.assert(
      fc.asyncProperty(anyRows, async (any) => {
        const table = tableOf(any);
        for (const format of ["csv", "txt"] as const) {
          const [, ...found] = await readCsv(format, table);
          expect(found).toHaveLength(any.length);
          for (const row of found) expect(row).toHaveLength(4);
          const isNumber = (row: number, column: number) => column > 1 && typeof any[row]?.[column] === "number";
          const texts = found.flatMap((row, index) => row.filter((_, column) => !isNumber(index, column)));
          for (const text of texts) expect(text).not.toMatch(formula);
        }
        const html = await textOf("html", table);
        for (const [, cell] of html.matchAll(/<td class="text">([^<]*)</g)) expect(cell).not.toMatch(formula);
        expect(await textOf("xls", table)).not.toContain("ss:Formula");
      }),
      { numRuns: 60 },
    );
  });

  it("to xlsx gives any text and number back unchanged", async () => {
    const typed = fc.array(fc.tuple(fc.string({ unit: "grapheme", minLength: 1 }), fc.double({ noNaN: true, noDefaultInfinity: true })), {
      minLength: 1,
      maxLength: 5,
    });
    await fc.assert(
      fc.asyncProperty(typed, async (any) => {
        const sheet = await readXlsx(tableOf(any.map(([text, value]) => [`x${text}x`, "2026-11-27", value, value])));
        expect(sheet?.data.slice(1)).toEqual(
          any.map(([text, value]) => [`x${text}x`, new Date("2026-11-27T00:00:00Z"), value + 0, value + 0]),
        );
      }),
      { numRuns: 20 },
    );
    const sheet = await readXlsx(tableOf(dangerous.map((text) => [text, null, null, null])));
    expect(sheet?.data.slice(1).map(([text]) => text)).toEqual(dangerous);
  });

  it("is written in every format, without a row and with five thousand", async () => {
    for (const format of exportFormats) {
      expect((await exportTable(format, tableOf([]))).size).toBeGreaterThan(0);
      expect((await exportTable(format, tableOf(Array.from({ length: 5000 }, () => rows[0] ?? [])))).size).toBeGreaterThan(10_000);
    }
  });

  it("has a name that every system takes", () => {
    expect(exportFileName("Estratto conto più recente 2026-11-20", "xlsx")).toBe("estratto-conto-piu-recente-2026-11-20.xlsx");
    expect(exportFileName("\u2068بيت\u2069 mare", "csv")).toBe("mare.csv");
    expect(exportFileName("Straße L’Øresund", "csv")).toBe("strasse-l-oresund.csv");
    expect(exportFileName("///", "csv")).toBe("tabella.csv");
  });
});
