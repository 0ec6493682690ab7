import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { maxDuration, settings, size } from "../engine.ts";
import { freePort } from "../ports.ts";
import { closeOrEnd } from "../processes.ts";
import { type Driver, elementKey, finished } from "./driver.ts";

/** A connection to Marionette: each message has its length before it, as "12:[0,1,{…}]". */
class Connection {
  readonly #socket: Socket;
  #rest = Buffer.alloc(0);
  #last = 0;
  readonly #waiting = new Map<number, (answer: [error: { error: string; message: string } | null, result: unknown]) => void>();

  constructor(socket: Socket) {
    this.#socket = socket;
    socket.on("data", (data) => {
      this.#rest = Buffer.concat([this.#rest, data]);
      this.#take();
    });
  }

  #take(): void {
    const colon = this.#rest.indexOf(":");
    const end = colon + 1 + Number(this.#rest.subarray(0, colon));
    if (colon < 0 || this.#rest.length < end) return;
    const message = JSON.parse(this.#rest.subarray(colon + 1, end).toString()) as unknown;
    this.#rest = this.#rest.subarray(end);
    // The first message tells the version of the protocol and answers nothing.
    if (Array.isArray(message)) this.#waiting.get(message[1])?.([message[2], message[3]]);
    this.#take();
  }

  async send<Answer>(command: string, given: object = {}): Promise<Answer> {
    const id = ++this.#last;
    const text = Buffer.from(JSON.stringify([0, id, `WebDriver:${command}`, given]));
    const answered = new Promise<[{ error: string; message: string } | null, unknown]>((resolve) => this.#waiting.set(id, resolve));
    this.#socket.write(Buffer.concat([Buffer.from(`${text.length}:`), text]));
    const [error, result] = await answered;
    this.#waiting.delete(id);
    if (error) throw new Error(`${error.error}: ${error.message}`);
    return result as Answer;
  }
}

async function reach(port: number): Promise<Socket> {
  for (let attempts = 0; attempts < 300; attempts++) {
    const socket = connect(port, "127.0.0.1");
    const isThere = await once(socket, "connect").then(
      () => true,
      () => false,
    );
    if (isThere) return socket;
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error("Firefox does not open its port for Marionette");
}

/** Another Firefox, driven by its Marionette: over BiDi it tells no roles and names of its own. */
export async function startMarionette(firefox: string): Promise<{ driver: Driver; end: () => Promise<void> }> {
  const profile = mkdtempSync(join(tmpdir(), "firefox-"));
  const port = await freePort();
  const preferences = {
    "marionette.port": port,
    "intl.accept_languages": settings.locale,
    "ui.prefersReducedMotion": 1,
    "browser.shell.checkDefaultBrowser": false,
    "datareporting.policy.dataSubmissionEnabled": false,
  };
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`);
  writeFileSync(join(profile, "user.js"), lines.join(""));
  const browser = spawn(
    firefox,
    ["--headless", "--no-remote", "--marionette", "--profile", profile, "--width", `${size.width}`, "--height", `${size.height}`],
    {
      stdio: "ignore",
      env: { ...process.env, TZ: settings.timezone },
    },
  );
  const end = async () => {
    const close = async () => {
      browser.kill();
      await once(browser, "exit");
    };
    await closeOrEnd(close, browser.pid ? [browser.pid] : []);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const connection = new Connection(await reach(port));
    await connection.send("NewSession", { timeouts: { script: maxDuration, pageLoad: maxDuration } });
    const driver: Driver = {
      open: (url) => connection.send("Navigate", { url }),
      run: async (body) =>
        finished(await connection.send<{ value: never }>("ExecuteAsyncScript", { script: body, args: [] }).then(({ value }) => value)),
      find: async (css) => {
        const found = await connection.send<Record<string, string>[]>("FindElements", { using: "css selector", value: css });
        return found.map((each) => each[elementKey] as string);
      },
      role: (id) => connection.send<{ value: string }>("GetComputedRole", { id }).then(({ value }) => value),
      label: (id) => connection.send<{ value: string }>("GetComputedLabel", { id }).then(({ value }) => value),
    };
    return { driver, end };
  } catch (error) {
    await end();
    throw error;
  }
}
