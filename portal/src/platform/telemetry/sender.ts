import { timeLimit } from "../time/timeLimit.ts";
import { type Attributes, exportOf, type TelemetryEvent } from "./otlp.ts";

/** Events of one request, of one visit, and milliseconds that an event waits for others. */
const batch = 30;
const mostEvents = 200;
const pause = 10_000;
/** Requests in a row without a good answer after which a visit sends nothing any more. */
const mostUnanswered = 3;
const timeout = 10_000;

/**
 * Returns a function that sends events to a collector, several in one request. Nothing waits for it: what the collector does not take is
 * lost. The request carries no cookie, and outlives the page, as a beacon does; a beacon itself would carry cookies.
 */
export function createSender(url: string, resource: Attributes): { add: (event: TelemetryEvent) => void; flush: () => void } {
  let waiting: TelemetryEvent[] = [];
  let count = 0;
  let unanswered = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0 || unanswered >= mostUnanswered || !navigator.onLine) return;
    const body = JSON.stringify(exportOf(resource, waiting));
    waiting = [];
    const headers = { "Content-Type": "application/json" };
    const signal = timeLimit(timeout);
    // Counted before the answer, so that many requests at once do not reach a collector that refuses all of them.
    unanswered += 1;
    fetch(url, { method: "POST", headers, body, credentials: "omit", keepalive: true, priority: "low", signal }).then(
      ({ ok }) => {
        if (ok) unanswered = 0;
      },
      () => {},
    );
  };

  const add = (event: TelemetryEvent) => {
    if (count >= mostEvents) return;
    count += 1;
    waiting.push(event);
    if (waiting.length >= batch) flush();
    else timer ??= setTimeout(flush, pause);
  };

  return { add, flush };
}
