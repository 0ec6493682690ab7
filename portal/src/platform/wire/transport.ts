import { ApiError } from "../errors/errors.ts";
import { learnServerTime } from "../time/now.ts";

const timeout = 30_000;

export interface Call {
  method?: "GET" | "POST" | "PUT" | "DELETE" | undefined;
  /** Sent as JSON. */
  body?: unknown;
  token?: string | undefined;
  signal?: AbortSignal | undefined;
  /** Of a write that must happen once: the same key again gets the first answer again (AP-15). */
  idempotencyKey?: string | undefined;
}

/**
 * One exchange, headers and content, or an ApiError where there was no whole answer.
 * Two things end it early; they are joined by hand, since `AbortSignal.any` came to Safari with 17.4 and to Chrome with 116.
 */
async function exchange<T>(url: string, { method, body, token, signal, idempotencyKey }: Call, read: (response: Response) => Promise<T>) {
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
    const reason = late ? "timeout" : signal?.aborted ? "aborted" : "network";
    throw new ApiError(`${url}: ${String(error)}`, { reason, cause: error });
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

const refused = (url: string, status: number, text: string) =>
  new ApiError(`${url}: status ${status}`, { reason: "status", status, data: parsed(text)?.data });

/** The JSON of a successful answer. */
export async function sendForJson(url: string, call: Call = {}): Promise<unknown> {
  const { response, content } = await exchange(url, call, (answer) => answer.text());
  if (!response.ok) throw refused(url, response.status, content);
  const json = parsed(content);
  if (!json) throw new ApiError(`${url}: the answer is not JSON`, { reason: "body" });
  return json.data;
}

/** A file of the given type. Anything else, an error as JSON with status 200 included, is an ApiError. */
export async function sendForBlob(url: string, type: string, call: Call = {}): Promise<Blob> {
  const { response, content } = await exchange(url, call, (answer) => answer.blob());
  if (!response.ok) throw refused(url, response.status, await content.text());
  if (content.type.startsWith(type) && content.size > 0) return content;
  const data = content.type.startsWith("application/json") ? parsed(await content.text())?.data : undefined;
  throw new ApiError(`${url}: ${content.size} bytes of "${content.type}" instead of ${type}`, { reason: "body", data });
}
