import type { Answer } from "./ask.ts";
import { type Finding, finding } from "./finding.ts";

const policyName = "Content-Security-Policy";
const where = (paths: readonly string[]) => paths.slice(0, 4).join(", ") + (paths.length > 4 ? ` and ${paths.length - 4} more` : "");

/** Groups faults that several paths share: one finding for all of them. */
export function grouped(faults: readonly { path: string; wrong: string; mend: string }[]): Finding[] {
  const groups = new Map<string, { paths: string[]; mend: string }>();
  for (const { path, wrong, mend } of faults) {
    const group = groups.get(wrong) ?? { paths: [], mend };
    group.paths.push(path);
    groups.set(wrong, group);
  }
  return [...groups].map(([wrong, { paths, mend }]) => finding(`${wrong} (${where(paths)})`, mend));
}

export type Answers = readonly (readonly [path: string, answer: Answer])[];

/** Checks that every kind of path has each header of the rules. The policy has a check of its own. */
export const checkHeaders = (answers: Answers, expected: Readonly<Record<string, string>>): Finding[] =>
  grouped(
    answers.flatMap(([path, { headers }]) =>
      Object.entries(expected)
        .filter(([name]) => name !== policyName)
        .flatMap(([name, value]) => {
          const sent = headers[name.toLowerCase()];
          const mend = `send ${name}: ${value} once with every response, errors included`;
          if (sent === undefined) return [{ path, wrong: `${name} is missing`, mend }];
          return sent === value ? [] : [{ path, wrong: `${name} is ${JSON.stringify(sent)}`, mend }];
        }),
    ),
  );

const directivesOf = (policy: string): Map<string, string[]> =>
  new Map(
    policy
      .split(";")
      .map((part) => part.trim().split(/\s+/))
      .filter(([name]) => name)
      .map(([name = "", ...sources]) => [name.toLowerCase(), sources]),
  );

const reporting = ["report-uri", "report-to"];

/** Differences of a policy from the one that the configuration asks for. A receiver of reports may be another one. */
export function policyFaults(sent: string, expected: string): string[] {
  if (sent.includes(",")) return ["two policies are sent, of which a page must obey both"];
  const [there, required] = [directivesOf(sent), directivesOf(expected)];
  const names = [...new Set([...required.keys(), ...there.keys()])].filter((name) => !reporting.includes(name));
  return names.flatMap((name) => {
    const [has, needs] = [there.get(name), required.get(name)];
    if (!has) return [`${name} is missing`];
    if (!needs) return [`${name} stands there and is not needed`];
    const more = has.filter((source) => !needs.includes(source));
    const less = needs.filter((source) => !has.includes(source));
    return [
      ...(more.length > 0 ? [`${name} allows ${more.join(" ")} too`] : []),
      ...(less.length > 0 ? [`${name} lacks ${less.join(" ")}, which config.json and hosting.json ask for`] : []),
    ];
  });
}

export const checkPolicy = (answers: Answers, expected: string): Finding[] =>
  grouped(
    answers.flatMap(([path, { headers }]) => {
      const sent = headers[policyName.toLowerCase()];
      const faults = sent === undefined ? [`${policyName} is missing`] : policyFaults(String(sent), expected);
      return faults.map((wrong) => ({
        path,
        wrong,
        mend: "run npm run tool -- hosting with the config.json of the site, and install what it writes",
      }));
    }),
  );
