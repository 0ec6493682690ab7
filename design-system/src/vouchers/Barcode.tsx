import { forwardRef, type HTMLAttributes, useMemo, useRef, useState } from "react";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import { useCommitEffect } from "../theme/useCommitEffect.ts";
import * as styles from "./Barcode.css.ts";
import { barsPath, encodeCode128, fitModule } from "./code128.ts";
import { vouchersMessages } from "./messages.it.ts";

export interface BarcodeProps extends Omit<HTMLAttributes<HTMLElement>, "children"> {
  /**
   * Text of the barcode: unaccented letters, digits and punctuation. Other text, or text that is too long for the screen, is shown without
   * bars.
   */
  value: string;
}

/**
 * A CODE128 barcode (VC-06) with its number: black on white in every mode, aligned to whole pixels, with quiet zones. Give it the full
 * width. State: `data-drawn`.
 */
export const Barcode = forwardRef<HTMLElement, BarcodeProps>(function Barcode({ value, className, ...rest }, ref) {
  const words = useMessages(vouchersMessages);
  const frame = useRef<HTMLDivElement>(null);
  /** CSS pixels per module. Undefined until measured, 0 if it does not fit. */
  const [module, setModule] = useState<number>();
  const modules = useMemo(() => encodeCode128(value), [value]);
  const count = modules?.length ?? 0;

  useCommitEffect(() => {
    const element = frame.current;
    if (!element || count === 0) return;
    const measure = () => setModule(fitModule(count, element.clientWidth, devicePixelRatio) ?? 0);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [count]);

  const drawn = modules !== undefined && module !== 0;
  return (
    <figure {...rest} ref={ref} className={cx(styles.barcode, className)} data-drawn={drawn || undefined}>
      <div ref={frame} className={styles.frame}>
        {drawn ? (
          <svg
            role="img"
            aria-label={words.barcode}
            viewBox={`0 0 ${count} 1`}
            preserveAspectRatio="none"
            shapeRendering="crispEdges"
            className={styles.bars}
            style={{ inlineSize: module ? module * count : "100%" }}
          >
            <path d={barsPath(modules)} />
          </svg>
        ) : (
          <p className={styles.note}>{words.barcodeUnreadable}</p>
        )}
      </div>
      <figcaption className={styles.number}>{value}</figcaption>
    </figure>
  );
});
