import { readFile } from "node:fs/promises";
import { extname, join, resolve, sep } from "node:path";
import { type Context, Hono } from "hono";
import { type Hosting, pageOf, ruleOf } from "./hosting.ts";

/** The values that the portal's configuration has here: the sandbox's own address suggestions. */
const here = { mapsScriptUrl: "/sandbox/maps.js", mapsProvider: "Mappe di Prova" };

/** Compressed copies that the build writes beside a file, by encoding, the best first. */
const copies = { br: ".br", gzip: ".gz" };

/**
 * Serves the built portal from a folder by the rules of its hosting.json, as a production host does, except for the configuration file.
 * @param settingsOf values that the configuration has for a request
 */
export function portalRoutes(folder: string, hosting: Hosting, settingsOf: (context: Context) => object): Hono {
  const root = resolve(folder);
  /** Contents of hashed files, which never change under their name. A page requests some thirty of them. */
  const hashed = new Map<string, Buffer>();

  const read = async (file: string, path: string): Promise<Buffer | undefined> => {
    const data = hashed.get(path) ?? (await readFile(path).catch(() => undefined));
    if (data && file.startsWith("assets/")) hashed.set(path, data);
    return data;
  };

  const readInside = async (file: string, context: Context): Promise<Buffer | undefined> => {
    const path = join(root, file);
    if (!path.startsWith(root + sep)) return undefined;
    const data = await read(file, path);
    if (!data || file !== "config.json") return data;
    return Buffer.from(JSON.stringify({ ...JSON.parse(data.toString()), ...here, ...settingsOf(context) }));
  };

  const send = async (context: Context, file: string, caching: string): Promise<Response> => {
    const type = hosting.types[extname(file)];
    const data = type && (await readInside(file, context));
    if (!type || !data) return context.notFound();
    context.header("Content-Type", type);
    context.header("Cache-Control", caching);
    context.header("Vary", "Accept-Encoding");
    const accepted = context.req.header("accept-encoding") ?? "";
    for (const [encoding, suffix] of Object.entries(copies)) {
      const copy = accepted.includes(encoding) ? await readInside(file + suffix, context) : undefined;
      if (!copy) continue;
      context.header("Content-Encoding", encoding);
      return context.body(new Uint8Array(copy));
    }
    return context.body(new Uint8Array(data));
  };

  return new Hono().get("*", (context) => {
    const path = safeDecode(context.req.path);
    const { caching, missing } = ruleOf(hosting, path);
    if (missing === "404") return send(context, path.slice(1), caching);
    const isNavigation = path === "/" || context.req.header("accept")?.includes("text/html");
    const page = pageOf(hosting, context.req.path) ?? (isNavigation ? "index.html" : undefined);
    return page ? send(context, page, caching) : context.notFound();
  });
}

function safeDecode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
