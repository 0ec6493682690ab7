/** The documentation, held against the packed packages. */
import { cpSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, it } from "vitest";
import { consumerIn, root, siteOptions } from "./consumer.ts";
import { fileOfGuide, guideText } from "./guide.ts";
import { bundle, documentOf, open } from "./pages.ts";

const consumer = consumerIn(inject("site"));

/** Signature of next/link, which is not installed here: tests/consumers has the whole of Next. */
const nextLink = `import type { AnchorHTMLAttributes, ForwardRefExoticComponent, ReactNode, RefAttributes } from "react";
type Url = string | URL;
interface NextLinkProps { href: Url; as?: Url; replace?: boolean; scroll?: boolean; prefetch?: boolean | "auto" | null; onNavigate?: (event: { preventDefault: () => void }) => void }
type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof NextLinkProps> & NextLinkProps & { children?: ReactNode | undefined };
declare const Link: ForwardRefExoticComponent<Props & RefAttributes<HTMLAnchorElement>>;
export default Link;
`;

it("[PK-09] every block of TypeScript in guides, readme and Storybook's pages compiles against the packed types", () => {
  const pages = globSync(["README.md", "docs/guides/*.md", "stories/**/*.mdx"], { cwd: root }).sort();
  const blocks = pages.flatMap((page) =>
    [...readFileSync(join(root, page), "utf8").matchAll(/^```(tsx?)\n([\s\S]*?)^```$/gm)].map(([, ending, text = ""], index) => {
      const file = `${page.replace(/\W/g, "_")}_${index}.${ending}`;
      consumer.write(`documented/${file}`, text.includes("export ") || text.includes("import ") ? text : `${text}\nexport {};\n`);
      return file;
    }),
  );
  expect(blocks.length).toBeGreaterThan(5);
  consumer.write("documented/nextLink.ts", nextLink);
  // Files of a guide that others of it import.
  for (const [guide, file] of [
    ["developer", "GermanArea.tsx"],
    ["testing", "Bollette.tsx"],
  ] as const)
    consumer.write(`documented/${file}`, fileOfGuide(guide, file));
  // The guide's first page is a file of the starter, and so is what its other pages import.
  const starters = join(root, "design-system/commands/starters");
  for (const part of ["shared", "vite/src"]) cpSync(join(starters, part), join(consumer.folder, "documented"), { recursive: true });
  consumer.write("Bills.tsx", readFileSync(join(starters, "shared/Bills.tsx"), "utf8"));
  const compilerOptions = {
    ...siteOptions,
    noUncheckedSideEffectImports: false,
    types: ["node"],
    paths: { "next/link": ["./nextLink.ts"], "react-router": [join(root, "node_modules/react-router/dist/production/index.d.ts")] },
  };
  consumer.write("documented/tsconfig.json", JSON.stringify({ compilerOptions, files: blocks }));
  expect(consumer.run("tsc", "-p", "documented")).toBe("");
});

it("[PK-06] what the guide's page is found by in Playwright is on it, once", async () => {
  const locators = [...guideText("testing").matchAll(/`page\.(getBy\w+)\("(\w+)", \{ name: (?:"([^"]+)"|\/(\d+)\/) \}\)`/g)];
  expect(locators.length).toBe(guideText("testing").split("`page.").length - 1);
  consumer.write("Bollette.tsx", fileOfGuide("testing", "Bollette.tsx"));
  consumer.write(
    "playwright.tsx",
    `import { FavillaProvider } from "@favilla/design-system/theme/FavillaProvider";
import { createRoot } from "react-dom/client";
import { Page } from "./Bollette";
createRoot(document.getElementById("root")!).render(<FavillaProvider><Page /></FavillaProvider>);`,
  );
  bundle(consumer, "playwright.tsx", "playwright");
  consumer.write("playwright/index.html", documentOf({ script: "/main.js" }));
  const { counts } = await open(join(consumer.folder, "playwright"), async (tab) => {
    const row = await tab.getByRole("row", { name: /1039877/ }).count();
    await tab.getByRole("button", { name: "Cambia indirizzo" }).click();
    await tab.getByRole("dialog").waitFor();
    const found = locators.map(([, , role = "", name, number]) =>
      number ? row : tab.getByRole(role as "dialog", { name: name as string }).count(),
    );
    return { counts: await Promise.all(found) };
  });
  expect(counts).toEqual(locators.map(() => 1));
});

it("[PK-08] [PK-09] llms.txt has each block of code of the guides as the guides have it", () => {
  const index = consumer.read("node_modules/@favilla/design-system/llms.txt");
  const blocks = ["developer", "testing"].flatMap((name) =>
    [...readFileSync(join(root, `docs/guides/${name}.md`), "utf8").matchAll(/^```\w+\n[\s\S]*?^```$/gm)].map(([block]) => block),
  );
  expect(blocks.length).toBeGreaterThan(15);
  expect(blocks.filter((block) => !index.includes(block))).toEqual([]);
});

it("[PK-09] no comment of the packed types names the ledger, a decision or a file of this repository", () => {
  const files = ["tokens", "design-system"].flatMap((name) =>
    globSync("**/*.d.ts", { cwd: join(root, "dist", name) }).map((file) => join(root, "dist", name, file)),
  );
  expect(files.length).toBeGreaterThan(200);
  const named = files.flatMap((file) =>
    (readFileSync(file, "utf8").match(/^.*(\b[A-Z]{2}-\d{2}\b|\bADR\b|\bdocs\/|CONTRIBUTING|this repository).*$/gm) ?? []).map(
      (line) => `${file}: ${line.trim()}`,
    ),
  );
  expect(named).toEqual([]);
});
