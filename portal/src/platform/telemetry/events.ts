import { config } from "../config/config.ts";
import type { ErrorName } from "../errors/errors.ts";
import type { Attributes } from "./otlp.ts";

const maxLength = 300;
/** Text that developers wrote. Digits go, because they may count or name something of the customer. */
const plainText = (text: unknown): string | undefined =>
  typeof text === "string" ? text.replace(/\d+/g, "#").slice(0, maxLength) : undefined;

const textOf = (value: unknown, allowed: RegExp): string | undefined =>
  typeof value === "string" && allowed.test(value) ? value : undefined;
const recordOf = (value: unknown): Readonly<Record<string, unknown>> => (typeof value === "object" && value !== null ? { ...value } : {});

/** Returns the subject of a report: its text, or of a cache key, which contains the customer, the name alone. */
const subjectOf = (what: unknown): string | undefined =>
  plainText(typeof what === "string" ? (/"([^"]+)"/.exec(what)?.[1] ?? what) : undefined);

let calls: readonly { name: string; pattern: RegExp }[] | undefined;

const withoutOrigin = (address: string) => address.replace(/^https?:\/\/[^/]+/, "");
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * Returns the operationId of the call at an address, or "graphql". The values in its path, such as a customer, a bill or the secret of a
 * link, are dropped with it.
 */
export function callOf(address: string): string | undefined {
  const { apiBase, graphqlPath, paths } = config();
  calls ??= [
    { name: "graphql", pattern: new RegExp(`^${escaped(withoutOrigin(graphqlPath))}$`) },
    ...Object.entries(paths)
      .map(([name, path]) => ({ name, path: withoutOrigin(apiBase) + path }))
      // Among several paths that fit, the one with fewer values is meant.
      .sort((one, other) => one.path.split("{").length - other.path.split("{").length)
      .map(({ name, path }) => ({
        name,
        pattern: new RegExp(
          `^${path
            .split(/\{\w+\}/)
            .map(escaped)
            .join("[^/]+")}$`,
        ),
      })),
  ];
  const path = withoutOrigin(address).replace(/[?#].*$/, "");
  return calls.find(({ pattern }) => pattern.test(path))?.name;
}

/**
 * Returns what leaves the device of a report to the error port, which has masked it before. Only fields with fixed words or of a known form
 * do: a name or a street has no form by which it could be masked.
 */
export function errorAttributes(code: number, name: ErrorName, { what, why, error }: Readonly<Record<string, unknown>>): Attributes {
  const { error: type, message, status, reason, data, cause, stack } = recordOf(error);
  const isAnswer = reason !== undefined;
  return {
    "portal.code": code,
    "portal.error": name,
    "portal.what": subjectOf(what),
    "portal.why": plainText(why) ?? (reason === "body" ? plainText(cause) : undefined),
    "portal.call": isAnswer && typeof message === "string" ? callOf(message.split(": ")[0] as string) : undefined,
    "portal.reason": textOf(reason, /^[a-z]+$/),
    "portal.server_code": textOf(recordOf(data)["code"], /^[A-Za-z][A-Za-z-]{0,60}$/),
    "http.response.status_code": reason === "status" && typeof status === "number" ? status : undefined,
    "exception.type": textOf(type, /^\w+$/),
    "exception.stacktrace": textOf(stack, /^[\w.:? -]+$/),
  };
}
