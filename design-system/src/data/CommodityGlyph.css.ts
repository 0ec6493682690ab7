import { vars } from "@favilla/tokens";
import { css, cssVariants, cssWithin } from "../theme/css.ts";
import type { Commodity } from "./commodity.ts";

export const glyph = css({
  display: "inline-grid",
  placeContent: "center",
  flexShrink: 0,
  inlineSize: vars.glyph.size,
  blockSize: vars.glyph.size,
  border: `1px solid ${vars.color.tintBorder}`,
  borderRadius: vars.glyph.radius,
});

const plain = { background: vars.color.neutral.soft, color: vars.color.neutral.ink };

export const tints = cssVariants<Commodity>({
  electricity: { background: vars.color.electricity.soft, color: vars.color.electricity.ink },
  gas: { background: vars.color.gas.soft, color: vars.color.gas.ink },
  dual: {
    background: `linear-gradient(135deg, ${vars.color.electricity.soft} 50%, ${vars.color.gas.soft} 50%)`,
    gridTemplate: "100% / 100%",
    padding: "0.3125rem",
    color: vars.color.electricity.ink,
    fontSize: "0.85em",
  },
  tv: plain,
  services: plain,
  other: plain,
});

cssWithin(`${tints.dual} > :last-child`, { gridArea: "1 / 1", placeSelf: "end", color: vars.color.gas.ink });
cssWithin(`${tints.dual} > :first-child`, { gridArea: "1 / 1", placeSelf: "start" });
