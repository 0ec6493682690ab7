import { describe, expect, it, vi } from "vitest";
import shippedText from "../../public/config.json?raw";
import { type Feature, parseConfig, setConfig } from "../platform/config/config.ts";
import { ApiError } from "../platform/errors/errors.ts";
import { toLoad } from "../platform/loading/load.ts";
import { offeredRoutes, playgroundRoute, routes } from "./routes.ts";

describe("routes", () => {
  it("[RT-01] [RT-02] every path of the ledger has one screen, and no two share a path or a key", () => {
    for (const field of ["key", "path"] as const) expect(new Set(routes.map((route) => route[field])).size).toBe(routes.length);
    expect(routes.filter(({ area }) => area === "public")).toHaveLength(22);
    expect(routes.filter(({ area }) => area === "sidebar")).toHaveLength(21);
    expect(routes.filter(({ area }) => area === "bare").map(({ path }) => path)).toEqual([
      "/modifica-pagamento/:method/:id",
      "/modifica-dati-catastali/:id",
    ]);
    expect(routes).not.toContain(playgroundRoute);
  });

  it("what the retailer does not offer has no path", () => {
    const without = (feature: Feature) => {
      const shipped = parseConfig(shippedText);
      setConfig({ ...shipped, features: { ...shipped.features, [feature]: false } });
      const offered = offeredRoutes();
      return routes.filter((route) => !offered.includes(route)).map(({ key }) => key);
    };
    expect(without("vouchers")).toEqual(["vouchers", "voucherDetail"]);
    expect(without("referral")).toEqual(["bringAFriend"]);
    expect(without("statement")).toEqual(["accountStatement"]);
    expect(without("readings")).toEqual(["selfReading", "enterReading", "readingSent", "readingDetail"]);
    expect(without("booklet")).toEqual([]);
    expect(without("retailVoucher")).toEqual(["gdoVoucherDetail"]);
    expect(without("landing")).toEqual(["landingPage", "maintenanceLandingPage"]);
  });
});

describe("load states", () => {
  const idle = { isLoading: false, isValidating: false, mutate: vi.fn() };

  it("[AP-08] follow what SWR answers", () => {
    expect(toLoad(idle).state).toBe("Unset");
    expect(toLoad({ ...idle, isLoading: true, isValidating: true }).state).toBe("Loading");
    expect(toLoad({ ...idle, data: [1] })).toEqual({ state: "Loaded", data: [1] });
    expect(toLoad({ ...idle, data: [] as number[] }, (rows) => rows.length === 0).state).toBe("NoDataFound");
    expect(toLoad({ ...idle, error: new Error("x") }).state).toBe("LoadFailure");
  });

  it("[AP-08] what a page let go has not failed", () => {
    const error = new ApiError("left", { reason: "aborted" });
    expect([toLoad({ ...idle, error }).state, toLoad({ ...idle, error, data: [1] }).state]).toEqual(["Loading", "Loaded"]);
  });

  it("[AP-08] what was loaded stays while a later attempt fails", () => {
    expect(toLoad({ ...idle, data: [1], error: new Error("x") }).state).toBe("Loaded");
  });

  it("[AP-08] a failure stays while it is tried again, until the customer asks", () => {
    const load = toLoad({ ...idle, error: new Error("x"), isValidating: true });
    if (load.state !== "LoadFailure") throw new Error(load.state);
    load.retry();
    expect(idle.mutate).toHaveBeenCalledExactlyOnceWith(undefined);
  });
});
