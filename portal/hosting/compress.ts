import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = (data: Buffer) =>
  promisify(brotliCompress)(data, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: data.length },
  });

/** Writes a .br and a .gz beside each file with one of the extensions, except `fresh` ones, which change after the build. */
export async function compress(folder: string, extensions: readonly string[], fresh: readonly string[]): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const chosen = names.filter((name) => extensions.includes(extname(name)) && !fresh.includes(`/${name}`));
  await Promise.all(
    chosen.map(async (name) => {
      const data = readFileSync(join(folder, name));
      const [br, gz] = await Promise.all([brotli(data), promisify(gzip)(data, { level: 9 })]);
      writeFileSync(join(folder, `${name}.br`), br);
      writeFileSync(join(folder, `${name}.gz`), gz);
    }),
  );
}
