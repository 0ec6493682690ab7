/** Reads plain digits as a whole number. Undefined for any other notation, such as "1e3" or "0x10". */
export const wholeOf = (text: string): number | undefined => (/^\d{1,15}$/.test(text) ? Number(text) : undefined);
