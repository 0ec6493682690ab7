import type { Plugin } from "rolldown";

const own = "\0zip-in-place";

/**
 * The spreadsheet writer compresses in a worker made from a blob, which the content security policy rejects. It has the same function
 * without a worker beside that one, which no entry exports: this gives it that instead, to the package and to the portal. Fails the build if
 * the writer asks for neither.
 */
export function zipInPlace(): Plugin {
  let isFound = false;
  return {
    name: "zip-in-place",
    async resolveId(source, importer) {
      if (!importer?.includes("/write-excel-file/")) return undefined;
      if (!source.endsWith("/zipToArrayBuffer.js")) return undefined;
      isFound = true;
      const sync = await this.resolve(source.replace("zipToArrayBuffer.js", "zipToArrayBufferSync.js"), importer, { skipSelf: true });
      if (!sync) return this.error("write-excel-file has no zipToArrayBufferSync.js any more: look whether it still needs a worker");
      return `${own}?${sync.id}`;
    },
    load(id) {
      if (!id.startsWith(own)) return undefined;
      return `import zip from ${JSON.stringify(id.slice(own.length + 1))};\nexport default async (files) => zip(files);\n`;
    },
    buildEnd(error) {
      if (!error && !isFound) this.error("write-excel-file zips in another way than it used to: look whether it still needs a worker");
    },
  };
}
