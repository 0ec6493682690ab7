/** Pages of a site: built, and opened in Chromium. */
import { chromium, type Page } from "@playwright/test";
import { afterAll } from "vitest";
import { chromiumLaunch } from "../../scripts/chromium.mjs";
import { serve } from "../browser/serve.ts";
import type { Consumer } from "./consumer.ts";

export interface DocumentParts {
  /** Markup inside the element where the page is mounted. */
  html?: string;
  script?: string;
  styles?: readonly string[];
  /** More for the head: a policy, styles. */
  head?: string;
  /** Attributes of the root element. */
  root?: string;
  /** @default "it" */
  lang?: string;
}

const browser = await chromium.launch(chromiumLaunch());
afterAll(() => browser.close());

export const documentOf = ({ html = "", script, styles = [], head = "", root = "", lang = "it" }: DocumentParts): string =>
  `<!doctype html><html lang="${lang}" ${root}><head><meta charset="utf-8">${head}<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>Bollette</title>${styles
    .map((file) => `<link rel="stylesheet" href="${file}">`)
    .join("")}</head><body><div id="root">${html}</div>${script ? `<script type="module" src="${script}"></script>` : ""}</body></html>`;

/** Builds `entry` with esbuild into `folder` as main.js and main.css. */
export function bundle(consumer: Consumer, entry: string, folder: string, mode = "production"): void {
  const out = [`--outdir=${folder}`, "--entry-names=main", "--loader:.woff2=file"];
  consumer.run("esbuild", entry, "--bundle", "--format=esm", "--jsx=automatic", `--define:process.env.NODE_ENV="${mode}"`, ...out);
}

/** The output of a script of the site in Node, with the installed packages. */
export function printInNode(consumer: Consumer, entry: string): string {
  const script = entry.replace(/\.tsx?$/, ".mjs");
  const forNode = ["--bundle", "--platform=node", "--format=esm", "--packages=external", "--jsx=automatic"];
  consumer.run("esbuild", entry, ...forNode, `--outfile=${script}`);
  return consumer.run("node", script);
}

export interface Opened {
  /** False for a browser without scripts. */
  javaScript?: boolean;
  width?: number;
  /** Time zone and language of the browser. @default those of the computer */
  timezoneId?: string;
  locale?: string;
}

/** Opens a built page, and returns the result of `look` with the browser's messages. */
export async function open<Seen extends object>(
  folder: string,
  look: (tab: Page) => Promise<Seen>,
  { javaScript = true, width = 1280, ...region }: Opened = {},
): Promise<Seen & { said: string[] }> {
  const server = await serve(folder);
  const tab = await browser.newPage({ javaScriptEnabled: javaScript, viewport: { width, height: 900 }, ...region });
  try {
    const said: string[] = [];
    tab.on("console", (message) => said.push(message.text()));
    tab.on("pageerror", (error) => said.push(error.message));
    await tab.goto(`${server.url}/`);
    return { ...(await look(tab)), said };
  } finally {
    await tab.close();
    server.close();
  }
}
