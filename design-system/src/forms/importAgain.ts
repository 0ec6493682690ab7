/** What the browsers that name the address say: Chromium and Firefox; Safari asks again by itself. */
const addressIn = (error: unknown): string | undefined => /dynamically imported module: (\S+)/.exec(String(error))?.[1];

/**
 * A dynamic import that can be asked for again after it has failed. Some browsers keep a module that could not be loaded as failed for
 * as long as the page lives (Chromium up to version 150, Firefox): from the second attempt on it goes by another address.
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
