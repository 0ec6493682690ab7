/** `add page` of the packed library, in sites that `init` has written into empty folders. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { expect, it } from "vitest";
import { makeFolder, runCommand } from "./commandsSite.ts";
import { type Consumer, consumerIn, siteOptions } from "./consumer.ts";
import { bundle, documentOf, open } from "./pages.ts";

/** Name, address, title, and the page's own heading where that is not its title: the name of a bill's or a supply's place. */
const pages: readonly (readonly [name: string, path: string, title: string, heading?: string])[] = [
  ["bill", "bolletta", "Bolletta", "Casa di Bologna"],
  ["bills", "bollette", "Le tue bollette"],
  ["change-cadastral", "dati-catastali", "Cambia i dati catastali"],
  ["change-payment", "cambia-pagamento", "Addebito sul conto"],
  ["consents", "consensi", "Consensi e informative"],
  ["consumption", "consumi", "Consumi"],
  ["contacts", "recapiti", "I miei recapiti"],
  ["credentials", "credenziali", "Credenziali"],
  ["forgot-email", "email-dimenticata", "Recupera l’e-mail"],
  ["forgot-password", "password-dimenticata", "Recupera la password"],
  ["home", "home", "Ciao Giulia"],
  ["login", "login", "Accedi"],
  ["new-password", "nuova-password", "Scegli una nuova password"],
  ["notifications", "notifiche", "Notifiche"],
  ["personal-data", "i-tuoi-dati", "I tuoi dati"],
  ["profile", "profilo", "Profilo"],
  ["reading-entry", "invia-lettura", "Invia la lettura"],
  ["readings", "autolettura", "Autolettura"],
  ["referral", "porta-un-amico", "Porta un amico"],
  ["registration", "registrazione", "Registrati"],
  ["requests", "richieste", "Le tue richieste"],
  ["residence", "indirizzo", "Indirizzo"],
  ["statement", "estratto-conto", "Estratto conto"],
  ["supplies", "forniture", "Le tue forniture"],
  ["supply", "fornitura", "Fornitura", "Casa di Bologna"],
  ["voucher", "buono", "Il tuo buono"],
  ["vouchers", "buoni", "Buoni"],
  ["why", "perche-questo-importo", "Perché questo importo"],
];

/** The starter's provider with the words of another language, as the guide says. */
const providersIn = (lang: string) => `import * as words from "@favilla/design-system/locales/${lang}";
import { FavillaProvider } from "@favilla/design-system/theme/FavillaProvider";
import type { ReactNode } from "react";

export const Providers = ({ children }: { children: ReactNode }) => (
  <FavillaProvider locale="${lang}-IT" messages={words}>{children}</FavillaProvider>
);`;

/** Follows the guide in an empty folder: `init`, then `add page` for each page. */
function makeSite(framework: string, status: number): Consumer {
  const folder = makeFolder(`add-${framework}`);
  expect(runCommand(folder, "init", "--framework", framework).status).toBe(0);
  for (const [name] of pages) expect(runCommand(folder, "add", "page", name)).toMatchObject({ status });
  return consumerIn(folder);
}

it.each([
  ["vite", "src", 1],
  ["next", "app", 0],
  ["react-router", "app", 0],
])("[PK-12, AP-41, PK-50] add page writes pages for %s that type-check against the package", (framework, into, status) => {
  const site = makeSite(framework, status);
  const files = pages.map(([, path]) => `${into}/${path}/page.tsx`);
  const compilerOptions = { ...siteOptions, types: [] };
  site.write("pages.json", JSON.stringify({ compilerOptions, files }));
  expect(site.run("tsc", "-p", "pages.json")).toBe("");
  for (const [index, [, path, title]] of pages.entries()) {
    const text = site.read(files[index] as string);
    if (framework === "next") expect(text).toContain(`export const metadata = { title: "${title}" };`);
    if (framework === "react-router") {
      expect(text).toContain(`export const meta = () => [{ title: "${title}" }];`);
      expect(site.read("app/routes.ts")).toContain(`route("${path}", "${path}/page.tsx")`);
    }
  }
  // Pages of the same customer share one sample.
  expect(site.read(`${into}/sample/bills.ts`)).toContain("export const bills");
  for (const file of ["bollette/BillsPage", "notifiche/NotificationsPage", "buoni/VouchersPage"])
    expect(site.read(`${into}/${file}.tsx`).startsWith('"use client";\n')).toBe(framework === "next");
});

it("[PK-51] each page of add is drawn when esbuild writes the site, with the parts that come later, into one file", async () => {
  const site = makeSite("vite", 1);
  for (const [, path] of pages)
    site.write(
      `drawn/${path}.tsx`,
      `import { renderToString } from "react-dom/server";
import Page from "../src/${path}/page";
import { Providers } from "../src/Providers";
console.log(renderToString(<Providers><Page /></Providers>));`,
    );
  const forNode = ["--bundle", "--platform=node", "--format=esm", "--jsx=automatic", "--external:react", "--external:react-dom"];
  const files = pages.map(([, path]) => `drawn/${path}.tsx`);
  site.run("esbuild", ...files, ...forNode, '--define:process.env.NODE_ENV="production"', "--outdir=drawn", "--out-extension:.js=.mjs");
  const imports = pages.map(([name, path]) => `console.log("page ${name}"); await import("./${path}.mjs");`);
  site.write("drawn/all.mjs", imports.join("\n"));
  const texts = site
    .run("node", "drawn/all.mjs")
    .split(/^page /m)
    .slice(1);
  for (const [index, [name, , title, heading = title]] of pages.entries())
    expect(texts[index], name).toMatch(new RegExp(`^${name}\\n.*<h1[^>]*>${heading}`));
});

// It takes long: npm run tool -- walks runs it, and so does npm run tool -- consumers.
if (process.env["WALKS"])
  it.each(["it", "en", "de"])(
    "[PK-12, PK-52] each page of add, drawn where the starter has its own, passes axe in %s, in light and dark, at 1280 px and at 320 px",
    {
      timeout: 600_000,
    },
    async (lang) => {
      const site = makeSite("vite", 1);
      if (lang !== "it") site.write("src/Providers.tsx", providersIn(lang));
      const app = site.read("src/App.tsx");
      for (const [name, path, title, heading = title] of pages) {
        site.write("src/App.tsx", app.replace('{ Bills } from "./Bills"', `Bills from "./${path}/page"`));
        bundle(site, "src/main.tsx", name);
        site.write(`${name}/index.html`, documentOf({ styles: ["/main.css"], script: "/main.js", lang }));
        for (const width of [1280, 320]) {
          const seen = await open(
            join(site.folder, name),
            async (tab) => {
              await tab.getByRole("heading", { level: 1, name: lang === "it" ? heading : /./ }).waitFor();
              const found: string[] = [];
              for (const colorScheme of ["light", "dark"] as const) {
                await tab.emulateMedia({ colorScheme });
                found.push(...(await new AxeBuilder({ page: tab }).setLegacyMode(true).analyze()).violations.map(({ id }) => id));
              }
              const over = await tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
              return { found, over };
            },
            { width },
          );
          expect.soft(seen, `${name} at ${width} px`).toEqual({ said: [], found: [], over: 0 });
        }
      }
    },
  );

const asks = (...names: string[]) => JSON.stringify({ dependencies: Object.fromEntries(names.map((name) => [name, "1.0.0"])) });

it.each<[string, Readonly<Record<string, string>>, readonly string[], string]>([
  [
    "a page that it does not have",
    {},
    ["page", "welcome"],
    'There is no page "welcome". There are: bill, bills, change-cadastral, change-payment, consents, consumption, contacts,',
  ],
  ["no page", {}, ["page"], "Write what to add: add page, and one of bill, bills, change-cadastral, change-payment"],
  ["something else than a page", {}, ["brand", "bills"], "Write what to add: add page"],
  ["an empty folder", {}, ["page", "bills"], "This folder is no site of Vite, Next or React Router with React"],
  ["a site without React", { "package.json": asks("vite") }, ["page", "bills"], "nothing was written. Run init first."],
  [
    "a page that is there",
    { "package.json": asks("react", "vite"), "src/bollette/page.tsx": "mine" },
    ["page", "bills"],
    "src/bollette/page.tsx would be replaced: nothing was written.",
  ],
])("[PK-12] add page writes nothing for %s, and says why", (_, files, args, reason) => {
  const folder = makeFolder("add-refused", files);
  expect(runCommand(folder, "add", ...args)).toEqual({ status: 2, said: expect.stringContaining(reason) });
  expect(existsSync(join(folder, "src/bollette/BillsPage.tsx"))).toBe(false);
});

it("[PK-12] add page says what to add by hand where no place fits, and writes nothing in a dry run", () => {
  const routes = "export const routes = [];\nexport default routes;\n";
  const folder = makeFolder("add-by-hand", { "package.json": asks("react", "react-router", "@react-router/dev"), "app/routes.ts": routes });
  const dry = runCommand(folder, "add", "page", "login", "--dry-run");
  expect(dry).toEqual({ status: 1, said: expect.stringContaining("Would write app/login/LoginPage.tsx\n\nimport { SignInForm,") });
  expect(existsSync(join(folder, "app/login"))).toBe(false);
  const { status, said } = runCommand(folder, "add", "page", "login");
  expect(status).toBe(1);
  expect(said).toContain("Add by hand: the route of app/login/page.tsx, where your site lists its routes");
  expect(said).toContain("Add by hand: what every page needs, the stylesheet and the provider");
  expect(readFileSync(join(folder, "app/routes.ts"), "utf8")).toBe(routes);
});

it("[PK-12] add page adds its route to a list whose imports stand on lines of their own, with a comma after the last", () => {
  const routes = `import {
  index,
  layout,
} from "@react-router/dev/routes";

export default [index("home.tsx")];
`;
  const folder = makeFolder("add-lines", { "package.json": asks("react", "react-router", "@react-router/dev"), "app/routes.ts": routes });
  runCommand(folder, "add", "page", "login");
  const text = readFileSync(join(folder, "app/routes.ts"), "utf8");
  expect(text).toContain('export default [route("login", "login/page.tsx"), index("home.tsx")];');
  expect(text.replace(/\s+/g, " ")).toContain('import { index, layout, route } from "@react-router/dev/routes";');
});
