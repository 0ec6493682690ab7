import { oldestOf } from "../../portal/targets.ts";
import type { Floor } from "./features.ts";

/** From here on the portal is whole. docs/browsers.md has the table. */
export const whole: Floor = { safari_ios: 16, chrome: 111, firefox: 115 };

/** From here on bills, amounts and PDFs can be read. */
export const readable: Floor = { safari_ios: oldestOf("safari"), chrome: oldestOf("chrome"), firefox: oldestOf("firefox") };

const nicety = "only less nice without it";
const otherName = "not the browser's: an object of our own, or of a package, has a member of this name";
/** Tells whether a decision is about a name alone. */
export const isOtherName = (id: string): boolean => decided[id] === otherName;

/** Features newer than a floor that are allowed, by MDN's name, with what happens without them. A name ending in "." stands for all below. */
export const decided: Record<string, string> = {
  // Scripts.
  "api.AbortSignal.timeout_static":
    "config.json is then awaited without limit (platform/config). Chrome has it whole since 124, enough since 103",
  "api.Element.checkVisibility": "an element without a box counts as hidden (overlays/focus.ts)",
  "api.HTMLElement.popover": "TopLayer.tsx shows the content above the page only",
  "api.HTMLElement.showPopover": "as popover",
  "api.HTMLElement.hidePopover": "as popover",
  "api.HTMLElement.inert": "Safari 15.4 lets Tab reach what a drawer covers",
  "api.HTMLInputElement.capture": otherName,
  "api.Navigator.share": "ReferralCard offers the copy alone",
  "api.Navigator.connection": "SWR asks for it and goes on without",
  "api.Navigator.userAgentData": "react-aria reads the user agent instead",
  "api.Navigator.contacts": otherName,
  "api.Navigator.login": otherName,
  "api.WindowClient.navigate": otherName,
  "api.Document.startViewTransition": "react-router asks for it first; we do not use it",
  "api.ViewTransition": "as startViewTransition",
  "api.ViewTransition.skipTransition": "as startViewTransition",
  "api.trustedTypes": "without it there is nothing to satisfy",
  "api.ML": otherName,
  "api.Profiler": otherName,
  "api.Document.prerendering": "web-vitals takes the page for one that is in view",
  "api.Document.wasDiscarded": "as prerendering",
  "api.PerformanceSoftNavigation": "web-vitals asks for it first",
  "api.Performance.interactionCount": "web-vitals counts interactions itself",
  "api.PerformanceEventTiming": "web-vitals asks for it first: without it the answer to presses is not observed",
  "api.Window.requestIdleCallback": "main.tsx and web-vitals wait with a timer",
  "api.Window.cancelIdleCallback": "as requestIdleCallback",
  "api.Blob.bytes": otherName,
  "api.Element.role": otherName,
  "api.EventTarget.when": otherName,
  "api.IntersectionObserver.delay": otherName,
  "api.Window.maximize": otherName,
  "api.Window.orientation": otherName,
  "javascript.builtins.Array.toSorted": "public/early.js brings it",
  "javascript.builtins.Array.toReversed": "public/early.js brings it",
  "javascript.builtins.AsyncDisposableStack.use": otherName,
  "javascript.builtins.Error.captureStackTrace": "asked for before use",
  "javascript.builtins.Iterator.drop": otherName,
  "javascript.builtins.Iterator.windows": otherName,
  "javascript.builtins.RegExp.escape": "CSS.escape",
  // Styles. What is unknown is ignored.
  "css.at-rules.starting-style": "things appear without a transition",
  "css.at-rules.container": "parts keep the layout of narrow places",
  "css.properties.container": "as @container",
  "css.properties.flex.min-content": "a step of the waterfall gives its name the width of the words (charts/Waterfall)",
  "css.properties.container-type": "as @container",
  "css.properties.container-type.": "as @container",
  "css.properties.container.": "as @container",
  "css.properties.content-visibility": "everything is laid out at once",
  "css.properties.content-visibility.": "as content-visibility",
  "css.properties.contain-intrinsic-block-size": "as content-visibility",
  "css.selectors.has": "Firefox 115 to 120 draw a frame or a gap otherwise; nothing is hidden by it",
  "css.properties.align-content.start": nicety,
  "css.properties.place-self.": nicety,
  "css.properties.rotate": "an arrow does not turn; the state is told by words too",
  "css.properties.rotate.": "as rotate",
  "css.properties.scale": nicety,
  "css.properties.translate": nicety,
  "css.properties.accent-color": "iOS draws its own checkboxes; their state stays visible",
  "css.properties.cursor.": "a phone has no cursor",
  "css.properties.field-sizing": nicety,
  "css.properties.field-sizing.": nicety,
  "css.properties.float.inline-start": nicety,
  "css.properties.font-family.ui-monospace": "the next font of the list",
  "css.properties.forced-color-adjust": "an engine without forced colours needs none",
  "css.properties.forced-color-adjust.": "as forced-color-adjust",
  "css.properties.outline": "before Safari 16.4 the ring has square corners",
  "css.properties.overscroll-behavior": nicety,
  "css.properties.overscroll-behavior.": nicety,
  "css.properties.paint-order": nicety,
  "css.properties.print-color-adjust": "Chrome knows it with its prefix, which stands beside it",
  "css.properties.print-color-adjust.": "as print-color-adjust",
  "css.properties.reading-flow": "the order of Tab is that of the document",
  "css.properties.reading-flow.": "as reading-flow",
  "css.properties.rx": "corners of bars are square",
  "css.properties.scrollbar-color": nicety,
  "css.properties.scrollbar-width": nicety,
  "css.properties.scrollbar-width.": nicety,
  "css.properties.text-size-adjust": nicety,
  "css.properties.text-wrap": nicety,
  "css.properties.text-wrap.": nicety,
  "css.properties.user-select": "Safari knows it with its prefix",
  "css.properties.user-select.": nicety,
  "css.selectors.details-content": "what the reader has left closed stays closed on paper, under a title that names it",
  "css.selectors.selection": nicety,
  "html.elements.link.blocking": "a page that was drawn at build time may show in two steps",
  "html.elements.link.fetchpriority": nicety,
  "html.elements.script.fetchpriority": nicety,
};

export const isDecided = (id: string): boolean => id in decided || `${id.slice(0, id.lastIndexOf("."))}.` in decided;
