const cacheSize = 2000;

/**
 * Caches results. Time zones and formats are slow to compute, and a list of bills contains the same few hundred dates thousands of times.
 */
export function cached<Result>(compute: (text: string) => Result): (text: string) => Result {
  const cache = new Map<string, Result>();
  return (text) => {
    const stored = cache.get(text);
    if (stored !== undefined || cache.has(text)) return stored as Result;
    if (cache.size >= cacheSize) cache.clear();
    const result = compute(text);
    cache.set(text, result);
    return result;
  };
}
