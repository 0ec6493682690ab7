import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { runAxe } from "./checks/axe.ts";
import { readColours } from "./checks/colours.ts";
import { whereFocusIs } from "./checks/focus.ts";
import { showFocus } from "./checks/focusVisible.ts";
import { lostBoxes, noteBoxes } from "./checks/forcedColours.ts";

interface Helpers {
  /** A short CSS path, for people. */
  pathOf: (element: Element) => string;
  isVisible: (element: Element) => boolean;
  /** Elements that Tab should stop at, in the open modal dialog where there is one. */
  stops: () => HTMLElement[];
  modal: () => Element | undefined;
  /** [red, green, blue, alpha] of any CSS colour. */
  colour: (css: string) => [number, number, number, number];
  /** The colour behind an element. */
  behind: (element: Element) => [number, number, number, number];
  contrast: (a: readonly number[], b: readonly number[]) => number;
  /**
   * The first few elements of each kind; the kind is all that decides the drawing of an element: its classes and states, and those around
   * it.
   */
  fewOfEachKind: <Some extends Element>(elements: Iterable<Some>, few: number) => Some[];
}

/** Functions in the page that several checks share. */
const pageFunctions = {
  runAxe,
  readColours,
  showFocus,
  noteBoxes,
  lostBoxes,
  whereFocusIs,
};

declare global {
  interface Window {
    auditing: Helpers & typeof pageFunctions;
    axe: typeof import("axe-core");
    ace: { Checker: new () => AceChecker };
  }
}

interface AceChecker {
  check: (node: Node, guidelines: string[]) => Promise<{ results: AceResult[] }>;
  getGuidelines: () => { id: string; checkpoints: { num: string; wcagLevel: string; rules?: { id: string }[] }[] }[];
}

export interface AceResult {
  ruleId: string;
  reasonId: number | string;
  value: [string, string];
  message: string;
  snippet: string;
  node: Node;
}

/** Runs in the page: installs the shared functions. */
function install(): void {
  const context = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d", { willReadFrequently: true });
  const colours = new Map<string, [number, number, number, number]>();
  const isVisible = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ opacityProperty: false, visibilityProperty: true });
  };
  const nameOf = (element: Element) => {
    if (element.id && !/[:«»]|^_?r/.test(element.id)) return `#${element.id}`;
    const like = [...(element.parentElement?.children ?? [])].filter(({ tagName }) => tagName === element.tagName);
    const role = element.getAttribute("role");
    const place = like.length > 1 ? `:nth-of-type(${like.indexOf(element) + 1})` : "";
    return `${element.tagName.toLowerCase()}${role ? `[role=${role}]` : ""}${place}`;
  };
  const colour = (css: string) => {
    const cached = colours.get(css);
    if (cached) return cached;
    if (!context) throw new Error("There is no canvas");
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = css;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    const value: [number, number, number, number] = [red, green, blue, alpha / 255];
    colours.set(css, value);
    return value;
  };
  const luminance = (rgb: readonly number[]) => {
    const [red = 0, green = 0, blue = 0] = rgb.map((part) =>
      part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const modal = () =>
    [...document.querySelectorAll(':modal, [aria-modal="true"]')]
      .filter((element) => isVisible(element) || element.matches(":modal"))
      .at(-1);
  const decisive =
    /^(class|style|type|open|disabled|readonly|role|fill|stroke|data-(?!audit).*|aria-(disabled|current|selected|pressed|checked|invalid|expanded|busy))$/;
  const ownKind = (element: Element) =>
    [...element.attributes]
      .filter(({ name }) => decisive.test(name))
      .map(({ name, value }) => `${name}=${value}`)
      .join(" ");
  /** Kinds as numbers, since a kind contains its parent's. */
  const kinds = new Map<string, number>();
  const kindIn = (cached: Map<Element, number>, element: Element): number => {
    const found = cached.get(element);
    if (found !== undefined) return found;
    const around = element.parentElement ? kindIn(cached, element.parentElement) : 0;
    const text = `${around} ${element.tagName} ${ownKind(element)}`;
    const kind = kinds.get(text) ?? kinds.size;
    kinds.set(text, kind);
    cached.set(element, kind);
    return kind;
  };
  const helpers: Helpers = {
    isVisible,
    colour,
    modal,
    pathOf(element) {
      const path = [];
      for (let at: Element | null = element; at && at !== document.body && path.length < 5; at = at.parentElement) {
        path.unshift(nameOf(at));
        if (path[0]?.startsWith("#")) break;
      }
      return path.join(" > ") || "body";
    },
    stops() {
      const groups = new Set<string>();
      const selector =
        'a[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable=""], [contenteditable="true"], [tabindex]';
      return [...(modal() ?? document).querySelectorAll<HTMLElement>(selector)].filter((element) => {
        if (element.tabIndex < 0 || element.matches(":disabled, [data-audit]") || element.closest("[inert]")) return false;
        if (!element.checkVisibility({ visibilityProperty: true })) return false;
        if (!(element instanceof HTMLInputElement) || element.type !== "radio" || !element.name) return true;
        const isNew = !groups.has(element.name);
        groups.add(element.name);
        return isNew;
      });
    },
    behind(element) {
      const layers: [number, number, number, number][] = [];
      for (let at: Element | null = element; at; at = at.parentElement) {
        const layer = colour(getComputedStyle(at).backgroundColor);
        if (layer[3] > 0) layers.push(layer);
        if (layer[3] === 1) break;
      }
      const base: [number, number, number, number] = matchMedia("(prefers-color-scheme: dark)").matches
        ? [18, 18, 18, 1]
        : [255, 255, 255, 1];
      return layers.reduceRight<[number, number, number, number]>(
        (under, [red, green, blue, alpha]) => [
          red * alpha + under[0] * (1 - alpha),
          green * alpha + under[1] * (1 - alpha),
          blue * alpha + under[2] * (1 - alpha),
          1,
        ],
        base,
      );
    },
    contrast(a, b) {
      const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((one, other) => other - one);
      return (light + 0.05) / (dark + 0.05);
    },
    fewOfEachKind(elements, few) {
      const cached = new Map<Element, number>();
      const counts = new Map<number, number>();
      return [...elements].filter((element) => {
        const kind = kindIn(cached, element);
        const count = (counts.get(kind) ?? 0) + 1;
        counts.set(kind, count);
        return count <= few;
      });
    },
  };
  Object.assign(window, { auditing: helpers });
}

const require = createRequire(import.meta.url);
const engines = [
  readFileSync(require.resolve("axe-core/axe.min.js"), "utf8"),
  `${readFileSync(require.resolve("accessibility-checker-engine/ace.js"), "utf8")}; window.ace = ace;`,
];

/** Installs both engines and the shared functions in the page; quick if they are there already. */
export async function prepare(page: Page): Promise<void> {
  if (await page.evaluate(() => "auditing" in window)) return;
  for (const engine of engines) await page.evaluate(engine);
  await page.evaluate(install);
  for (const [name, run] of Object.entries(pageFunctions)) await page.evaluate(`window.auditing.${name} = ${run}`);
}
