import { describe, expect, it, vi } from "vitest";
import ledger from "../../../docs/requirements/facts.md?raw";
import shippedText from "../../public/config.json?raw";
import { type Feature, parseConfig, setConfig } from "../platform/config/config.ts";
import { ApiError } from "../platform/errors/errors.ts";
import { toLoad } from "../platform/loading/load.ts";
import { offeredRoutes, type PortalRoute, routes } from "./routes.ts";

/** Paths by page, in one of the ledger's tables; only rows that contain `note`. */
function ledgerPaths(heading: string, note = ""): Record<string, string> {
  const [table = ""] = ledger.split(`## ${heading}\n`)[1]?.split("\n\n") ?? [];
  const rows = table.split("\n").slice(2);
  expect(rows.length).toBeGreaterThan(20);
  return Object.fromEntries(
    rows
      .filter((row) => row.includes(note))
      .map((row) => {
        const [, page = "", path = ""] = row.split("|").map((cell) => cell.trim());
        return [page, path];
      }),
  );
}

describe("routes", () => {
  it("[RT-01] [RT-02] the paths are those of the ledger, each with one screen, and no two share a path or a key", () => {
    // The playground is a page of the sandbox (HO-20).
    const { playground: _, ...publicPaths } = ledgerPaths("Public paths");
    for (const field of ["key", "path"] as const) expect(new Set(routes.map((route) => route[field])).size).toBe(routes.length);
    const pagesOf = (isWanted: (route: PortalRoute) => boolean) =>
      Object.fromEntries(routes.filter(isWanted).map(({ key, path, link }) => [key, link ?? path]));
    expect(pagesOf(({ area }) => area === "public")).toEqual(publicPaths);
    expect(pagesOf(({ area }) => area !== "public")).toEqual(ledgerPaths("Private paths"));
    expect(routes.filter(({ area }) => area === "bare").map(({ key }) => key)).toEqual(
      Object.keys(ledgerPaths("Private paths", "without sidebar")),
    );
  });

  it("a page that the retailer does not offer has no path", () => {
    const without = (feature: Feature) => {
      const shipped = parseConfig(shippedText);
      const on = { complaints: true, instalments: true, contract: true, changes: true };
      setConfig({ ...shipped, features: { ...shipped.features, ...on, [feature]: false } });
      const offered = offeredRoutes();
      return routes.filter((route) => !offered.includes(route)).map(({ key }) => key);
    };
    expect(without("vouchers")).toEqual(["vouchers", "voucherDetail"]);
    expect(without("referral")).toEqual(["bringAFriend"]);
    expect(without("statement")).toEqual(["accountStatement"]);
    expect(without("readings")).toEqual(["selfReading", "enterReading", "readingSent", "readingDetail"]);
    expect(without("booklet")).toEqual([]);
    expect(without("retailVoucher")).toEqual(["gdoVoucherDetail"]);
    expect(without("complaints")).toEqual(["publicComplaint", "complaint", "complaintDetail"]);
    expect(without("changes")).toEqual(["changes"]);
    expect(without("instalments")).toEqual(["instalments"]);
    expect(without("contract")).toEqual(["contract"]);
    expect(without("landing")).toEqual(["landingPage", "maintenanceLandingPage"]);
  });
});

describe("load states", () => {
  const idle = { isLoading: false, isValidating: false, mutate: vi.fn() };

  it("[AP-08] follow the state of SWR", () => {
    expect(toLoad(idle).state).toBe("Unset");
    expect(toLoad({ ...idle, isLoading: true, isValidating: true }).state).toBe("Loading");
    expect(toLoad({ ...idle, data: [1] })).toEqual({ state: "Loaded", data: [1] });
    expect(toLoad({ ...idle, data: [] as number[] }, (rows) => rows.length === 0).state).toBe("NoDataFound");
    expect(toLoad({ ...idle, error: new Error("x") }).state).toBe("LoadFailure");
  });

  it("[AP-08] a cancelled request is not a failure", () => {
    const error = new ApiError("left", { reason: "aborted" });
    expect([toLoad({ ...idle, error }).state, toLoad({ ...idle, error, data: [1] }).state]).toEqual(["Loading", "Loaded"]);
  });

  it("[AP-08] loaded data stay when a later request fails", () => {
    expect(toLoad({ ...idle, data: [1], error: new Error("x") }).state).toBe("Loaded");
  });

  it("[AP-08] a failure stays during automatic retries, until the customer retries", () => {
    const load = toLoad({ ...idle, error: new Error("x"), isValidating: true });
    if (load.state !== "LoadFailure") throw new Error(load.state);
    load.retry();
    expect(idle.mutate).toHaveBeenCalledExactlyOnceWith(undefined);
  });
});
