import { ApiError } from "./errors.ts";
import { learnServerTime } from "./now.ts";

const timeout = 30_000;

export interface Call {
  method?: "GET" | "POST" | "PUT" | undefined;
  /** Sent as JSON. */
  body?: unknown;
  token?: string | undefined;
  signal?: AbortSignal | undefined;
}

const reasonOf = (error: unknown) => {
  const name = error instanceof Error ? error.name : "";
  return name === "TimeoutError" ? "timeout" : name === "AbortError" ? "aborted" : "network";
};

/** One exchange, headers and content, or an ApiError where there was no whole answer. */
async function exchange<T>(url: string, { method, body, token, signal }: Call, read: (response: Response) => Promise<T>) {
  const late = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(url, {
      method: method ?? "GET",
      headers: {
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && { "Content-Type": "application/json" }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, late]) : late,
    });
    learnServerTime(response.headers.get("Date"));
    return { response, content: await read(response) };
  } catch (error) {
    throw new ApiError(`${url}: ${String(error)}`, { reason: reasonOf(error), cause: error });
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
