import { forwardRef, type HTMLAttributes, type ReactNode } from "react";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import * as styles from "./DescriptionList.css.ts";
import { absent } from "./format.ts";
import { dataMessages } from "./messages.it.ts";

export interface DescriptionListProps extends Omit<HTMLAttributes<HTMLDListElement>, "children"> {
  /** In reading order, each label once. A value that is null, undefined or "" shows as "–" and is read "non disponibile". */
  items: readonly { label: string; value?: ReactNode }[];
}

/** Facts as label and value, a line each: POD, address, meter. A native `dl`. */
export const DescriptionList = forwardRef<HTMLDListElement, DescriptionListProps>(function DescriptionList(
  { items, className, ...rest },
  ref,
) {
  const words = useMessages(dataMessages);
  const nothing = (
    <>
      <span aria-hidden="true">{absent}</span>
      <VisuallyHidden>{words.absent}</VisuallyHidden>
    </>
  );
  return (
    <dl {...rest} ref={ref} className={cx(styles.list, className)}>
      {items.map(({ label, value }) => (
        <div key={label} className={styles.row}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value === "" ? nothing : (value ?? nothing)}</dd>
        </div>
      ))}
    </dl>
  );
});
