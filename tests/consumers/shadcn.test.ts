import { cpSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { execute } from "../package/consumer.ts";
import { fileOfGuide, guideText } from "../package/guide.ts";
import { start } from "./site.ts";
import { makeStarter } from "./starter.ts";
import { visitBesideShadcn, wholeBesideShadcn } from "./visit.ts";
import { warningsOf } from "./warnings.ts";

process.env["NEXT_TELEMETRY_DISABLED"] = "1";

/** The stylesheet of a site with Tailwind and shadcn/ui. `init` writes the order of the layers itself. */
const globals = `@import "tailwindcss";
@custom-variant dark (&:is(.dark *));
:root { --border: #f0abfc; --ring: #a1a1a1 }
.dark { --border: #86198f; --ring: #737373 }
@theme inline { --color-border: var(--border); --color-ring: var(--ring) }
@layer base { * { @apply border-border outline-ring/50 } }
`;

it("[PK-30] Next with its default bundler: a page beside shadcn/ui, by what the guide says", { timeout: 900_000 }, async () => {
  const site = makeStarter("next");
  try {
    execute(
      "npm",
      ["install", "--no-audit", "--no-fund", "--silent", "tailwindcss@4", "@tailwindcss/postcss@4", "next-themes@0.4"],
      site.folder,
    );
    cpSync(join(import.meta.dirname, "sites/shadcn"), site.folder, { recursive: true });
    site.write("app/globals.css", globals);
    site.write("app/UnitList.tsx", `"use client";\n${fileOfGuide("developer", "UnitList.tsx")}`);
    const [, attribute = ""] = /next-themes by `(attribute=[^`]+)`/.exec(guideText("developer")) ?? [];
    site.write("app/Modes.tsx", site.read("app/Modes.tsx").replace('attribute="class"', attribute));
    const layout = site.read("app/layout.tsx").replace('<html lang="it">', '<html lang="it" suppressHydrationWarning>');
    const inModes = layout
      .replace("<Providers>", "<Modes>\n          <Providers>")
      .replace("</Providers>", "</Providers>\n        </Modes>");
    site.write("app/layout.tsx", `import "./globals.css";\nimport { Modes } from "./Modes";\n${inModes}`);
    execute("npx", ["--no", "@favilla/design-system", "init"], site.folder);
    const doctor = execute("npx", ["--no", "@favilla/design-system", "doctor"], site.folder);
    expect(doctor).toContain("Nothing to mend was found.");
    expect(doctor).not.toContain("data-mode");
    expect(warningsOf(site, "next", "build")).toEqual([]);
    const server = await start(site, "next", (port) => ["start", "--port", String(port), "--hostname", "127.0.0.1"]);
    try {
      expect(await visitBesideShadcn(server.url)).toEqual(wholeBesideShadcn);
    } finally {
      server.close();
    }
  } finally {
    site.remove();
  }
});
