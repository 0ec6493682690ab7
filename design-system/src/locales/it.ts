/**
 * The Italian catalogue, a room in each export. The components have these words by themselves: it is for a site that gives every language
 * in the same way, or that derives its own words from them.
 */
// The index is made of the files of words by design-system/build/locales.ts, which each npm script of the root runs first.
export * from "./generated/it.ts";
