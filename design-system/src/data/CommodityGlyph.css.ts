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

const { electricity, gas, neutral } = vars.color;
const plain = { background: neutral.soft, color: neutral.ink };

export const tints = cssVariants<Commodity>({
  electricity: { background: electricity.soft, color: electricity.ink },
  gas: { background: gas.soft, color: gas.ink },
  dual: {
    background: `linear-gradient(135deg, ${electricity.soft} 50%, ${gas.soft} 50%)`,
    gridTemplate: "100% / 100%",
    padding: "0.3125rem",
    color: electricity.ink,
    fontSize: "0.85em",
  },
  tv: plain,
  services: plain,
  other: plain,
});

cssWithin(`${tints.dual} > :last-child`, { gridArea: "1 / 1", placeSelf: "end", color: gas.ink });
cssWithin(`${tints.dual} > :first-child`, { gridArea: "1 / 1", placeSelf: "start" });
