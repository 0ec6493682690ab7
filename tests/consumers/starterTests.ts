import { expect, it } from "vitest";
import type { Consumer } from "../package/consumer.ts";
import type { Running } from "./site.ts";
import { addBrand, addGerman, addPages } from "./starter.ts";
import { brandedStarter, visitInGerman, visitPage, visitStarter, wholeInGerman, wholeStarter } from "./visit.ts";
import { warningsOf } from "./warnings.ts";

/** A site made by `init` that is built and served by a framework's own commands. */
export interface ServedStarter {
  framework: "next" | "react-router";
  site: Consumer;
  serve: () => Promise<Running>;
}

/** Builds the site, which must give no warning, and serves it while `look` runs. */
export async function builtAndServed(
  { site, serve }: Omit<ServedStarter, "framework">,
  look: (url: string) => Promise<void>,
): Promise<void> {
  expect(warningsOf(site, "npm", "run", "build")).toEqual([]);
  const server = await serve();
  try {
    await look(server.url);
  } finally {
    server.close();
  }
}

/** Tests of what every framework's starter promises. `starterOf` returns the starter once it is made. */
export function starterTests(title: string, starterOf: () => ServedStarter): void {
  it(`[PK-10] ${title}: the starter`, { timeout: 600_000 }, () =>
    builtAndServed(starterOf(), async (url) => expect(await visitStarter(url)).toEqual(wholeStarter)),
  );

  it(`[PK-10] ${title}: the guide's step to a brand of one's own`, { timeout: 600_000 }, async () => {
    const { site, framework } = starterOf();
    const takeBack = addBrand(site, framework);
    try {
      await builtAndServed(starterOf(), async (url) => expect(await visitStarter(url)).toEqual(brandedStarter));
    } finally {
      takeBack();
    }
  });

  it(`[PK-14] ${title}: the guide's page in another language, drawn on the server`, { timeout: 600_000 }, async () => {
    const { site, framework } = starterOf();
    const takeBack = addGerman(site, framework);
    try {
      await builtAndServed(starterOf(), async (url) => expect(await visitInGerman(`${url}de`)).toEqual(wholeInGerman));
    } finally {
      takeBack();
    }
  });

  it(`[PK-12] ${title}: the pages of add`, { timeout: 600_000 }, async () => {
    const pages = addPages(starterOf().site);
    await builtAndServed(starterOf(), async (url) => {
      for (const [path, heading] of pages)
        expect(await visitPage(`${url}${path}`), path).toEqual({ heading, title: heading, said: [], found: [] });
    });
  });
}
