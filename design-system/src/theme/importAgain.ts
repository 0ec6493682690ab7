/** Reads the module's address from Chromium's error message. In other browsers it is unknown and the import just fails again. */
const addressIn = (error: unknown): string | undefined => /dynamically imported module: (\S+)/.exec(String(error))?.[1];

/**
 * Wraps a dynamic import so that it can be retried. A browser may remember a failed module for the lifetime of the page (seen in Chromium
 * 150), so each retry uses another address.
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
