// Over 200 lines: every field of config.json stands with its check in one place.

import type { operations } from "@favilla/contract/openapi.ts";
import { matches, notEmpty } from "@favilla/design-system/forms/fieldChecks.ts";
import * as z from "zod/mini";
import { faultsOf, needed } from "../edge/edge.ts";
import { ApiError } from "../errors/errors.ts";
import { timeLimit } from "../time/timeLimit.ts";
import { isMoment } from "./isMoment.ts";

/** A REST call of the contract, by operationId. */
export type OperationName = keyof operations;

/** Schema of a field that has a value of its own if it is missing. */
const orElse = <T>(schema: z.ZodMiniType<T>, value: NoInfer<T>) =>
  z.pipe(
    z.transform((input: unknown): unknown => (input === undefined ? value : input)),
    schema,
  );

/** Text that is not empty. */
export const textSchema = z.string().check(notEmpty("must not be empty"));

const pathSchema = z.string().check(matches(/^\/(?!\/)/, "must be a path that starts with one /"));

/** Path of this site, or an address of another one. */
export const addressSchema = z.string().check(matches(/^(\/(?!\/)|https:\/\/)/, "must be a path or an https address"));

/** Address of a page about one thing; `{code}` stands for its code. */
export const codeAddressSchema = z.string().check(matches(/^https:.*\{code\}/, "must be https, with {code}"));

/** Base of calls. From a page of https browsers make no calls over http, except to their own computer. */
const baseSchema = z
  .string()
  .check(
    matches(
      /^(\/(?!\/)|https:\/\/|http:\/\/(127\.0\.0\.1|localhost)(?=[:/]))[^?#]*[^/?#]$/,
      "must be a path or an https address, without a / at its end",
    ),
  );

/** Whole address of one call. Some back ends want a / at its end. */
const endpointSchema = z
  .string()
  .check(
    matches(
      /^(\/(?!\/)|(https:\/\/[^/?#]+|http:\/\/(127\.0\.0\.1|localhost)(:\d+)?)\/)[^?#]*$/,
      "must be a path or an https address with a path",
    ),
  );

const momentSchema = z.string().check(z.refine(isMoment, "must be a moment with its offset, such as 2026-12-01T08:00:00+01:00"));

const announcementSchema = z.object({
  title: textSchema,
  text: z.string(),
  severity: z.enum(["info", "warning", "critical"]),
  /** Period in which it is shown. Null means no limit. */
  from: z.nullable(momentSchema),
  to: z.nullable(momentSchema),
  /** Paths of the pages that show it; "*" means every page. */
  pages: z.array(z.string().check(matches(/^(\*$|\/(?!\/))/, "must be paths that start with one /, or *"))),
});

export type Announcement = z.infer<typeof announcementSchema>;

const telemetrySchema = z.object({
  /** Address of an OTLP receiver of logs, such as "https://collector.example/v1/logs". */
  url: addressSchema,
  /** Share of the visits that are observed, from 0 to 1. */
  sample: orElse(z.number().check(z.refine((share) => share >= 0 && share <= 1, "must be from 0 to 1")), 1),
  /** Milliseconds from which a call counts as slow. */
  slow: orElse(z.number().check(z.refine((time) => time >= 100, "must be 100 or more")), 3000),
});

/** Settings of the observation of faults and speed (AP-23). */
export type Telemetry = z.infer<typeof telemetrySchema>;

/** Languages in which the portal has texts. */
export const portalLanguages = ["it", "en", "de"] as const;

export type PortalLanguage = (typeof portalLanguages)[number];

const hoursMessage = "must be a text, or have a text for each of languages";

type Hours = string | { readonly [Language in PortalLanguage]?: string };

const isHours = (value: unknown): value is Hours =>
  typeof value === "string" ||
  Object.entries(value ?? { it: value }).every(
    ([language, text]) => portalLanguages.includes(language as PortalLanguage) && typeof text === "string" && text !== "",
  );

const fieldsSchema = z.object({
  apiBase: baseSchema,
  graphqlPath: endpointSchema,
  /** Place of the session's tokens: the browser's local storage, or cookies that no script can read (AC-36). */
  session: orElse(z.enum(["storage", "cookie"]), "storage"),
  /** Paths by operationId of the contract. The portal can't start without those named here. */
  paths: z.catchall(z.object({ login: pathSchema, refresh: pathSchema }), pathSchema),
  /** Features that this retailer offers. A disabled one has no menu entry, no path and no requests. */
  features: z.object({
    vouchers: z.boolean(),
    referral: z.boolean(),
    statement: z.boolean(),
    readings: z.boolean(),
    booklet: z.boolean(),
    retailVoucher: z.boolean(),
    landing: z.boolean(),
    /** Complaints and written requests. Off in the files of installations that do not name it. */
    complaints: orElse(z.boolean(), false),
    /** Instalments asked for in the portal. Off in the files of installations that do not name it. */
    instalments: orElse(z.boolean(), false),
    /** The page of a contract. Off in the files of installations that do not name it. */
    contract: orElse(z.boolean(), false),
    /** Log of the changes of the customer's data. Off in the files of installations that do not name it. */
    changes: orElse(z.boolean(), false),
    /** One file about a bill for whoever helps. Off in the files of installations that do not name it. */
    dossier: orElse(z.boolean(), false),
    /** Withdrawal on the page of a contract. Off in the files of installations that do not name it. */
    withdrawal: orElse(z.boolean(), false),
  }),
  /** Address of the script for address suggestions. Null disables them. */
  mapsScriptUrl: z.nullable(addressSchema),
  mapsKey: z.nullable(z.string()),
  /** Name of the maps service, for the customer. Without it the host of its script is named. */
  mapsProvider: z.optional(z.nullable(textSchema)),
  showHeaderLogin: z.boolean(),
  /** Languages that customers can choose from. The first one is shown where neither a choice nor the browser asks for another (CH-25). */
  languages: orElse(
    z.array(z.enum(portalLanguages)).check(
      z.refine((codes) => codes.length > 0, "must name one"),
      z.refine((codes) => new Set(codes).size === codes.length, "must name each language once"),
    ),
    ["it"],
  ),
  maintenance: z.boolean(),
  /** Format of dates with times (AP-13). */
  dateTimeFormat: orElse(
    z.string().check(matches(/^(?=.*DD)(?=.*MM)(?=.*YYYY)(?=.*HH)(?=.*mm)/, "must have DD, MM, YYYY, HH and mm")),
    "DD/MM/YYYY HH:mm",
  ),
  excludedNotificationTypes: z.array(z.number()),
  /** Campaign groups of the notifications about the referral. Any other promotion has no page of its own (NT-07). */
  referralCampaigns: orElse(z.array(textSchema), []),
  announcements: z.array(announcementSchema),
  /** Contact details of customer service, in the footer of every page (WCAG 3.2.6). */
  help: z.object({
    phone: z.string().check(matches(/^\+?\d[\d ]{4,19}$/, "must be digits, with spaces and a + before them if need be")),
    /** In short, "lun – ven, 8 – 20": one text, or one for each of `languages` (CH-30). */
    hours: needed((value) => (isHours(value) ? value : undefined), hoursMessage).check(
      z.refine((hours) => hours !== "", "must not be empty"),
    ),
    email: z.optional(z.string().check(matches(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, "must be an e-mail address"))),
  }),
  /** Creditor of direct debits, as named in the mandate, and of payment notices. */
  creditor: z.object({
    name: textSchema,
    identifier: z.optional(textSchema),
    /** With it the way to pay has the pagoPA QR code of the notice (BL-145). */
    fiscalCode: z.optional(z.string().check(matches(/^\d{11}$/, "must be 11 digits"))),
  }),
  /** Page of a bank or an operator where a notice is paid; `{code}` stands for the notice code (BL-148). */
  payUrl: z.optional(codeAddressSchema),
  /** Page that offers instalments, where the feature is off. Without it the telephone number of `help` is called (BL-149). */
  instalmentsUrl: z.optional(addressSchema),
  /** Rules of the customer's rights about a bill. Without them nothing is said of rights. The section that shows them reads them (BL-167). */
  rights: z.optional(z.unknown()),
  /** Times, sums and the way on of complaints. Without them nothing is said of days. Their pages read them (CL-06). */
  complaints: z.optional(z.unknown()),
  /** Settings of the page of a contract, which reads them (SU-43). */
  contract: z.optional(z.unknown()),
  privacyPolicyUrl: addressSchema,
  cookiePolicyUrl: addressSchema,
  /** Receiver of reports about faults and speed. Without it nothing is observed or sent. */
  telemetry: z.optional(z.nullable(telemetrySchema)),
});

/** Cookies of the session belong to the portal's own address, so that no other site's request can carry them. */
const schema = fieldsSchema.check(
  z.refine(({ session, apiBase }) => session !== "cookie" || apiBase.startsWith("/"), {
    path: ["apiBase"],
    message: 'must be a path if session is "cookie"',
  }),
  z.refine(({ session, graphqlPath }) => session !== "cookie" || graphqlPath.startsWith("/"), {
    path: ["graphqlPath"],
    message: 'must be a path if session is "cookie"',
  }),
  z.refine(({ languages, help: { hours } }) => typeof hours === "string" || languages.every((each) => hours[each] !== undefined), {
    path: ["help", "hours"],
    message: hoursMessage,
  }),
  z.refine(({ session, paths }) => session !== "cookie" || paths["logout"] !== undefined, {
    path: ["paths", "logout"],
    message: 'is needed if session is "cookie"',
  }),
);

/** Settings of an installation. */
export type Config = Readonly<Omit<z.infer<typeof schema>, "paths"> & { paths: Record<OperationName, string> }>;

export type Feature = keyof Config["features"];

/** Thrown if the configuration file can't be used. The message says in English where and why. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/** Parses the configuration file's text. Throws an error that lists the problems field by field. */
export function parseConfig(text: string): Config {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw new ConfigError(`config.json is not JSON: ${(error as Error).message}`);
  }
  const result = z.safeParse(schema, data);
  if (result.success) return result.data as Config;
  throw new ConfigError(`config.json: ${faultsOf(result.error)}`);
}

let current: Config | undefined;

export const setConfig = (config: Config): void => {
  current = config;
};

/** Returns the configuration, which is loaded at start-up. */
export function config(): Config {
  if (!current) throw new ConfigError("the configuration was asked for before it was loaded");
  return current;
}

/** Tells whether the session's tokens are in cookies. False until the configuration is loaded. */
export const hasCookieSession = (): boolean => current?.session === "cookie";

/** Returns the settings of telemetry if this visit is to be observed. */
export function chosenTelemetry(): Telemetry | undefined {
  const settings = current?.telemetry;
  return settings && Math.random() < settings.sample ? settings : undefined;
}

export async function loadConfig(): Promise<void> {
  const response = await fetch("/config.json", { signal: timeLimit(15_000) }).catch((cause: unknown) => {
    throw new ApiError("config.json could not be had", { reason: "network", cause });
  });
  if (response.status >= 500) throw new ApiError("config.json", { reason: "status", status: response.status });
  if (!response.ok) throw new ConfigError(`config.json answered ${response.status}`);
  setConfig(parseConfig(await response.text()));
}
