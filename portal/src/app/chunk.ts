import { visit } from "../session/storage.ts";

const key = "favilla.reloaded";

/** A part of the portal could not be loaded, not even after a reload: gone with a deploy, or no network. */
export class ChunkError extends Error {
  override readonly name = "ChunkError";
}

/**
 * Loads a part of the portal. One that is gone after a deploy causes one reload on the same path, which brings the new
 * version; the note in session storage keeps a second failure from reloading for ever. Without a network nothing is reloaded.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
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
    throw new ChunkError("a part of the portal could not be loaded", { cause });
  }
}
