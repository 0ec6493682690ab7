import { scaleBand } from "@visx/scale";
import { Bar } from "@visx/shape";
import type { ReactNode } from "react";
import { type Formats, formatsOf } from "../data/useFormats.ts";
import { fill } from "../theme/messages.ts";
import { type BarPaints, fillUrl } from "./BarFills.tsx";
import { type BarTexts, type BarUnit, barFormat, type ChartsWords, slotText } from "./barText.ts";
import { type BarSeries, type BarSlot, type ColumnLayout, fillOf, layoutBars, sumColumns } from "./layoutBars.ts";
import { textWidth, wrapText } from "./pictureText.ts";
import { sumKnown } from "./sumKnown.ts";

/** Content of a saved picture: the chart's data and their source. */
export interface ChartPictureData {
  /** Title above the chart: "Consumi Casa di Bologna 2026". */
  title: string;
  series: readonly BarSeries[];
  slots: readonly BarSlot[];
  unit: BarUnit;
  /** Name of the whole period: "Da gennaio a novembre 2026". */
  periodName: string;
  /** Name of the slots' `reference`: "2025". */
  referenceLabel?: string | undefined;
  /** Source of the figures: "dati del distributore". */
  source?: string | undefined;
  /** ISO day on which the picture is saved. */
  date: string;
  /** Formats of the page that saves the picture, from `useFormats`. @default Italian */
  formats?: Formats | undefined;
}

/** Colours as literal values such as `#182137`: the picture has no stylesheet. */
export interface PictureColours extends BarPaints {
  text: string;
  muted: string;
  border: string;
  line: string;
}

export interface ChartPictureProps extends ChartPictureData {
  colours: PictureColours;
  words: ChartsWords;
}

export const width = 1200;
export const margin = 48;
export const picturePlotHeight = 360;
/** Length in pixels of one em of the chart on the page. */
const em = 20;
export const size = { title: 30, text: 18, small: 15 } as const;
export const leading = 1.3;

interface LegendItem {
  key: string;
  text: string;
  swatch: ReactNode;
}

/** Places the items of the legend from left to right, on as many lines as needed. */
function placeLegend(items: readonly LegendItem[]) {
  const most = width - 2 * margin;
  let [x, y] = [0, 0];
  const placed = items.map((item) => {
    const lines = wrapText(item.text, most - 32, size.text);
    const room = 32 + Math.max(...lines.map((line) => textWidth(line, size.text)));
    if (x > 0 && x + room > most) [x, y] = [0, y + size.text * 1.7];
    const place = { ...item, lines, x, y };
    x += room + 16;
    y += (lines.length - 1) * size.text * leading;
    return place;
  });
  return { placed, height: y + size.text };
}

/** Returns the table rows under the chart: each series, the total and the previous year. A missing value is a dash. */
function rowsOf(columns: readonly ColumnLayout[], { series, unit, referenceLabel, words, formats = formatsOf() }: ChartPictureProps) {
  const format = barFormat(unit, formats);
  const figure = (value: number | null | undefined) => (value === null || value === undefined ? "–" : format.figure(value));
  const ofSeries = series.map(({ id, label, estimated }, index) => ({
    key: id,
    label,
    bold: false,
    figures: columns.map(({ marks }) => {
      const ofSeries = marks.filter((mark) => mark.series === index);
      const value = sumKnown(ofSeries.map((mark) => mark.value));
      return figure(value) + (value !== null && !estimated && ofSeries.some((mark) => mark.estimated) ? "*" : "");
    }),
  }));
  return [
    ...ofSeries,
    { key: "total", label: words.total, bold: true, figures: columns.map(({ total }) => figure(total)) },
    ...(referenceLabel === undefined
      ? []
      : [{ key: "reference", label: referenceLabel, bold: false, figures: columns.map(({ reference }) => figure(reference?.value)) }]),
  ];
}

/** Places everything of a picture from top to bottom, in pixels. */
export function layoutPicture(props: ChartPictureProps) {
  const { title, series, slots, unit, periodName, referenceLabel, source, date, colours, words, formats = formatsOf() } = props;
  const { columns, scale, ticks, zero } = layoutBars(slots, series, picturePlotHeight, em);
  const all = sumColumns(columns, series);
  const format = barFormat(unit, formats);
  const texts: BarTexts = { series, format, referenceLabel: referenceLabel ?? "", words };
  const rows = rowsOf(columns, props);
  const partly = columns.some(({ marks }) => marks.some((mark) => mark.estimated && !series[mark.series]?.estimated));

  const swatch = (paint: string, estimated: boolean) => (
    <Bar
      width={20}
      height={20}
      y={-16}
      fill={paint}
      fillOpacity={estimated ? 0.45 : 1}
      stroke={colours.strong}
      strokeDasharray={estimated ? "3 2" : undefined}
    />
  );
  const legend = placeLegend([
    ...series.map((each, index) => ({
      key: each.id,
      text: [each.label, [each.detail, each.share].filter(Boolean).join(", ")].filter(Boolean).join(": "),
      swatch: swatch(fillUrl("fill-", fillOf(each, index)), each.estimated ?? false),
    })),
    ...(partly ? [{ key: "estimated*", text: `${words.legendEstimated} (*)`, swatch: swatch("none", true) }] : []),
    ...(referenceLabel === undefined
      ? []
      : [{ key: "reference*", text: referenceLabel, swatch: <Bar width={20} height={3} y={-7} fill={colours.text} /> }]),
  ]);

  const inner = width - 2 * margin;
  const longest = Math.max(...[...rows.map(({ label }) => label), ...ticks.map(format.tick)].map((text) => textWidth(text, size.text)));
  const left = margin + Math.min(longest, 220) + 20;
  const band = scaleBand({ domain: slots.map(({ id }) => id), range: [0, width - margin - left] });
  const bandWidth = band.bandwidth();
  const centre = (id: string) => (band(id) ?? 0) + bandWidth / 2;
  const figureSize = Math.min(
    size.small,
    (bandWidth - 8) / Math.max(1, ...rows.flatMap(({ figures }) => figures.map((text) => textWidth(text, 1)))),
  );
  const labelSize = Math.min(size.text, (bandWidth - 8) / Math.max(1, ...slots.map(({ label }) => textWidth(label, 1))));

  const titleLines = wrapText(title, inner, size.title);
  const subtitle = `${periodName} · ${words.total} ${all.total === null ? words.noData : format.quantity(all.total)}`;
  const subtitleLines = wrapText(subtitle, inner, size.text);
  const footLines = wrapText(
    [source && fill(words.imageSource, { source }), fill(words.imageDate, { date: formats.formatDayMonth(date, { year: true }) ?? date })]
      .filter(Boolean)
      .join(" · "),
    inner,
    size.small,
  );

  const titleY = margin + size.title;
  const subtitleY = titleY + titleLines.length * size.title * leading;
  const legendY = subtitleY + subtitleLines.length * size.text * leading + 24;
  const plotY = legendY + legend.height + 48;
  const rowHeight = (lines: readonly string[]) => lines.length * size.small * leading + 10;
  let rowY = plotY + picturePlotHeight + 64;
  const placedRows = rows.map((row) => {
    const lines = wrapText(row.label, left - margin - 20, size.small);
    const y = rowY;
    rowY += rowHeight(lines);
    return { ...row, lines, y };
  });
  const footY = rowY + 24;
  const height = Math.ceil(footY + (footLines.length - 1) * size.small * leading + margin);
  const description = columns.map((column) => slotText(column, texts)).join("\n");

  return {
    columns,
    scale,
    ticks,
    tick: format.tick,
    zero,
    legend,
    left,
    band,
    centre,
    figureSize,
    labelSize,
    titleLines,
    titleY,
    subtitleLines,
    subtitleY,
    legendY,
    plotY,
    placedRows,
    footLines,
    footY,
    height,
    description,
  };
}

export type PictureLayout = ReturnType<typeof layoutPicture>;
