import { vars } from "@favilla/tokens";
import { withoutGlyph } from "../data/withoutGlyph.ts";
import { css, media } from "../theme/css.ts";

/** A size container: its width decides whether news and ways stand side by side. */
export const detail = css({ containerType: "inline-size", display: "flex", flexDirection: "column", gap: vars.space[5] });

export const head = css({
  containerType: "inline-size",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: vars.space[3],
});

/** As above the title of any other page (PageHeader.css.ts). */
export const back = css({
  gridColumn: "1 / -1",
  marginBlockStart: `calc(-1 * ${vars.space[2]})`,
  "@media": {
    [`not ${media.desktop}`]: { marginBlockStart: `calc(-1 * ${vars.space[4]})` },
    [media.print]: { display: "none" },
  },
});
export const glyph = css(withoutGlyph);
export const words = css({ gridColumn: 2, display: "grid", gap: vars.space[1], minInlineSize: 0, overflowWrap: "anywhere" });
export const rename = css({ gridColumn: 3, color: vars.color.link, "@media": { [media.print]: { display: "none" } } });

export const contract = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[3],
  marginBlockStart: vars.space[3],
});

/** A part of a panel: a heading and its facts. */
export const part = css({ display: "flex", flexDirection: "column", gap: vars.space[4], minInlineSize: 0 });

/** The addresses as rows: the label, below it the address, at the end what changes it. */
export const addresses = css({ containerType: "inline-size" });
export const address = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: vars.space[3],
  paddingBlock: vars.space[3],
  selectors: {
    "&:first-child": { paddingBlockStart: 0 },
    "&:last-child": { paddingBlockEnd: 0 },
    "& + &": { borderBlockStart: `1px solid ${vars.color.border}` },
  },
});
export const label = css({ gridColumn: 1, color: vars.color.textMuted, fontSize: vars.text.small, fontWeight: vars.font.weight.regular });

/** An address on several lines. */
export const lines = css({ gridColumn: 1, whiteSpace: "pre-line", overflowWrap: "anywhere", fontWeight: vars.font.weight.medium });
/** Words in place of an address. */
export const note = css({ gridColumn: "1 / -1" });
/** Below, where the text is large. */
export const change = css({
  gridArea: "1 / 2 / span 2 / auto",
  alignSelf: "center",
  "@container": { "(inline-size < 16rem)": { gridArea: "3 / 1", justifySelf: "start" } },
  "@media": { [media.print]: { display: "none" } },
});
