import { forwardRef, type HTMLAttributes, type ReactNode } from "react";
import { createIcon } from "../icons/createIcon.tsx";
import { cx } from "../theme/cx.ts";
import * as styles from "./Logo.css.ts";

/** A spark: rays around an empty centre, one of them flying off. */
const Spark = /* @__PURE__ */ createIcon([
  ["path", { d: "M12 3v5M12 16v5M3 12h5M16 12h5M6.5 6.5l2 2M15.5 15.5l2 2M8.5 15.5l-1 1M16.5 7.5h.01" }],
]);

export interface LogoProps extends Omit<HTMLAttributes<HTMLSpanElement>, "children"> {
  /** The retailer's name, which is also the logo's text alternative. @default "Favilla" */
  name?: string | undefined;
  /** The symbol before the name: a decorative `svg` of 24 by 24 px drawn with currentColor. @default the spark of Favilla */
  mark?: ReactNode;
}

/** The retailer's symbol and name. Other brands pass their own; colour and radius come from their tokens. */
export const Logo = forwardRef<HTMLSpanElement, LogoProps>(function Logo({ name = "Favilla", mark = <Spark />, className, ...rest }, ref) {
  return (
    <span {...rest} ref={ref} className={cx(styles.logo, className)}>
      <span className={styles.mark}>{mark}</span>
      {name}
    </span>
  );
});
