import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { type Once, useOnce } from "./useOnce.ts";

/** Returns the guard of a task. */
function guard(): Once {
  let once: Once | undefined;
  const Probe = () => {
    once = useOnce();
    return null;
  };
  renderToString(<Probe />);
  return once as Once;
}

it("[PM-46] [AC-59] one call is made at a time, also after one that failed", async () => {
  const once = guard();
  const call = vi.fn(async () => undefined);
  await Promise.all([once(call), once(call), once(call)]);
  expect(call).toHaveBeenCalledOnce();
  await expect(once(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  await once(call);
  expect(call).toHaveBeenCalledTimes(2);
});

it("[PM-46] [AC-59] no call follows the last one of the task, so that a second press sends nothing while its result is drawn", async () => {
  const once = guard();
  const call = vi.fn(async () => "over");
  await once(call);
  await once(call);
  expect(call).toHaveBeenCalledOnce();
});
