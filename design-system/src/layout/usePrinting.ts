import { useMedia } from "./useMedia.ts";

/** Returns true while the page is laid out for paper, where what is closed must be shown. */
export const usePrinting = (): boolean => useMedia("print");
