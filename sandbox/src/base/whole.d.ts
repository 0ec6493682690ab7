/** Reads plain digits as a whole number. Undefined for any other notation, such as "1e3" or "0x10". */
export declare const wholeOf: (text: string) => number | undefined;
