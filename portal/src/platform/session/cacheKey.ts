import { unstable_serialize } from "swr";

/** The cache key of an answer to a customer: its name, and all that was asked. */
export const keyOf = <Query = undefined>(name: string, customerId: string, query: Query) => [name, customerId, query] as const;

/** A key as text, the same for keys with the same content, empty for none. No other file knows how the cache spells its keys. */
export const keyText = (key: object | null): string => unstable_serialize(key);
