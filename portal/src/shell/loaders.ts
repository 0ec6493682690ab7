import type { ComponentType } from "react";

/**
 * Loads a page. Its `prefetchData` requests the data that the page shows first, while the words are still loading; the configuration and a
 * session exist by then. Its `preloadParts` fetches the code that it needs with its data.
 */
export type LoadPage = () => Promise<{ default: ComponentType; prefetchData?: () => void; preloadParts?: () => void }>;

/** Type of the table of startFiles.ts, which adds itself to it: the first files import nothing of that one. */
// biome-ignore lint/suspicious/noEmptyInterface: startFiles.ts fills it
export interface StartFiles {}

let laterLoaders: StartFiles | undefined;

/** Sets what the first files load later. The entry does it before anything else, so that they need not import the names of built files. */
export const setLoaders = (loaders: StartFiles): void => {
  laterLoaders = loaders;
};

export function loaders(): StartFiles {
  if (!laterLoaders) throw new Error("the entry has not set the loaders");
  return laterLoaders;
}
