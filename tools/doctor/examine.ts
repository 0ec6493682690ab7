import { headersOf } from "../../portal/hosting/policy.ts";
import { rulesOf } from "../../portal/hosting/rules.ts";
import type { Settings } from "../../portal/hosting/settings.ts";
import { checkServer } from "../../tests/contract/checkServer.ts";
import { asking } from "./ask.ts";
import { checkCertificate } from "./certificate.ts";
import { askPages, assetsOf, checkAssets, checkCaching, checkCompression, checkMissing, checkPages, checkTypes } from "./files.ts";
import { type Finding, finding, type Line } from "./finding.ts";
import { checkHeaders, checkPolicy } from "./headers.ts";
import { checkOtherOrigin } from "./otherOrigin.ts";
import { checkClock, checkVersion, readConfig } from "./settings.ts";

export interface Examined {
  url: string;
  settings: Settings;
  /** Release that was to be installed. */
  release?: string | undefined;
  /** A customer for the contract's reading calls. */
  customer?: { email: string; password: string } | undefined;
}

/** Examines a site, line by line. Only reads are made. */
export async function examine({ url, settings, release, customer }: Examined): Promise<Line[]> {
  const ask = asking(url);
  const lines: Line[] = [];
  const line = async (name: string, check: () => Finding[] | Promise<Finding[]>) => {
    const findings = await Promise.resolve()
      .then(check)
      .catch((error: Error) => [finding(`could not be examined: ${error.message}`, "see whether the server answers, and its log")]);
    lines.push({ name, findings });
  };

  await line("certificate", () => checkCertificate(url, Date.now()));
  const { config, findings } = readConfig(await ask("/config.json"));
  lines.push({ name: "configuration", findings });
  const version = checkVersion(await ask("/version.json"), release);
  lines.push({ name: `version ${version.release ?? ""}`.trim(), findings: version.findings });
  if (!config) return lines;

  const listed = await ask("/pages.json");
  const pages = listed.status === 200 ? (JSON.parse(listed.text()) as Record<string, string>) : {};
  const expected = headersOf({ config, settings });
  const rules = rulesOf({ config, settings }, [], pages);
  const answers = await askPages(ask, Object.keys(pages));
  const assets = assetsOf(answers);
  const asset = assets.find((path) => path.endsWith(".js")) ?? "/assets/none.js";
  const askAll = (paths: readonly string[]) => Promise.all(paths.map(async (path) => [path, await ask(path)] as const));
  const settingsFiles = await askAll(["/config.json", "/version.json"]);
  const files = await askAll(["/early.js", "/icon.svg", "/pages.json"]);
  const hashed = await askAll(assets);
  const kinds = [...answers, ...settingsFiles, ...files, ...hashed, ...(await askAll(["/assets/doctor-0000000.js"]))];

  await line("headers", () => checkHeaders(kinds, expected));
  await line("policy", () => checkPolicy(kinds, expected["Content-Security-Policy"] ?? ""));
  await line("deep links", () => checkPages(answers));
  await line("hashed files", () => checkAssets(hashed));
  await line("missing files", () => checkMissing(ask));
  await line("types", () => checkTypes([...settingsFiles, ...files, ...hashed], rules));
  await line("caching", () => checkCaching({ page: answers, settings: settingsFiles, file: files, asset: hashed }, rules));
  await line("compression", () => checkCompression(ask, asset));
  await line("clock", () => checkClock(ask, config, Date.now));
  const { apiBase, graphqlPath, paths } = config;
  await line("addresses of calls", () => checkOtherOrigin(url, [apiBase + paths.myBillingDetails, graphqlPath]));
  if (!customer) {
    lines.push({ name: "contract", findings: [], skipped: "give --email, and the password as CONTRACT_PASSWORD" });
    return lines;
  }
  await line("contract", async () =>
    (await checkServer(url, customer.email, customer.password, config)).flatMap(({ name, faults }) =>
      faults
        .slice(0, 3)
        .map((fault) => finding(`${name}: ${fault}`, "compare with docs/api; npm run tool -- contract shows all differences")),
    ),
  );
  return lines;
}
