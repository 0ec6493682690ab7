/**
 * The Italian catalogue, a room in each export. The components have these words by themselves: it is for a site that gives every language
 * in the same way, or that derives its own words from them.
 */
export * from "./generated/it.ts";
