import { LateError, lateComponent } from "@favilla/design-system/theme/lateComponent.ts";
import { createElement } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { memoryStorage } from "../session/memoryStorage.ts";
import { type LatePart, part } from "./part.ts";

const reload = vi.fn();
const Bills = () => "bills";
const storedPart = new Map<string, string>();
const works = memoryStorage(storedPart);

function browser(storage: Partial<Storage>, onLine = true) {
  vi.stubGlobal("navigator", { onLine });
  vi.stubGlobal("window", { location: { reload }, sessionStorage: storage });
}

/** A request that fails while the part is gone. */
function source() {
  const request = vi.fn(async () => {
    if (server.gone) throw new TypeError("Failed to fetch dynamically imported module");
    return { Bills };
  });
  const server = { gone: true, request };
  return server;
}

/** Returns the text that the part's component renders, or the error that it throws. */
async function rendered({ Component }: Pick<LatePart<{ Bills: () => string }, "Bills">, "Component">): Promise<unknown> {
  try {
    const { prelude } = await prerenderToNodeStream(createElement(Component), { onError: () => undefined });
    let text = "";
    for await (const piece of prelude) text += String(piece);
    return text;
  } catch (error) {
    return error;
  }
}

beforeEach(() => {
  storedPart.clear();
  reload.mockReset();
  vi.useFakeTimers({ toFake: ["setTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Returns the error of a load. If the page is reloaded first, it waits for the time that a reload may take. */
const failure = async (loading: Promise<unknown>) => {
  const outcome = loading.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10_000);
  return outcome;
};

it("[RT-18] without a network there is no reload, and the load fails", async () => {
  browser(works, false);
  await expect(part("Bills", source().request).load()).rejects.toBeInstanceOf(LateError);
  expect(reload).not.toHaveBeenCalled();
});

it("[RT-18] a part that is gone causes one reload, a second failure is reported", async () => {
  browser(works);
  const { request } = source();
  const before = vi.fn();
  const loading = part("Bills", request).load();
  loading.catch(before);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(before).not.toHaveBeenCalled();
  // After the reload other parts load successfully, which must not allow this one another reload.
  await part("Frame", async () => ({ Frame: Bills })).load();
  await expect(part("Bills", request).load()).rejects.toBeInstanceOf(LateError);
  expect(reload).toHaveBeenCalledTimes(1);
});

it("[BL-102] a part of a view of the library that is gone causes one reload too", async () => {
  browser(works);
  const { request } = source();
  void rendered({ Component: lateComponent(request, "Bills") });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

it("[RT-18] a page that was not reloaded after all shows the failure instead of waiting for ever", async () => {
  browser(works);
  expect(await failure(part("Bills", source().request).load())).toBeInstanceOf(LateError);
  expect(reload).toHaveBeenCalledTimes(1);
});

it("[RT-18] after a part has loaded, a later failure may reload the page again", async () => {
  browser(works);
  const server = source();
  await failure(part("Bills", server.request).load());
  server.gone = false;
  await part("Bills", server.request).load();
  server.gone = true;
  await failure(part("Bills", server.request).load());
  expect(reload).toHaveBeenCalledTimes(2);
});

it("[RT-18] without storage for the note there is no reload, because it might repeat for ever", async () => {
  browser({
    getItem: () => null,
    removeItem: () => undefined,
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  });
  await expect(part("Bills", source().request).load()).rejects.toBeInstanceOf(LateError);
  expect(reload).not.toHaveBeenCalled();
});

it("[RT-18] a preload that fails reloads nothing and never rejects; the part is requested again when it is needed", async () => {
  browser(works);
  const server = source();
  const bills = part("Bills", server.request);
  expect(await bills.preload()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  server.gone = false;
  expect(await rendered(bills)).toBe("bills");
  expect(bills.loaded()).toEqual({ Bills });
  expect(server.request).toHaveBeenCalledTimes(2);
  expect(await bills.preload()).toBe(true);
});

it("[RT-18] a failed component is requested again only after its error was reset", async () => {
  browser(works, false);
  const server = source();
  const bills = part("Bills", server.request);
  const error = await rendered(bills);
  server.gone = false;
  expect(await rendered(bills)).toBe(error);
  expect(server.request).toHaveBeenCalledTimes(1);
  expect(error).toBeInstanceOf(LateError);
  (error as LateError).forget();
  expect(await rendered(bills)).toBe("bills");
});

it("[RT-18] a page does without an optional part: no reload, and nothing is rendered", async () => {
  browser(works);
  expect(await rendered(part("Bills", source().request, { optional: true }))).toBe("");
  expect(reload).not.toHaveBeenCalled();
});
