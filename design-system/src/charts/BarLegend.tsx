import { Bar } from "@visx/shape";
import { useMessages } from "../theme/messages.ts";
import { useNumberFormats } from "../theme/numbers.ts";
import * as columnStyles from "./BarColumn.css.ts";
import * as styles from "./BarLegend.css.ts";
import { BarSwatch } from "./BarSwatch.tsx";
import type { BarSeries } from "./layoutBars.ts";
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
  /** True if no figure of a slot stands beside the words of its series: then they are here. */
  details: boolean;
}

/** Explains the fills and lines in words, as a list, so that screen readers announce it and count its items. */
export function BarLegend({ series, fillsId, estimated, estimatedShare, referenceLabel, unit, details }: BarLegendProps) {
  const words = useMessages(chartsMessages);
  const { formatPercent } = useNumberFormats();
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari does not announce a list without bullets as a list.
    <ul role="list" aria-label={words.legend} className={styles.legend}>
      {series.map((each, index) => (
        <li key={each.id} className={styles.item}>
          <BarSwatch fillsId={fillsId} of={{ series: each, index }} />
          <span className={styles.name}>
            <strong className={styles.label}>{each.label}</strong> {each.share}
          </span>
          {details && <span>{each.detail}</span>}
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
          <BarSwatch fillsId={fillsId} />
          <span className={styles.name}>
            {words.legendEstimated} {estimatedShare !== null && formatPercent(estimatedShare)}
          </span>
        </li>
      )}
      <li className={styles.unit}>{unit}</li>
    </ul>
  );
}
