import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import type { Stroke } from "../../tests/browser/keys.ts";
import { type Engine, maxDuration, settings, size } from "./engine.ts";
import { freePort } from "./ports.ts";
import { closeOrEnd } from "./processes.ts";
import { type Driver, elementKey, finished, scriptOf } from "./trees/driver.ts";

/** Keys without a character, as the W3C's WebDriver numbers them. */
const codes: Record<string, string> = {
  Backspace: "\uE003",
  Tab: "\uE004",
  Enter: "\uE006",
  Shift: "\uE008",
  Control: "\uE009",
  Alt: "\uE00A",
  Escape: "\uE00C",
  Space: " ",
  PageUp: "\uE00E",
  PageDown: "\uE00F",
  End: "\uE010",
  Home: "\uE011",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
  Delete: "\uE017",
  F8: "\uE038",
};

const down = (value: string) => ({ type: "keyDown", value });
const up = (value: string) => ({ type: "keyUp", value });

function keyActions(stroke: Stroke): object[] {
  if (stroke.kind === "type") return [...stroke.text].flatMap((text) => [down(text), up(text)]);
  const value = codes[stroke.key] ?? stroke.key;
  if (stroke.kind === "press") return [down(value), up(value)];
  return [stroke.kind === "down" ? down(value) : up(value)];
}

/** A screen that nobody sees. Xvfb chooses its number and writes it to the third file. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "2000x1800x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const number = await new Promise<string>((ready, failed) => {
    screen.once("exit", () => failed(new Error("Xvfb ended at once")));
    (screen.stdio[3] as Readable).once("data", (data: Buffer) => ready(String(data).trim()));
  });
  return { screen, display: `:${number}` };
}

/** WebKitGTK, Safari's engine on Linux, over the W3C's WebDriver: one driver with one window. `browser` is the path of MiniBrowser. */
export async function startWebKit(browser: string): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), "webkit-"));
  const gtk = join(home, ".config/gtk-3.0");
  mkdirSync(gtk, { recursive: true });
  // GTK's way to ask for less motion.
  writeFileSync(join(gtk, "settings.ini"), "[Settings]\ngtk-enable-animations=0\n");
  const { screen, display } = await startScreen();
  const port = await freePort();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`, "--host=127.0.0.1"], {
    stdio: "ignore",
    env: {
      PATH: process.env["PATH"],
      HOME: home,
      DISPLAY: display,
      GDK_BACKEND: "x11",
      NO_AT_BRIDGE: "1",
      TZ: settings.timezone,
      LANG: "it_IT.UTF-8",
      // Its sandbox needs rights that a container doesn't give.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    },
  });

  const send = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(maxDuration + 10_000),
    }).catch((error: Error) => {
      // Says which command a driver that hangs was given.
      throw new Error(`${method} ${path.split("/").slice(3).join("/")} ${JSON.stringify(body ?? {}).slice(0, 200)}: ${error.name}`);
    });
    const { value } = (await response.json()) as { value: Answer & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };

  const ready = async (): Promise<void> => {
    for (let attempts = 0; attempts < 100; attempts++) {
      if (
        await send("GET", "/status").then(
          () => true,
          () => false,
        )
      )
        return;
      await new Promise((later) => setTimeout(later, 100));
    }
    throw new Error("WebKitWebDriver does not answer");
  };

  const end = async () => {
    driver.kill();
    screen.kill();
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };

  try {
    await ready();
    const { sessionId, capabilities } = await send<{ sessionId: string; capabilities: { browserVersion: string } }>("POST", "/session", {
      capabilities: {
        alwaysMatch: { browserName: "MiniBrowser", "webkitgtk:browserOptions": { binary: browser, args: ["--automation"] } },
      },
    });
    const session = `/session/${sessionId}`;
    await send("POST", `${session}/timeouts`, { script: maxDuration, pageLoad: maxDuration });
    // The window's own bar takes some of the height.
    const setWindow = (more: number) =>
      send("POST", `${session}/window/rect`, { x: 0, y: 0, width: size.width, height: size.height + more });
    await setWindow(0);
    const inner = await send<number>("POST", `${session}/execute/sync`, { script: "return innerHeight", args: [] });
    await setWindow(size.height - inner);
    const reader: Driver = {
      open: (url) => send("POST", `${session}/url`, { url }),
      run: async (script) => finished(await send("POST", `${session}/execute/async`, { script, args: [] })),
      find: async (css) => {
        const found = await send<Record<string, string>[]>("POST", `${session}/elements`, { using: "css selector", value: css });
        return found.map((each) => each[elementKey] as string);
      },
      role: (id) => send("GET", `${session}/element/${id}/computedrole`),
      label: (id) => send("GET", `${session}/element/${id}/computedlabel`),
    };
    return {
      version: `WebKitGTK ${capabilities.browserVersion}`,
      open: async (url) => void (await reader.open(url)),
      run: (body) => reader.run(scriptOf(body)),
      driver: async () => reader,
      press: (strokes) =>
        send("POST", `${session}/actions`, { actions: [{ type: "key", id: "keys", actions: strokes.flatMap(keyActions) }] }),
      point: (x, y, press = false) =>
        send("POST", `${session}/actions`, {
          actions: [
            {
              type: "pointer",
              id: "mouse",
              actions: [
                { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0, origin: "viewport" },
                ...(press
                  ? [
                      { type: "pointerDown", button: 0 },
                      { type: "pointerUp", button: 0 },
                    ]
                  : []),
              ],
            },
          ],
        }),
      end: async () => {
        await closeOrEnd(() => send("DELETE", session), driver.pid ? [driver.pid] : []);
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}
