import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type LockedPackage, licenceFaults, lockFaults } from "../../scripts/supply/faults.ts";
import { noticesOf } from "../../scripts/supply/notices.ts";

const read = (file: string) => JSON.parse(readFileSync(file, "utf8"));
const { packages } = read("package-lock.json") as { packages: Record<string, LockedPackage> };
const scripts = Object.keys(read("package.json").allowScripts);

describe("[HO-10] the packages that come from elsewhere", () => {
  it("[S17] have their hash, come from npm's registry, and run no script that is not allowed", () => {
    expect(Object.keys(packages).length).toBeGreaterThan(500);
    expect(lockFaults(packages, scripts)).toEqual([]);
  });

  it("[S17] are checked by a rule that finds each kind of fault", () => {
    const integrity = `sha512-${"a".repeat(86)}==`;
    expect(lockFaults({ "": {}, "node_modules/own": { link: true }, "node_modules/a": { integrity } }, [])).toEqual([]);
    expect(lockFaults({ "node_modules/a": {} }, [])).toEqual(["node_modules/a has no sha512 hash"]);
    expect(lockFaults({ "node_modules/a": { integrity: "sha1-abc" } }, [])).toEqual(["node_modules/a has no sha512 hash"]);
    expect(lockFaults({ "node_modules/a": { integrity, resolved: "https://evil.example/a.tgz" } }, [])).toEqual([
      "node_modules/a comes from https://evil.example/a.tgz",
    ]);
    const nested = { "node_modules/b/node_modules/@x/a": { integrity, hasInstallScript: true } };
    expect(lockFaults(nested, ["@x/a"])).toEqual([]);
    expect(lockFaults(nested, ["b"])).toEqual([expect.stringContaining("runs a script when it is installed")]);
  });

  it("have a row in the page of dependencies if they are shipped: who keeps them, why we trust them, what replaces them", () => {
    const rows = [
      ...readFileSync("docs/dependencies.md", "utf8").matchAll(/^\| (@?[\w/-]+(?:, @?[\w/-]+)*) \| (.+) \| (.+) \| (.+) \|$/gm),
    ];
    const named = rows.filter(([, names]) => names !== "package").flatMap(([, names]) => (names as string).split(", "));
    const manifests = ["portal", "tokens", "design-system"].map((folder) => read(`${folder}/package.json`));
    const shipped = manifests.flatMap(({ dependencies = {}, peerDependencies = {} }) =>
      Object.keys({ ...dependencies, ...peerDependencies }),
    );
    // Packages whose files become part of the library's own when it is built.
    const bundled = ["@babel/parser", "@capsizecss/core", "@capsizecss/metrics", "jsbarcode", "lucide", "write-excel-file"];
    const fonts = ["@fontsource-variable/figtree", "@fontsource-variable/instrument-sans"];
    const wanted = new Set([...shipped.filter((name) => !name.startsWith("@favilla/")), ...bundled, ...fonts]);
    expect(named.sort()).toEqual([...wanted].sort());
  });

  it("bring their notices, as the licences ask", () => {
    const react = { name: "react", version: packages["node_modules/react"]?.version as string, licenses: [{ license: { id: "MIT" } }] };
    const own = { name: "@favilla/tokens", version: "1.0.0", licenses: [{ license: { id: "MIT" } }] };
    const text = noticesOf([react, own], packages, ".");
    expect(text).toMatch(/^react \d+\.\d+\.\d+ \(MIT\)\n\nMIT License\n\nCopyright \(c\) Meta/);
    expect(text).not.toContain("favilla");
  });

  it("are shipped only under licences that require no more than a notice", () => {
    const faultsOf = (expression: string) => licenceFaults([{ name: "a", version: "1.0.0", licenses: [{ expression }] }]);
    for (const licence of ["MIT", "MIT and ISC", "MIT or MPL-2.0", "(GPL-3.0 OR Apache-2.0)"]) expect(faultsOf(licence)).toEqual([]);
    for (const licence of ["GPL-3.0", "MIT AND GPL-3.0", "CC-BY-NC-4.0", ""]) expect(faultsOf(licence)).toHaveLength(1);
    expect(licenceFaults([{ name: "a", version: "1.0.0" }])).toEqual(["a@1.0.0: licence not given"]);
    expect(licenceFaults([{ name: "a", version: "1.0.0", licenses: [{ license: { id: "MIT" } }] }])).toEqual([]);
  });
});
