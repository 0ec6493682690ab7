import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { textContent } from "./html.ts";

/** Writes the customer service of config.json into index.html, for browsers that are too old to run the portal. */
export function helpLine(): Plugin {
  let file = "";
  return {
    name: "help-line",
    configResolved({ publicDir }) {
      file = join(publicDir, "config.json");
    },
    transformIndexHtml(html) {
      const { help } = JSON.parse(readFileSync(file, "utf8")) as { help: { phone: string; hours: string | { it?: string } } };
      return html
        .replace("{phone-link}", help.phone.replace(/[^\d+]/g, ""))
        .replace("{phone}", textContent(help.phone))
        .replace("{hours}", textContent((typeof help.hours === "string" ? help.hours : help.hours.it) ?? ""));
    },
  };
}
