/** Reads the module's address from Chromium's error message. In other browsers it is unknown and the import just fails again. */
const addressIn = (error: unknown): string | undefined => /dynamically imported module: (\S+)/.exec(String(error))?.[1];

/**
 * Wraps a dynamic import so that it can be retried. A browser may remember a failed module for the lifetime of the page (seen in Chromium
 * 150), so each retry uses another address. Once the module is there it stays the same: a second copy would have components of its own,
 * which React mounts anew.
 */
export function importAgain<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let failures = 0;
  let found: Promise<Module> | undefined;
  const attempt = async (): Promise<Module> => {
    try {
      return await load();
    } catch (error) {
      const address = addressIn(error);
      if (failures++ === 0 || !address) throw error;
      return import(/* @vite-ignore */ /* webpackIgnore: true */ `${address}?again=${failures}`);
    }
  };
  return () => {
    found ??= attempt().catch((error: unknown) => {
      found = undefined;
      throw error;
    });
    return found;
  };
}
