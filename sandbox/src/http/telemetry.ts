import { type Context, Hono } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { World } from "./world.ts";

/** Cookie of a browser that wants the portal to send its telemetry here. */
const cookie = "favilla-telemetry";
const mostEvents = 200;

interface Attribute {
  key?: unknown;
  value?: Readonly<Record<string, unknown>>;
}

/** An event as the playground shows it. */
export interface ReceivedEvent {
  id: number;
  time: string;
  name: string;
  attributes: Readonly<Record<string, string>>;
}

interface Served {
  Variables: { world: World };
}

const listOf = (value: unknown): Readonly<Record<string, unknown>>[] => (Array.isArray(value) ? value : []);

const textsOf = (attributes: unknown): Record<string, string> =>
  Object.fromEntries(listOf(attributes).map(({ key, value }: Attribute) => [String(key), String(Object.values(value ?? {})[0])]));

/** The events of an OTLP request that exports logs, in JSON. Throws if it is none. */
function eventsOf(request: unknown): Omit<ReceivedEvent, "id">[] {
  const { resourceLogs } = request as { resourceLogs?: unknown };
  if (!Array.isArray(resourceLogs)) throw new TypeError("resourceLogs is missing");
  return listOf(resourceLogs).flatMap(({ resource, scopeLogs }) =>
    listOf(scopeLogs)
      .flatMap(({ logRecords }) => listOf(logRecords))
      .map(({ timeUnixNano, eventName, attributes }) => ({
        time: new Date(Number(BigInt(String(timeUnixNano)) / 1_000_000n)).toISOString(),
        name: String(eventName),
        attributes: { ...textsOf((resource as { attributes?: unknown })?.attributes), ...textsOf(attributes) },
      })),
  );
}

/**
 * The telemetry that the portal's configuration has here: off, unless the browser wants it. Requests carry no cookie, so the address names
 * the world.
 */
export const telemetryHere = (context: Context, world: string | undefined) =>
  getCookie(context, cookie) === "on" ? { url: `/sandbox/otlp/v1/logs${world ? `?world=${world}` : ""}`, sample: 1, slow: 1000 } : null;

/**
 * A receiver of OTLP logs, as JSON over HTTP, and what it received, the newest first.
 * @param worldOf finds the world of a name
 */
export function telemetryRoutes(worldOf: (name: string | undefined) => World): Hono<Served> {
  let count = 0;
  const lists = new WeakMap<World, ReceivedEvent[]>();
  return new Hono<Served>()
    .post("/otlp/v1/logs", async (context) => {
      const world = worldOf(context.req.query("world"));
      try {
        const events = eventsOf(await context.req.json()).map((event) => ({ id: ++count, ...event }));
        lists.set(world, [...events.reverse(), ...(lists.get(world) ?? [])].slice(0, mostEvents));
        return context.json({ partialSuccess: {} });
      } catch {
        return context.json({ code: 3, message: "not an OTLP request that exports logs" }, 400);
      }
    })
    .get("/telemetry", (context) => context.json({ on: getCookie(context, cookie) === "on", events: lists.get(context.var.world) ?? [] }))
    .put("/telemetry", async (context) => {
      const { on } = await context.req.json<{ on?: unknown }>().catch(() => ({ on: false }));
      setCookie(context, cookie, on === true ? "on" : "off", { httpOnly: true, sameSite: "Strict", path: "/" });
      return context.json({ on: on === true });
    });
}
