import { expect, it, vi } from "vitest";
import { importAgain } from "./importAgain.ts";

/** A module that each address with another query gives anew, as a browser does. */
const address = "data:text/javascript,export%20const%20made={};//";

it("[RT-24] a module that failed is requested under another address, and from then on it is the same one", async () => {
  const load = vi.fn(() => Promise.reject(new TypeError(`Failed to fetch dynamically imported module: ${address}`)));
  const request = importAgain<{ made: object }>(load);
  await expect(request()).rejects.toThrow("Failed to fetch");
  const { made } = await request();
  expect(made).toBeDefined();
  expect((await request()).made).toBe(made);
  expect(load).toHaveBeenCalledTimes(2);
});

it("[RT-24] calls at the same time share one request; a failure is not kept", async () => {
  let isThere = false;
  const load = vi.fn(async () => {
    if (!isThere) throw new TypeError("Importing a module script failed.");
    return { made: {} };
  });
  const request = importAgain(load);
  const both = await Promise.allSettled([request(), request()]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(load).toHaveBeenCalledTimes(1);
  isThere = true;
  expect(await request()).toBe(await request());
  expect(load).toHaveBeenCalledTimes(2);
});
