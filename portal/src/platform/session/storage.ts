/** Storage that never throws. If the browser's storage is blocked, full or broken, values are kept in memory. */
export interface SafeStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  clear(): void;
  /** False if a value had to be kept in memory only. */
  persistent(): boolean;
}

export function safeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, string>();
  let works = true;
  const attempt = <T>(use: (storage: Storage) => T, otherwise: T): T => {
    try {
      return use(open());
    } catch {
      works = false;
      return otherwise;
    }
  };
  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    set(key, value) {
      memory.delete(key);
      const stored = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      if (!stored) memory.set(key, value);
    },
    remove(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
    clear() {
      memory.clear();
      attempt((storage) => storage.clear(), undefined);
    },
    persistent: () => works,
  };
}

export const local = safeStorage(() => window.localStorage);
export const visit = safeStorage(() => window.sessionStorage);
