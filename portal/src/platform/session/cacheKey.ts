import { unstable_serialize } from "swr";

/** Returns the cache key of a customer's data: its name and the whole query. */
export const keyOf = <Query = undefined>(name: string, customerId: string, query: Query) => [name, customerId, query] as const;

/** Returns a key as text, equal for keys with equal content, or "" for null: the format of SWR, which `usePages` has another one of. */
export const keyText = (key: object | null): string => unstable_serialize(key);
