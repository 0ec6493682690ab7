import { visit } from "../session/storage.ts";

/** A part of the portal could not be loaded, not even after a reload: gone with a deploy, or no network. */
export class ChunkError extends Error {
  override readonly name = "ChunkError";
}

const keyOf = (name: string) => `favilla.reloaded.${name}`;

/** The part is there: should it be gone with a later deploy, a reload helps again. */
export const chunkCame = (name: string): void => visit.remove(keyOf(name));

/**
 * Loads a part of the portal. One that is gone after a deploy causes one reload on the same path, which brings the new
 * version; a note in session storage keeps the same part from doing so again. Without a network nothing is reloaded.
 */
export async function loadChunk<T>(name: string, load: () => Promise<T>): Promise<T> {
  const key = keyOf(name);
  try {
    const chunk = await load();
    chunkCame(name);
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
