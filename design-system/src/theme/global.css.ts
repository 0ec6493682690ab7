import { vars } from "@favilla/tokens";
import { type GlobalStyleRule, globalStyle } from "@vanilla-extract/css";
import { media } from "./css.ts";
import * as layers from "./layers.css.ts";

const inLayer = (layer: string) => (selector: string, rule: Omit<GlobalStyleRule, "@layer">) =>
  globalStyle(selector, { "@layer": { [layer]: rule } });
const reset = inLayer(layers.reset);
const base = inLayer(layers.base);

/** Leaves the colour as it is: a site may give one to every element, and show borders by classes. */
const noBorder = { borderWidth: 0, borderStyle: "none" } as const;

reset("*, ::before, ::after", { boxSizing: "border-box" });
reset("body, h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, fieldset", { margin: 0, padding: 0 });
// Undoes styles that common CSS resets add to these elements.
reset("dt", { fontWeight: "inherit" });
reset("legend", { float: "none", inlineSize: "auto", fontSize: "inherit", lineHeight: "inherit" });
reset("caption", { padding: 0, color: "inherit" });
reset("ul, ol", { listStyle: "none" });
reset("fieldset", { ...noBorder, minInlineSize: 0 });
reset("button, input, select, textarea", { font: "inherit", color: "inherit", letterSpacing: "inherit" });
reset("button", { ...noBorder, background: "none", padding: 0, cursor: "pointer" });
reset("summary", { cursor: "pointer", listStyle: "none" });
reset("summary::-webkit-details-marker", { display: "none" });
reset("dialog", { ...noBorder, padding: 0, color: "inherit" });
reset("img, svg", { display: "block", maxInlineSize: "100%" });
// Content with `hidden="until-found"` is excluded, because the browser's page search can reveal it.
reset('[hidden]:not([hidden="until-found" i])', { display: "none !important" });

base("html", {
  fontFamily: vars.font.family,
  fontSize: "100%",
  lineHeight: vars.font.leading.body,
  color: vars.color.text,
  background: vars.color.background,
  fontFeatureSettings: '"tnum"',
  WebkitTextSizeAdjust: "100%",
  textSizeAdjust: "100%",
  scrollPaddingBlock: `${vars.shell.headerHeight} ${vars.space[4]}`,
  accentColor: vars.color.action,
});
// A part of the page in another brand or mode has its own background. With one attribute in each `:where`, browsers look at no element
// without it.
base(':where([data-brand]), :where([data-mode="light"]), :where([data-mode="dark"]), :where([data-mode="contrast"])', {
  fontFamily: vars.font.family,
  color: vars.color.text,
  background: vars.color.background,
});
base("body", {
  // Overrides other resets, which often style the body.
  fontFamily: "inherit",
  lineHeight: "inherit",
  color: "inherit",
  background: "none",
  fontSize: vars.text.body,
  overflowWrap: "break-word",
});
base(":focus-visible", { outline: `${vars.focus.width} solid ${vars.color.focus}`, outlineOffset: vars.focus.offset });
base("h1:focus, main:focus", { outline: "none" });
base("*, ::before, ::after", {
  "@media": {
    "(prefers-reduced-motion: reduce)": {
      animationDuration: "0.01ms !important",
      animationIterationCount: "1 !important",
      transitionDuration: "0.01ms !important",
      scrollBehavior: "auto !important" as "auto",
    },
  },
});
base("html", { "@media": { [media.print]: { background: "none" } } });
