import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ChunkError, loadChunk } from "./chunk.ts";

const reload = vi.fn();
const gone = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
const settled = (promise: Promise<unknown>) => Promise.race([promise, new Promise((resolve) => setTimeout(() => resolve("waiting"), 5))]);

function browser(storage: Partial<Storage>, onLine = true) {
  vi.stubGlobal("navigator", { onLine });
  vi.stubGlobal("window", { location: { reload }, sessionStorage: storage });
}

const stored = new Map<string, string>();
const works = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};

beforeEach(() => {
  stored.clear();
  reload.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

it("[RT-18] without a network there is no reload, and the failure is told", async () => {
  browser(works, false);
  await expect(loadChunk("bills", gone)).rejects.toBeInstanceOf(ChunkError);
  expect(reload).not.toHaveBeenCalled();
});

it("[RT-18] a part that is gone causes one reload, a second failure is told", async () => {
  browser(works);
  expect(await settled(loadChunk("bills", gone))).toBe("waiting");
  expect(reload).toHaveBeenCalledTimes(1);
  // After the reload the other parts load, which must not make this one start again.
  await loadChunk("frame", async () => "loaded");
  await expect(loadChunk("bills", gone)).rejects.toBeInstanceOf(ChunkError);
  expect(reload).toHaveBeenCalledTimes(1);
});

it("[RT-18] a part that loads again may be reloaded for again, after the next deploy", async () => {
  browser(works);
  await settled(loadChunk("bills", gone));
  await loadChunk("bills", async () => "loaded");
  await settled(loadChunk("bills", gone));
  expect(reload).toHaveBeenCalledTimes(2);
});

it("[RT-18] where no note can be kept there is no reload, which might never end", async () => {
  browser({
    getItem: () => null,
    removeItem: () => undefined,
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  });
  await expect(loadChunk("bills", gone)).rejects.toBeInstanceOf(ChunkError);
  expect(reload).not.toHaveBeenCalled();
});
