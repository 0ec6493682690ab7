import { AxisBottom, AxisLeft } from "@visx/axis";
import { GridRows } from "@visx/grid";
import { Group } from "@visx/group";
import { scaleBand } from "@visx/scale";
import { Bar, Line } from "@visx/shape";
import type { ReactNode, SVGProps } from "react";
import { formatDayMonth } from "../data/dates.ts";
import { formatNumber, formatQuantity } from "../data/format.ts";
import { fill } from "../theme/messages.ts";
import { BarFills, type BarPaints, fillUrl } from "./BarFills.tsx";
import { absenceText, type BarTexts, type BarUnit, type ChartsWords, slotText } from "./barText.ts";
import { type BarSeries, type BarSlot, type ColumnLayout, fillOf, layoutBars, sumColumns, sumKnown } from "./layoutBars.ts";
import { textWidth, wrapText } from "./pictureText.ts";

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

const width = 1200;
const margin = 48;
const plotHeight = 360;
/** Length in pixels of one em of the chart on the page. */
const em = 20;
const size = { title: 30, text: 18, small: 15 } as const;
const leading = 1.3;
const fontFamily = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

/** Lines of text. `y` is the baseline of the first one. */
const Lines = ({
  lines,
  x,
  y,
  fontSize,
  ...rest
}: { lines: readonly string[]; x: number; y: number; fontSize: number } & SVGProps<SVGTextElement>) =>
  lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and keep their order.
    <text key={index} x={x} y={y + index * fontSize * leading} fontSize={fontSize} {...rest}>
      {line}
    </text>
  ));

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
function rowsOf(columns: readonly ColumnLayout[], { series, referenceLabel, words }: ChartPictureProps) {
  const figure = (value: number | null | undefined) => (value === null || value === undefined ? "–" : formatNumber(value));
  const ofSeries = series.map(({ id, label, estimated }, index) => ({
    key: id,
    label,
    bold: false,
    figures: columns.map(({ marks }) => {
      const own = marks.filter((mark) => mark.series === index);
      const value = sumKnown(own.map((mark) => mark.value));
      return figure(value) + (value !== null && !estimated && own.some((mark) => mark.estimated) ? "*" : "");
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

/**
 * A bar chart as a standalone picture: with title, legend, all figures as text, source and date, in the given colours, and without external
 * references. Drawn with visx, 1200 px wide and as tall as needed.
 */
export function ChartPicture(props: ChartPictureProps) {
  const { title, series, slots, unit, periodName, referenceLabel, source, date, colours, words } = props;
  const { columns, scale, ticks, zero } = layoutBars(slots, series, plotHeight, em);
  const all = sumColumns(columns, series);
  const texts: BarTexts = { series, unit, referenceLabel: referenceLabel ?? "", words };
  const rows = rowsOf(columns, props);
  const partly = columns.some(({ marks }) => marks.some((mark) => mark.estimated && !series[mark.series]?.estimated));

  const swatch = (paint: string) => <Bar width={20} height={20} y={-16} fill={paint} stroke={colours.strong} />;
  const legend = placeLegend([
    ...series.map((each, index) => ({
      key: each.id,
      text: each.detail ? `${each.label}: ${each.detail}` : each.label,
      swatch: swatch(fillUrl("fill-", fillOf(each, index), each.estimated ?? false)),
    })),
    ...(partly ? [{ key: "estimated*", text: `${words.legendEstimated} (*)`, swatch: swatch(fillUrl("fill-", "strong", true)) }] : []),
    ...(referenceLabel === undefined
      ? []
      : [{ key: "reference*", text: referenceLabel, swatch: <Bar width={20} height={3} y={-7} fill={colours.text} /> }]),
  ]);

  const inner = width - 2 * margin;
  const longest = Math.max(
    ...[...rows.map(({ label }) => label), ...ticks.map((tick) => formatNumber(tick))].map((text) => textWidth(text, size.text)),
  );
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
  const subtitle = `${periodName} · ${words.total} ${all.total === null ? words.noData : formatQuantity(all.total, unit)}`;
  const subtitleLines = wrapText(subtitle, inner, size.text);
  const footLines = wrapText(
    [source && fill(words.imageSource, { source }), fill(words.imageDate, { date: formatDayMonth(date, { year: true }) ?? date })]
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
  let rowY = plotY + plotHeight + 64;
  const placedRows = rows.map((row) => {
    const lines = wrapText(row.label, left - margin - 20, size.small);
    const y = rowY;
    rowY += rowHeight(lines);
    return { ...row, lines, y };
  });
  const footY = rowY + 24;
  const height = Math.ceil(footY + (footLines.length - 1) * size.small * leading + margin);
  const description = columns.map((column) => slotText(column, texts)).join("\n");

  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      lang="it"
      role="img"
      aria-labelledby="title description"
      fontFamily={fontFamily}
      fill={colours.text}
    >
      <title id="title">{title}</title>
      <desc id="description">{description}</desc>
      <BarFills id="fill-" paints={colours} />
      <Bar width={width} height={height} fill={colours.gap} />
      <Lines lines={titleLines} x={margin} y={titleY} fontSize={size.title} fontWeight={700} />
      <Lines lines={subtitleLines} x={margin} y={subtitleY} fontSize={size.text} fill={colours.muted} />
      <Group top={legendY} left={margin}>
        {legend.placed.map(({ key, lines, x, y, swatch: shape }) => (
          <Group key={key} top={y} left={x}>
            {shape}
            <Lines lines={lines} x={32} y={0} fontSize={size.text} />
          </Group>
        ))}
      </Group>
      <text x={left - 12} y={plotY - 24} fontSize={size.small} textAnchor="end" fill={colours.muted}>
        {unit}
      </text>
      <Group top={plotY} left={left}>
        <GridRows scale={scale} tickValues={ticks.filter((value) => value !== 0)} width={band.range()[1]} stroke={colours.border} />
        <AxisLeft
          scale={scale}
          tickValues={[...ticks]}
          tickFormat={(value) => formatNumber(Number(value))}
          tickComponent={({ y, formattedValue }) => (
            <text x={-12} y={y} dy="0.35em" fontSize={size.small} textAnchor="end" fill={colours.muted}>
              {formattedValue}
            </text>
          )}
          hideAxisLine
          hideTicks
        />
        {columns.map(({ slot, marks, reference }) => {
          const x = band(slot.id) ?? 0;
          const absence = wrapText(absenceText(slot, words), bandWidth - 16, size.small);
          return (
            <Group key={slot.id} left={x}>
              {marks.map((mark, index) => (
                <Bar
                  // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name, and keep their order.
                  key={index}
                  x={bandWidth * 0.17}
                  width={bandWidth * 0.66}
                  y={mark.y}
                  height={mark.height}
                  rx={2}
                  fill={mark.value === null ? "none" : fillUrl("fill-", mark.fill, mark.estimated)}
                  stroke={mark.value === null ? colours.line : colours.strong}
                  strokeDasharray={mark.value === null ? "3 2" : undefined}
                />
              ))}
              {marks.length === 0 && (
                <>
                  <Bar
                    x={4}
                    width={bandWidth - 8}
                    y={zero - 90}
                    height={90}
                    rx={4}
                    fill="none"
                    stroke={colours.line}
                    strokeDasharray="3 2"
                  />
                  <Lines
                    lines={absence}
                    x={bandWidth / 2}
                    y={zero - 40 - ((absence.length - 1) * size.small * leading) / 2}
                    fontSize={size.small}
                    textAnchor="middle"
                    fill={colours.muted}
                  />
                </>
              )}
              {reference && (
                <Bar
                  x={bandWidth * 0.07}
                  width={bandWidth * 0.86}
                  y={reference.y - 1.5}
                  height={3}
                  fill={colours.text}
                  stroke={colours.gap}
                />
              )}
            </Group>
          );
        })}
        <Line from={{ x: 0, y: zero }} to={{ x: band.range()[1], y: zero }} stroke={colours.line} />
        <AxisBottom
          top={plotHeight}
          scale={band}
          tickFormat={(id) => slots.find((slot) => slot.id === id)?.label ?? ""}
          tickComponent={({ x, formattedValue }) => (
            <text x={x} y={28} fontSize={labelSize} textAnchor="middle" fontWeight={600}>
              {formattedValue}
            </text>
          )}
          hideAxisLine
          hideTicks
        />
      </Group>
      {placedRows.map(({ key, lines, figures, bold, y }) => (
        <Group key={key} top={y} fontWeight={bold ? 700 : 400}>
          <Line from={{ x: margin, y: -size.small - 6 }} to={{ x: width - margin, y: -size.small - 6 }} stroke={colours.border} />
          <Lines lines={lines} x={margin} y={0} fontSize={size.small} />
          {figures.map((text, index) => (
            <text key={slots[index]?.id} x={left + centre(slots[index]?.id ?? "")} fontSize={figureSize} textAnchor="middle">
              {text}
            </text>
          ))}
        </Group>
      ))}
      <Lines lines={footLines} x={margin} y={footY} fontSize={size.small} fill={colours.muted} />
    </svg>
  );
}
