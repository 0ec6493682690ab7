import { PatternLines } from "@visx/pattern";
import { Bar } from "@visx/shape";
import { forwardRef, type HTMLAttributes, type ReactNode, useId, useMemo } from "react";
import { cx } from "../theme/cx.ts";
import { useDiscreet } from "../theme/discreet.ts";
import { checkIds, checkName } from "../theme/misuse.ts";
import { layoutWaterfall, type WaterfallBar } from "./layoutWaterfall.ts";
import * as styles from "./Waterfall.css.ts";

/** Total at the beginning or the end of a waterfall. */
export interface WaterfallTotal {
  /** Name of the total: "Bolletta di luglio – agosto". */
  label: ReactNode;
  value: number;
  /** The value in words: "86,40 €". */
  text: ReactNode;
}

/** Change from one total to the other. */
export interface WaterfallStep extends WaterfallTotal {
  id: string;
  /** Quiet words after the label: "≈ in parte stimato". */
  note?: ReactNode;
  /** Hatches the bar and dashes its outline. Say it in `note` too. @default false */
  estimated?: boolean | undefined;
}

export interface WaterfallProps extends Omit<HTMLAttributes<HTMLDivElement>, "children"> {
  /** Accessible name: what leads from where to where. */
  label: string;
  start: WaterfallTotal;
  /** Keep them stable between renders. They sum to the difference of the totals. */
  steps: readonly WaterfallStep[];
  /** Label and words of the last total. Its value is the sum. */
  end: Omit<WaterfallTotal, "value">;
  /** Returns the line that says where a cut axis begins. */
  cutNote: (value: number) => ReactNode;
}

type Kind = "total" | "rise" | "fall";

interface RowProps {
  kind: Kind;
  label: ReactNode;
  note?: ReactNode;
  text: ReactNode;
  /** Undefined in discreet mode, since the length of a bar tells the amount. */
  bar: WaterfallBar | undefined;
  /** Share of the width at which the next bar begins. */
  reached?: number | undefined;
  cut: boolean;
  fill?: string | undefined;
}

const percent = (share: number) => `${share}%`;

function Row({ kind, label, note, text, bar, reached, cut, fill }: RowProps) {
  return (
    <li className={styles.row} data-kind={kind} data-estimated={fill ? true : undefined}>
      <span className={kind === "total" ? styles.totalLabel : styles.label}>
        {label}
        {note && <small className={styles.note}> {note}</small>}
      </span>
      <span className={cx(styles.figure, kind === "fall" && styles.lower)}>{text}</span>
      {bar && (
        <span className={styles.plot} aria-hidden="true">
          <svg
            className={styles.bar}
            style={{ insetInlineStart: percent(bar.from), inlineSize: percent(bar.to - bar.from) }}
            aria-hidden="true"
            focusable="false"
          >
            <Bar className={styles.fills[kind]} width="100%" height="100%" fill={fill} strokeDasharray={fill && "4 3"} />
          </svg>
          {cut && (
            <svg className={styles.cut} viewBox="0 0 16 24" aria-hidden="true" focusable="false">
              <path d="M5 26 L10 -2 M11 26 L16 -2" />
            </svg>
          )}
          {reached !== undefined && <span className={styles.link} style={{ insetInlineStart: percent(reached) }} />}
        </span>
      )}
    </li>
  );
}

/**
 * Steps from one total to another as a list: each item has its name and figure in words and a bar from the level that the one before it
 * reached. Nothing needs a pointer or a key, and screen readers read the list (WCAG 1.1.1, 1.4.1, 1.4.10, 1.4.11). State: `data-kind` and
 * `data-estimated` of each item. In discreet mode there are no bars.
 */
export const Waterfall = forwardRef<HTMLDivElement, WaterfallProps>(function Waterfall(
  { label, start, steps, end, cutNote, className, ...rest },
  ref,
) {
  if (process.env.NODE_ENV !== "production") {
    checkName("charts/Waterfall", "label", label);
    checkIds(
      "charts/Waterfall",
      "steps",
      steps.map(({ id }) => id),
    );
  }
  const id = useId().replace(/\W/g, "");
  const layout = useMemo(
    () =>
      layoutWaterfall(
        start.value,
        steps.map(({ value }) => value),
      ),
    [start.value, steps],
  );
  const discreet = useDiscreet();
  const cut = layout.cut !== null;
  /** Level that a step reached: its far edge in the direction of its change. */
  const levelOf = ({ value }: WaterfallStep, { from, to }: WaterfallBar) => (value < 0 ? from : to);
  const startLevel = start.value < 0 ? layout.start.from : layout.start.to;
  return (
    <div {...rest} ref={ref} className={cx(styles.waterfall, className)}>
      <svg className={styles.patterns} aria-hidden="true" focusable="false">
        {(["rise", "fall"] as const).map((kind) => (
          <PatternLines
            key={kind}
            id={`${id}${kind}`}
            width={8}
            height={8}
            orientation={["diagonal"]}
            strokeWidth={4}
            className={styles.hatches[kind]}
          />
        ))}
      </svg>
      <ol
        // biome-ignore lint/a11y/noRedundantRoles: Safari does not announce a list without bullets as a list.
        role="list"
        aria-label={label}
        className={styles.rows}
      >
        <Row kind="total" label={start.label} text={start.text} bar={discreet ? undefined : layout.start} reached={startLevel} cut={cut} />
        {steps.map((step, index) => {
          const bar = layout.steps[index] as WaterfallBar;
          const kind = step.value < 0 ? "fall" : "rise";
          return (
            <Row
              key={step.id}
              kind={kind}
              label={step.label}
              note={step.note}
              text={step.text}
              bar={discreet ? undefined : bar}
              reached={levelOf(step, bar)}
              cut={false}
              fill={step.estimated ? `url(#${id}${kind})` : undefined}
            />
          );
        })}
        <Row kind="total" label={end.label} text={end.text} bar={discreet ? undefined : layout.end} cut={cut} />
      </ol>
      {layout.cut !== null && !discreet && <p className={styles.cutNote}>{cutNote(layout.cut)}</p>}
    </div>
  );
});
