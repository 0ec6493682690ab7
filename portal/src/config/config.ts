import * as v from "valibot";
import { anyObject, faultsOf, finite, object } from "../api/edge.ts";
import { ApiError } from "../api/errors.ts";
import type { OperationName } from "../api/rest.ts";

const path = v.pipe(v.string(), v.regex(/^\/(?!\/)/, "must be a path that starts with one /"));
const address = v.pipe(v.string(), v.regex(/^(\/(?!\/)|https:\/\/)/, "must be a path or an https address"));
const base = v.pipe(v.string(), v.regex(/^(\/(?!\/)|https?:\/\/)[^?#]*[^/?#]$/, "must be a path or an address, without a / at its end"));
const moment = v.pipe(
  v.string(),
  v.check((value) => !Number.isNaN(Date.parse(value)), "must be an ISO date"),
);

const announcement = object({
  title: v.pipe(v.string(), v.nonEmpty()),
  text: v.string(),
  severity: v.picklist(["info", "warning", "critical"]),
  /** Shown from this moment to that one; null is without limit. */
  from: v.nullable(moment),
  to: v.nullable(moment),
  /** Paths it is shown on; "*" is every page. */
  pages: v.array(v.pipe(v.string(), v.regex(/^(\*$|\/(?!\/))/, "must be paths that start with one /, or *"))),
});
export type Announcement = v.InferOutput<typeof announcement>;

const filled = v.pipe(v.string(), v.nonEmpty());

const schema = object({
  apiBase: base,
  graphqlPath: path,
  /** By operationId of the contract; a start without those that are named here makes no sense. */
  paths: v.pipe(anyObject, v.objectWithRest({ login: path, refresh: path }, path)),
  /** What this retailer offers. What is switched off leaves no menu entry and no path, and asks for nothing. */
  features: object({
    vouchers: v.boolean(),
    referral: v.boolean(),
    statement: v.boolean(),
    readings: v.boolean(),
    booklet: v.boolean(),
    retailVoucher: v.boolean(),
    landing: v.boolean(),
  }),
  /** Where the script of the address suggestions is; null is without suggestions. */
  mapsScriptUrl: v.nullable(address),
  mapsKey: v.nullable(v.string()),
  showHeaderLogin: v.boolean(),
  playground: v.boolean(),
  maintenance: v.boolean(),
  /** How moments are written (spec §9). */
  dateTimeFormat: v.optional(
    v.pipe(v.string(), v.regex(/^(?=.*DD)(?=.*MM)(?=.*YYYY)(?=.*HH)(?=.*mm)/, "must have DD, MM, YYYY, HH and mm")),
    "DD/MM/YYYY HH:mm",
  ),
  excludedNotificationTypes: v.array(finite),
  announcements: v.array(announcement),
  /** How to reach a person: at the foot of every page (WCAG 3.2.6). */
  help: object({
    phone: v.pipe(v.string(), v.regex(/^\+?[\d ]{5,20}$/, "must be digits, with spaces and a + before them if need be")),
    hours: filled,
    email: v.optional(v.pipe(v.string(), v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, "must be an e-mail address"))),
  }),
  /** Who is paid by direct debit, as the mandate names them. */
  creditor: object({ name: filled, identifier: v.optional(filled) }),
  privacyPolicyUrl: address,
  cookiePolicyUrl: address,
});

/** What differs from one installation to another. */
export type Config = Readonly<Omit<v.InferOutput<typeof schema>, "paths"> & { paths: Record<OperationName, string> }>;

export type Feature = keyof Config["features"];

/** The configuration file cannot be used; the message says, in English, where and why. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/** Reads the configuration file's text, or says what is wrong with it, field by field. */
export function parseConfig(text: string): Config {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new ConfigError("config.json is not JSON");
  }
  const result = v.safeParse(schema, data);
  if (result.success) return result.output as Config;
  throw new ConfigError(`config.json: ${faultsOf(result.issues)}`);
}

let current: Config | undefined;

export const setConfig = (config: Config): void => {
  current = config;
};

/** The configuration; there is one from start-up on. */
export function config(): Config {
  if (!current) throw new ConfigError("the configuration was asked for before it was loaded");
  return current;
}

export async function loadConfig(): Promise<void> {
  const response = await fetch("/config.json", { signal: AbortSignal.timeout(15_000) }).catch((cause: unknown) => {
    throw new ApiError("config.json could not be had", { reason: "network", cause });
  });
  if (response.status >= 500) throw new ApiError("config.json", { reason: "status", status: response.status });
  if (!response.ok) throw new ConfigError(`config.json answered ${response.status}`);
  setConfig(parseConfig(await response.text()));
}
