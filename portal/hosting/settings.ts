import { readFileSync } from "node:fs";
import { currentRules } from "@favilla/design-system/data/currentRules.ts";
import type { Day } from "@favilla/design-system/data/kinds.ts";
import * as z from "zod/mini";
import { type Config, parseConfig } from "../src/platform/config/config.ts";
import { faultsOf } from "../src/platform/edge/edge.ts";
import { parseComplaintRules } from "../src/rooms/account/complaints/rules.ts";
import { parseRights } from "../src/rooms/bills/rights/rules.ts";
import { parseContractRules } from "../src/rooms/supplies/contract/rules.ts";
import { pathFaults, unknownFields } from "./names.ts";

const hostSchema = z
  .string()
  .check(z.regex(/^(?=.{1,253}$)[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*$/i, "must be a host name"));
const originSchema = z
  .string()
  .check(z.regex(/^https:\/\/(\*\.)?[a-z\d]([a-z\d.-]*[a-z\d])?(:\d{1,5})?$/i, "must be https:// and a host, without a path"));
const fileSchema = z.string().check(z.regex(/^\/[\w./-]+$/, "must be an absolute path without spaces"));

const portSchema = z
  .string()
  .check(z.regex(/^((\d{1,3}\.){3}\d{1,3}:|\[[\da-f:]+\]:)?\d{2,5}$/i, "must be a port, or an address and a port"));

const schema = z.strictObject({
  /** Host name of the site. */
  host: hostSchema,
  /** Port that nginx listens on, with an address before it if only that one is meant. */
  listen: portSchema,
  /** Folder of the portal's files on the web server. */
  root: fileSchema,
  /** Access log. */
  log: fileSchema,
  /** Certificate and key of nginx, and the port whose visitors are sent to https. Null: something in front of it ends TLS. */
  tls: z.nullable(z.strictObject({ certificate: fileSchema, key: fileSchema, redirectFrom: z.optional(portSchema) })),
  /** Address of the back end to which nginx passes the calls. Null: something in front of nginx passes them, or `apiBase` is an address. */
  backend: z.nullable(
    z.string().check(z.regex(/^https?:\/\/[a-z\d]([a-z\d.-]*[a-z\d])?(:\d{1,5})?$/i, "must be an address without a path")),
  ),
  /** Seconds that nginx tells browsers to wait where it can't reach the back end. Null: it answers 502, and they decide. */
  retryAfter: z.optional(z.nullable(z.int("must be a whole number of seconds, or null").check(z.gte(1, "must be 1 or more, or null")))),
  /** Receiver of the browsers' reports of refused content. */
  reportTo: z.nullable(z.string().check(z.regex(/^(\/(?!\/)|https:\/\/)[^\s"';,\\$]+$/, "must be a path or an https address"))),
  /** Additions that the maps script needs, if config.json names one at another host. */
  maps: z.strictObject({
    hosts: z.array(originSchema),
    trustedTypes: z.array(z.string().check(z.regex(/^[\w#=@/.%-]+$/, "must be the name of a Trusted Types policy"))),
  }),
  /** Image of the container, and the least and the most of its copies. */
  image: z.string().check(z.regex(/^[\w./:@-]+$/, "must be the name of an image")),
  copies: z
    .strictObject({ least: z.int().check(z.gte(2, "must be 2 or more")), most: z.int().check(z.lte(1000, "must be 1000 or less")) })
    .check(z.refine(({ least, most }) => least <= most, "least must not be above most")),
  /** Folder with templates that stand in the places of those of the same name in portal/hosting/templates. */
  templates: z.optional(fileSchema),
});

/** Settings of the web server (portal/hosting.json). Unlike config.json they are not public. */
export type Settings = Readonly<z.infer<typeof schema>>;

/** Parses the text of hosting.json. Throws an error that lists the problems field by field. */
export function parseSettings(text: string): Settings {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw new Error(`hosting.json is not JSON: ${(error as Error).message}`);
  }
  const result = z.safeParse(schema, data);
  if (result.success) return result.data;
  const unknown = result.error.issues.flatMap((issue) =>
    issue.code === "unrecognized_keys" ? issue.keys.map((key) => `${[...issue.path, key].join(".")}: is no field`) : [],
  );
  throw new Error(`hosting.json: ${[faultsOf(result.error), ...unknown].join("; ")}`);
}

export interface Installation {
  config: Config;
  settings: Settings;
}

/** Checks what only the web server's part of an installation needs. The message names the field. */
function checkTogether({ config, settings }: Installation): void {
  const { apiBase, graphqlPath, paths } = config;
  const plain = /^\/[\w./~-]*$/;
  const callsItself = /^https?:/.test(apiBase);
  if (settings.backend && callsItself)
    throw new Error("hosting.json: backend: must be null, since apiBase is an address, which browsers call");
  if (!callsItself && !plain.test(apiBase)) throw new Error("config.json: apiBase: has a character that nginx would read as its own");
  if (/^\/(assets|errors)?$/.test(apiBase)) throw new Error("config.json: apiBase: would hide the portal's own files");
  // With such an apiBase no back end is named, so that GraphQL would reach the portal's own files.
  if (callsItself && graphqlPath.startsWith("/")) throw new Error("config.json: graphqlPath: must be an address, since apiBase is one");
  if (graphqlPath.startsWith("/") && !plain.test(graphqlPath))
    throw new Error("config.json: graphqlPath: has a character that nginx would read as its own");
  for (const [name, path] of Object.entries(paths))
    if (!/^\/[\w./~{}-]*$/.test(path)) throw new Error(`config.json: paths.${name}: has a character that nginx would read as its own`);
}

/** The faults of fields that the portal reads only with the section that needs them, and of a feature without the one that shows it. */
function sectionFaults({ rights, complaints, contract, features }: Config): string[] {
  const faultOf = (value: unknown, parse: (value: unknown) => unknown): string[] => {
    try {
      if (value !== undefined) parse(value);
      return [];
    } catch (error) {
      return [(error as Error).message];
    }
  };
  const alone = features.withdrawal && !features.contract;
  return [
    ...(alone ? ["features.withdrawal: needs features.contract, whose page offers it"] : []),
    ...faultOf(rights, parseRights),
    ...faultOf(complaints, parseComplaintRules),
    ...faultOf(contract, parseContractRules),
  ];
}

/**
 * Names the rules of a configuration that the portal keeps silent about: somebody compared them with their source more than a year ago, or on a
 * day that is still to come (CL-23).
 * @param today today in Rome
 */
export const silentRules = ({ rights, complaints }: Pick<Config, "rights" | "complaints">, today: Day): string[] =>
  Object.entries({ rights, complaints }).flatMap(([name, rules]) => {
    const checked = (rules as { checked?: unknown } | undefined)?.checked;
    if (typeof checked !== "string" || currentRules({ checked }, today)) return [];
    return [`${name}.checked: ${checked} is more than a year ago or still to come, so nothing is said of these rules`];
  });

/**
 * The faults of a parsed config.json that don't keep the portal from starting: fields that nobody reads, paths of calls that are missing or
 * unknown, wrong rules of rights, complaints or contracts, a feature without the one that shows it.
 */
export const nameFaults = (text: string, config: Config): string[] => [
  ...unknownFields(JSON.parse(text), config),
  ...pathFaults(config),
  ...sectionFaults(config),
];

/**
 * Parses the text of config.json as the portal does, and refuses names that nobody reads: browsers pass over them, since a file may be
 * newer than the page that is open.
 */
function parseNamedConfig(text: string): Config {
  const config = parseConfig(text);
  const faults = nameFaults(text, config);
  if (faults.length > 0) throw new Error(`config.json: ${faults.join("; ")}`);
  return config;
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    throw new Error(`${file} cannot be read`);
  }
}

/** Reads hosting.json. Throws an error that names the file or its fields. */
export const readSettings = (file: string): Settings => parseSettings(read(file));

/** Reads both files of an installation. Throws an error that names the wrong file and its fields. */
export function readInstallation(configFile: string, settingsFile: string): Installation {
  const installation = { config: parseNamedConfig(read(configFile)), settings: readSettings(settingsFile) };
  checkTogether(installation);
  return installation;
}
