import { refine } from "zod/mini";

/** Checks that a text has so many characters at most; an emoji is one. */
export const atMost = (longest: number, issue: string) => refine<string>((text) => Array.from(text).length <= longest, issue);
