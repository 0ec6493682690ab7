import type { CDPSession, Page } from "@playwright/test";
import type { Finding, Outcome } from "../finding.ts";

/** Maximum number of tab stops to visit. */
const mostStops = 80;

interface Stop {
  at: "end" | "nothing" | "element";
  /** Index among the elements that had focus so far. */
  index: number;
  path: string;
  /** Share of the element's points that another element covers, from 0 to 1. */
  covered: number;
}

/** Runs in the page: returns the element with focus, and whether it is visible. */
export function whereFocusIs(): Stop {
  const { pathOf } = window.auditing;
  const active = document.activeElement as HTMLElement | null;
  if (!active || active === document.body || active === document.documentElement) return { at: "nothing", index: -1, path: "", covered: 0 };
  if (active.id === "audit-end") return { at: "end", index: -1, path: "", covered: 0 };
  window.walked ??= [];
  const place = window.walked.indexOf(active);
  const index = place < 0 ? window.walked.push(active) - 1 : place;
  // A control that its label draws is at its label's place.
  const shown =
    active.getBoundingClientRect().width > 4 ? active : ((active as HTMLInputElement).labels?.[0] ?? active.parentElement ?? active);
  const { left, right, top, bottom } = shown.getClientRects()[0] ?? shown.getBoundingClientRect();
  const [x1, x2] = [Math.max(left + 2, 0), Math.min(right - 2, innerWidth - 1)];
  const [y1, y2] = [Math.max(top + 2, 0), Math.min(bottom - 2, innerHeight - 1)];
  const points: [number, number][] = [
    [(x1 + x2) / 2, (y1 + y2) / 2],
    [x1, y1],
    [x2, y1],
    [x1, y2],
    [x2, y2],
  ];
  const labels = [...((active as HTMLInputElement).labels ?? []), active.closest("label")];
  // An element without pointer events is never hit itself: the one around it is.
  const drawing = getComputedStyle(active).pointerEvents === "none" ? active.parentElement : null;
  const isSeen = ([x, y]: [number, number]) => {
    const hit = document.elementFromPoint(x, y);
    if (drawing?.contains(hit)) return true;
    return Boolean(hit && (active.contains(hit) || hit.contains(active) || labels.some((label) => label?.contains(hit))));
  };
  const outside = x2 <= x1 || y2 <= y1;
  return {
    at: "element",
    index,
    path: pathOf(active),
    covered: outside ? 1 : points.filter((point) => !isSeen(point)).length / points.length,
  };
}

declare global {
  interface Window {
    walked: Element[] | undefined;
    /** The stop that each Tab has reached. */
    stopsSeen: Stop[] | undefined;
    walking: AbortController | undefined;
  }
}

const tab = { key: "Tab", code: "Tab", windowsVirtualKeyCode: 9 } as const;

/** Presses Tab several times, and returns the stops. It waits for the browser to draw each of them only where that is asked for. */
async function pressTab(page: Page, devtools: CDPSession, times: number, isDrawn: boolean): Promise<Stop[]> {
  const press = (type: "rawKeyDown" | "keyUp") => devtools.send("Input.dispatchKeyEvent", { type, ...tab });
  if (!isDrawn) {
    await Promise.all(Array.from({ length: times }, () => [press("rawKeyDown"), press("keyUp")]).flat());
    return page.evaluate(() => window.stopsSeen?.splice(0) ?? []);
  }
  const stops: Stop[] = [];
  for (let count = 0; count < times; count++) {
    await press("rawKeyDown");
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    await press("keyUp");
    stops.push(...(await page.evaluate(() => window.stopsSeen?.splice(0) ?? [])));
  }
  return stops;
}

/** A page's own connection to the browser: one is enough for all its walks. */
const lines = new WeakMap<Page, Promise<CDPSession>>();
const lineTo = (page: Page): Promise<CDPSession> => {
  const line = lines.get(page) ?? page.context().newCDPSession(page);
  lines.set(page, line);
  return line;
};

/** Walks through the page with Tab, from its beginning. */
async function walk(page: Page, devtools: CDPSession, isDrawn: boolean): Promise<{ stops: number; inModal: boolean; walked: Stop[] }> {
  const { stops, inModal } = await page.evaluate(() => {
    window.walked = [];
    window.stopsSeen = [];
    const note = ({ key }: KeyboardEvent) => key === "Tab" && window.stopsSeen?.push(window.auditing.whereFocusIs());
    window.walking = new AbortController();
    window.addEventListener("keyup", note, { capture: true, signal: window.walking.signal });
    const [start, end] = ["start", "end"].map((name) => {
      const button = document.createElement("button");
      button.dataset["audit"] = name;
      button.id = `audit-${name}`;
      button.setAttribute("aria-label", name);
      button.style.cssText = "position: absolute; inset: 0 auto auto 0; opacity: 0; pointer-events: none";
      return button;
    });
    document.body.prepend(start as HTMLElement);
    document.body.append(end as HTMLElement);
    const modal = window.auditing.modal();
    window.scrollTo(0, 0);
    const { length } = window.auditing.stops();
    const active = document.activeElement as HTMLElement | null;
    // Starts at the beginning, or before the dialog's first stop; if that is its only stop, focus must leave and return to scroll to it.
    if (!modal) (start as HTMLElement).focus();
    else if (length === 1) active?.blur();
    return { stops: length, inModal: Boolean(modal) };
  });
  // A scrolling area may be a stop too, and is in no list.
  const walked = stops > 0 ? await pressTab(page, devtools, Math.min(stops + 5, mostStops), isDrawn) : [];
  await page.evaluate(() => {
    window.walking?.abort();
    for (const mark of document.querySelectorAll('[data-audit="start"], [data-audit="end"]')) mark.remove();
    (document.activeElement as HTMLElement | null)?.blur();
  });
  return { stops, inModal, walked };
}

/** Nothing traps focus (2.1.2), and nothing covers the focused element (2.4.11). What seems covered is looked at again, drawn. */
export async function focusWalk(page: Page): Promise<Outcome> {
  const findings: Finding[] = [];
  const report = (rule: string, criterion: string, level: Finding["level"], target: string, message: string) =>
    findings.push({ check: "focus", rule, level, criteria: [criterion], target, message });
  const devtools = await lineTo(page);
  const first = await walk(page, devtools, false);
  const { stops, inModal, walked } = first.walked.some(({ covered }) => covered === 1) ? await walk(page, devtools, true) : first;
  let last = -1;
  let furthest = -1;
  for (const stop of walked) {
    if (stop.at !== "element") break;
    if (stop.index === last && stops > 1) {
      report("keyboard-trap", "2.1.2", "A", stop.path, "Tab does not move focus away.");
      break;
    }
    if (stop.index <= furthest) {
      if (!inModal && stop.index !== last)
        report("keyboard-trap", "2.1.2", "A", stop.path, "Focus comes back here again and again, and never leaves.");
      break;
    }
    if (stop.covered === 1) report("focus-obscured", "2.4.11", "AA", stop.path, "Nothing of what has focus can be seen.");
    else if (stop.covered > 0) report("focus-obscured-partly", "2.4.12", "AAA", stop.path, "Something covers a part of what has focus.");
    last = stop.index;
    furthest = Math.max(furthest, stop.index);
  }
  return { findings, seen: stops > 0 ? ["2.1.1", "2.1.2", "2.4.11", "2.4.12"] : [] };
}

/** 2.4.3: focus follows the visual order, since no style changes the order of the markup. */
export async function focusOrder(page: Page): Promise<Outcome> {
  const { found, any } = await page.evaluate(() => {
    const { pathOf, stops } = window.auditing;
    const all = stops();
    const ahead = all
      .filter(({ tabIndex }) => tabIndex > 0)
      .map((element) => ({ target: pathOf(element), message: "A positive tabindex jumps the queue." }));
    const parents = new Set(
      all.flatMap((stop) => {
        const path = [];
        for (let at = stop.parentElement; at && at !== document.body; at = at.parentElement) path.push(at);
        return path;
      }),
    );
    const turned = [...parents].flatMap((parent) => {
      const { display, flexDirection, readingFlow } = getComputedStyle(parent) as CSSStyleDeclaration & { readingFlow?: string };
      // The style `reading-flow` makes the browser follow the visual order.
      if (readingFlow && readingFlow !== "normal") return [];
      const holders = [...parent.children].filter((child) => all.some((stop) => child.contains(stop)));
      if (!/flex|grid/.test(display) || holders.length < 2) return [];
      const orders = holders.map((child) => Number(getComputedStyle(child).order));
      const isTurned = flexDirection.endsWith("reverse") || orders.some((order, index) => order < (orders[index - 1] ?? order));
      return isTurned ? [{ target: pathOf(parent), message: "Its children are shown in another order than Tab takes them." }] : [];
    });
    return { found: [...ahead, ...turned], any: all.length > 1 };
  });
  return {
    findings: found.map((one) => ({ check: "focus", rule: "focus-order", level: "A", criteria: ["2.4.3"], ...one })),
    seen: any ? ["2.4.3"] : [],
  };
}
