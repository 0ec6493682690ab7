import * as z from "zod/mini";
/** Schema of an optional field. A missing value or one of a wrong type becomes null. */
export declare const lenient: <T>(
  schema: z.ZodMiniType<T>,
) => z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniType<T, unknown, z.core.$ZodTypeInternals<T, unknown>>>>;
/** Schema of a field that a function converts, whatever its type is. A missing value is passed as null. */
export declare const field: <T>(read: (value: unknown) => T) => z.ZodMiniTransform<Awaited<T>, unknown>;
export declare const optionalText: z.ZodMiniTransform<string | null, unknown>;
export declare const flag: z.ZodMiniTransform<boolean, unknown>;
/** Schema of a required field. If the function returns undefined, the value is invalid. */
export declare const needed: <T>(read: (value: unknown) => T | undefined, message: string) => z.ZodMiniTransform<Awaited<T>, unknown>;
/** Identifier as text. The response may contain a text or a whole number. */
export declare const id: z.ZodMiniTransform<string, unknown>;
/** Optional identifier; null if missing. */
export declare const optionalId: z.ZodMiniTransform<string | null, unknown>;
/** Whole number from 0 on, which the response may contain as a number or as plain digits: neither "1e3" nor "0x10" is one. */
export declare const wholeNumber: z.ZodMiniTransform<number, unknown>;
/** Lists the problems of data field by field, in English. */
export declare const faultsOf: ({ issues }: z.core.$ZodError) => string;
/** Parses a whole response. Throws an ApiError if its shape is wrong. */
export declare function parse<T>(schema: z.ZodMiniType<T>, data: unknown, what: string): T;
/** Parses rows one by one. An invalid row is dropped and reported, the others are kept. Throws an ApiError if the data are not a list. */
export declare function parseRows<T>(schema: z.ZodMiniType<T>, data: unknown, what: string): T[];
/** Converts a value that may be missing, one object or an array to an array. */
export declare const listOf: (value: unknown) => unknown[];
/** Returns the first row. Throws an ApiError if there is none. */
export declare function only<T>(rows: readonly T[], what: string): T;
