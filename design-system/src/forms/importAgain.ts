/** The address of the module, where the browser names it as Chromium does; without it the import just fails again. */
const addressIn = (error: unknown): string | undefined => /dynamically imported module: (\S+)/.exec(String(error))?.[1];

/**
 * A dynamic import that can be asked for again after it has failed. A browser may keep a module that could not be loaded as failed for
 * as long as the page lives (seen in Chromium 150): from the second attempt on it goes by another address.
 */
export function importAgain<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let failures = 0;
  return async () => {
    try {
      return await load();
    } catch (error) {
      const address = addressIn(error);
      if (failures++ === 0 || !address) throw error;
      return import(/* @vite-ignore */ /* webpackIgnore: true */ `${address}?again=${failures}`);
    }
  };
}
