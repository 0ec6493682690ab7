/**
 * Options of a request that only reads or signs in: a server may close a connection at the moment in which the next request takes it.
 * Browsers try such a request again by themselves.
 */
export const again = { maxRetries: 3 };
