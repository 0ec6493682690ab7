/** Returns a text without accents and capitals, for comparison with what somebody types. */
export const foldText = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
