import { forwardRef, type HTMLAttributes } from "react";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import { readingFormMessages } from "./formMessages.it.ts";
import * as styles from "./MeterPicture.css.ts";
import { MeterWheels, wheelsHeight, wheelsWidth } from "./MeterWheels.tsx";

export interface MeterPictureProps extends Omit<HTMLAttributes<HTMLElement>, "children"> {
  /** Number of digits before the comma, 1 to 9. */
  digits: number;
  /** The typed digits, shown on the wheels for comparison with the meter. @default zeros */
  typed?: string | undefined;
}

const margin = 14;

/** Shows in a drawing and in words which digits of a gas meter to type: the black ones and not the red ones. */
export const MeterPicture = forwardRef<HTMLElement, MeterPictureProps>(function MeterPicture(
  { digits, typed = "", className, ...rest },
  ref,
) {
  const words = useMessages(readingFormMessages);
  const figures = typed.replace(/\D/g, "").slice(0, digits).padStart(digits, "0");
  const [width, height] = [wheelsWidth(digits) + 2 * margin, wheelsHeight + 2 * margin];
  return (
    <figure {...rest} ref={ref} className={cx(styles.figure, className)}>
      <svg className={styles.picture} viewBox={`0 0 ${width} ${height}`} style={{ maxInlineSize: width * 1.25 }} aria-hidden="true">
        <rect className={styles.body} x={1} y={1} width={width - 2} height={height - 2} rx={12} />
        <g transform={`translate(${margin} ${margin})`}>
          <MeterWheels figures={figures} />
        </g>
      </svg>
      <figcaption className={styles.caption}>{words.picture}</figcaption>
    </figure>
  );
});
