/** Schema of a day or timestamp, converted to the day in Rome, "YYYY-MM-DD". A missing, invalid or placeholder date becomes null. */
export declare const day: import("zod/mini").ZodMiniTransform<string | null, unknown>;
