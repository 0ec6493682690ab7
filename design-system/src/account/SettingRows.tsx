import type { ReactNode } from "react";
import { isAbsent } from "../data/isAbsent.ts";
import { Card } from "../layout/Card.tsx";
import { cx } from "../theme/cx.ts";
import * as styles from "./SettingRows.css.ts";

/** A fact of the customer with what can be done about it. */
export interface SettingRow {
  label: string;
  /** A row without value and action is left out. */
  value?: ReactNode;
  /** A button or link at the row's end. */
  action?: ReactNode;
}

interface SettingRowsProps {
  /** Rows with unique labels. */
  rows: readonly SettingRow[];
  /** Content of the same card above the rows, such as a field. */
  children?: ReactNode;
}

/** Facts of the profile as rows of one card: the label, below it the present value, at the end what changes it (PF-21). Internal. */
export function SettingRows({ rows, children }: SettingRowsProps) {
  const known = rows.filter(({ value, action }) => action || !isAbsent(value));
  if (known.length === 0 && !children) return null;
  return (
    <Card className={styles.card}>
      {children && <div className={styles.top}>{children}</div>}
      {known.length > 0 && (
        <dl>
          {known.map(({ label, value, action }) => (
            <div key={label} className={styles.row}>
              <dt className={isAbsent(value) ? cx(styles.value, styles.alone) : styles.label}>{label}</dt>
              {!isAbsent(value) && <dd className={styles.value}>{value}</dd>}
              {action && <dd className={styles.action}>{action}</dd>}
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}
