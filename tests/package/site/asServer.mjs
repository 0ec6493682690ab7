/**
 * Renders server components as a framework does, in Node with the condition `react-server`: the modules of the library that begin with
 * "use client" are references here. The arguments are modules; each one's rendering, or its error, is printed as a line of JSON.
 */
import { registerHooks } from "node:module";
import { PassThrough } from "node:stream";
import { pathToFileURL } from "node:url";
import { createClientReference, renderToPipeableStream } from "react-server-dom-parcel/server";

globalThis.createReference = (id, name) => createClientReference(id, name, []);

registerHooks({
  // A bundler takes the stylesheets out.
  resolve: (specifier, context, next) =>
    specifier.startsWith("#css/") ? { url: "data:text/javascript,", shortCircuit: true } : next(specifier, context),
  load: (url, context, next) => {
    const loaded = next(url, context);
    const source = String(loaded.source ?? "");
    if (!source.startsWith('"use client"')) return loaded;
    const names = [...source.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list]) =>
      list.split(",").map((each) => each.trim().split(" as ").at(-1)),
    );
    const references = names.map(
      (name, index) => `const r${index} = createReference(${JSON.stringify(url)}, "${name}"); export { r${index} as ${name} };`,
    );
    return { ...loaded, source: references.join("\n") };
  },
});

/** The rendering of an element as React sends it, or the first error. */
function render(element) {
  return new Promise((done, fail) => {
    let text = "";
    const out = new PassThrough();
    out.on("data", (part) => {
      text += part;
    });
    out.on("end", () => done(text));
    renderToPipeableStream(element, { onError: fail }).pipe(out);
  });
}

const { createElement } = await import("react");
for (const file of process.argv.slice(2)) {
  let said;
  try {
    const { Example, print } = await import(pathToFileURL(file).href);
    said = { file, text: print ? await print(render) : await render(createElement(Example)) };
  } catch (error) {
    said = { file, error: String(error?.message ?? error) };
  }
  console.log(JSON.stringify(said));
}
process.exit(0);
