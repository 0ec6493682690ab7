import { forwardRef, type HTMLAttributes, useMemo } from "react";
import { cx } from "../theme/cx.ts";
import { useDiscreet } from "../theme/discreet.ts";
import { useMessages } from "../theme/messages.ts";
import * as styles from "./PagopaQr.css.ts";
import { paySheetMessages } from "./paySheetMessages.it.ts";
import { qrModules, qrQuiet, qrSize } from "./qrModules.ts";

/** Draws each run of dark modules in a row as a rectangle. */
const pathOf = (text: string): string =>
  qrModules(text)
    .map((row, y) => {
      const dots = row.map((dark) => (dark ? "1" : "0")).join("");
      return Array.from(dots.matchAll(/1+/g), ({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`).join("");
    })
    .join("");

export interface PagopaQrProps extends Omit<HTMLAttributes<HTMLElement>, "children"> {
  /** Text of `pagopaText`. */
  text: string;
}

/**
 * The QR code of a payment notice, for the app of a bank: black on white in every mode and on paper, with its quiet zone. It has the amount
 * in it, so discreet mode hides it.
 */
export const PagopaQr = forwardRef<HTMLElement, PagopaQrProps>(function PagopaQr({ text, className, ...rest }, ref) {
  const words = useMessages(paySheetMessages);
  const discreet = useDiscreet();
  const path = useMemo(() => (discreet ? "" : pathOf(text)), [text, discreet]);
  if (discreet) return null;
  const size = qrSize + 2 * qrQuiet;
  return (
    <section aria-label={words.qr} {...rest} ref={ref} className={cx(styles.card, className)}>
      <svg
        role="img"
        aria-label={words.qrImage}
        viewBox={`${-qrQuiet} ${-qrQuiet} ${size} ${size}`}
        shapeRendering="crispEdges"
        className={styles.code}
      >
        <path d={path} />
      </svg>
      <p className={styles.title}>{words.qr}</p>
      <p className={styles.text}>{words.qrText}</p>
    </section>
  );
});
