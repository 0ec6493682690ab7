import { forwardRef, type HTMLAttributes } from "react";
import { ElectricityIcon } from "../icons/ElectricityIcon.ts";
import { FileIcon } from "../icons/FileIcon.ts";
import { GasIcon } from "../icons/GasIcon.ts";
import { ServicesIcon } from "../icons/ServicesIcon.ts";
import { TvIcon } from "../icons/TvIcon.ts";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import * as styles from "./CommodityGlyph.css.ts";
import { type Commodity, knownCommodity } from "./commodity.ts";
import { dataMessages } from "./messages.it.ts";

/** The icons of a glyph, made once; for a hot path that makes the square itself. */
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
  /** What is not known looks and reads as "other". */
  commodity: Commodity;
  /** Set it where the commodity's word stands beside it: then it is not said twice. @default false */
  decorative?: boolean | undefined;
}

/** A commodity as a tinted square with its icon, read as its word ("Luce") unless `decorative`. State: `data-commodity`. */
export const CommodityGlyph = forwardRef<HTMLSpanElement, CommodityGlyphProps>(function CommodityGlyph(
  { commodity, decorative = false, className, ...rest },
  ref,
) {
  const words = useMessages(dataMessages);
  const kind = knownCommodity(commodity);
  const spoken = decorative ? { "aria-hidden": true } : { role: "img", "aria-label": words[kind] };
  return (
    <span {...spoken} {...rest} ref={ref} className={cx(styles.glyph, styles.tints[kind], className)} data-commodity={commodity}>
      {commodityShapes[kind]}
    </span>
  );
});
