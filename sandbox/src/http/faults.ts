import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { type FieldNode, Kind, parse, print } from "graphql";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import type { ContentfulStatusCode } from "hono/utils/http-status";

/** One fault that a request asks for, in the header or cookie `favilla-faults` as a JSON array. */
export interface Fault {
  /** Method, or * for any, and beginning of the path, as "POST /api/billing". */
  match: string;
  /** For GraphQL: only bodies that contain this word, as "allLabels". Of several fields of a query, only those that contain it fail. */
  operation?: string;
  mode: "status" | "delay" | "html" | "empty" | "truncated" | "bad-json" | "reset" | "json" | "graphql";
  status?: number;
  /** Content type of mode html, such as "application/pdf". */
  type?: string;
  code?: string;
  /** Seconds of a Retry-After header, with mode status. */
  retryAfter?: number;
  /** The body of mode json; an error if missing. */
  body?: unknown;
  /** Milliseconds to wait first, whatever the mode. */
  delay?: number;
  /** Number of requests of this browser session that fail; all if missing. */
  times?: number;
}

/** Cookie, or header, with the faults that a browser session asks for. */
export const faultsCookie = "favilla-faults";
const sessionCookie = "favilla-session";

/** The faults of a request. */
export function faultsOf(context: Context): Fault[] {
  try {
    const cookie = getCookie(context, faultsCookie);
    const list: unknown = JSON.parse(context.req.header(faultsCookie) ?? cookie ?? "[]");
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/** The browser session that the counts belong to; a request without one gets a cookie for the next. */
function sessionOf(context: Context): string {
  const session = getCookie(context, sessionCookie);
  if (!session) setCookie(context, sessionCookie, crypto.randomUUID(), { httpOnly: true, sameSite: "Strict", path: "/" });
  return session ?? "";
}

async function matches(context: Context, { match, operation }: Fault): Promise<boolean> {
  const method = match.startsWith("* ") ? "*" : context.req.method;
  if (!`${method} ${context.req.path}`.startsWith(match)) return false;
  return !operation || (await context.req.raw.clone().text()).includes(operation);
}

function broken(context: Context<{ Bindings: HttpBindings }>, fault: Fault): Response {
  const status = (fault.status ?? (fault.mode === "status" ? 500 : 200)) as ContentfulStatusCode;
  const code = fault.code ?? "SERVER-ERROR";
  const error = { code, message: "Errore di prova chiesto dal browser." };
  const socket = context.env.outgoing;
  switch (fault.mode) {
    case "html":
      return context.body("<!doctype html><title>Errore</title><h1>Servizio non disponibile</h1>", status, {
        "Content-Type": fault.type ?? "text/html; charset=UTF-8",
      });
    case "empty":
      return context.body("", status, { "Content-Type": "application/json" });
    case "bad-json":
      return context.body('{"items":[{"ID":1,', status, { "Content-Type": "application/json" });
    case "graphql":
      return context.json({ data: null, errors: [{ message: code, extensions: { code } }] }, status);
    case "truncated":
      socket.writeHead(status, { "Content-Type": "application/json", "Content-Length": "5000" });
      socket.write('{"items":[', () => socket.destroy());
      return RESPONSE_ALREADY_SENT;
    case "reset":
      socket.destroy();
      return RESPONSE_ALREADY_SENT;
    case "json":
      return context.json((fault.body ?? error) as object, status);
    default:
      return context.json(error, status, fault.retryAfter === undefined ? {} : { "Retry-After": String(fault.retryAfter) });
  }
}

/**
 * Keys in the response of the fields that a fault is for, if a query asks for several: only those fail, as behind a gateway whose services
 * fail one by one. Undefined if the whole request fails.
 */
async function failingFields(context: Context, { operation, mode }: Fault): Promise<string[] | undefined> {
  if (!operation || (mode !== "status" && mode !== "graphql")) return undefined;
  if (!context.req.path.startsWith("/admin/api")) return undefined;
  const { query } = (await context.req.raw.clone().json()) as { query: string };
  const fields = parse(query, { noLocation: true }).definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION && definition.operation === "query"
      ? definition.selectionSet.selections.filter((field): field is FieldNode => field.kind === Kind.FIELD)
      : [],
  );
  const failing = fields.filter((field) => print(field).includes(operation)).map(({ alias, name }) => (alias ?? name).value);
  return fields.length > 1 && failing.length > 0 ? failing : undefined;
}

/** Replaces the data of some fields by errors. */
async function breakFields(context: Context, fields: readonly string[], code: string): Promise<void> {
  const { data, errors = [] } = (await context.res.json()) as { data: Record<string, unknown>; errors?: object[] };
  const broken = fields.map((field) => ({ message: code, path: [field], extensions: { code } }));
  const kept = Object.fromEntries(Object.entries(data ?? {}).filter(([field]) => !fields.includes(field)));
  // A response that replaces another one would keep its length.
  context.res = undefined;
  context.res = context.json({ data: kept, errors: [...errors, ...broken] });
}

/** Makes calls fail as the request itself asks; nothing is shared between browser sessions. */
export function faults() {
  const hits = new Map<string, number>();
  return createMiddleware<{ Bindings: HttpBindings }>(async (context, next) => {
    const session = sessionOf(context);
    for (const [index, fault] of faultsOf(context).entries()) {
      if (!(await matches(context, fault))) continue;
      const key = `${session} ${index} ${JSON.stringify(fault)}`;
      const count = hits.get(key) ?? 0;
      if (fault.times !== undefined && count >= fault.times) continue;
      hits.set(key, count + 1);
      if (fault.delay) await new Promise((done) => setTimeout(done, fault.delay));
      const fields = await failingFields(context, fault);
      if (fields) {
        await next();
        return breakFields(context, fields, fault.code ?? "SERVER-ERROR");
      }
      if (fault.mode !== "delay") return broken(context, fault);
    }
    return next();
  });
}
