import { Bar } from "@visx/shape";
import { useMessages } from "../theme/messages.ts";
import { useNumberFormats } from "../theme/numbers.ts";
import * as columnStyles from "./BarColumn.css.ts";
import { fillUrl } from "./BarFills.tsx";
import * as styles from "./BarLegend.css.ts";
import { type BarSeries, fillOf } from "./layoutBars.ts";
import { chartsMessages } from "./messages.it.ts";

interface BarLegendProps {
  series: readonly BarSeries[];
  fillsId: string;
  /** True if a part is estimated but its series is not. */
  estimated: boolean;
  /** Share of the estimated parts in whole percent, if it is known. */
  estimatedShare: number | null;
  /** Name of the reference lines, if there are any. */
  referenceLabel: string | undefined;
  unit: string;
}

/** Explains the fills and lines in words, as a list, so that screen readers announce it and count its items. */
export function BarLegend({ series, fillsId, estimated, estimatedShare, referenceLabel, unit }: BarLegendProps) {
  const words = useMessages(chartsMessages);
  const { formatPercent } = useNumberFormats();
  const swatch = (isEstimated: boolean, fill?: string) => (
    <svg className={styles.swatch} aria-hidden="true" focusable="false">
      <Bar className={isEstimated ? columnStyles.estimated : columnStyles.mark} x="1" y="1" width="14" height="14" fill={fill ?? "none"} />
    </svg>
  );
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari does not announce a list without bullets as a list.
    <ul role="list" aria-label={words.legend} className={styles.legend}>
      {series.map((each, index) => (
        <li key={each.id} className={styles.item}>
          {swatch(each.estimated ?? false, fillUrl(fillsId, fillOf(each, index)))}
          <span className={styles.name}>
            <strong className={styles.label}>{each.label}</strong> {each.share}
          </span>
          {each.detail && <span className={styles.detail}>{each.detail}</span>}
        </li>
      ))}
      {referenceLabel !== undefined && (
        <li className={styles.item}>
          <svg className={styles.swatch} aria-hidden="true" focusable="false">
            <Bar className={columnStyles.reference} y="6" width="16" height="3.5" />
          </svg>
          <span className={styles.name}>{referenceLabel}</span>
        </li>
      )}
      {estimated && (
        <li className={styles.item}>
          {swatch(true)}
          <span className={styles.name}>
            {words.legendEstimated} {estimatedShare !== null && formatPercent(estimatedShare)}
          </span>
        </li>
      )}
      <li className={styles.unit}>{unit}</li>
    </ul>
  );
}
