import { AxisBottom, AxisLeft } from "@visx/axis";
import { GridRows } from "@visx/grid";
import { Group } from "@visx/group";
import { Bar, Line } from "@visx/shape";
import { fillUrl } from "./BarFills.tsx";
import { absenceText } from "./barText.ts";
import { type ChartPictureProps, leading, type PictureLayout, picturePlotHeight, size } from "./layoutPicture.tsx";
import { PictureLines } from "./PictureLines.tsx";
import { wrapText } from "./pictureText.ts";

interface PicturePlotProps extends Pick<ChartPictureProps, "slots" | "colours" | "words"> {
  layout: PictureLayout;
}

/** The grid, the axes and the columns of a picture. */
export function PicturePlot({ slots, colours, words, layout }: PicturePlotProps) {
  const { columns, scale, tick, ticks, zero, left, band, labelSize, plotY } = layout;
  const bandWidth = band.bandwidth();
  return (
    <Group top={plotY} left={left}>
      <GridRows scale={scale} tickValues={ticks.filter((value) => value !== 0)} width={band.range()[1]} stroke={colours.border} />
      <AxisLeft
        scale={scale}
        tickValues={[...ticks]}
        tickFormat={(value) => tick(Number(value))}
        tickComponent={({ y, formattedValue }) => (
          <text x={-12} y={y} dy="0.35em" fontSize={size.small} textAnchor="end" fill={colours.muted}>
            {formattedValue}
          </text>
        )}
        hideAxisLine
        hideTicks
      />
      {columns.map(({ slot, marks, reference, gap }) => {
        const x = band(slot.id) ?? 0;
        const gapWidth = bandWidth * (gap?.count ?? 1);
        const absence = wrapText(absenceText(slot, words), gapWidth - 16, size.small);
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
                fill={mark.value === null ? "none" : fillUrl("fill-", mark.fill)}
                fillOpacity={mark.estimated ? 0.45 : 1}
                stroke={mark.value === null ? colours.line : colours.strong}
                strokeDasharray={mark.value === null || mark.estimated ? "3 2" : undefined}
              />
            ))}
            {gap && (
              <>
                <Bar x={4} width={gapWidth - 8} y={zero - 90} height={90} rx={4} fill="none" stroke={colours.line} strokeDasharray="3 2" />
                <PictureLines
                  lines={absence}
                  x={gapWidth / 2}
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
                y={reference.y - 1.75}
                height={3.5}
                fill={colours.text}
                stroke={colours.gap}
                strokeWidth={5.5}
                paintOrder="stroke"
              />
            )}
          </Group>
        );
      })}
      <Line from={{ x: 0, y: zero }} to={{ x: band.range()[1], y: zero }} stroke={colours.line} />
      <AxisBottom
        top={picturePlotHeight}
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
  );
}
