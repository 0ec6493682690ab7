import { join } from "node:path";
import { build } from "esbuild";
import { brotli, root } from "./build.ts";
import type { Row } from "./report.ts";

const part = "Catalogue of a language, brotli";

/** Rooms whose texts a page of bills shows. */
const roomsOfBills = "actions, bills, data, dates, discreet, feedback, paySheet";

/** Returns the size in kB of what a site takes of a catalogue. */
async function weigh(language: string, names: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: `export ${names} from "./${language}.ts";`, resolveDir: join(root, "design-system/src/locales") },
    bundle: true,
    // Its way to write days, which every page has for its own language.
    external: ["../data/*"],
    minify: true,
    write: false,
    format: "esm",
    charset: "utf8",
    logLevel: "error",
  });
  return outputFiles.reduce((sum, { contents }) => sum + brotli(contents), 0) / 1000;
}

/** Measures each catalogue: whole, and the rooms of one page, which is all that a site of one page loads. */
export const measureLocales = async (): Promise<Row[]> =>
  (
    await Promise.all(
      ["en", "de"].map(
        async (language): Promise<Row[]> => [
          { part, item: `${language}, whole: every text of all rooms`, unit: "kB", value: await weigh(language, "*") },
          {
            part,
            item: `${language}, the rooms of a page of bills`,
            unit: "kB",
            value: await weigh(language, `{ ${roomsOfBills} }`),
            limit: 6,
          },
        ],
      ),
    )
  ).flat();
