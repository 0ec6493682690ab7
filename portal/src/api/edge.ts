import * as v from "valibot";
import { ApiError } from "./errors.ts";
import { report } from "./report.ts";

// For whatever has no message of its own: valibot's would repeat what was received, which may be a customer's, and messages are logged.
v.setGlobalMessage("Invalid input");

/** A field that may be missing, null or of a wrong type, and is null then. */
export const lenient = <T>(schema: v.GenericSchema<unknown, T>) => v.fallback(v.nullable(schema), null);

/** A field that a function reads whatever the wire has in it; what is missing is read as null. */
export const field = <T>(read: (value: unknown) => T) => v.pipe(v.optional(v.unknown(), null), v.transform(read));

export const optionalText = field((value) => (typeof value === "string" ? value : null));
export const flag = field((value) => value === true);

/** An object of whatever fields; a list is none. */
export const anyObject = v.custom<Record<string, unknown>>((value) => typeof value === "object" && value !== null && !Array.isArray(value));

/** An object of these fields; others that it has are left out. */
export const object = <Entries extends v.ObjectEntries>(entries: Entries) => v.pipe(anyObject, v.object(entries));

/** A number, which 1e999 in JSON is not. */
export const finite = v.pipe(v.number(), v.finite());

/** A field without which the whole makes no sense: undefined is a fault. */
export const needed = <T>(read: (value: unknown) => T | undefined, message: string) =>
  v.pipe(
    v.optional(v.unknown(), null),
    v.rawTransform(({ dataset, addIssue }): T => {
      const value = read(dataset.value);
      if (value === undefined) addIssue({ message });
      return value as T;
    }),
  );

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
export const faultsOf = (issues: readonly v.BaseIssue<unknown>[]): string =>
  issues.map((issue) => `${v.getDotPath(issue) || "the whole"}: ${issue.message}`).join("; ");

/** Reads a whole answer; one of a wrong shape is a typed error. */
export function parse<T>(schema: v.GenericSchema<unknown, T>, data: unknown, what: string): T {
  const result = v.safeParse(schema, data);
  if (result.success) return result.output;
  throw new ApiError(`${what}: unexpected shape`, { reason: "body", cause: faultsOf(result.issues) });
}

/** Reads rows one by one: a bad one is dropped and reported, the others are kept. What is no list is a typed error. */
export function parseRows<T>(schema: v.GenericSchema<unknown, T>, data: unknown, what: string): T[] {
  if (!Array.isArray(data)) throw new ApiError(`${what}: unexpected shape`, { reason: "body", cause: "not a list" });
  return data.flatMap((row: unknown) => {
    const result = v.safeParse(schema, row);
    if (result.success) return [result.output];
    report("Parameters", { what: `${what}: a row was dropped`, why: faultsOf(result.issues) });
    return [];
  });
}

/** A list that may come as nothing, as one object or as an array. */
export const listOf = (value: unknown): unknown[] => (value === null || value === undefined ? [] : Array.isArray(value) ? value : [value]);
