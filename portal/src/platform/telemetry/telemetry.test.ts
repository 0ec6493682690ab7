import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import shipped from "../../../public/config.json?raw";
import { chosenTelemetry, parseConfig, setConfig } from "../config/config.ts";
import { addOnError, setOnError } from "../errors/errorPort.ts";
import { ApiError } from "../errors/errors.ts";
import { report, reportFailure } from "../errors/report.ts";
import { callOf, errorAttributes } from "./events.ts";
import { exportOf, type TelemetryEvent } from "./otlp.ts";
import { createSender } from "./sender.ts";

const withTelemetry = (telemetry: object | null) => parseConfig(JSON.stringify({ ...JSON.parse(shipped), telemetry }));
const event = (attributes: TelemetryEvent["attributes"] = {}): TelemetryEvent => ({
  name: "test",
  time: 1_000.4,
  isError: false,
  attributes,
});

beforeEach(() => setConfig(withTelemetry(null)));

describe("[AP-23] the settings of telemetry", () => {
  it("are off as shipped, and have defaults and limits", () => {
    expect(parseConfig(shipped).telemetry).toBeNull();
    expect(chosenTelemetry()).toBeUndefined();
    expect(withTelemetry({ url: "/otlp/v1/logs" }).telemetry).toEqual({ url: "/otlp/v1/logs", sample: 1, slow: 3000 });
    expect(() => withTelemetry({ url: "http://collector.example" })).toThrow(/telemetry\.url/);
    expect(() => withTelemetry({ url: "/x", sample: 2, slow: 0 })).toThrow(/telemetry\.sample.*telemetry\.slow/s);
  });

  it("observe the share of visits that they name", () => {
    setConfig(withTelemetry({ url: "/x", sample: 0.25 }));
    const random = vi.spyOn(Math, "random");
    const seen = [0, 0.24, 0.25, 0.99].map((value) => {
      random.mockReturnValue(value);
      return chosenTelemetry() !== undefined;
    });
    random.mockRestore();
    expect(seen).toEqual([true, true, false, false]);
  });
});

describe("[AP-23] what leaves the device", () => {
  it("names a call without the values of its address", () => {
    expect(callOf("/api/billing/invoice/100001/2026/4711/pdf")).toBe("invoicePdf");
    expect(callOf("https://clienti.example/api/vouchers/v-1/redeem?x=1")).toBe("redeemVoucher");
    expect(callOf("/api/vouchers/service/status")).toBe("voucherServiceStatus");
    expect(callOf("/api/users/change-email/s3cret/anna%40esempio.it/t0ken")).toBe("confirmChangeEmail");
    expect(callOf("/admin/api")).toBe("graphql");
    expect(callOf("/config.json")).toBeUndefined();
  });

  it("has nothing of the customer in a report, whatever the servers and the browser say", () => {
    const secrets = ["100001", "Giulia", "Rossi", "Via Roma", "IT60X0542811101000000123456", "s3cret", "anna@esempio.it", "4711"];
    const sent: unknown[] = [];
    setOnError((code, name, context) => sent.push(errorAttributes(code, name, context)));
    const data = { code: "BILL-NOT-FOUND", message: "Giulia Rossi, Via Roma", items: ["IT60X0542811101000000123456"] };
    reportFailure(
      new ApiError("/api/billing/invoice/100001/2026/4711/pdf: status 404", { reason: "status", status: 404, data }),
      '@"bills","100001",#supply:"s-4711",',
    );
    reportFailure(new ApiError("graphql: Giulia Rossi", { api: "graphql", reason: "status", data: { code: "Via Roma" } }), "allSupplies");
    reportFailure(
      new ApiError("/api/users/change-email/s3cret/anna@esempio.it/t0ken: TypeError: Failed to fetch", { reason: "network" }),
      "a link",
    );
    reportFailure(new ApiError("bills: unexpected shape", { reason: "body", cause: "items.4711.ID: must be an id" }), "bills");
    report("Parameters", { what: "bills: a row was dropped", why: "NUMERO: must be a number", row: { name: "Giulia" } });
    report("Unknown", { what: "a page failed", error: new TypeError("Giulia Rossi is not a function") });
    const text = JSON.stringify(sent);
    for (const secret of secrets) expect(text).not.toContain(secret);
    expect(sent).toMatchObject([
      { "portal.what": "bills", "portal.call": "invoicePdf", "portal.server_code": "BILL-NOT-FOUND", "http.response.status_code": 404 },
      { "portal.what": "allSupplies", "portal.code": 11, "portal.server_code": undefined },
      { "portal.call": "confirmChangeEmail", "portal.reason": "network" },
      { "portal.what": "bills", "portal.why": "items.#.ID: must be an id" },
      { "portal.what": "bills: a row was dropped", "portal.why": "NUMERO: must be a number", "portal.error": "Parameters" },
      { "exception.type": "TypeError", "exception.stacktrace": expect.stringMatching(/^telemetry\.test\.ts\S*:\d+:\d+/) },
    ]);
  });

  it("is an OTLP request that exports logs", () => {
    const { resourceLogs } = exportOf({ "service.name": "favilla-portal", none: undefined }, [
      event({ a: 1, b: 0.5, c: "x", d: undefined }),
    ]);
    expect(resourceLogs).toEqual([
      {
        resource: { attributes: [{ key: "service.name", value: { stringValue: "favilla-portal" } }] },
        scopeLogs: [
          {
            scope: { name: "favilla" },
            logRecords: [
              {
                timeUnixNano: "1000000000",
                severityNumber: 9,
                severityText: "INFO",
                eventName: "test",
                body: { stringValue: "test" },
                attributes: [
                  { key: "a", value: { intValue: "1" } },
                  { key: "b", value: { doubleValue: 0.5 } },
                  { key: "c", value: { stringValue: "x" } },
                ],
              },
            ],
          },
        ],
      },
    ]);
  });

  it("has the reports from before it was loaded, and leaves the port as it is", () => {
    const [console, telemetry]: string[][] = [[], []];
    setOnError((_, name) => console?.push(name));
    report("PageUndefined", { what: "no such page" });
    addOnError((_, name) => telemetry?.push(name));
    report("Login", { what: "login" });
    expect(console).toEqual(["PageUndefined", "Login"]);
    expect(telemetry?.slice(-2)).toEqual(["PageUndefined", "Login"]);
  });
});

describe("[AP-24] the sender", () => {
  const sent: { url: string; init: RequestInit }[] = [];
  let answer: () => Promise<Response>;
  const ok = async () => Response.json({});
  const namesIn = ({ init }: { init: RequestInit }) => JSON.parse(String(init.body)).resourceLogs[0].scopeLogs[0].logRecords.length;
  const settle = () => vi.advanceTimersByTimeAsync(0);

  beforeEach(() => {
    sent.length = 0;
    answer = ok;
    vi.useFakeTimers();
    vi.stubGlobal("navigator", { onLine: true });
    vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
      sent.push({ url, init });
      return answer();
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("joins events to one request, without cookies, that outlives the page", async () => {
    const { add, flush } = createSender("/otlp", {});
    add(event());
    add(event());
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent.map(namesIn)).toEqual([2]);
    expect(sent[0]).toMatchObject({ url: "/otlp", init: { method: "POST", credentials: "omit", keepalive: true, priority: "low" } });
    flush();
    expect(sent).toHaveLength(1);
    for (let count = 0; count < 70; count += 1) add(event());
    expect(sent.map(namesIn)).toEqual([2, 30, 30]);
    flush();
    expect(sent.map(namesIn)).toEqual([2, 30, 30, 10]);
  });

  it("sends no more than 200 events of a visit", async () => {
    const { add, flush } = createSender("/otlp", {});
    for (let count = 0; count < 500; count += 1) {
      add(event());
      if (count % 50 === 0) await settle();
    }
    flush();
    expect(sent.map(namesIn).reduce((sum, count) => sum + count, 0)).toBe(200);
  });

  it.each([
    ["answers 500", async () => new Response("", { status: 500 })],
    ["is not there", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("gives up after three failures in a row if the collector %s", async (_, fail) => {
    const { add, flush } = createSender("/otlp", {});
    const attempt = async () => {
      add(event());
      flush();
      await settle();
    };
    answer = fail;
    await attempt();
    await attempt();
    answer = ok;
    await attempt();
    answer = fail;
    for (let count = 0; count < 9; count += 1) await attempt();
    expect(sent).toHaveLength(6);
  });

  it("has at most three requests without an answer at a time, and keeps the rest", async () => {
    const { add, flush } = createSender("/otlp", {});
    for (let count = 0; count < 9; count += 1) {
      add(event());
      flush();
    }
    expect(sent.map(namesIn)).toEqual([1, 1, 1]);
    await settle();
    flush();
    expect(sent.map(namesIn)).toEqual([1, 1, 1, 6]);
  });

  it("keeps what it has while there is no connection", () => {
    const { add, flush } = createSender("/otlp", {});
    add(event());
    vi.stubGlobal("navigator", { onLine: false });
    flush();
    expect(sent).toEqual([]);
    vi.stubGlobal("navigator", { onLine: true });
    flush();
    expect(sent.map(namesIn)).toEqual([1]);
  });
});
