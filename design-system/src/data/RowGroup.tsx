import { type AnchorHTMLAttributes, forwardRef, type HTMLAttributes, type ReactNode } from "react";
import { ChevronRightIcon } from "../icons/ChevronRightIcon.ts";
import { cx } from "../theme/cx.ts";
import { useLink } from "../theme/link.ts";
import { isAbsent } from "./isAbsent.ts";
import * as styles from "./RowGroup.css.ts";

export interface RowGroupProps extends HTMLAttributes<HTMLUListElement> {
  /** Name of the list for assistive technology: its heading. */
  label: string;
  /** `RowLink`s. */
  children: ReactNode;
}

/** A list in one card: rows with hairlines between them. For lists whose rows only lead somewhere; cards are for objects with actions. */
export const RowGroup = forwardRef<HTMLUListElement, RowGroupProps>(function RowGroup({ label, className, ...rest }, ref) {
  // biome-ignore lint/a11y/noRedundantRoles: Safari does not announce a list without bullets as a list.
  return <ul role="list" aria-label={label} {...rest} ref={ref} className={cx(styles.group, className)} />;
});

export interface RowLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "title" | "children"> {
  href: string;
  /** A `CommodityGlyph` or another decorative square of 44 px. */
  glyph?: ReactNode;
  /** The object: "Casa al mare". It wraps and is never cut off. */
  title: ReactNode;
  /** One quiet line below the title. */
  note?: ReactNode;
  /** The answer, at the end of the first line: an amount, a consumption. */
  value?: ReactNode;
  /** Text below the value: a `StatusText`, a month. */
  valueNote?: ReactNode;
}

/** One row of a `RowGroup`. The whole row is the link. The ref is the `a`. */
export const RowLink = forwardRef<HTMLAnchorElement, RowLinkProps>(function RowLink(
  { glyph, title, note, value, valueNote, className, ...rest },
  ref,
) {
  const Link = useLink();
  // Spaces separate the texts in the link's accessible name.
  return (
    <li>
      <Link {...rest} ref={ref} className={cx(styles.row, className)}>
        {glyph}
        <span className={styles.words}>
          <span className={styles.line}>
            <span className={styles.title}>{title}</span>
            {!isAbsent(value) && <span className={styles.value}> {value}</span>}
          </span>
          {!(isAbsent(note) && isAbsent(valueNote)) && (
            <span className={cx(styles.line, styles.quiet)}>
              {!isAbsent(note) && <span> {note}</span>}
              {!isAbsent(valueNote) && <span className={styles.end}> {valueNote}</span>}
            </span>
          )}
        </span>
        <ChevronRightIcon className={styles.chevron} />
      </Link>
    </li>
  );
});
