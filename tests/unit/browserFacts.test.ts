import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { build } from "vite";
import { expect, it } from "vitest";
import { browserFacts, knownAnswers } from "../../portal/browserFacts.ts";
import { oldestOf } from "../../tokens/build/targets.ts";

interface Feature {
  readonly __compat?: { readonly support: Readonly<Record<string, Support | readonly Support[]>> };
  readonly [name: string]: unknown;
}
interface Support {
  readonly version_added: string | boolean | null;
}

const data = JSON.parse(readFileSync(createRequire(import.meta.url).resolve("@mdn/browser-compat-data"), "utf8")) as {
  api: Record<string, Feature>;
  javascript: { builtins: Record<string, Feature> };
};

/** Names by which the data of MDN know a browser, and docs/browsers.md. */
const browsers = { safari: "safari", safari_ios: "ios", chrome: "chrome", edge: "edge", firefox: "firefox" } as const;

const featureOf = (name: string) =>
  data.javascript.builtins[name] ?? data.api[name] ?? data.api[`${name}_static`] ?? (data.api["Window"]?.[name] as Feature | undefined);

it("[AP-44] the oldest browsers have what the build says that every browser has", () => {
  const claimed = [...browserFacts.object, ...browserFacts.function].filter((name) => name !== "window");
  const missing = claimed.flatMap((name) => {
    const support = featureOf(name)?.__compat?.support ?? {};
    return Object.entries(browsers).flatMap(([key, browser]) => {
      const [newest] = [support[key] ?? []].flat();
      const since = Number(newest?.version_added);
      return since > 0 && since <= oldestOf(browser) ? [] : [`${name} in ${browser}: ${newest?.version_added}`];
    });
  });
  expect(missing).toEqual([]);
});

it("[AP-45] what React does for its developer tools, and without a global that every browser has, is not built", async () => {
  const input = createRequire(import.meta.url).resolve("react-dom/client");
  const questions = async (define: Record<string, string>) => {
    const result = await build({
      configFile: false,
      logLevel: "silent",
      define: { "process.env.NODE_ENV": JSON.stringify("production") },
      build: { write: false, rolldownOptions: { input, transform: { define } } },
    });
    const code = JSON.stringify(result);
    return ["__REACT_DEVTOOLS_GLOBAL_HOOK__", "process.emit", "typeof MessageChannel", "typeof queueMicrotask"].filter((each) =>
      code.includes(each),
    );
  };
  expect(await questions({})).toHaveLength(4);
  expect(await questions(knownAnswers)).toEqual([]);
});
