import type { CustomerId } from "../session/customerId.ts";

/** Data of the signed-in customer: the name under which they are cached, how they are fetched, and what counts as no data. */
export interface PrivateQuery<T, Input = undefined> {
  readonly name: string;
  readonly fetch: (customerId: CustomerId, signal: AbortSignal, input: Input) => Promise<T>;
  readonly isEmpty?: ((data: T) => boolean) | undefined;
}

/**
 * Declares data of the signed-in customer, once and beside their call. The cache key contains the customer and the whole input.
 * @param isEmpty tells that nothing was found. Without it, whatever comes is shown
 */
export const privateQuery = <T, Input = undefined>(
  name: string,
  fetch: PrivateQuery<T, Input>["fetch"],
  isEmpty?: (data: T) => boolean,
): PrivateQuery<T, Input> => ({ name, fetch, isEmpty });

/** Tells that a list has no rows. */
export const isEmptyList = (list: readonly unknown[]): boolean => list.length === 0;

/** Input of a query without one: nothing if the data are wanted, else null, which makes no request. */
export const inputIf = (isWanted: boolean): undefined | null => (isWanted ? undefined : null);
