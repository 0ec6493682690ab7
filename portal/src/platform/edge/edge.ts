import type { SupplyId } from "@favilla/design-system/data/kinds.ts";
import * as z from "zod/mini";
import { ApiError } from "../errors/errors.ts";
import { report } from "../errors/report.ts";

/**
 * Says what a schema without a message of its own asks for. It does not repeat the received value, which may be a customer's data, because
 * messages are logged.
 */
function askedFor({ input, expected, values }: { input?: unknown; expected?: string; values?: readonly unknown[] }): string {
  if (input === undefined) return "is missing";
  if (values) return `must be one of ${values.join(", ")}`;
  return expected ? `must be of type ${expected}` : "is not valid";
}

// `jitless` prevents schemas from generating code, which the content security policy rejects and reports.
z.config({ customError: (issue) => askedFor(issue as Parameters<typeof askedFor>[0]), jitless: true });

/** Schema of an optional field. A missing value or one of a wrong type becomes null. */
export const lenient = <T>(schema: z.ZodMiniType<T>) => z.catch(z.nullable(schema), null);

/** Schema of a field that a function converts, whatever its type is. A missing value is passed as null. */
export const field = <T>(read: (value: unknown) => T) => z.transform((value: unknown) => read(value ?? null));

export const optionalText = field((value) => (typeof value === "string" ? value : null));
export const flag = field((value) => value === true);

/** Schema of a required field. If the function returns undefined, the value is invalid. */
export const needed = <T>(read: (value: unknown) => T | undefined, message: string) =>
  z.transform((input: unknown, { issues }): T => {
    const value = read(input ?? null);
    if (value === undefined) issues.push({ code: "custom", message, input });
    return value as T;
  });

/** A text stays as it is. A number that is not whole, or so large that it has lost digits, identifies nothing. */
function idOf(value: unknown): string | undefined {
  const isId = typeof value === "string" ? value.trim() !== "" : Number.isSafeInteger(value);
  return isId ? String(value) : undefined;
}

/** Identifier as text. The response may contain a text or a whole number. */
export const id = needed(idOf, "must be an id");

/** Id of a supply. */
export const supplyId: z.ZodMiniType<SupplyId, unknown> = needed(idOf, "must be an id");

/** Optional identifier; null if missing. */
export const optionalId = field((value) => idOf(value) ?? null);

/** Ids as texts, of a list or of one. What is no id is left out. */
export const ids = field((value) => listOf(value).flatMap((each) => idOf(each) ?? []));

/** Reads plain digits as a whole number from 0 on: neither "1e3" nor "0x10" nor "1.5" is one. */
export function wholeOf(value: unknown): number | undefined {
  const digits = idOf(value)?.trim() ?? "";
  return /^\d+$/.test(digits) && Number.isSafeInteger(Number(digits)) ? Number(digits) : undefined;
}

/** Whole number from 0 on, which the response may contain as a number or as plain digits. */
export const wholeNumber = needed(wholeOf, "must be a whole number");

/** Lists the problems of data field by field, in English. */
export const faultsOf = ({ issues }: z.core.$ZodError): string =>
  issues.map(({ path, message }) => `${path.join(".") || "the whole"}: ${message}`).join("; ");

/** Parses a whole response. Throws an ApiError if its shape is wrong. */
export function parse<T>(schema: z.ZodMiniType<T>, data: unknown, what: string): T {
  const result = z.safeParse(schema, data);
  if (result.success) return result.data;
  throw new ApiError(`${what}: unexpected shape`, { reason: "body", cause: faultsOf(result.error) });
}

/** Parses rows one by one. An invalid row is dropped and reported, the others are kept. Throws an ApiError if the data are not a list. */
export function parseRows<T>(schema: z.ZodMiniType<T>, data: unknown, what: string): T[] {
  if (!Array.isArray(data)) throw new ApiError(`${what}: unexpected shape`, { reason: "body", cause: "not a list" });
  return data.flatMap((row: unknown) => {
    const result = z.safeParse(schema, row);
    if (result.success) return [result.data];
    report("Parameters", { what: `${what}: a row was dropped`, why: faultsOf(result.error) });
    return [];
  });
}

/** Converts a value that may be missing, one object or an array to an array. */
export const listOf = (value: unknown): unknown[] => (value === null || value === undefined ? [] : [value].flat());

/** Returns the first row. Throws an ApiError if there is none. */
export function onlyRow<T>(rows: readonly T[], what: string): T {
  const [row] = rows;
  if (row === undefined) throw new ApiError(`${what}: no row`, { reason: "body" });
  return row;
}
