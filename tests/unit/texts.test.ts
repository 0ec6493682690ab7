import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import * as german from "@favilla/design-system/locales/de.ts";
import * as english from "@favilla/design-system/locales/en.ts";
import * as italian from "@favilla/design-system/locales/it.ts";
import { describe, expect, it } from "vitest";
import { names } from "../../portal/texts/plugin.ts";
import { readText } from "../../portal/texts/readText.ts";

const files = globSync("portal/texts/*.md");
const namesOf = (file: string) => names[basename(file).split(".")[0] as string] as (typeof names)[string];
const textOf = (file: string) => readText(file, readFileSync(file, "utf8"), namesOf(file));
const libraryWords = { it: italian.policyPages, en: english.policyPages, de: german.policyPages };
/** The texts of blocks, each as it stands between two marks. */
const leaves = (block: unknown): unknown[] => (Array.isArray(block) ? block.flatMap(leaves) : [block]);
/** Kinds of the blocks of a text, with those that stand on a condition. */
const outline = (blocks: readonly unknown[]): unknown =>
  blocks.map((block) => {
    const [kind, ...rest] = block as [string, ...unknown[]];
    if (kind === "if") return [kind, rest[0], rest[1], outline(rest.slice(2))];
    return kind === "h" || kind === "place" ? [kind, rest[0]] : kind;
  });

describe("[HO-24] the texts that the law asks for", () => {
  it("are there in three languages, each with the same outline", () => {
    expect(files.map((file) => basename(file)).sort()).toEqual(
      Object.keys(names)
        .flatMap((name) => ["de", "en", "it"].map((language) => `${name}.${language}.md`))
        .sort(),
    );
    const outlines = files.map((file) => {
      const [name] = basename(file).split(".");
      return [name, JSON.stringify(outline(textOf(file)))].join();
    });
    expect(new Set(outlines).size).toBe(Object.keys(names).length);
  });

  // The library's views of these pages have words of their own until its next major version.
  it.each(Object.entries(libraryWords))("have every word of the library's pages: %s", (language, words) => {
    const read = Object.keys(names).map((name) => textOf(`portal/texts/${name}.${language}.md`));
    expect(Object.values(words).filter((word) => !leaves(read).includes(word))).toEqual([]);
  });

  it("are read into blocks: headings, lines, lists, tables, conditions and places", () => {
    const source = `Di {brand},
su due righe.

## Titolo **forte**

- uno
- [due](/pagina), [mail](mailto:aiuto@esempio.it), [telefono](tel:800900100)

1. \`tre\`

<!-- if maps -->

| a | b |
|---|---|
| c | *d* |

<!-- if not telemetry -->
[Privacy]({brand})

<!-- end -->
<!-- end -->
<!-- stored -->
`;
    expect(readText("x.md", source, { values: ["brand"], conditions: ["maps", "telemetry"], places: ["stored"] })).toEqual([
      ["p", "Di {brand}, su due righe."],
      ["h", 2, "Titolo ", ["strong", "forte"]],
      [
        "ul",
        [["p", "uno"]],
        [["p", ["a", "/pagina", "due"], ", ", ["a", "mailto:aiuto@esempio.it", "mail"], ", ", ["a", "tel:800900100", "telefono"]]],
      ],
      ["ol", [["p", ["code", "tre"]]]],
      [
        "if",
        "maps",
        true,
        ["table", [["a"], ["b"]], [["c"], [["em", "d"]]]],
        ["if", "telemetry", false, ["p", ["a", "{brand}", "Privacy"]]],
      ],
      ["place", "stored"],
    ]);
  });
});

describe("[HO-25] what a text may not have is refused with file, line and name", () => {
  it.each([
    ["a <b>b</b>", "x.md:1: <b> is HTML"],
    ["a\n\n<script>alert(1)</script>", "x.md:3: <script>alert(1)</script> is HTML"],
    ["<!-- a note -->", "<!-- a note --> is no place; it has stored"],
    ["[a](javascript:alert(1))", "the address javascript:alert(1) must be https, mailto, tel or a path"],
    ["[a](//evil.example)", "the address //evil.example must be https, mailto, tel or a path"],
    ["http://plain.example", "the address http://plain.example must be https, mailto, tel or a path"],
    ["![a](/a.png)", "image is not for a text"],
    ["> a", "blockquote is not for a text"],
    ["# A", "a heading of level 1 cannot follow one of level 1"],
    ["## A\n\n#### B", "x.md:3: a heading of level 4 cannot follow one of level 2"],
    ["Di {marca}", "x.md:1: {marca} is no value; it has brand"],
    ["[a]({indirizzo})", "{indirizzo} is no value"],
    ["<!-- if mappe -->\n\na\n\n<!-- end -->", "mappe is no condition; it has maps"],
    ["<!-- if maps -->\n\na", "x.md:1: <!-- end --> is missing"],
    ["<!-- end -->", "<!-- end --> ends nothing"],
    ["a", "x.md: <!-- stored --> is missing"],
  ])("%j", (source, fault) => {
    expect(() => readText("x.md", source, { values: ["brand"], conditions: ["maps"], places: ["stored"] })).toThrow(fault);
  });
});
