/** Returns the key under which local storage has the payments that a customer has reported. */
export const reportsKey = (customerId = ""): string => `favilla.reported.${customerId}`;
