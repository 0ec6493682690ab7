import { vars } from "@favilla/tokens";
import { hidden } from "../text/hidden.ts";
import { css, cssWithin, media } from "../theme/css.ts";
import { main } from "./PageShell.css.ts";

const phone = `not ${media.tablet}`;

export const frame = css({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[6],
  inlineSize: "min(100%, 36rem)",
  marginInline: "auto",
  "@media": { [`not ${media.tablet}`]: { gap: vars.space[4] } },
});

export const head = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.border}`,
  paddingBlockEnd: vars.space[3],
});

/** The label ends near the edge of the content below; the button's padding extends beyond it if there is room. */
export const cancel = css({ "@media": { [media.tablet]: { marginInlineEnd: `calc(-1 * ${vars.space[3]})` } } });

export const cancelWords = css({});

/** On a phone, in a page, a bar across the window, which replaces the page's header (PageShell.css.ts): the close button, then the title. */
export const bar = css({});
const inPage = `${main} ${bar}`;
cssWithin(inPage, {
  "@media": {
    [phone]: {
      flexFlow: "row-reverse nowrap",
      justifyContent: "flex-end",
      minBlockSize: `calc(${vars.shell.headerHeight} - ${vars.space[2]})`,
      marginInline: `calc(-1 * ${vars.space[4]})`,
      marginBlockStart: `calc(-1 * ${vars.space[5]})`,
      paddingInline: `${vars.space[2]} ${vars.space[4]}`,
      paddingBlock: 0,
      background: vars.color.surface,
    },
  },
});
cssWithin(`${inPage} ${cancelWords}`, { "@media": { [phone]: hidden } });
cssWithin(`${inPage} ${cancel}`, {
  "@media": {
    [phone]: { minInlineSize: vars.control.target, minBlockSize: vars.control.target, color: vars.color.text, fontSize: vars.text.section },
  },
});

/** Height of the on-screen keyboard, for `useKeyboardInset`. */
export const keyboardName = "--favilla-keyboard";

/** While an on-screen keyboard is shown, the main button stays in view above it. */
export const actions = css({ "@media": { [media.print]: { display: "none" } } });
cssWithin(`${frame}[data-keyboard] ${actions}`, {
  position: "sticky",
  insetBlockEnd: `var(${keyboardName}, 0px)`,
  paddingBlock: vars.space[3],
  background: vars.color.background,
});

export const step = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[2] });

/** The heading receives focus by script so that screen readers announce it. It shows no focus ring, because it is not interactive. */
export const heading = css({ scrollMarginBlock: vars.space[16], selectors: { "&:focus": { outline: "none" } } });
