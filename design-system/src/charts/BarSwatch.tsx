import { Bar } from "@visx/shape";
import * as columnStyles from "./BarColumn.css.ts";
import { fillUrl } from "./BarFills.tsx";
import * as styles from "./BarLegend.css.ts";
import { type BarSeries, fillOf } from "./layoutBars.ts";

interface BarSwatchProps {
  fillsId: string;
  /** The series whose fill is shown, with its place among all; without one, the outline of an estimate. */
  of?: { series: BarSeries; index: number } | undefined;
}

/** The fill of a series as a small square, beside its name. Internal. */
export const BarSwatch = ({ fillsId, of }: BarSwatchProps) => (
  <svg className={styles.swatch} aria-hidden="true" focusable="false">
    <Bar
      className={!of || of.series.estimated ? columnStyles.estimated : columnStyles.mark}
      x="1"
      y="1"
      width="14"
      height="14"
      fill={of ? fillUrl(fillsId, fillOf(of.series, of.index)) : "none"}
    />
  </svg>
);
