import { visit } from "../session/storage.ts";

/** A part of the portal could not be loaded, not even after a reload: gone with a deploy, or no network. */
export class ChunkError extends Error {
  override readonly name = "ChunkError";
}

/**
 * Loads a part of the portal. One that is gone after a deploy causes one reload on the same path, which brings the new
 * version; a note in session storage keeps the same part from doing so again. Without a network nothing is reloaded.
 */
export async function loadChunk<T>(name: string, load: () => Promise<T>): Promise<T> {
  const key = `favilla.reloaded.${name}`;
  try {
    const chunk = await load();
    visit.remove(key);
    return chunk;
  } catch (cause) {
    if (navigator.onLine && visit.get(key) === null) {
      visit.set(key, "1");
      if (visit.persistent()) {
        window.location.reload();
        return await new Promise<never>(() => {});
      }
    }
    visit.remove(key);
    throw new ChunkError(`${name} could not be loaded`, { cause });
  }
}
