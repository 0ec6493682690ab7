/** Loading states of a list (AP-08). */
export const loadStates = ["loading", "loaded", "failed"] as const;
export type LoadState = (typeof loadStates)[number];
