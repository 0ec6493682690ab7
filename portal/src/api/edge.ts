import * as z from "zod/mini";
import { ApiError } from "./errors.ts";
import { report } from "./report.ts";

/** A field that may be missing, null or of a wrong type, and is null then. */
export const lenient = <T>(schema: z.ZodMiniType<T>) => z.catch(z.nullable(schema), null);

export const optionalText = lenient(z.string());
export const flag = z.catch(z.boolean(), false);

/** An object of whatever fields. */
export const anyObject = z.looseObject({});

/** An identifier as text, whether the wire has a text or a number. */
export const id = z.pipe(z.union([z.string().check(z.minLength(1)), z.number()]), z.transform(String));

/** A whole number, written as a number or as digits. */
export const whole = z.pipe(z.pipe(id, z.transform(Number)), z.number());

/** What is wrong with data, field by field, in English. */
export const faultsOf = (error: z.core.$ZodError): string =>
  error.issues.map(({ path, message }) => `${path.join(".") || "the whole"}: ${message}`).join("; ");

/** Reads a whole answer; one of a wrong shape is a typed error. */
export function parse<T>(schema: z.ZodMiniType<T>, data: unknown, what: string): T {
  const result = z.safeParse(schema, data);
  if (result.success) return result.data;
  throw new ApiError(`${what}: unexpected shape`, { reason: "body", cause: faultsOf(result.error) });
}

/** Reads rows one by one: a bad one is dropped and reported, the others are kept. What is no list is a typed error. */
export function parseRows<T>(schema: z.ZodMiniType<T>, data: unknown, what: string): T[] {
  return parse(z.array(z.unknown()), data, what).flatMap((row) => {
    const result = z.safeParse(schema, row);
    if (result.success) return [result.data];
    report("Parameters", { what: `${what}: a row was dropped`, why: faultsOf(result.error) });
    return [];
  });
}

/** A list that may come as nothing, as one object or as an array. */
export const listOf = (value: unknown): unknown[] => (value === null || value === undefined ? [] : Array.isArray(value) ? value : [value]);
