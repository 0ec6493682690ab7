import { romeDay } from "../../design-system/src/data/dates.ts";
import { nameFaults, silentRules } from "../../portal/hosting/settings.ts";
import { type Config, parseConfig } from "../../portal/src/platform/config/config.ts";
import type { Answer, Ask } from "./ask.ts";
import { type Finding, finding } from "./finding.ts";

/**
 * Reads the configuration of the site. Names that are wrong don't keep the portal from starting, so the examination goes on: a call without
 * its path fails when a customer needs it.
 */
export function readConfig({ status, text }: Answer): { config?: Config; findings: Finding[] } {
  if (status !== 200)
    return { findings: [finding(`/config.json is answered with ${status}`, "put the config.json of this installation beside index.html")] };
  try {
    const config = parseConfig(text());
    const findings = nameFaults(text(), config).map((fault) =>
      finding(`config.json: ${fault}`, "mend the name that is meant, or add the path that docs/guides/operator.md has for the call"),
    );
    const silent = silentRules(config, romeDay(new Date()) ?? "").map((each) =>
      finding(`config.json: ${each}`, "compare the figures with their source again, and write the day of that into checked"),
    );
    return { config, findings: [...findings, ...silent] };
  } catch (error) {
    return { findings: [finding((error as Error).message, "mend the field that is named; docs/guides/operator.md explains each")] };
  }
}

/** Checks version.json, and compares it with the release that was to be installed. */
export function checkVersion({ status, text }: Answer, expected: string | undefined): { release?: string; findings: Finding[] } {
  try {
    if (status !== 200) throw new Error(`/version.json is answered with ${status}`);
    const { release, commit } = JSON.parse(text()) as { release?: unknown; commit?: unknown };
    if (typeof release !== "string" || typeof commit !== "string") throw new Error("/version.json names no release and commit");
    if (expected === undefined || expected === release) return { release, findings: [] };
    return {
      release,
      findings: [finding(`the site runs ${release}, not ${expected}`, "switch the release on, and let no cache keep version.json")],
    };
  } catch (error) {
    return { findings: [finding((error as Error).message, "serve the version.json of the build")] };
  }
}

const mostCharacters = 60;

/** Checks the clock of the pages and of the calls: the portal takes the time from the Date header. */
export async function checkClock(ask: Ask, { apiBase, graphqlPath }: Config, now: () => number): Promise<Finding[]> {
  const sources = { "the site": "/", "the back end": apiBase.startsWith("/") ? graphqlPath : apiBase };
  const found = await Promise.all(
    Object.entries(sources).map(async ([name, path]) => {
      const { date } = (await ask(path)).headers;
      if (!date) return [finding(`${name} sends no Date`, "send it: the portal's due dates and session follow it")];
      const seconds = Math.round((Date.parse(date) - now()) / 1000);
      if (Math.abs(seconds) <= mostCharacters) return [];
      return [
        finding(
          `the clock of ${name} is ${Math.abs(seconds)} s ${seconds > 0 ? "ahead" : "behind"}`,
          "set it by NTP; in front of it, pass its Date header on",
        ),
      ];
    }),
  );
  return found.flat();
}
