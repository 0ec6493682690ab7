import { hasCookieSession } from "../config/config.ts";
import { type Api, ApiError } from "../errors/errors.ts";
import { cookieHeader } from "../session/signOut.ts";
import { learnServerTime, now } from "../time/now.ts";

const timeout = 30_000;

export interface Call {
  method?: "GET" | "POST" | "PUT" | "DELETE" | undefined;
  /** Sent as JSON. */
  body?: unknown;
  token?: string | undefined;
  signal?: AbortSignal | undefined;
  /** Key of a write that must happen only once: the server answers the same key with the first response (AP-15). */
  idempotencyKey?: string | undefined;
  /** Kind of API, for reports. @default "rest" */
  api?: Api | undefined;
}

/**
 * Makes one request and reads the whole response. Throws an ApiError if it is incomplete. A timeout and the caller's signal both abort it.
 * They are combined by hand, because `AbortSignal.any` exists only since Safari 17.4 and Chrome 116.
 */
async function exchange<T>(
  url: string,
  { method, body, token, signal, idempotencyKey, api }: Call,
  read: (response: Response) => Promise<T>,
) {
  const end = new AbortController();
  const letGo = () => end.abort();
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    end.abort();
  }, timeout);
  signal?.addEventListener("abort", letGo);
  if (signal?.aborted) letGo();
  try {
    const response = await fetch(url, {
      method: method ?? "GET",
      headers: {
        ...(hasCookieSession() && cookieHeader),
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && { "Content-Type": "application/json" }),
        ...(idempotencyKey !== undefined && { "Idempotency-Key": idempotencyKey }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: end.signal,
    });
    learnServerTime(response.headers.get("Date"));
    return { response, content: await read(response) };
  } catch (error) {
    const broken = signal?.aborted ? "aborted" : "network";
    throw new ApiError(`${url}: ${String(error)}`, { reason: late ? "timeout" : broken, cause: error, api });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", letGo);
  }
}

function parsed(text: string): { data: unknown } | undefined {
  try {
    return { data: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** Returns the seconds of a Retry-After header, which is a number of seconds or a date (RFC 9110, 10.2.3). Undefined for anything else. */
export function retryAfterOf(header: string | null): number | undefined {
  const text = header?.trim() ?? "";
  if (/^\d{1,15}$/.test(text)) return Number(text);
  const moment = Date.parse(text);
  return /[a-z]/i.test(text) && !Number.isNaN(moment) ? Math.max(0, Math.ceil((moment - now().getTime()) / 1000)) : undefined;
}

const refusal = (url: string, { status, headers }: Response, text: string, api?: Api) =>
  new ApiError(`${url}: status ${status}`, {
    api,
    reason: "status",
    status,
    data: parsed(text)?.data,
    retryAfter: retryAfterOf(headers.get("Retry-After")),
  });

/** Returns the JSON of a successful response. */
export async function sendForJson(url: string, call: Call = {}): Promise<unknown> {
  const { response, content } = await exchange(url, call, (answer) => answer.text());
  if (!response.ok) throw refusal(url, response, content, call.api);
  const json = parsed(content);
  if (!json) throw new ApiError(`${url}: the answer is not JSON`, { reason: "body", api: call.api });
  return json.data;
}

/** The first characters of file types that a server may claim wrongly: a PDF has them within its first 1,024 bytes (ISO 32000-2, 7.5.2). */
const signatures: Readonly<Record<string, string>> = { "application/pdf": "%PDF-" };
const signatureWithin = 1024;

async function looksLike(content: Blob, type: string): Promise<boolean> {
  const signature = signatures[type];
  return signature === undefined || (await content.slice(0, signatureWithin).text()).includes(signature);
}

/**
 * Returns a file of the given type. Anything else throws an ApiError: an error as JSON with status 200, or a web page that claims to be a
 * PDF (AP-09).
 */
export async function sendForBlob(url: string, type: string, call: Call = {}): Promise<Blob> {
  const { response, content } = await exchange(url, call, (answer) => answer.blob());
  if (!response.ok) throw refusal(url, response, await content.text());
  if (content.type.startsWith(type) && content.size > 0 && (await looksLike(content, type))) return content;
  const data = parsed(await content.text())?.data;
  throw new ApiError(`${url}: ${content.size} bytes of "${content.type}" instead of ${type}`, { reason: "body", data });
}
