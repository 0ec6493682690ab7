import type { BrowserContext, ConsoleMessage, Request } from "@playwright/test";

/** One call of the portal to the servers. */
export interface Sent {
  method: string;
  path: string;
  body: string;
  authorised: boolean;
  /** True for a call that changes something. */
  write: boolean;
  /** Undefined while no answer has come. */
  status: number | undefined;
  /** True if the servers did it: status 2xx, and no error of GraphQL. */
  accepted: boolean;
}

/** Everything that happened during a step. */
export interface Events {
  crashes: string[];
  /** Errors of the console, without the portal's own reports. */
  errors: string[];
  /** Reports of the portal's error port, as text. */
  reports: string[];
  sent: Sent[];
}

const calls = /^\/(api|admin\/api)(\/|$)/;
/** POST calls that only read. */
const reads = /^\/api\/(billing|consumption|auth|users\/validate-client-code|payments\/validate-libretto)(\/|$)/;

function isWrite(method: string, path: string, body: string): boolean {
  if (method === "GET") return false;
  return path === "/admin/api" ? /^\{"query":"\s*mutation/.test(body) : !reads.test(path);
}

const textOf = async (message: ConsoleMessage): Promise<string> => {
  const values = message.args().map((argument) => argument.jsonValue().catch(() => ""));
  return (await Promise.all(values)).map((value) => (typeof value === "string" ? value : JSON.stringify(value))).join(" ");
};

/** Observes every tab of a visit. */
export class Watch {
  readonly open = new Set<Request>();
  private events: Events = { crashes: [], errors: [], reports: [], sent: [] };
  private readonly pending = new Set<Promise<unknown>>();
  private readonly known = new Map<Request, Sent>();

  constructor(context: BrowserContext) {
    context.on("request", (request) => this.begin(request));
    context.on("requestfailed", (request) => this.open.delete(request));
    context.on("requestfinished", (request) => this.later(this.end(request)));
    context.on("weberror", (error) => this.events.crashes.push(String(error.error().stack ?? error.error())));
    context.on("console", (message) => {
      if (message.type() === "error") this.later(this.note(message));
    });
    // A page may ask before it is left; the answer is always yes.
    context.on("dialog", (dialog) => void dialog.accept().catch(() => undefined));
  }

  /** Returns what has happened since the last call. */
  async take(): Promise<Events> {
    await Promise.all(this.pending);
    const taken = this.events;
    this.events = { crashes: [], errors: [], reports: [], sent: [] };
    return taken;
  }

  private later(work: Promise<unknown>): void {
    const settled = work.catch(() => undefined).finally(() => this.pending.delete(settled));
    this.pending.add(settled);
  }

  private begin(request: Request): void {
    this.open.add(request);
    const path = new URL(request.url()).pathname;
    if (!calls.test(path)) return;
    const [method, body] = [request.method(), request.postData() ?? ""];
    const authorised = "authorization" in request.headers();
    const sent = { method, path, body, authorised, write: isWrite(method, path, body), status: undefined, accepted: false };
    this.known.set(request, sent);
    this.events.sent.push(sent);
  }

  private async end(request: Request): Promise<void> {
    const sent = this.known.get(request);
    try {
      const response = await request.response();
      if (!sent || !response) return;
      sent.status = response.status();
      sent.accepted = response.ok() && !(sent.write && sent.path === "/admin/api" && /"errors":\s*\[/.test(await response.text()));
    } finally {
      this.known.delete(request);
      this.open.delete(request);
    }
  }

  private async note(message: ConsoleMessage): Promise<void> {
    const text = message.text();
    if (text.startsWith("[favilla]")) this.events.reports.push(await textOf(message));
    else this.events.errors.push(text);
  }
}
