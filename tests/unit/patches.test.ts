import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { listFiles, readSource } from "../../design-system/build/graph.ts";
import { withoutDataRouter } from "../../portal/patches/router.ts";

const router = (file: string) => readFileSync(join("node_modules/react-router/dist/production/lib", file), "utf8");

it("[HO-18] the patch of the router fits the installed one, drops what it names, and is refused by name where it does not fit", () => {
  const hooks = withoutDataRouter("hooks.js", router("hooks.js"));
  expect(hooks).not.toContain("IsDataRouteContext) ? useNavigateStable()");
  expect(hooks).toContain("useNavigateUnstable");
  for (const file of ["context.js", "dom/lib.js", "router/utils.js"]) {
    const code = withoutDataRouter(file, router(file));
    expect([file, code.includes("/* @__PURE__ */"), /^\w+\.displayName = /m.test(code)]).toEqual([file, true, false]);
    expect(() => withoutDataRouter(file, "export {};")).toThrow("portal/patches/router.ts: react-router declares");
  }
  // Otherwise it stays, with what older browsers need for its private fields.
  expect(withoutDataRouter("router/utils.js", router("router/utils.js"))).toContain(
    "var RouterContextProvider = /* @__PURE__ */ (() => class {",
  );
  expect(() => withoutDataRouter("hooks.js", router("hooks.js").replace("IsDataRouteContext) ?", "x) ?"))).toThrow(
    "portal/patches/router.ts: react-router has no",
  );
});

it("[HO-18] at most two patches change code of others by its text, each with the version that is installed", () => {
  const rows = [...readSource("portal/patches/README.md").matchAll(/^\| `([\w.]+)` \| ([\w-]+) (\d\S*) \|/gm)];
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.length).toBeLessThanOrEqual(2);
  expect(listFiles("portal/patches/*.ts")).toEqual(rows.map(([, file]) => `portal/patches/${file}`));
  for (const [, , name, version] of rows)
    expect([name, version]).toEqual([name, (JSON.parse(readSource(`node_modules/${name}/package.json`)) as { version: string }).version]);
  // Plugins of the build that give a module another text, besides the patches: they write what is the portal's own.
  const changing = listFiles("portal/*.ts").filter((file) => /\btransform\(/.test(readSource(file)));
  expect(changing).toEqual([]);
});
