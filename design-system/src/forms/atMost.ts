import { refine } from "zod/mini";

/** Checks that a text has at most this many characters. An emoji counts as one. */
export const atMost = (longest: number, issue: string) => refine<string>((text) => Array.from(text).length <= longest, issue);
