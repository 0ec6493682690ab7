import { readFileSync } from "node:fs";
import { join } from "node:path";
import { minify, type Plugin, runnerImport } from "vite";

/** Loads a module of the portal as the build's own code. */
const load = async <Module>(file: string): Promise<Module> =>
  (await runnerImport<Module>(join(import.meta.dirname, "src/platform", file), { configFile: false, logLevel: "error" })).module;

/** Returns early.js as it is served: with the keys, modes and path of the modules that have them. */
export async function earlyScript(): Promise<string> {
  const { choices } = await load<typeof import("./src/platform/session/device.ts")>("session/device.ts");
  const { draftsKey } = await load<typeof import("./src/platform/session/draft.ts")>("session/draft.ts");
  const { sessionKey } = await load<typeof import("./src/platform/session/session.ts")>("session/session.ts");
  const { paths } = await load<typeof import("./src/platform/pages/paths.ts")>("pages/paths.ts");
  const { mode, language } = choices;
  const own = { sessionKey, draftsKey, modeKey: mode.key, modes: mode.values, languageKey: language.key, registration: paths.register };
  const constants = Object.entries(own).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`);
  const source = readFileSync(join(import.meta.dirname, "early.js"), "utf8");
  return (await minify("early.js", `{${constants.join("")}${source}}`, { module: false })).code;
}

/** Writes early.js into the build, and serves it while the portal is developed. */
export function early(): Plugin {
  return {
    name: "early",
    async generateBundle() {
      this.emitFile({ type: "asset", fileName: "early.js", source: await earlyScript() });
    },
    configureServer({ middlewares }) {
      middlewares.use("/early.js", (_, response, next) => {
        earlyScript().then((code) => response.setHeader("content-type", "text/javascript").end(code), next);
      });
    },
  };
}
