import { vars } from "@favilla/tokens";
import { css, media } from "../theme/css.ts";
import { roomy, wide } from "./plot.ts";

/** Its minimum height fits a slot's figures, so that nothing below moves. */
export const readout = css({
  display: "flex",
  flexWrap: "wrap",
  alignContent: "center",
  gap: `${vars.space[1]} ${vars.space[5]}`,
  minBlockSize: "7.5em",
  paddingInline: vars.space[4],
  paddingBlock: vars.space[3],
  border: `1px solid ${vars.color.tintBorder}`,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  fontVariantNumeric: "tabular-nums",
  "@container": { [roomy]: { minBlockSize: "5.25em" }, [wide]: { minBlockSize: "3.5em" } },
  "@media": { [media.forcedColors]: { borderColor: "CanvasText" } },
});

/** On its own line if there is little room. */
export const name = css({ flexBasis: "100%", "@container": { [roomy]: { flexBasis: "auto" } } });

export const note = css({ color: vars.color.textMuted, "@container": { [roomy]: { marginInlineStart: "auto" } } });
