/** A browser's storage over a map, for tests. */
export const memoryStorage = (stored: Map<string, string>): Pick<Storage, "getItem" | "setItem" | "removeItem" | "clear"> => ({
  getItem: (key) => stored.get(key) ?? null,
  setItem: (key, value) => void stored.set(key, value),
  removeItem: (key) => void stored.delete(key),
  clear: () => stored.clear(),
});
