import type { PhonePrefix } from "@favilla/contract/schema.ts";
/** Phone prefixes of the customers' countries, sorted by value. */
export declare const phonePrefixes: readonly PhonePrefix[];
