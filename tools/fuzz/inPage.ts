import type { Target } from "./step.ts";

/** Facts of a page after a step. */
export interface Look {
  url: string;
  title: string;
  heading: string;
  /** Links and buttons that can be pressed. */
  ways: number;
  /** Parts that say they are loading. */
  busy: string[];
  focusOnBody: boolean;
  /** Words that belong to programs, not to customers. */
  raw: string[];
  /** Pixels by which the page is wider than the window. */
  overflow: number;
  /** A hostile text ran. */
  hostile: boolean;
  /** Drafts as JSON by owner and name. */
  drafts: Record<string, string>;
  hasSession: boolean;
  /** Number that differs for each loaded document. */
  loadedAt: number;
}

export type Found = Target & { inMain: boolean };

declare global {
  interface Window {
    fuzzed?: HTMLElement[];
    hostile?: unknown;
  }
}

/** Runs in the page: the elements that can be pressed, or those that take text. The elements themselves stay in `window.fuzzed`. */
export function survey(kind: "press" | "type"): Found[] {
  const fields = "input:not([type=radio],[type=checkbox],[type=button],[type=submit]), textarea, select";
  const presses =
    "a[href], button, summary, input[type=radio], input[type=checkbox], [role=button], [role=tab], [role=menuitem], [role=switch], [role=option]";
  const modal = [...document.querySelectorAll(":modal, [aria-modal=true], [role=alertdialog]")].at(-1);
  const elements = [...(modal ?? document).querySelectorAll<HTMLElement>(kind === "press" ? presses : fields)].filter((element) => {
    if (element.matches(":disabled, [aria-disabled=true], [readonly], [target=_blank]") || element.closest("[inert], [aria-hidden=true]"))
      return false;
    if (element instanceof HTMLAnchorElement && element.origin !== location.origin) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  });
  window.fuzzed = elements;
  const counts = new Map<string, number>();
  return elements.map((element) => {
    const role = element.getAttribute("role") ?? element.tagName.toLowerCase();
    const labels = "labels" in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
    const label = element.getAttribute("aria-label") ?? labels[0]?.innerText ?? element.innerText;
    const name = label.replace(/\s+/g, " ").trim().slice(0, 80);
    const nth = counts.get(role + name) ?? 0;
    counts.set(role + name, nth + 1);
    return { role, name, nth, inMain: element.closest("main, [role=dialog], [role=alertdialog], dialog") !== null };
  });
}

/** Runs in the page: everything that the rules ask about. */
export function look(): Look {
  const isShown = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true });
  const shown = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(isShown);
  const text = document.body.innerText;
  const drafts: Record<string, string> = {};
  try {
    const stored = JSON.parse(sessionStorage.getItem("favilla.drafts") ?? "{}") as Record<string, Record<string, unknown>>;
    for (const [owner, own] of Object.entries(stored))
      for (const [name, value] of Object.entries(own)) drafts[`${owner} ${name}`] = JSON.stringify(value);
  } catch {
    // Broken drafts count as none, as in the portal.
  }
  let hasSession = false;
  try {
    hasSession = localStorage.getItem("favilla.authentication") !== null;
  } catch {
    // The browser's own error page has no storage.
  }
  return {
    url: location.href,
    title: document.title,
    heading: shown("h1")[0]?.innerText ?? "",
    ways: shown("a[href], button:not(:disabled)").length,
    busy: shown("main [aria-busy=true], #root[aria-busy]").map((element) => element.innerText.slice(0, 80)),
    focusOnBody: document.activeElement === document.body || document.activeElement === null,
    raw: text.match(/\b(undefined|NaN|Invalid Date|\[object \w+\])/g) ?? [],
    overflow: Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
    hostile: window.hostile !== undefined,
    drafts,
    hasSession,
    loadedAt: performance.timeOrigin,
  };
}
