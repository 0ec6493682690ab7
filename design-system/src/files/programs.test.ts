import { inflateRawSync } from "node:zlib";
import fc from "fast-check";
import { XMLParser } from "fast-xml-parser";
import readXlsxFile from "read-excel-file/node";
import { describe, expect, it } from "vitest";
import type { ExportFormat } from "../data/ExportMenu.tsx";
import { english } from "../data/english.ts";
import type { ExportValue } from "../data/exportTable.ts";
import { german } from "../data/german.ts";
import { registerLanguage } from "../data/languages.ts";
import { formatsOf } from "../data/useFormats.ts";
import { regionOf } from "../theme/region.ts";
import { exportTable } from "./tableWriters.ts";

registerLanguage("de", german);
registerLanguage("en", english);

const columns = (["text", "date", "number", "money"] as const).map((kind) => ({ header: kind, kind }));

/** Saves rows as a page in this language does. */
async function saved(format: ExportFormat, rows: readonly (readonly ExportValue[])[], language = "it", title = "Estratto conto") {
  const blob = await exportTable(format, { title, columns, rows }, formatsOf(regionOf({ locale: `${language}-IT` })));
  return Buffer.from(await blob.arrayBuffer());
}

/** Reads a file of a zip by its list of contents (APPNOTE 4.3.12). */
function unzipped(zip: Buffer, wanted: string): string {
  const end = zip.lastIndexOf("PK\x05\x06", undefined, "latin1");
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [method, size, nameLength] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28)];
    const [more, comment, from] = [zip.readUInt16LE(at + 30), zip.readUInt16LE(at + 32), zip.readUInt32LE(at + 42)];
    if (zip.toString("utf8", at + 46, at + 46 + nameLength) === wanted) {
      const begin = from + 30 + zip.readUInt16LE(from + 26) + zip.readUInt16LE(from + 28);
      const data = zip.subarray(begin, begin + size);
      return (method === 0 ? data : inflateRawSync(data)).toString();
    }
    at += 46 + nameLength + more + comment;
  }
  throw new Error(`the file has no ${wanted}`);
}

const xml = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  trimValues: false,
  htmlEntities: true,
  isArray: (name) => name === "si",
});

/** Reads the texts of an xlsx by the words of the standard: "_xHHHH_" is a UTF-16 unit (ECMA-376 part 1, 22.9.2.19). */
function textsByStandard(file: Buffer): string[] {
  const { sst } = xml.parse(unzipped(file, "xl/sharedStrings.xml")) as { sst: { si: { t: string | { "#text": string } }[] } };
  return sst.si
    .map(({ t }) => (typeof t === "string" ? t : t["#text"]))
    .map((text) => text.replace(/_x([\dA-Fa-f]{4})_/g, (_, unit: string) => String.fromCharCode(Number.parseInt(unit, 16))));
}

const odd = [
  ...["A_x000D_B", "_x005F_", "_x005F_x000D_", "__x0041__", "_x000d_", "_X000D_", "_x00_", "a\rb", "a\r\nb", "a\nb", "\tb", "\uFFFD"],
  ...["=1+1", "+39", "-1", "@SUM(A1)", "'x", " a  b ", "🏡", "שלום", "\u2067بيت\u2069", "\u200Fa", "00123", "1,234", "TRUE"],
];

describe("[AS-24] a text saved to xlsx", () => {
  const texts = fc.array(
    fc.oneof(
      fc.constantFrom(...odd),
      fc
        .array(fc.constantFrom("_", "x", "000D", "005F", "_x", "\r", "\n", "a", "=", "🏡"), { minLength: 1, maxLength: 8 })
        .map((parts) => parts.join("")),
      fc.string({ unit: "grapheme", minLength: 1 }).map((text) => `x${text}x`),
    ),
    { minLength: 1, maxLength: 5 },
  );

  it("comes back unchanged, by a library and by the words of the standard", async () => {
    const check = async (any: readonly string[]) => {
      const file = await saved(
        "xlsx",
        any.map((text) => [text]),
      );
      const [sheet] = await readXlsxFile(file, { trim: false });
      expect(sheet?.data.slice(1).map(([text]) => text)).toEqual(any);
      expect(textsByStandard(file)).toEqual([...new Set([...columns.map(({ header }) => header), ...any])]);
    };
    await check(odd);
    await fc.assert(fc.asyncProperty(texts, check), { numRuns: 40 });
  });

  it("is no escape in the sheet's name either", async () => {
    const [sheet] = await readXlsxFile(await saved("xlsx", [["a"]], "it", "Casa_x000D_B"));
    expect(sheet?.sheet).toBe("Casa x000D_B");
  });

  it("loses only what no file can hold, wherever the longest text is cut", async () => {
    const file = await saved("xlsx", [["a\u0001\u0085\uFDD0\uFFFE\u{1FFFE}b"], [`${"x".repeat(32_766)}🏡`]]);
    const [sheet] = await readXlsxFile(file, { trim: false });
    expect(sheet?.data.slice(1).map(([text]) => text)).toEqual(["ab", "x".repeat(32_766)]);
    expect((await saved("xls", [[`${"x".repeat(32_766)}🏡`]])).toString()).not.toContain("\uFFFD");
  });
});

/** Built-in formats of LibreOffice: with any other one it reads a date as a number. */
const builtIn = {
  it: { language: "1040", codes: ["@", "GG/MM/AAAA", "#.##0", "Standard", "#.##0,00"] },
  de: { language: "1031", codes: ["@", "TT.MM.JJJJ", "#.##0", "Standard", "#.##0,00"] },
  en: { language: "2057", codes: ["@", "DD/MM/YYYY", "#,##0", "General", "#,##0.00"] },
} as const;

describe("[AS-23] a table saved to html", () => {
  it.each(["it", "de", "en"] as const)(
    "in %s names English for its values and the page's language for its formats, as LibreOffice reads them",
    async (language) => {
      const file = (
        await saved(
          "html",
          [
            ["1,234", "2026-11-27", 0.125, -1234.56],
            ["a", null, 1234, 99.06],
          ],
          language,
        )
      ).toString();
      const cells = [...file.matchAll(/<t[dh][^>]*?(?: sdval="([^"]*)")? sdnum="(\d+);(\d+);([^"]*)"/g)].map(([, ...parts]) => parts);
      const { language: shown, codes } = builtIn[language];
      const [text, date, whole, number, money] = codes;
      const head = columns.map(() => [undefined, "1033", shown, text]);
      const body = [
        [undefined, "1033", shown, text],
        ["46353", "1033", shown, date],
        ["0.125", "1033", shown, number],
        ["-1234.56", "1033", shown, money],
        [undefined, "1033", shown, text],
        ["1234", "1033", shown, whole],
        ["99.06", "1033", shown, money],
      ];
      expect(cells).toEqual([...head, ...body]);
    },
  );

  it("has its title above the table, not in its first cell", async () => {
    const file = (await saved("html", [], "it", "Conto")).toString();
    expect(file).toContain('<h1 id="title">Conto</h1>\n<table aria-labelledby="title">');
    expect(file).not.toContain("<caption");
  });
});
