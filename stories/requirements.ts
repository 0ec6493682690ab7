/** Ids of the ledger at the end of a story's name, such as "[BL-01]" and "[BL-01, BL-02]". */
const brackets = /\s*\[([A-Z]{2}-\d{2,}(?:, ?[A-Z]{2}-\d{2,})*)\]/g;

/** Returns the ids that the name of a story proves, each once. */
export const idsIn = (name: string): string[] => [...new Set([...name.matchAll(brackets)].flatMap(([, ids = ""]) => ids.split(/, ?/)))];

/** Returns the name of a story as a person reads it. The ids stand beside it as badges. */
export const withoutIds = (name: string): string => name.replace(brackets, "").trim();
