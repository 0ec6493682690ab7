/** `add page`: writes a whole page with plain data into a site. The pages are those of the stories. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findProvider, findStylesheet } from "./doctorSources.ts";
import { besideCommands, readOwn } from "./package.ts";
import { carryOut, type Plan } from "./plan.ts";
import { asksFor, type Framework, frameworkOf, readManifest, readSources } from "./site.ts";

const pages = besideCommands("pages");

/** Address, which names the page's folder too, and title of each page. */
const addresses: Readonly<Record<string, { path: string; title: string }>> = {
  bill: { path: "bolletta", title: "Bolletta" },
  bills: { path: "bollette", title: "Le tue bollette" },
  "change-cadastral": { path: "dati-catastali", title: "Cambia i dati catastali" },
  "change-payment": { path: "cambia-pagamento", title: "Addebito sul conto" },
  consents: { path: "consensi", title: "Consensi e informative" },
  consumption: { path: "consumi", title: "Consumi" },
  contacts: { path: "recapiti", title: "I miei recapiti" },
  credentials: { path: "credenziali", title: "Credenziali" },
  "forgot-email": { path: "email-dimenticata", title: "Recupera l’e-mail" },
  "forgot-password": { path: "password-dimenticata", title: "Recupera la password" },
  home: { path: "home", title: "Ciao Giulia" },
  login: { path: "login", title: "Accedi" },
  "new-password": { path: "nuova-password", title: "Scegli una nuova password" },
  notifications: { path: "notifiche", title: "Notifiche" },
  "personal-data": { path: "i-tuoi-dati", title: "I tuoi dati" },
  profile: { path: "profilo", title: "Profilo" },
  "reading-entry": { path: "invia-lettura", title: "Invia la lettura" },
  readings: { path: "autolettura", title: "Autolettura" },
  referral: { path: "porta-un-amico", title: "Porta un amico" },
  registration: { path: "registrazione", title: "Registrati" },
  requests: { path: "richieste", title: "Le tue richieste" },
  residence: { path: "indirizzo", title: "Indirizzo" },
  statement: { path: "estratto-conto", title: "Estratto conto" },
  supplies: { path: "forniture", title: "Le tue forniture" },
  supply: { path: "fornitura", title: "Fornitura" },
  voucher: { path: "buono", title: "Il tuo buono" },
  vouchers: { path: "buoni", title: "Buoni" },
  why: { path: "perche-questo-importo", title: "Perché questo importo" },
};

const offered = () => Object.keys(addresses).join(", ");

/** Statement by which a framework's page gives its title. A site of Vite sets titles in its own way. */
const titleOf: Readonly<Record<Framework, (title: string) => string>> = {
  next: (title) => `export const metadata = { title: "${title}" };\n\n`,
  "react-router": (title) => `export const meta = () => [{ title: "${title}" }];\n\n`,
  vite: () => "",
};

/** Text of a page's file for a framework. Next needs a mark on modules with state; the page itself is drawn on the server. */
function textFor(framework: Framework, file: string, text: string, title: string): string {
  if (file === "page.tsx") return text.replace(/^export default/m, (start) => titleOf[framework](title) + start);
  return framework === "next" && /[A-Z]\w*Page\.tsx$/.test(file) ? `"use client";\n${text}` : text;
}

/** The list of routes with one more, or undefined if it is written in another way than React Router's own templates. */
function withRoute(text: string, path: string): string | undefined {
  const imported = /\{([^}]*)\}(?= from "@react-router\/dev\/routes")/.exec(text)?.[1];
  const list = "export default [";
  if (!imported || text.split(list).length !== 2) return undefined;
  const names = imported.split(",").map((name) => name.trim());
  // Prettier writes a comma after the last name of several lines.
  const imports = names.includes("route") ? imported : `${imported.replace(/,?\s*$/, "")}, route `;
  return text.replace(`{${imported}}`, () => `{${imports}}`).replace(list, () => `${list}route("${path}", "${path}/page.tsx"), `);
}

/** Plans the line that leads to the page. Next finds pages by their folders. */
function planRoute(folder: string, framework: Framework, path: string, plan: Plan): void {
  if (framework === "vite") plan.byHand.push(`\`<Page />\` of src/${path}/page.tsx, where your site shows its pages`);
  if (framework !== "react-router") return;
  const file = "app/routes.ts";
  const text = existsSync(join(folder, file)) ? withRoute(readFileSync(join(folder, file), "utf8"), path) : undefined;
  if (text) plan.files.push({ file, text, isNew: false });
  else plan.byHand.push(`the route of app/${path}/page.tsx, where your site lists its routes`);
}

/** Files of the sample that some files of a page import: pages share them, and the site keeps those that it has. */
function sampleFiles(texts: readonly string[]): readonly string[] {
  // The package's own files are written without the endings of their imports.
  const imported = texts.flatMap((text) => [...text.matchAll(/ from "\.\.\/(sample\/\w+)(?:\.ts)?"/g)].map(([, file]) => `${file}.ts`));
  return [...new Set(imported)];
}

function planPage(folder: string, name: string): Plan {
  const address = Object.hasOwn(addresses, name) ? addresses[name] : undefined;
  if (!address) throw new Error(`There is no page "${name}". There are: ${offered()}.`);
  const manifest = readManifest(folder);
  const framework = manifest && frameworkOf(manifest);
  if (!framework || !asksFor(manifest, "react"))
    throw new Error("This folder is no site of Vite, Next or React Router with React: nothing was written. Run init first.");
  const { path, title } = address;
  const below = framework === "vite" || (framework === "next" && existsSync(join(folder, "src/app"))) ? "src/" : "";
  const pagesFolder = `${below}${framework === "vite" ? "" : "app/"}`;
  const into = `${pagesFolder}${path}/`;
  const files = readdirSync(join(pages, name)).map((file) => ({
    file: into + file,
    text: textFor(framework, file, readOwn(`commands/pages/${name}/${file}`), title),
    isNew: true,
  }));
  const taken = files.filter(({ file }) => existsSync(join(folder, file))).map(({ file }) => file);
  if (taken.length > 0) throw new Error(`${taken.join(", ")} would be replaced: nothing was written.`);
  const samples = sampleFiles(files.map(({ text }) => text))
    .map((file) => ({ file: pagesFolder + file, text: readOwn(`commands/pages/${file}`), isNew: true }))
    .filter(({ file }) => !existsSync(join(folder, file)));
  const plan: Plan = { files: [...files, ...samples], byHand: [], commands: [] };
  const sources = readSources(folder).files;
  if (!findStylesheet(sources) || !findProvider(sources))
    plan.byHand.push("what every page needs, the stylesheet and the provider: `npx --no @favilla/design-system init` does it");
  planRoute(folder, framework, path, plan);
  return plan;
}

/** Writes a page and prints its files. Returns 1 if something remains to be added by hand. */
export function addPage(args: readonly string[]): number {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: { "dry-run": { type: "boolean" } } });
  const [what, name, ...more] = positionals;
  if (what !== "page" || !name || more.length > 0) throw new Error(`Write what to add: add page, and one of ${offered()}.`);
  const folder = process.cwd();
  return carryOut(folder, planPage(folder, name), values["dry-run"] ?? false);
}
