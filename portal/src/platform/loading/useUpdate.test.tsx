import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { ApiError } from "../errors/errors.ts";
import { ExpireCache } from "../session/expireCache.ts";
import { useUpdate } from "./useUpdate.ts";

/** Sends one write, and returns how often the data of other pages became stale. */
async function expiredAfter(write: () => Promise<unknown>): Promise<number> {
  const expire = vi.fn();
  let send: () => Promise<unknown> = () => Promise.resolve();
  function Probe() {
    send = () => sender.send(undefined);
    const sender = useUpdate(write);
    return null;
  }
  renderToString(
    <ExpireCache value={expire}>
      <Probe />
    </ExpireCache>,
  );
  await send();
  return expire.mock.calls.length;
}

it("[AP-26] what other pages have loaded is stale after a write, also where nobody knows whether it arrived, and after a refusal", async () => {
  const failing = (reason: "network" | "timeout" | "status", status?: number) => async () => {
    throw new ApiError("failed", { reason, status });
  };
  expect(await expiredAfter(async () => "saved")).toBe(1);
  expect(await expiredAfter(failing("network"))).toBe(1);
  expect(await expiredAfter(failing("timeout"))).toBe(1);
  expect(await expiredAfter(failing("status", 503))).toBe(1);
  expect(await expiredAfter(failing("status", 409))).toBe(1);
});
