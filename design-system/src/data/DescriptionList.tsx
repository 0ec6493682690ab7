import { forwardRef, type HTMLAttributes, type ReactNode } from "react";
import { cx } from "../theme/cx.ts";
import { Absent } from "./Absent.tsx";
import * as styles from "./DescriptionList.css.ts";
import { isAbsent } from "./isAbsent.ts";

export interface DescriptionListProps extends Omit<HTMLAttributes<HTMLDListElement>, "children"> {
  /** Items in reading order, with unique labels. A value that is null, undefined or "" shows as "–" and is read as "non disponibile". */
  items: readonly { label: string; value?: ReactNode }[];
}

/** Facts as label and value, one per line: POD, address, meter. A native `dl`. */
export const DescriptionList = forwardRef<HTMLDListElement, DescriptionListProps>(function DescriptionList(
  { items, className, ...rest },
  ref,
) {
  return (
    <dl {...rest} ref={ref} className={cx(styles.list, className)}>
      {items.map(({ label, value }) => (
        <div key={label} className={styles.row}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{isAbsent(value) ? <Absent /> : value}</dd>
        </div>
      ))}
    </dl>
  );
});
