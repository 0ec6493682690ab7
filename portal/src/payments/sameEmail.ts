/** Whether two addresses are one, however they are written. */
export const isSameEmail = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();
