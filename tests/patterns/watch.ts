import { listen } from "./announcements.ts";

/** A state of the scene to which it may return without a remount: just mounted, or after a first step. */
export type Place = "start" | "step";

interface Watch {
  /** Waits until the mounted scene is rendered, and records it. */
  begin: () => Promise<void>;
  /** Records the present state of the scene. */
  note: (place: Place) => void;
  /** Tells whether the scene is in the recorded state, once focus is back. */
  isAt: (place: Place) => Promise<boolean>;
  /** Puts focus on the stop before an element, or on the first button of the page. */
  focusBefore: (element: Element) => void;
  said: { text: string; live: string }[];
  pointed: Element | undefined;
  point: (element: Element) => void;
  /** Running intervals. */
  intervals: Set<number>;
  /** Presses by key or pointer since the scene began. */
  clicks: number;
  /** Elements that got focus from the one that must keep it. */
  escaped: string[];
  describe: (element: Element | null) => string;
}

declare global {
  interface Window {
    stage: Watch;
  }
}

/** Runs in the page after `listen` and before all other scripts: records announcements and presses, and prevents navigation. */
function watchPage(): void {
  const observer = window.listenTo((text, live) => void window.stage.said.push({ text, live }));
  const endButton = (id: string) => {
    const button = document.createElement("button");
    button.id = id;
    button.textContent = id;
    button.style.cssText = "position: absolute; inset: 0 auto auto 0; opacity: 0; pointer-events: none";
    return button;
  };
  const noted: { [place in Place]?: { look: string; focused: Element | null } } = {};
  /** The markup, and the state of elements that is not in their HTML. */
  const look = () => {
    const state = [...document.body.querySelectorAll<HTMLInputElement>("input, textarea, select, :popover-open, ul, ol, div")].map(
      ({ value, checked, scrollLeft, scrollTop }) => `${value} ${checked} ${scrollLeft} ${scrollTop}`,
    );
    return document.body.innerHTML + state.join();
  };
  window.stage = {
    note(place) {
      noted[place] = { look: look(), focused: document.activeElement };
      observer.takeRecords();
      window.stage.said = [];
      window.stage.clicks = 0;
    },
    async isAt(place) {
      const { focused = null, look: wanted } = noted[place] ?? {};
      if (document.activeElement !== focused) {
        if (focused === document.body) (document.activeElement as HTMLElement).blur();
        else (focused as HTMLElement | null)?.focus();
        // The effects of leaving may come a moment later.
        await new Promise((soon) => setTimeout(soon));
      }
      if (window.scrollY !== 0) window.scrollTo(0, 0);
      if (document.activeElement !== focused || look() !== wanted) return false;
      window.stage.note(place);
      return true;
    },
    focusBefore(element) {
      const stops = [
        ...document.querySelectorAll<HTMLElement>("a[href], button, input:not([type=radio]), select, textarea, summary, [tabindex]"),
      ];
      const isBefore = (stop: Element) => (stop.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
      const last = stops.filter((stop) => isBefore(stop) && stop.tabIndex >= 0 && !stop.matches(":disabled") && stop.checkVisibility());
      (document.activeElement as HTMLElement | null)?.blur?.();
      last.at(-1)?.focus();
    },
    async begin() {
      // Content that is rendered only near the view (content-visibility) has no state before its first frame.
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
      if (!document.getElementById("stage-before")) {
        document.body.prepend(endButton("stage-before"));
        document.body.append(endButton("stage-after"));
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      }
      if (document.activeElement?.id.startsWith("stage-")) (document.activeElement as HTMLElement).blur();
      window.scrollTo(0, 0);
      window.stage.note("start");
    },
    said: [],
    pointed: undefined,
    point(element) {
      window.stage.pointed = element;
    },
    clicks: 0,
    escaped: [],
    intervals: new Set(),
    describe: (element) => (element ? (element.cloneNode() as Element).outerHTML.slice(0, 160) : "nothing"),
  };
  const { setInterval: repeat, clearInterval: end } = window;
  Object.assign(window, {
    setInterval: (...rest: Parameters<typeof repeat>) => {
      const id = repeat(...rest) as unknown as number;
      window.stage.intervals.add(id);
      return id;
    },
    clearInterval: (id: number) => {
      window.stage.intervals.delete(id);
      end(id);
    },
  });
  const count = () => {
    window.stage.clicks += 1;
  };
  window.addEventListener("click", count, true);
  window.addEventListener("click", (event) => {
    if ((event.target as Element).closest("a")) event.preventDefault();
  });
  window.addEventListener("submit", (event) => event.preventDefault());
}

/** The script of a page that is a stage. */
export const watchScript = [listen, watchPage].map((run) => `(${String(run)})();`).join("\n");
