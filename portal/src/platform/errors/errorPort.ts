/** The port of all reports, which masks them. It is loaded with the first report (report.ts). */
import { errorCodes } from "./errorCodes.ts";
import type { ErrorName } from "./errors.ts";
import { setReporter } from "./report.ts";

/** Receives everything to be logged: an error's code and name (AP-07) and its context (AP-16). */
export type OnError = (code: number, name: ErrorName, context: Readonly<Record<string, unknown>>) => void;

const secretFields = /token|password|secret|authorization|iban|fiscal|email|username|pec/i;
const patterns: readonly [RegExp, string][] = [
  [/[\w-]+\.[\w-]+\.[\w-]{10,}/g, "[token]"],
  [/\bBearer\s+\S+/gi, "Bearer [token]"],
  [/[^\s@"'<>:,;/?=&]+(?:@|%40)[^\s@"'<>:,;/?=&]+\.[a-z]{2,}/gi, "[e-mail]"],
  [/\b[A-Z]{2}\d{2}(?:[\s-]?[A-Z0-9]){11,30}\b/gi, "[iban]"],
  [/\b[A-Z]{6}[0-9LMNP-V]{2}[A-Z][0-9LMNP-V]{2}[A-Z][0-9LMNP-V]{3}[A-Z]\b/gi, "[fiscal code]"],
];
const maxDepth = 6;
const maxFrames = 8;

const maskText = (text: string): string => patterns.reduce((masked, [pattern, word]) => masked.replace(pattern, word), text);

/**
 * Returns a copy that may be logged: tokens, IBANs, fiscal codes and e-mail addresses are masked, by their format or by their field's name.
 */
export function mask(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return maskText(value);
  if (typeof value !== "object" || value === null) return typeof value === "function" ? "[function]" : value;
  if (depth >= maxDepth) return "[…]";
  if (value instanceof Error) {
    const { status, reason, data } = value as Error & { status?: unknown; reason?: unknown; data?: unknown };
    const stack = reason === undefined ? framesOf(value) : undefined;
    return mask({ error: value.name, message: value.message, status, reason, data, cause: value.cause, stack }, depth + 1);
  }
  if (Array.isArray(value)) return value.slice(0, 20).map((item) => mask(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, field]) => field !== undefined)
      .map(([name, field]) => [name, secretFields.test(name) && field !== null ? "[hidden]" : mask(field, depth + 1)]),
  );
}

/** The file and place of each frame of a stack, without the message before them, which may hold data. */
export const framesOf = ({ stack }: Error): string | undefined =>
  stack
    ?.match(/[\w.-]+\.[jt]sx?(?:\?[^:\s]*)?:\d+:\d+/g)
    ?.slice(0, maxFrames)
    .join(" ");

const toConsole: OnError = (code, name, context) => console.error(`[favilla] ${code} ${name}`, context);

let onError: OnError = toConsole;

/** Redirects reports from the console to another function. */
export const setOnError = (port: OnError): void => {
  onError = port;
};

/** The first reports, for a port that is added later. */
const firstErrors: Parameters<OnError>[] = [];
const mostFirst = 20;

/** Adds a function that gets every report beside the port, those made before included. */
export function addOnError(port: OnError): void {
  const before = onError;
  onError = (...each) => {
    before(...each);
    port(...each);
  };
  for (const each of firstErrors) port(...each);
}

setReporter((name, context) => {
  const each: Parameters<OnError> = [errorCodes[name], name, mask(context) as Record<string, unknown>];
  if (firstErrors.length < mostFirst) firstErrors.push(each);
  onError(...each);
});
