import { vars } from "@favilla/tokens";
import { css, cssVariants } from "../theme/css.ts";

export const heading = css({ lineHeight: vars.font.leading.tight, textWrap: "balance", overflowWrap: "anywhere" });

export const sizes = cssVariants({
  title: { fontSize: vars.text.title, fontWeight: vars.font.weight.bold, letterSpacing: "-0.015em" },
  section: { fontSize: vars.text.section, fontWeight: vars.font.weight.semibold, letterSpacing: "-0.005em" },
  small: { fontSize: vars.text.lead, fontWeight: vars.font.weight.semibold },
});
