import { Group } from "@visx/group";
import { Bar, Line } from "@visx/shape";
import { formatsOf } from "../data/useFormats.ts";
import { BarFills } from "./BarFills.tsx";
import { type ChartPictureProps, layoutPicture, margin, size, width } from "./layoutPicture.tsx";
import { PictureLines } from "./PictureLines.tsx";
import { PicturePlot } from "./PicturePlot.tsx";

export type { ChartPictureData, ChartPictureProps, PictureColours } from "./layoutPicture.tsx";

const fontFamily = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

/**
 * A bar chart as a standalone picture: with title, legend, all figures as text, source and date, in the given colours, and without external
 * references. Drawn with visx, 1200 px wide and as tall as needed.
 */
export function ChartPicture(props: ChartPictureProps) {
  const { title, slots, unit, colours, words, formats = formatsOf() } = props;
  const layout = layoutPicture(props);
  const { titleLines, titleY, subtitleLines, subtitleY, legend, legendY, left, plotY, placedRows, footLines, footY, height } = layout;
  const { centre, figureSize, description } = layout;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      lang={formats.region.locale.replace(/^it-IT$/, "it")}
      role="img"
      aria-labelledby="title description"
      fontFamily={fontFamily}
      fill={colours.text}
    >
      <title id="title">{title}</title>
      <desc id="description">{description}</desc>
      <BarFills id="fill-" paints={colours} />
      <Bar width={width} height={height} fill={colours.gap} />
      <PictureLines lines={titleLines} x={margin} y={titleY} fontSize={size.title} fontWeight={700} />
      <PictureLines lines={subtitleLines} x={margin} y={subtitleY} fontSize={size.text} fill={colours.muted} />
      <Group top={legendY} left={margin}>
        {legend.placed.map(({ key, lines, x, y, swatch: shape }) => (
          <Group key={key} top={y} left={x}>
            {shape}
            <PictureLines lines={lines} x={32} y={0} fontSize={size.text} />
          </Group>
        ))}
      </Group>
      <text x={left - 12} y={plotY - 24} fontSize={size.small} textAnchor="end" fill={colours.muted}>
        {unit}
      </text>
      <PicturePlot slots={slots} colours={colours} words={words} layout={layout} />
      {placedRows.map(({ key, lines, figures, bold, y }) => (
        <Group key={key} top={y} fontWeight={bold ? 700 : 400}>
          <Line from={{ x: margin, y: -size.small - 6 }} to={{ x: width - margin, y: -size.small - 6 }} stroke={colours.border} />
          <PictureLines lines={lines} x={margin} y={0} fontSize={size.small} />
          {figures.map((text, index) => (
            <text key={slots[index]?.id} x={left + centre(slots[index]?.id ?? "")} fontSize={figureSize} textAnchor="middle">
              {text}
            </text>
          ))}
        </Group>
      ))}
      <PictureLines lines={footLines} x={margin} y={footY} fontSize={size.small} fill={colours.muted} />
    </svg>
  );
}
