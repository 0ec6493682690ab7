import * as v from "valibot";

/** A text of so many characters at most; an emoji is one. */
export const atMost = (longest: number, message: string) => v.check((text: string) => Array.from(text).length <= longest, message);
