/** Types of each release against those of the package, by the compiler: what a site may rely on goes only with a step of `upgrade`. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, it } from "vitest";
import { steps } from "../../design-system/commands/upgradeSteps.ts";
import { exportsOf } from "../unit/exportsOf.ts";
import { consumerIn, siteOptions } from "./consumer.ts";

const consumer = consumerIn(inject("site"));
const library = "@favilla/design-system";
const folder = "promise";

/** Modules of each release, as releaseTypes.ts writes them. */
const released = globSync("*.txt", { cwd: join(import.meta.dirname, "released") })
  .sort()
  .map((file) => {
    const parts = readFileSync(join(import.meta.dirname, "released", file), "utf8")
      .split(/^=== /m)
      .slice(1);
    const modules = parts.map((part) => ({
      name: part.slice(0, part.indexOf(".d.ts")),
      text: part.slice(part.indexOf("\n") + 1),
      // Others may import its types, but it was no entry.
      isInternal: /^.*\.d\.ts internal\n/.test(part),
    }));
    return { version: file.replace(".txt", ""), modules };
  });

const { exports: entries } = JSON.parse(consumer.read(`node_modules/${library}/package.json`)) as { exports: Record<string, unknown> };

/** Props that a component had and lacks, whose types have fewer values, or that it asks for newly. */
const compared = `import type { ComponentProps } from "react";
type Keys<T> = T extends unknown ? keyof T : never;
type Value<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never;
type Asked<T> = { [K in keyof T]-?: {} extends Pick<T, K> ? never : K }[keyof T];
type Props<C> = C extends { (props: infer P): unknown } ? P : C extends { readonly $$typeof: symbol } ? ComponentProps<C & (() => null)> : never;
type PropsOf<T> = T extends (props: never) => unknown ? Props<T> : never;
export type Gone<O, N> = Exclude<Keys<PropsOf<O>>, Keys<PropsOf<N>>>;
export type Narrower<O, N> = { [K in Keys<PropsOf<O>> & Keys<PropsOf<N>>]: [Value<PropsOf<O>, K>] extends [Value<PropsOf<N>, K> | undefined] ? never : K }[Keys<PropsOf<O>> & Keys<PropsOf<N>>];
export type NewlyAsked<O, N> = Exclude<Asked<PropsOf<N>>, Asked<PropsOf<O>>>;
`;

const isLater = (one: string, other: string) => one.localeCompare(other, "en", { numeric: true }) > 0;

/** Changes that the steps after a release announce: "entry#export", or "entry#export.prop". */
const announcedAfter = (release: string) =>
  new Set(
    steps
      .filter(({ version }) => isLater(version, release))
      .flatMap(({ entries: moved, exports, props, values, byHand }) => [
        ...Object.keys(moved),
        ...Object.keys(exports),
        ...[...Object.entries(props), ...Object.entries(values)].flatMap(([key, names]) =>
          Object.keys(names).map((name) => `${key}.${name}`),
        ),
        ...byHand.flatMap((each) => each.exports),
      ]),
  );

it("[PK-19] [PK-49] every prop, export and entry of a release is there with all its values, or a step of upgrade says what to do", {
  timeout: 180_000,
}, () => {
  const lost: string[] = [];
  const lines = ['import type { Gone, NewlyAsked, Narrower } from "./compared";'];
  const subjects: string[] = [""];
  const add = (line: string, subject: string) => {
    lines.push(line);
    subjects.push(subject);
  };
  for (const { version, modules } of released) {
    expect(modules.length).toBeGreaterThan(300);
    for (const { name, text, isInternal } of modules) {
      const place = `released/${version}/${name}`;
      consumer.write(`${folder}/${place}.d.ts`, text);
      if (isInternal) continue;
      const [components, now] = [
        exportsOf(join(consumer.folder, folder, `${place}.d.ts`)),
        entries[`./${name}`] ? exportsOf(join(consumer.folder, "node_modules", library, `${name}.d.ts`)) : [],
      ];
      lost.push(...components.filter((each) => !now.includes(each)).map((each) => `${version} ${name}#${each}`));
      for (const each of components.filter(
        (one) => now.includes(one) && /^[A-Z]/.test(one) && new RegExp(`declare (const|function) ${one}\\b`).test(text),
      )) {
        const pair = `typeof import("./${place}.js").${each}, typeof import("${library}/${name}").${each}`;
        for (const kind of ["Gone", "Narrower", "NewlyAsked"])
          add(`export const ${each}${lines.length}: { none: never } = null! as { none: ${kind}<${pair}> };`, `${version} ${name}#${each}`);
      }
    }
  }
  consumer.write(`${folder}/compared.ts`, compared);
  consumer.write(`${folder}/main.ts`, `${lines.join("\n")}\n`);
  consumer.write(
    `${folder}/tsconfig.json`,
    JSON.stringify({ compilerOptions: { ...siteOptions, types: [], noErrorTruncation: true }, files: ["main.ts"] }),
  );
  let said = "";
  try {
    consumer.run("tsc", "-p", folder);
  } catch (error) {
    said = (error as Error).message;
  }
  expect(lines.length).toBeGreaterThan(400);
  const changed = [...said.matchAll(/^promise\/main\.ts\((\d+),\d+\): error TS\d+:.*\n(?: {2}.*\n)*/gm)].flatMap(([text, line]) => {
    const subject = subjects[Number(line) - 1] ?? "";
    const type = /Type '([^']*)' is not assignable to type 'never'/.exec(text)?.[1] ?? text;
    return (type.match(/"[^"]+"/g) ?? [type]).map((each) => `${subject}.${each.replaceAll('"', "")}`);
  });
  const found = [...lost, ...changed];
  // The comparison finds what is known to be gone.
  expect(found).toContain("1.0.0 consumption/ConsumptionSection#ConsumptionSection.code");
  for (const { version } of released) {
    const announced = announcedAfter(version);
    /** A type of an export that is gone goes with it: "charts/BarColumn#BarColumnProps". */
    const isAnnounced = (each: string) =>
      [each, each.replace(/\.[^.]*$/, "")].some((key) => announced.has(key)) ||
      [...announced].some((key) => !entries[`./${key.split("#")[0]}`] && each.startsWith(`${key.split("#")[0]}#`));
    const ofRelease = found.filter((each) => each.startsWith(`${version} `)).map((each) => each.slice(version.length + 1));
    expect([version, [...new Set(ofRelease.filter((each) => !isAnnounced(each)))].sort()]).toEqual([version, []]);
  }
});

it("[PK-49] the last version that was released is among those compared", () => {
  const { version } = JSON.parse(consumer.read(`node_modules/${library}/package.json`)) as { version: string };
  expect(released.at(-1)?.version).toBe(version);
});
