import { forwardRef, type HTMLAttributes } from "react";
import { useFormats } from "../data/useFormats.ts";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { cx } from "../theme/cx.ts";
import { fill, useMessages } from "../theme/messages.ts";
import * as styles from "./BillReadings.css.ts";
import { billReadingsMessages } from "./readingsMessages.it.ts";

/** Units of a bill's consumption. */
export const readingUnits = ["kWh", "Smc"] as const;
export type ReadingUnit = (typeof readingUnits)[number];

/** Figures of a meter, or of one of its bands, at the beginning and at the end of a period. */
export interface BilledReading {
  /** Time band, "F1" to "F3". Null for gas and for a flat price. */
  zone: string | null;
  /** Figure at the beginning; null if it is not known. */
  start: number | null;
  end: number | null;
  /** Consumption of the period, in the unit. */
  use: number | null;
  startEstimated?: boolean | undefined;
  endEstimated?: boolean | undefined;
}

export interface BillReadingsProps extends Omit<HTMLAttributes<HTMLDivElement>, "children"> {
  /** One row for each band. */
  spans: readonly BilledReading[];
  unit: ReadingUnit;
  /** Days of the two readings. */
  startDate: string | null;
  endDate: string | null;
  /** Name of the supply, if the bill is for several. */
  name?: string | undefined;
}

const approximately = "≈\u00a0";

/**
 * Tells whether the cubic metres between two figures are not the consumption, because they are converted. The figures of a meter that was
 * replaced or has passed its highest one do not add up either, and no coefficient is the reason.
 */
const isConverted = ({ start, end, use }: BilledReading) =>
  start !== null && end !== null && use !== null && end > start && use > 0 && Math.abs(end - start - use) > 1;

/** The readings of a bill: start, end and consumption of each band, and the total. Estimates are marked and explained. */
export const BillReadings = forwardRef<HTMLDivElement, BillReadingsProps>(function BillReadings(
  { spans, unit, startDate, endDate, name, className, ...rest },
  ref,
) {
  const words = useMessages(billReadingsMessages);
  const { formatDayMonth, formatNumber } = useFormats();
  const day = (date: string | null, none: string) => formatDayMonth(date) ?? none;
  const [start, end] = [day(startDate, words.start), day(endDate, words.end)];
  const banded = spans.some(({ zone }) => zone !== null);
  const total = spans.reduce((sum, { use }) => sum + (use ?? Number.NaN), 0);
  const startEstimated = spans.some((span) => span.startEstimated);
  const endEstimated = spans.some((span) => span.endEstimated);
  const figure = (value: number | null, estimated: boolean | undefined) => (
    <>
      {estimated && <span aria-hidden="true">{approximately}</span>}
      {formatNumber(value)}
      {estimated && <VisuallyHidden> {words.estimated}</VisuallyHidden>}
    </>
  );
  const note = [
    // A reading that is not known is neither real nor estimated.
    spans.some((span) => span.start !== null) && fill(startEstimated ? words.wasEstimated : words.wasReal, { date: start }),
    spans.some((span) => span.end !== null) && fill(endEstimated ? words.wasEstimated : words.wasReal, { date: end }),
    (startEstimated || endEstimated) && words.corrected,
    unit === "Smc" && spans.some(isConverted) && words.converted,
  ].filter(Boolean);
  return (
    <div {...rest} ref={ref} className={cx(styles.frame, className)}>
      <table className={styles.table}>
        <caption className={name ? styles.caption : styles.hidden}>{name ? fill(words.of, { name }) : words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{banded ? words.zone : words.meter}</th>
            <th scope="col">{start}</th>
            <th scope="col">{end}</th>
            <th scope="col">{unit}</th>
          </tr>
        </thead>
        <tbody>
          {spans.map((span) => (
            <tr key={span.zone ?? ""}>
              <th scope="row">{span.zone ?? words.reading}</th>
              <td>{figure(span.start, span.startEstimated)}</td>
              <td>{figure(span.end, span.endEstimated)}</td>
              <td>
                <strong>{formatNumber(span.use)}</strong>
              </td>
            </tr>
          ))}
        </tbody>
        {spans.length > 1 && (
          <tfoot>
            <tr>
              <th scope="row">{words.total}</th>
              <td colSpan={3}>{formatNumber(total)}</td>
            </tr>
          </tfoot>
        )}
      </table>
      {note.length > 0 && <p className={styles.note}>{note.join(" ")}</p>}
    </div>
  );
});
