import type { SVGProps } from "react";
import { leading } from "./layoutPicture.tsx";

/** Lines of text. `y` is the baseline of the first one. */
export const PictureLines = ({
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
