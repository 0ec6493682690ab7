import { GridRows } from "@visx/grid";
import { Line } from "@visx/shape";
import {
  type FocusEvent,
  forwardRef,
  type HTMLAttributes,
  type KeyboardEvent,
  type PointerEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { useMoneyText } from "../data/discreetText.ts";
import { cx } from "../theme/cx.ts";
import { useDiscreet } from "../theme/discreet.ts";
import { useMessages } from "../theme/messages.ts";
import { useNumberFormats } from "../theme/numbers.ts";
import * as styles from "./BarChart.css.ts";
import { BarColumn } from "./BarColumn.tsx";
import * as fillStyles from "./BarFills.css.ts";
import { BarFills } from "./BarFills.tsx";
import { BarLegend } from "./BarLegend.tsx";
import { BarReadout } from "./BarReadout.tsx";
import { absenceText, type BarTexts, type BarUnit, barFormat, shareOf } from "./barText.ts";
import { parts } from "./chartParts.css.ts";
import { withEqualBars } from "./equalBars.ts";
import { type BarSeries, type BarSlot, layoutBars, sumColumns } from "./layoutBars.ts";
import { chartsMessages } from "./messages.it.ts";
import { type BarPlace, moveFocus, placeWithin } from "./moveFocus.ts";
import { fittingSlots, plotHeight } from "./plot.ts";
import { sumKnown } from "./sumKnown.ts";

export interface BarChartProps extends Omit<HTMLAttributes<HTMLDivElement>, "children"> {
  /** Accessible name: what is measured, where and when. "Consumi di Casa di Bologna nel 2026". */
  label: string;
  /** The parts of each bar, from the axis up. Keep them stable between renders. */
  series: readonly BarSeries[];
  /** Positions along the axis, including those without data. Keep them stable between renders. */
  slots: readonly BarSlot[];
  /** Unit of all values. In discreet mode amounts in € are hidden, and their bars are of one height. */
  unit: BarUnit;
  /** Name of the whole period, shown with the totals: "Da gennaio a novembre 2026". */
  periodName: string;
  /** Name of `reference`, a word or two: "2025". Required if a slot has one. */
  referenceLabel?: string | undefined;
  /** `id` of the slot whose figures are shown until another one is selected, such as the latest month. @default the totals */
  defaultSlot?: string | undefined;
}

/** Returns the longest axis label, which determines the axis' width. */
const longestFigure = (figures: readonly string[]) => figures.reduce((long, figure) => (figure.length > long.length ? figure : long), "");

const element = (list: HTMLElement | null, { column, mark }: BarPlace) =>
  list?.children[column]?.querySelectorAll<SVGElement>('[role="img"]')[mark + 1];

function placeOf(target: EventTarget | null, list: HTMLElement): BarPlace | undefined {
  const item = target instanceof Element ? target.closest("li") : null;
  if (!item || !(target instanceof Element)) return undefined;
  return { column: [...list.children].indexOf(item), mark: [...item.querySelectorAll('[role="img"]')].indexOf(target) - 1 };
}

/**
 * Stacked bars side by side, as a list of images: each slot and each of its parts has an accessible name with its figures. The chart is one
 * tab stop; arrow keys, Home and End move inside it. A missing value is a gap, never zero (WCAG 1.1.1, 1.4.1, 1.4.11, 1.4.13, 2.1.1).
 */
export const BarChart = forwardRef<HTMLDivElement, BarChartProps>(function BarChart(
  { label, series, slots, unit, periodName, referenceLabel, defaultSlot, className, ...rest },
  ref,
) {
  const words = useMessages(chartsMessages);
  const formats = useNumberFormats();
  const money = useMoneyText();
  const fillsId = useId().replace(/\W/g, "");
  const list = useRef<HTMLOListElement>(null);
  const [place, setPlace] = useState<BarPlace>({ column: 0, mark: -1 });
  /** The selected slot; null after Escape, undefined for the default one. */
  const [chosen, setChosen] = useState<string | null>();
  const [hovered, setHovered] = useState<number | null>(null);
  const hidden = useDiscreet() && unit === "€";
  const { columns, scale, ticks, zero } = useMemo(
    () => layoutBars(hidden ? withEqualBars(slots) : slots, series, plotHeight),
    [slots, series, hidden],
  );
  const texts = useMemo<BarTexts>(
    () => ({ series, format: barFormat(unit, formats, money), referenceLabel: referenceLabel ?? "", words }),
    [series, unit, formats, money, referenceLabel, words],
  );
  const all = useMemo(() => sumColumns(columns, series), [columns, series]);

  const selected = columns.some(({ slot }) => slot.id === chosen) ? chosen : defaultSlot;
  const resting = chosen === null ? -1 : columns.findIndex(({ slot }) => slot.id === selected);
  const shown = hovered ?? resting;
  const column = columns[shown];
  const estimated = columns.flatMap(({ marks }) => marks.filter((mark) => mark.estimated && !series[mark.series]?.estimated));
  const tabStop = placeWithin(place, columns);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && column) {
      event.preventDefault();
      setHovered(null);
      setChosen(null);
    }
    const rightToLeft = getComputedStyle(event.currentTarget).direction === "rtl";
    const next = event.ctrlKey || event.altKey || event.metaKey ? undefined : moveFocus(event.key, tabStop, columns, rightToLeft);
    if (!next) return;
    event.preventDefault();
    element(list.current, next)?.focus();
  };
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const focused = placeOf(event.target, event.currentTarget);
    if (!focused) return;
    setPlace(focused);
    setChosen(columns[focused.column]?.slot.id);
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setChosen(undefined);
  };
  const onPointerOver = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === "mouse") setHovered(placeOf(event.target, event.currentTarget)?.column ?? null);
  };
  /** A tap shows a slot's figures; a second tap hides them. */
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const tapped = placeOf(event.target, event.currentTarget);
    if (event.pointerType !== "mouse" && tapped) setChosen(shown === tapped.column ? null : columns[tapped.column]?.slot.id);
  };
  const onPointerLeave = ({ pointerType }: PointerEvent) => pointerType === "mouse" && setHovered(null);

  return (
    <div {...rest} ref={ref} className={cx(styles.chart, fillStyles.painted, className)} onPointerLeave={onPointerLeave}>
      <svg className={fillStyles.fills} aria-hidden="true" focusable="false">
        <BarFills id={fillsId} paints={fillStyles.paints} />
      </svg>
      <div className={parts}>
        <BarLegend
          series={series}
          fillsId={fillsId}
          estimated={estimated.length > 0}
          estimatedShare={hidden ? null : shareOf(sumKnown(estimated.map(({ value }) => value)), all.total)}
          referenceLabel={referenceLabel}
          unit={unit}
          details={columns.every(({ marks }) => marks.length < 2)}
        />
        <div className={styles.body}>
          <div className={styles.axis}>
            <span className={styles.axisRoom} aria-hidden="true">
              {longestFigure(ticks.map(texts.format.tick))}
            </span>
            <svg className={styles.figures} aria-hidden="true" focusable="false">
              {/* An axis of @visx/axis would add the measuring of text, which this layout does not need. */}
              {ticks.map((value) => (
                <text key={value} className={styles.figure} y={`${scale(value)}em`}>
                  {texts.format.tick(value)}
                </text>
              ))}
            </svg>
          </div>
          <svg className={styles.grid} viewBox={`0 0 100 ${plotHeight}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
            <GridRows scale={scale} tickValues={ticks.filter((value) => value !== 0)} width={100} className={styles.gridLines} />
            <Line className={styles.zeroLine} from={{ x: 0, y: zero }} to={{ x: 100, y: zero }} />
          </svg>
          <ol
            ref={list}
            // biome-ignore lint/a11y/noRedundantRoles: Safari does not announce a list without bullets as a list.
            role="list"
            aria-label={label}
            className={styles.columns}
            data-few={columns.length <= fittingSlots || undefined}
            onKeyDown={onKeyDown}
            onFocus={onFocus}
            onBlur={onBlur}
            onPointerOver={onPointerOver}
            onPointerUp={onPointerUp}
          >
            {columns.map((each, index) => (
              <BarColumn
                key={each.slot.id}
                column={each}
                texts={texts}
                fillsId={fillsId}
                tabStop={index === tabStop.column ? tabStop.mark : undefined}
                active={index === shown}
              />
            ))}
          </ol>
        </div>
        <BarReadout
          name={column?.slot.name ?? periodName}
          marks={column?.marks ?? all.marks}
          total={column ? column.total : all.total}
          reference={column ? (column.reference?.value ?? null) : all.reference}
          absence={column ? absenceText(column.slot, words) : words.noData}
          note={column?.slot.note}
          texts={texts}
          fillsId={fillsId}
        />
      </div>
    </div>
  );
});
