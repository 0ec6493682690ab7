import { renderToString } from "react-dom/server";
import { SWRConfig } from "swr";
import { SWRGlobalState } from "swr/_internal";
import { unstable_serialize } from "swr/infinite";
import { expect, it, vi } from "vitest";
import { registerKey } from "../session/requestSignals.ts";
import { cacheKey } from "../session/testHook.tsx";
import { useCache } from "./useCache.ts";
import { usePages } from "./usePages.ts";

vi.mock("react-router", async (original) => ({
  ...(await original<typeof import("react-router")>()),
  useLocation: () => ({ pathname: "/bollette", search: "", state: null }),
  useNavigate: () => () => undefined,
}));
// A rendering on the server runs no effects, which register what a page shows.
vi.mock("../session/requestSignals.ts", async (original) => ({
  ...(await original<typeof import("../session/requestSignals.ts")>()),
  useRequestSignal: (key: string) => registerKey(key),
}));

const pagesKey = (name: string) => unstable_serialize((page) => ({ name, page }));

it("[AP-26] after a write, data that no page shows are stale, lists that come in pages included; those that a page shows are not", () => {
  const [shown, other, supplies] = [pagesKey("shown"), pagesKey("other"), cacheKey("supplies")];
  const cache = new Map([shown, other, supplies].map((key) => [key, { data: [] }]));
  let expire: () => void = () => undefined;
  function Probe() {
    expire = useCache().expire;
    usePages({ name: "shown" }, 10, () => new Promise<never>(() => undefined));
    return null;
  }
  renderToString(
    <SWRConfig value={{ provider: () => cache as never }}>
      <Probe />
    </SWRConfig>,
  );
  // Requests whose answers are still fresh, as SWR keeps them.
  const fresh = SWRGlobalState.get(cache as never)?.[2] as Record<string, unknown>;
  for (const key of cache.keys()) fresh[key] = [Promise.resolve([]), 1];
  expire();
  expect(Object.keys(fresh)).toEqual([shown]);
});
