import { describe, expect, test } from "vitest";
import { listFiles, readSource } from "../../design-system/build/graph.ts";

/** Modules that have the Italian formats for code outside of components, and those that make the formats of each region. */
const sources = [
  ...["cached", "dateFormats", "dates", "days", "english", "format", "german", "italian", "language", "languages", "relativeDates"],
  ...["useFormats", "zoneDates"],
].map((name) => `design-system/src/data/${name}.ts`);
const makers = [
  ...sources,
  ...["numbers", "region", "today"].map((name) => `design-system/src/theme/${name}.ts`),
  "design-system/src/forms/countryNames.ts",
  // Cells of files, in the region that they are given.
  ...["cellTexts", "html"].map((name) => `design-system/src/files/${name}.ts`),
];

const files = listFiles("design-system/src/**/*.{ts,tsx}").filter(
  (path) => !path.includes(".test.") && !path.includes(".it.ts") && !makers.includes(path),
);

/** Formats that are Italian, by the module that exports them. */
const italian = {
  dates: /^(format\w+|writeDay|monthNames|romeDay|lastDay|parseMoment)$/,
  format: /^format\w+$/,
  numbers: /^formatNumber$/,
  relativeDates: /^(onDay|bareDay|dayFrom|bareDayFrom|distanceText|relativeText|dueInText|debitText|paidText)$/,
  discreetText: /^hiddenMoney$/,
} as const;

/** Returns the Italian formats that a module imports. */
function italianImports(code: string): string[] {
  const imports = code.matchAll(/import \{([^}]*)\} from "[./a-z]*\/(dates|format|numbers|relativeDates|discreetText)\.ts"/g);
  return [...imports].flatMap(([, names = "", module]) =>
    names
      .split(",")
      .map((name) => name.trim())
      .filter((name) => italian[module as keyof typeof italian].test(name)),
  );
}

describe("components write in the region of their page [DS-28]", () => {
  test("the rule sees an Italian format", () => {
    expect(italianImports('import { addDays, formatDate } from "../data/dates.ts";')).toEqual(["formatDate"]);
    expect(files.length).toBeGreaterThan(300);
  });

  test("no module of the library uses an Italian format, or makes one of its own", () => {
    const faults = files.flatMap((path) => {
      const code = readSource(path);
      const own = code.match(/new Intl\.\w+|locale(?:=|: )"it-IT"|\.toLocale(?:String|DateString|TimeString)\(/g) ?? [];
      return [...italianImports(code), ...own].map((name) => `${path}: ${name}`);
    });
    expect(faults).toEqual([]);
  });
});
