import { forwardRef, type HTMLAttributes } from "react";
import { ElectricityIcon } from "../icons/ElectricityIcon.ts";
import { FileIcon } from "../icons/FileIcon.ts";
import { GasIcon } from "../icons/GasIcon.ts";
import { ServicesIcon } from "../icons/ServicesIcon.ts";
import { TvIcon } from "../icons/TvIcon.ts";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import { checkKnown } from "../theme/misuse.ts";
import * as styles from "./CommodityGlyph.css.ts";
import { type Commodity, commodities, commodityOrOther } from "./commodity.ts";
import { dataMessages } from "./messages.it.ts";

/** Icons of the glyphs as elements, created once. For hot paths that render the tinted square themselves. */
export const commodityShapes = {
  electricity: ElectricityIcon({}),
  gas: GasIcon({}),
  dual: (
    <>
      {ElectricityIcon({})}
      {GasIcon({})}
    </>
  ),
  tv: TvIcon({}),
  services: ServicesIcon({}),
  other: FileIcon({}),
};

export interface CommodityGlyphProps extends Omit<HTMLAttributes<HTMLSpanElement>, "children"> {
  /** An unknown commodity is shown and read as "other". */
  commodity: Commodity;
  /** Hides the glyph from assistive technology. Set it where the commodity's name is written beside it. @default false */
  decorative?: boolean | undefined;
}

/** A commodity as a tinted square with an icon. It is read as its name ("Luce") unless `decorative`. State: `data-commodity`. */
export const CommodityGlyph = forwardRef<HTMLSpanElement, CommodityGlyphProps>(function CommodityGlyph(
  { commodity, decorative = false, className, ...rest },
  ref,
) {
  if (process.env.NODE_ENV !== "production") checkKnown("data/CommodityGlyph", "commodity", commodity, commodities, "any");
  const words = useMessages(dataMessages);
  const kind = commodityOrOther(commodity);
  const spoken = decorative ? { "aria-hidden": true } : { role: "img", "aria-label": words[kind] };
  return (
    <span {...spoken} {...rest} ref={ref} className={cx(styles.glyph, styles.tints[kind], className)} data-commodity={commodity}>
      {commodityShapes[kind]}
    </span>
  );
});
