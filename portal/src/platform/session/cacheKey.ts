import { unstable_serialize } from "swr";
import type { CustomerId } from "./customerId.ts";

/** Returns the cache key of a customer's data: its name and the whole query. */
export const keyOf = <Query = undefined>(name: string, customerId: CustomerId, query: Query) => [name, customerId, query] as const;

/** Returns the text under which SWR keeps data, or "" for null. Lists that come in pages have texts of their own (`usePages`). */
export const keyText = (key: object | null): string => unstable_serialize(key);
