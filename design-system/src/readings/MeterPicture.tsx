import { forwardRef, type HTMLAttributes } from "react";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import { readingFormMessages } from "./formMessages.it.ts";
import * as styles from "./MeterPicture.css.ts";
import { MeterWheels, wheelsWidth } from "./MeterWheels.tsx";

export interface MeterPictureProps extends Omit<HTMLAttributes<HTMLElement>, "children"> {
  /** Number of digits before the comma, 1 to 9. */
  digits: number;
  /** The typed digits, shown on the wheels for comparison with the meter. @default zeros */
  typed?: string | undefined;
}

/** Room for the borders of the wheels, and for the comma below them. */
const margin = 1;
const [height, scale] = [40, 0.72];

/** Shows in a drawing and in words which digits of a gas meter to type: the black ones and not the red ones. */
export const MeterPicture = forwardRef<HTMLElement, MeterPictureProps>(function MeterPicture(
  { digits, typed = "", className, ...rest },
  ref,
) {
  const words = useMessages(readingFormMessages);
  const figures = typed.replace(/\D/g, "").slice(0, digits).padStart(digits, "0");
  const width = wheelsWidth(digits) + 2 * margin;
  return (
    <figure {...rest} ref={ref} className={cx(styles.figure, className)}>
      <svg className={styles.picture} viewBox={`0 0 ${width} ${height}`} width={width * scale} aria-hidden="true">
        <g transform={`translate(${margin} ${margin})`}>
          <MeterWheels figures={figures} marked={false} />
        </g>
      </svg>
      <figcaption className={styles.caption}>{words.picture}</figcaption>
    </figure>
  );
});
