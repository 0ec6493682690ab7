/** English and German of the packed library: their bytes, and pages in another language, zone and currency. */
import { brotliCompressSync } from "node:zlib";
import { expect, inject, it } from "vitest";
import { consumerIn } from "./consumer.ts";
import { visitLanguages, wholeVisit } from "./languages.ts";

const consumer = consumerIn(inject("site"));

/** A module of the site, bundled for production without dayjs, which every page with dates has. */
function built(name: string, code: string): string {
  consumer.write(`${name}.ts`, code);
  consumer.run("esbuild", `${name}.ts`, "--bundle", "--minify", "--format=esm", "--external:dayjs", `--outfile=${name}.out.js`);
  return consumer.read(`${name}.out.js`);
}

const sizeOf = (code: string) => brotliCompressSync(code).length / 1000;

it.each(["en", "de"])(
  "[PK-14] the catalogue %s is at most 17 kB in brotli whole; one room is at most 2 kB, without the texts of others",
  (language) => {
    const entry = `@favilla/design-system/locales/${language}`;
    const whole = built(`whole-${language}`, `import * as rooms from "${entry}"; console.log(JSON.stringify(rooms));`);
    const one = built(`room-${language}`, `import { bills } from "${entry}"; console.log(bills);`);
    expect(sizeOf(whole)).toBeLessThan(17);
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

it("[PK-14] two languages and two brands stand on one page, in a browser of another time zone; changing a language renders once and keeps what was typed", {
  timeout: 60_000,
}, async () => {
  expect(await visitLanguages(consumer)).toEqual(wholeVisit);
});
