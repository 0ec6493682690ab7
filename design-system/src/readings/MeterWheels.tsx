import * as styles from "./MeterPicture.css.ts";

const [width, height, wheelStep] = [28, 38, 32];
const decimals = 3;

interface MeterWheelsProps {
  /** Digits before the comma, as many as the meter has. */
  figures: string;
  /** Draws a tick below the black wheels and a cross below the red ones. @default true */
  marked?: boolean;
}

/** Width of `MeterWheels` in units of the picture. */
export const wheelsWidth = (digits: number): number => (digits + decimals) * wheelStep + 12;

/** @deprecated It was the height of the wheels with their marks, in units of the picture. */
export const wheelsHeight = 66;

/** The counter of a gas meter: black wheels with a tick below, a comma, and red wheels with a cross. Used inside an `svg`. */
export function MeterWheels({ figures, marked = true }: MeterWheelsProps) {
  const whole = Array.from(figures);
  const wheels = [...whole, ..."0".repeat(decimals)].map((figure, index) => {
    const kind = index < whole.length ? "whole" : "decimal";
    return { figure, kind, left: index * wheelStep + (kind === "whole" ? 0 : 12) } as const;
  });
  const split = whole.length * wheelStep;
  const below = height + 8;
  return (
    <>
      {wheels.map(({ figure, kind, left }) => (
        <g key={left}>
          <rect className={styles.wheels[kind]} x={left} y={0} width={width} height={height} rx={4} />
          <text className={`${styles.figureText} ${styles.figures[kind]}`} x={left + width / 2} y={27}>
            {figure}
          </text>
        </g>
      ))}
      <path className={styles.comma} d={`M${split + 2} ${height - 6}h5v5q0 6 -5 7z`} />
      {marked && (
        <>
          <path className={styles.marks.whole} d={`M2 ${below}h${split - 8}M${split / 2 - 9} ${below + 12}l5 6 10-11`} />
          <path
            className={styles.marks.decimal}
            d={`M${split + 14} ${below}h${decimals * wheelStep - 8}m${(-decimals * wheelStep) / 2 - 1} 9l10 10m0-10l-10 10`}
          />
        </>
      )}
    </>
  );
}
