import { boolean, refine, type ZodMiniType } from "zod/mini";

/**
 * Checks of fields, made of the parts of zod that every page has: `minLength`, `regex` and `literal` would add 0.3 kB to each of them
 * (RT-35).
 */
type Issue = Parameters<typeof refine>[1];

/** Checks that a text is not empty. */
export const notEmpty = (issue?: Issue) => refine<string>((text) => text !== "", issue);

/** Checks that a text matches a pattern, which has no flag that keeps a position. */
export const matches = (pattern: RegExp, issue?: Issue) => refine<string>((text) => pattern.test(text), issue);

/** Schema of a box that must be checked. */
export const checkedBox = (issue: string) => boolean().check(refine((checked) => checked, issue)) as ZodMiniType<true, boolean>;
