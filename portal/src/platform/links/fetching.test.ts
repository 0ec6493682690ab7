import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "../errors/errors.ts";
import type { Load } from "../loading/load.ts";
import { createFetching } from "./fetching.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const down = new ApiError("down", { reason: "network" });

/** Fetches with requests that the test answers by their number. */
function fetching() {
  const requests: { succeed: (data: string) => void; fail: (error: unknown) => void }[] = [];
  const shown: Load<string>[] = [];
  const fetch = () =>
    new Promise<string>((succeed, fail) => {
      requests.push({ succeed, fail });
    });
  const { start, cancel } = createFetching(fetch, (load) => shown.push(load));
  const settled = () => vi.advanceTimersByTimeAsync(0);
  return { requests, shown, start, cancel, settled, last: () => shown.at(-1) };
}

/** Fails once, repeats the request by itself, and retries by hand while that is pending. */
async function withTwoPending() {
  const all = fetching();
  all.start();
  all.requests[0]?.fail(down);
  await vi.advanceTimersByTimeAsync(10_000);
  const failed = all.last();
  if (failed?.state === "LoadFailure") failed.retry();
  expect([all.requests.length, all.last()]).toEqual([3, { state: "Loading" }]);
  return all;
}

it("[AP-25] a failure is repeated by itself, until it succeeds", async () => {
  const { requests, start, last, settled } = fetching();
  start();
  requests[0]?.fail(down);
  await settled();
  expect(last()).toMatchObject({ state: "LoadFailure", error: down });
  await vi.advanceTimersByTimeAsync(10_000);
  requests[1]?.succeed("data");
  await settled();
  expect(last()).toEqual({ state: "Loaded", data: "data" });
});

it("[AP-25] the failure of an older request replaces neither the data of a newer one nor its wait, and is not repeated", async () => {
  const { requests, last, settled } = await withTwoPending();
  requests[1]?.fail(down);
  await settled();
  expect(last()).toEqual({ state: "Loading" });
  requests[2]?.succeed("data");
  await vi.advanceTimersByTimeAsync(60_000);
  expect([requests.length, last()]).toEqual([3, { state: "Loaded", data: "data" }]);
});

it("[AP-25] nothing is shown or repeated after the page was left", async () => {
  const { requests, shown, cancel } = await withTwoPending();
  const before = shown.length;
  cancel();
  requests[1]?.fail(down);
  requests[2]?.fail(down);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([requests.length, shown.length]).toEqual([3, before]);
});
