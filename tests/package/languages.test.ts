/** English and German of the packed library: their bytes, and pages in another language, zone and currency. */
import { globSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, inject, it } from "vitest";
import { consumerIn } from "./consumer.ts";
import { visitLanguages, wholeVisit } from "./languages.ts";
import { printInNode } from "./pages.ts";

const consumer = consumerIn(inject("site"));

/** A module of the site, bundled for production without dayjs, which every page with dates has. */
function built(name: string, code: string): string {
  consumer.write(`${name}.ts`, code);
  consumer.run("esbuild", `${name}.ts`, "--bundle", "--minify", "--format=esm", "--external:dayjs", `--outfile=${name}.out.js`);
  return consumer.read(`${name}.out.js`);
}

const sizeOf = (code: string) => brotliCompressSync(code).length / 1000;

it.each(["en", "de"])(
  "[PK-14] [PK-36] [PK-40] [PK-57] [PK-58] [PK-59] the catalogue %s is at most 33 kB in brotli whole; one room is at most 2 kB, without the texts of others",
  (language) => {
    const entry = `@favilla/design-system/locales/${language}`;
    const whole = built(`whole-${language}`, `import * as rooms from "${entry}"; console.log(JSON.stringify(rooms));`);
    const one = built(`room-${language}`, `import { bills } from "${entry}"; console.log(bills);`);
    expect(sizeOf(whole)).toBeLessThan(33);
    expect(sizeOf(one)).toBeLessThan(2);
    const rooms = JSON.parse(
      consumer.run("node", "--input-type=module", "-e", `import * as rooms from "${entry}"; console.log(JSON.stringify(rooms));`),
    ) as Record<string, Record<string, string>>;
    const own = new Set(Object.values(rooms["bills"] as Record<string, string>));
    const others = Object.values(rooms).flatMap((words) =>
      Object.values(words).filter((text) => /^[ -~]{20,}$/.test(text) && !own.has(text)),
    );
    expect(others.length).toBeGreaterThan(300);
    expect(others.filter((text) => one.includes(JSON.stringify(text)))).toEqual([]);
  },
);

interface Component {
  name: string;
  room: string;
  example: string;
  /** Rooms of the catalogues whose texts it may show. */
  words: readonly string[];
}
const components = JSON.parse(consumer.read("node_modules/@favilla/design-system/components.json")) as Component[];

it.each(["en", "de"])("[PK-14] the texts %s that a page of bills, filter and dialog may show are at most 6 kB in brotli", (language) => {
  const page = consumer.read("AssistantPage.tsx");
  const rooms = new Set(
    components.filter(({ name }) => page.includes(`<${name}\n`) || page.includes(`<${name} `)).flatMap(({ words }) => words),
  );
  expect([...rooms]).toEqual(expect.arrayContaining(["bills", "billFilter", "dates", "overlays"]));
  const code = built(
    `page-${language}`,
    `import { ${[...rooms]} } from "@favilla/design-system/locales/${language}"; console.log(${[...rooms]});`,
  );
  expect(sizeOf(code)).toBeLessThan(6);
});

/** Texts of a drawing: its words, and those of attributes that are read out. */
const textsOf = (html: string): string[] =>
  [...html.matchAll(/>([^<]+)|\b(?:aria-label|title|placeholder|alt)="([^"]+)"/g)].map(([, text, name]) => (text ?? name ?? "").trim());

/** Module that draws every example in Italian, English and German, and prints the drawings and the Italian texts that the others translate. */
const drawingModule = (examples: readonly Component[]) => `
  import * as en from "@favilla/design-system/locales/en";
  import * as de from "@favilla/design-system/locales/de";
  import { FavillaProvider } from "@favilla/design-system/theme/FavillaProvider";
  import { renderToString } from "react-dom/server";
  ${examples.map(({ room, name }, index) => `import { Example as E${index} } from "./${room}-${name}";`).join("\n")}
  ${italianModules.map((file, index) => `import * as M${index} from "@favilla/design-system/${file}";`).join("\n")}
  const draw = (Example) => ({
    it: renderToString(<FavillaProvider><Example /></FavillaProvider>),
    en: renderToString(<FavillaProvider messages={en} locale="en-GB"><Example /></FavillaProvider>),
    de: renderToString(<FavillaProvider messages={de} locale="de-IT"><Example /></FavillaProvider>),
  });
  const rooms = [${italianModules.map((_, index) => `M${index}`)}].flatMap((module) => Object.values(module));
  const italianBeside = (words) => rooms.flatMap(({ room, words: texts }) => Object.entries(texts).flatMap(([key, text]) => (words[room][key] === text ? [] : text)));
  const drawings = [${examples.map((_, index) => `draw(E${index})`)}];
  process.stdout.write(JSON.stringify({ italian: { en: italianBeside(en), de: italianBeside(de) }, drawings }));`;

const italianModules = globSync("*/*essages.it.js", { cwd: join(consumer.folder, "node_modules/@favilla/design-system") }).map((file) =>
  file.replace(".js", ""),
);

it("[PK-14] with a catalogue no component's example shows a text of the Italian one", () => {
  const examples = components.filter(({ example }) => example);
  for (const { room, name, example } of examples) consumer.write(`drawn/${room}-${name}.tsx`, example);
  consumer.write("drawn/all.tsx", drawingModule(examples));
  const { italian, drawings } = JSON.parse(printInNode(consumer, "drawn/all.tsx")) as {
    italian: Record<"en" | "de", string[]>;
    drawings: Record<"it" | "en" | "de", string>[];
  };
  for (const language of ["en", "de"] as const) {
    const foreign = new Set(italian[language]);
    expect(foreign.size).toBeGreaterThan(1000);
    const shownIn = (html: string, example: string) => textsOf(html).filter((text) => foreign.has(text) && !example.includes(text));
    const shown = drawings.map((drawn, index) => {
      const { room = "", name = "", example = "" } = examples[index] ?? {};
      return { component: `${room}/${name}`, before: shownIn(drawn.it, example), after: shownIn(drawn[language], example) };
    });
    // The same look finds Italian texts where they are.
    expect(shown.filter(({ before }) => before.length > 0).length).toBeGreaterThan(80);
    expect(shown.filter(({ after }) => after.length > 0)).toEqual([]);
  }
});

it("[PK-14] two languages and two brands stand on one page, in a browser of another time zone; changing a language renders once and keeps what was typed", async () => {
  expect(await visitLanguages(consumer)).toEqual(wholeVisit);
});
