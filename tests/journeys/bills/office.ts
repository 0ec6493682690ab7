import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ExportFormat } from "@favilla/design-system/data/ExportMenu.tsx";
import readXlsxFile from "read-excel-file/node";
import { findOffice } from "../../../scripts/find.mjs";

/** LibreOffice of this machine; undefined if there is none. */
export const office = findOffice();

/** Country of LibreOffice's own settings, and Microsoft's number of the language, for each language of the portal. */
const settings = { it: ["it-IT", 1040], en: ["en-GB", 2057], de: ["de-DE", 1031] } as const;
export type OfficeLanguage = keyof typeof settings;

/** UTF-8, from the first line, all columns; numbers and dates are read as the language writes them. */
const delimited = (separator: string, language: OfficeLanguage) =>
  `Text - txt - csv (StarCalc):${separator.charCodeAt(0)},34,76,1,,${settings[language][1]},false,true`;

/** Name and options of the reader that a customer chooses for a format; undefined where the file says itself what it is. */
const readers: Record<ExportFormat, (language: OfficeLanguage) => string | undefined> = {
  xlsx: () => undefined,
  xls: () => undefined,
  html: () => "HTML (StarCalc)",
  csv: (language) => delimited(language === "en" ? "," : ";", language),
  txt: (language) => delimited("\t", language),
};

/** The settings of a LibreOffice in a country. */
const profileIn = (country: string) => `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Setup/L10N"><prop oor:name="ooSetupSystemLocale" oor:op="fuse"><value>${country}</value></prop></item>
</oor:items>`;

const profiles = new Map<OfficeLanguage, string>();

/** Returns the folder of LibreOffice's settings in a language. It is made once, since the first start in a new one is slow. */
function profileOf(language: OfficeLanguage): string {
  const made = profiles.get(language);
  if (made) return made;
  const folder = mkdtempSync(join(tmpdir(), "favilla-office-"));
  mkdirSync(join(folder, "user"));
  writeFileSync(join(folder, "user", "registrymodifications.xcu"), profileIn(settings[language][0]));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  profiles.set(language, folder);
  return folder;
}

/** Opens a file as a spreadsheet in LibreOffice, and returns its rows: texts, numbers, dates at midnight UTC, null where nothing is. */
export async function openInOffice(file: Buffer, format: ExportFormat, language: OfficeLanguage) {
  const folder = mkdtempSync(join(tmpdir(), "favilla-table-"));
  try {
    const name = join(folder, `table.${format}`);
    writeFileSync(name, file);
    const filter = readers[format](language);
    const own = `-env:UserInstallation=${pathToFileURL(profileOf(language)).href}`;
    const options = ["--headless", ...(filter ? [`--infilter=${filter}`] : []), "--convert-to", "xlsx", "--outdir", join(folder, "read")];
    execFileSync(office as string, [own, ...options, name], { stdio: "pipe" });
    const [sheet] = await readXlsxFile(readFileSync(join(folder, "read", "table.xlsx")), { trim: false });
    return sheet?.data ?? [];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
