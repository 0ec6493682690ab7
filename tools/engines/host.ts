import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";
import { watchScript } from "../../tests/patterns/watch.ts";

/** An answer of the page to the program that drives the browser. */
export type Said =
  | { kind: "press"; keys: string }
  | { kind: "point"; x: number; y: number }
  | { kind: "finished"; faults: string[]; skip?: string }
  /** The story did not finish, or Storybook reloaded itself. */
  | { kind: "lost"; why: string };

declare global {
  interface Window {
    /** Real keys and a real pointer for the stories (stories/realKeys.ts). */
    pressKeys?: (keys: string) => Promise<void>;
    movePointer?: (element: Element) => Promise<void>;
    /** Notes the reason why a play function does not run in this engine (stories/emulation.ts). */
    leaveOut?: (reason: string) => void;
    host: {
      load: (url: string) => Promise<void>;
      show: (id: string) => Promise<Said>;
      answered: () => Promise<Said>;
      ask: (wanted: Said) => Promise<void>;
    };
  }
}

interface Report {
  type: string;
  status: string;
  result: { violations?: { id: string; nodes: { target: string[]; failureSummary?: string }[] }[] };
}

interface Finished {
  storyId: string;
  reporters: Report[];
}

/** Script of the page around Storybook's frame: it shows one story after another, and asks the driver for keys and the pointer. */
export function hostScript(): void {
  const frame = document.querySelector("iframe") as HTMLIFrameElement;
  /** Milliseconds for one story, or for one step of it. */
  const longest = 30_000;
  const said: Said[] = [];
  let listener: ((what: Said) => void) | undefined;
  let goOn: (() => void) | undefined;

  const say = (what: Said) => {
    if (listener) listener(what);
    else said.push(what);
    listener = undefined;
  };
  const next = (): Promise<Said> =>
    new Promise((resolve) => {
      const first = said.shift();
      if (first) return resolve(first);
      const timer = setTimeout(() => resolve({ kind: "lost", why: `nothing for ${longest / 1000} s` }), longest);
      listener = (what) => {
        clearTimeout(timer);
        resolve(what);
      };
    });
  const textOf = (error: { name?: string; message?: string }) => `${error.name ?? "Error"}: ${error.message ?? JSON.stringify(error)}`;

  const hasState = () => Boolean(frame.contentWindow?.__STORYBOOK_PREVIEW__.storyStoreValue.userGlobals.globals.pseudo);

  window.host = {
    load: async (url) => {
      const old = frame.contentDocument;
      frame.src = url;
      const isDrawn = () =>
        frame.contentDocument !== old &&
        frame.contentDocument?.readyState === "complete" &&
        // Storybook reloads itself when it is given another story before the first has come to its end.
        frame.contentWindow?.__STORYBOOK_PREVIEW__?.currentRender?.phase === "finished";
      for (const start = Date.now(); !isDrawn(); ) {
        if (Date.now() - start > longest) throw new Error("Storybook does not start");
        await new Promise((later) => setTimeout(later, 50));
      }
      if (hasState()) throw new Error("the first story has a permanent state, which every other would inherit");
      await frame.contentDocument?.fonts.ready;
      frame.focus();
      if (!frame.contentDocument?.hasFocus()) throw new Error("the window has no focus, so nothing in it would get any");
    },
    show: async (id) => {
      said.length = 0;
      // A story with a permanent focus or hover state would pass it on to the next, and Storybook loses one that it changes meanwhile.
      if (hasState()) await window.host.load(frame.src);
      const page = frame.contentWindow as Window;
      const { storyGlobals, parameters } = await page.__STORYBOOK_PREVIEW__.loadStory({ storyId: id });
      let skip: string | undefined;
      page.leaveOut = (reason) => {
        skip = reason;
      };
      const { width, height } = parameters.viewport.options[storyGlobals.viewport?.value ?? "desktop"]?.styles ?? {};
      Object.assign(frame.style, { width: width ?? "1280px", height: height ?? "900px" });
      const channel = page.__STORYBOOK_ADDONS_CHANNEL__;
      const faults: string[] = [];
      const on = (event: string, listen: (payload: never) => void) => channel.on(event, listen as Parameters<typeof channel.on>[1]);
      const failed = (error: object) => void faults.push(textOf(error));
      const reloaded = () => say({ kind: "lost", why: "Storybook reloaded itself" });
      const missing = () => say({ kind: "finished", faults: ["it is missing"] });
      const finished = ({ storyId, reporters }: Finished) => {
        if (storyId !== id) return;
        // Colours that are the system's are the reader's choice.
        const left = page.matchMedia("(forced-colors: active)").matches ? "color-contrast" : undefined;
        const violations = reporters
          .filter(({ type, status }) => type === "a11y" && status === "failed")
          .flatMap(({ result }) => result.violations ?? [])
          .filter(({ id: rule }) => rule !== left);
        for (const { id: rule, nodes } of violations)
          for (const { target, failureSummary } of nodes) faults.push(`axe ${rule} at ${target.join(" ")}: ${failureSummary ?? ""}`);
        say({ kind: "finished", faults: [...new Set(faults)], ...(skip && faults.length === 0 && { skip }) });
      };
      const listeners = [
        ["playFunctionThrewException", failed],
        ["unhandledErrorsWhilePlaying", (errors: object[]) => errors.forEach(failed)],
        ["storyThrewException", failed],
        ["storyErrored", failed],
        ["storyMissing", missing],
        ["storyFinished", finished],
      ] as const;
      for (const [event, listen] of listeners) on(event, listen);
      frame.addEventListener("load", reloaded);
      const stop = () => {
        frame.removeEventListener("load", reloaded);
        for (const [event, listen] of listeners) channel.off(event, listen as Parameters<typeof channel.off>[1]);
      };
      stops.push(stop);
      frame.focus();
      channel.emit("setCurrentStory", { storyId: id, viewMode: "story" });
      return close(await next());
    },
    answered: async () => {
      goOn?.();
      return close(await next());
    },
    ask: (wanted) =>
      new Promise((done) => {
        goOn = done;
        say(wanted);
      }),
  };

  const stops: (() => void)[] = [];
  const close = (what: Said) => {
    if (what.kind === "finished" || what.kind === "lost") for (const stop of stops.splice(0)) stop();
    return what;
  };
}

/** Script at the head of Storybook's frame. */
export function frameScript(): void {
  // Storybook's highlighter measures every story, but belongs to none.
  Object.assign(window, { __STORYBOOK_HIGHLIGHT_INITIALIZED: true });
  if (window.parent === window) return;
  // WebKit opens the list of a select for a simulated press too, and later takes the option that is under the pointer.
  window.addEventListener(
    "mousedown",
    (event) => {
      if (event.isTrusted || !(event.target instanceof HTMLSelectElement)) return;
      event.preventDefault();
      event.target.focus();
    },
    true,
  );
  window.pressKeys = (keys) => window.parent.host.ask({ kind: "press", keys });
  window.movePointer = async (element) => {
    element.scrollIntoView({ block: "nearest" });
    // What floats is placed a moment after it appears.
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    let box = element.getBoundingClientRect();
    for (let tries = 0; tries < 30; tries++) {
      await drawn();
      const now = element.getBoundingClientRect();
      const isStill = now.x === box.x && now.y === box.y && now.top >= 0 && now.left >= 0;
      box = now;
      if (isStill) break;
    }
    return window.parent.host.ask({ kind: "point", x: box.left + box.width / 2, y: box.top + box.height / 2 });
  };
}

const element = (script: string) => `<script>${script}</script>`;
const script = (run: () => void) => element(`(${String(run)})()`);

/** Tab leaves Storybook's frame for the buttons, as it leaves a page for the browser's own. */
export const hostPage = `<!doctype html><html lang="it"><meta charset="utf-8"><title>Stories</title><style>body{margin:0}iframe{border:0;display:block}button{position:fixed;bottom:0}</style><button>Before</button><iframe title="Story" width="1280" height="900"></iframe><button>After</button>${script(hostScript)}`;

const driven =
  buildSync({ entryPoints: [fileURLToPath(new URL("./page/inPage.ts", import.meta.url))], bundle: true, write: false }).outputFiles[0]
    ?.text ?? "";

const withScripts = (html: string, ...scripts: string[]) => html.replace("<head>", () => `<head>${scripts.join("")}`);

/** Storybook's own frame with the script at its head. */
export const framePage = (html: string) => withScripts(html, script(frameScript));

/** A page, such as Storybook's frame, as a stage of patterns. */
export const stagePage = (html: string) => withScripts(html, script(frameScript), element(watchScript), element(driven));
