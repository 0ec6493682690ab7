import { vars } from "@favilla/tokens";
import { css, media } from "../theme/css.ts";
import { qrQuiet, qrSize } from "./qrModules.ts";

/** CSS pixels of the code with its quiet zone: five whole ones a module, so that edges are sharp. */
const pixels = `${(qrSize + 2 * qrQuiet) * 5}px`;

export const card = css({
  display: "grid",
  justifyItems: "center",
  alignContent: "start",
  inlineSize: "14.5rem",
  maxInlineSize: "100%",
  gap: vars.space[1],
  padding: vars.space[3],
  borderRadius: vars.card.radius,
  border: `1px solid ${vars.color.border}`,
  background: vars.color.sunken,
  textAlign: "center",
  lineHeight: 1.35,
  "@media": { [media.print]: { breakInside: "avoid" } },
});

/** Black on white in every mode, in forced colours and where the browser makes pages dark, because scanners need it. */
export const code = css({
  display: "block",
  inlineSize: pixels,
  blockSize: pixels,
  marginBlockEnd: vars.space[2],
  background: vars.color.print.paper,
  fill: vars.color.print.ink,
  forcedColorAdjust: "none",
  colorScheme: "only light",
  printColorAdjust: "exact",
});

export const title = css({ fontWeight: vars.font.weight.semibold });
export const text = css({ color: vars.color.textMuted, fontSize: vars.text.small, textWrap: "balance" });
