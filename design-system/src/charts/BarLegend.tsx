import { Bar } from "@visx/shape";
import { useMessages } from "../theme/messages.ts";
import * as columnStyles from "./BarColumn.css.ts";
import { fillUrl } from "./BarFills.tsx";
import * as styles from "./BarLegend.css.ts";
import { type BarSeries, fillOf } from "./layoutBars.ts";
import { chartsMessages } from "./messages.it.ts";

interface BarLegendProps {
  series: readonly BarSeries[];
  fillsId: string;
  /** True if a part is estimated (hatched) but its series is not. */
  estimated: boolean;
  /** Name of the reference lines, if there are any. */
  referenceLabel: string | undefined;
  unit: string;
}

/** Explains the fills and lines in words, as a list, so that screen readers announce it and count its items. */
export function BarLegend({ series, fillsId, estimated, referenceLabel, unit }: BarLegendProps) {
  const words = useMessages(chartsMessages);
  const swatch = (fill: string) => (
    <svg className={styles.swatch} aria-hidden="true" focusable="false">
      <Bar className={columnStyles.mark} x="1" y="1" width="14" height="14" fill={fill} />
    </svg>
  );
  return (
    <div className={styles.legend}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without bullets for no list. */}
      <ul role="list" aria-label={words.legend} className={styles.items}>
        {series.map((each, index) => (
          <li key={each.id} className={styles.item}>
            {swatch(fillUrl(fillsId, fillOf(each, index), each.estimated ?? false))}
            <span>
              <strong className={styles.name}>{each.label}</strong> {each.detail}
            </span>
          </li>
        ))}
        {estimated && (
          <li className={styles.item}>
            {swatch(fillUrl(fillsId, "strong", true))}
            {words.legendEstimated}
          </li>
        )}
        {referenceLabel !== undefined && (
          <li className={styles.item}>
            <svg className={styles.swatch} aria-hidden="true" focusable="false">
              <Bar className={columnStyles.reference} y="7" width="16" height="2" />
            </svg>
            {referenceLabel}
          </li>
        )}
      </ul>
      <span>{unit}</span>
    </div>
  );
}
