import type { Name } from "../all.ts";

/** A difference between an engine's tree and Chromium's that somebody has looked at. */
export interface Difference {
  engine: Name;
  /** The name of the HTML elements. */
  element: string;
  /** "spaces": names with the same letters and other spaces. */
  differs: "role" | "name" | "spaces";
  /** The text of Chromium; "…" is any text that is not empty. */
  chromium: string;
  /** The text of the engine, in the same way. */
  here: string;
  /** The reason why nobody loses anything by it. */
  why: string;
}

const contentIsRead = "no screen reader asks for this name: it reads what is inside";

/** Every difference that is accepted. One that is not here, or that a whole run did not need, fails `npm run tool -- engines`. */
export const differences: readonly Difference[] = [
  {
    engine: "firefox",
    element: "summary",
    differs: "role",
    chromium: "DisclosureTriangle",
    here: "",
    why: "ARIA has no role for summary; Firefox gives screen readers its own, a summary with its state",
  },
  {
    engine: "firefox",
    element: "input",
    differs: "role",
    chromium: "textbox",
    here: "",
    why: "ARIA has no role for a password; Firefox gives screen readers its own, a password field",
  },
  { engine: "firefox", element: "li", differs: "name", chromium: "", here: "…", why: contentIsRead },
  { engine: "firefox", element: "tr", differs: "name", chromium: "", here: "…", why: contentIsRead },
  {
    engine: "webkit",
    element: "select",
    differs: "role",
    chromium: "combobox",
    here: "button",
    why: "WebKit draws a select as a button that opens a list, and VoiceOver says so",
  },
  {
    engine: "webkit",
    element: "summary",
    differs: "role",
    chromium: "DisclosureTriangle",
    here: "",
    why: "ARIA has no role for summary; VoiceOver says that it opens and closes",
  },
  {
    engine: "webkit",
    element: "span",
    differs: "role",
    chromium: "generic",
    here: "group",
    why: "a live region without a role is a group for WebKit; without a name VoiceOver reads its words alone",
  },
  { engine: "webkit", element: "section", differs: "role", chromium: "generic", here: "", why: "a section without a name has no meaning" },
  { engine: "webkit", element: "li", differs: "name", chromium: "", here: "…", why: contentIsRead },
  { engine: "webkit", element: "td", differs: "name", chromium: "…", here: "", why: contentIsRead },
  { engine: "webkit", element: "th", differs: "name", chromium: "…", here: "", why: contentIsRead },
  {
    engine: "webkit",
    element: "a",
    differs: "spaces",
    chromium: "…",
    here: "…",
    why: "WebKit puts no space between the two lines of a row: “33,58 €Luce”; whether VoiceOver pauses there is to be heard by hand",
  },
];
