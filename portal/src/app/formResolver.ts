import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import * as z from "zod/mini";

/** Has a zod schema validate a form. Each field shows its first message. */
export const formResolver =
  <Values extends FieldValues>(schema: z.ZodMiniType<Values>): Resolver<Values> =>
  (values) => {
    const result = z.safeParse(schema, values);
    if (result.success) return { values: result.data, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const { path, code, message } of result.error.issues) errors[path.join(".")] ??= { type: code, message };
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
