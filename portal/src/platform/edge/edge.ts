import * as z from "zod/mini";
import { ApiError } from "../errors/errors.ts";
import { report } from "../errors/report.ts";

// Where a schema has no words of its own nothing of what was received is said: it may be a customer's, and messages are logged.
// Nor does any schema try to become code, which the content security policy refuses and reports.
z.config({ customError: () => "Invalid input", jitless: true });

/** A field that may be missing, null or of a wrong type, and is null then. */
export const lenient = <T>(schema: z.ZodMiniType<T>) => z.catch(z.nullable(schema), null);

/** A field that a function reads whatever the wire has in it; what is missing is read as null. */
export const field = <T>(read: (value: unknown) => T) => z.transform((value: unknown) => read(value ?? null));

export const optionalText = field((value) => (typeof value === "string" ? value : null));
export const flag = field((value) => value === true);

/** A field without which the whole makes no sense: undefined is a fault. */
export const needed = <T>(read: (value: unknown) => T | undefined, message: string) =>
  z.transform((input: unknown, { issues }): T => {
    const value = read(input ?? null);
    if (value === undefined) issues.push({ code: "custom", message, input });
    return value as T;
  });

const idOf = (value: unknown): string | undefined =>
  typeof value === "number" || (typeof value === "string" && value !== "") ? String(value) : undefined;

/** An identifier as text, whether the wire has a text or a number. */
export const id = needed(idOf, "must be an id");

/** The same where it may be missing. */
export const optionalId = field((value) => idOf(value) ?? null);

/** A whole number, written as a number or as digits. */
export const whole = needed((value) => {
  const number = Number(idOf(value) ?? Number.NaN);
  return Number.isFinite(number) ? number : undefined;
}, "must be a number");

/** What is wrong with data, field by field, in English. */
export const faultsOf = ({ issues }: z.core.$ZodError): string =>
  issues.map(({ path, message }) => `${path.join(".") || "the whole"}: ${message}`).join("; ");

/** Reads a whole answer; one of a wrong shape is a typed error. */
export function parse<T>(schema: z.ZodMiniType<T>, data: unknown, what: string): T {
  const result = z.safeParse(schema, data);
  if (result.success) return result.data;
  throw new ApiError(`${what}: unexpected shape`, { reason: "body", cause: faultsOf(result.error) });
}

/** Reads rows one by one: a bad one is dropped and reported, the others are kept. What is no list is a typed error. */
export function parseRows<T>(schema: z.ZodMiniType<T>, data: unknown, what: string): T[] {
  if (!Array.isArray(data)) throw new ApiError(`${what}: unexpected shape`, { reason: "body", cause: "not a list" });
  return data.flatMap((row: unknown) => {
    const result = z.safeParse(schema, row);
    if (result.success) return [result.data];
    report("Parameters", { what: `${what}: a row was dropped`, why: faultsOf(result.error) });
    return [];
  });
}

/** A list that may come as nothing, as one object or as an array. */
export const listOf = (value: unknown): unknown[] => (value === null || value === undefined ? [] : Array.isArray(value) ? value : [value]);
