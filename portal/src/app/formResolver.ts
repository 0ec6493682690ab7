import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import * as v from "valibot";

/** Has a schema validate a form. Each field shows its first message. */
export const formResolver =
  <Values extends FieldValues>(schema: v.GenericSchema<unknown, Values>): Resolver<Values> =>
  (values) => {
    const result = v.safeParse(schema, values);
    if (result.success) return { values: result.output, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const issue of result.issues) errors[v.getDotPath(issue) ?? ""] ??= { type: issue.type, message: issue.message };
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
