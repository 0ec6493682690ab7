import { readFile } from "node:fs/promises";
import { extname, join, resolve, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { type Context, Hono } from "hono";

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};
const packedAlready = [".ico", ".jpg", ".png", ".webp", ".woff2"];

const packers = {
  br: (data: Buffer) => promisify(brotliCompress)(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (data: Buffer) => promisify(gzip)(data),
};

/** Never cached: pages, which name the hashed files, and the configuration. */
const isFresh = (file: string) => file.endsWith(".html") || file === "config.json";

const cacheRule = (file: string) =>
  isFresh(file) ? "no-store" : file.startsWith("assets/") ? "public, max-age=31536000, immutable" : "no-cache";

/** The values that the portal's configuration has here: with the playground, and with the sandbox's own address suggestions. */
const here = { playground: true, mapsScriptUrl: "/sandbox/maps.js" };

/** Serves the built portal from a folder, as a production host would, except for the configuration file. */
export function portalRoutes(folder: string): Hono {
  const root = resolve(folder);
  const packed = new Map<string, Promise<Buffer>>();

  const readInside = async (file: string): Promise<Buffer | undefined> => {
    const path = join(root, file);
    if (!path.startsWith(root + sep) || file.endsWith(".map")) return undefined;
    const data = await readFile(path).catch(() => undefined);
    return data && file === "config.json" ? Buffer.from(JSON.stringify({ ...JSON.parse(data.toString()), ...here })) : data;
  };

  /** The pre-rendered page of an address, from pages.json; index.html for every other address. */
  const pageAt = async (path: string): Promise<string> => {
    const pages = JSON.parse((await readInside("pages.json"))?.toString() ?? "{}") as Record<string, string>;
    const above = Object.keys(pages).find((address) => address.endsWith("/*") && path.startsWith(address.slice(0, -1)));
    return pages[path] ?? pages[above ?? ""] ?? "index.html";
  };

  /** The file in the encoding that the browser accepts: hashed files are compressed once and stored. */
  const pack = (file: string, data: Buffer, encoding: keyof typeof packers): Promise<Buffer> => {
    if (!file.startsWith("assets/")) return packers[encoding](data);
    const key = `${encoding} ${file}`;
    const body = packed.get(key) ?? packers[encoding](data);
    packed.set(key, body);
    return body;
  };

  const send = async (context: Context, file: string, data: Buffer): Promise<Response> => {
    const extension = extname(file);
    const accepted = context.req.header("accept-encoding") ?? "";
    const encoding = (["br", "gzip"] as const).find((name) => accepted.includes(name));
    context.header("Content-Type", types[extension] ?? "application/octet-stream");
    context.header("Cache-Control", cacheRule(file));
    context.header("Vary", "Accept-Encoding");
    if (!encoding || packedAlready.includes(extension)) return context.body(new Uint8Array(data));
    context.header("Content-Encoding", encoding);
    return context.body(new Uint8Array(await pack(file, data, encoding)));
  };

  return new Hono().get("*", async (context) => {
    const file = safeDecode(context.req.path).slice(1);
    const data = await readInside(file);
    if (data) return send(context, file, data);
    const isNavigation = file === "" || (context.req.header("accept")?.includes("text/html") && !file.startsWith("assets/"));
    const page = isNavigation ? await pageAt(context.req.path) : undefined;
    const html = page && (await readInside(page));
    return html ? send(context, page, html) : context.notFound();
  });
}

function safeDecode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
