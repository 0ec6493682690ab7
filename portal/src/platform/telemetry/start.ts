import { matchPath } from "react-router";
import { onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import * as z from "zod/mini";
import type { Telemetry } from "../config/config.ts";
import { addOnError, framesOf } from "../errors/errorPort.ts";
import { paths } from "../pages/paths.ts";
import { now } from "../time/now.ts";
import { callOf, errorAttributes } from "./events.ts";
import type { Attributes } from "./otlp.ts";
import { createSender } from "./sender.ts";

/** Returns the name of the page that is shown, without the values of its address. */
const pageName = (): string | undefined => Object.entries(paths).find(([, path]) => matchPath(path, window.location.pathname))?.[0];

const versionSchema = z.object({ release: z.string() });

async function releaseOf(): Promise<string | undefined> {
  try {
    return z.parse(versionSchema, await (await fetch("/version.json", { priority: "low" })).json()).release;
  } catch {
    return undefined;
  }
}

/** Calls a function for each call of the servers that took at least `slow` milliseconds, also those before. */
function watchCalls(slow: number, found: (call: string, milliseconds: number, status: number | undefined) => void): void {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
      const call = entry.initiatorType === "fetch" && entry.duration >= slow ? callOf(entry.name) : undefined;
      // Older browsers don't tell the status.
      if (call) found(call, Math.round(entry.duration), entry.responseStatus || undefined);
    }
  });
  observer.observe({ type: "resource", buffered: true });
}

/** Sends faults, slow calls and the web vitals of this visit to the collector of the installation (AP-23). */
export async function startTelemetry({ url, slow }: Telemetry): Promise<void> {
  const { add, flush } = createSender(url, { "service.name": "favilla-portal", "service.version": await releaseOf() });
  const send = (name: string, isError: boolean, attributes: Attributes) =>
    add({ name, isError, time: now().getTime(), attributes: { "portal.page": pageName(), ...attributes } });

  addOnError((code, name, context) => send("portal.error", true, errorAttributes(code, name, context)));
  const uncaught = (error: unknown) => {
    const isError = error instanceof Error;
    send("exception", true, {
      "exception.type": isError ? error.name : typeof error,
      "exception.stacktrace": isError ? framesOf(error) : undefined,
    });
  };
  window.addEventListener("error", ({ error }) => uncaught(error));
  window.addEventListener("unhandledrejection", ({ reason }) => uncaught(reason));
  watchCalls(slow, (call, milliseconds, status) =>
    send("portal.slow_call", false, {
      "portal.call": call,
      "portal.duration": milliseconds,
      "http.response.status_code": status,
    }),
  );
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB])
    watch(({ name, value, rating }) =>
      send("browser.web_vital", false, { "web_vital.name": name.toLowerCase(), "web_vital.value": value, "web_vital.rating": rating }),
    );
  // The vitals are complete when the page is left: their own listeners, which are older, come first.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") flush();
  });
  window.addEventListener("pagehide", flush);
}
