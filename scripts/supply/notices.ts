/** The notices that licences ask for: their texts, from the installed packages. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Component, type LockedPackage, licenceOf } from "./faults.ts";

const noticeFile = /^(licen[cs]e|copying|notice)/i;

const textsIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => noticeFile.test(file))
        .sort()
        .map((file) => readFileSync(join(folder, file), "utf8").trim())
    : [];

/** Returns one section for each package of others: its name, version and licence, and the texts that it brings. */
export function noticesOf(components: readonly Component[], packages: Readonly<Record<string, LockedPackage>>, root: string): string {
  const foreign = components.filter(({ name }) => !name.startsWith("@favilla/") && name !== "favilla");
  const sections = foreign.map((component) => {
    const { name, version } = component;
    const path = Object.keys(packages).find((each) => each.endsWith(`node_modules/${name}`) && packages[each]?.version === version);
    const texts = path === undefined ? [] : textsIn(join(root, path));
    return [`${name} ${version} (${licenceOf(component)})`, ...texts].join("\n\n");
  });
  return `${sections.sort().join(`\n\n${"-".repeat(80)}\n\n`)}\n`;
}
