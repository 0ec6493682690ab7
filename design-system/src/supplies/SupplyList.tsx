import { forwardRef, type HTMLAttributes } from "react";
import { RowGroup } from "../data/RowGroup.tsx";
import { Heading } from "../text/Heading.tsx";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import { groupByAddress } from "./findSupplies.ts";
import { suppliesMessages } from "./messages.it.ts";
import type { SupplyCardProps } from "./SupplyCard.tsx";
import * as styles from "./SupplyList.css.ts";
import { SupplyRow } from "./SupplyRow.tsx";
import { SupplySearch, type SupplySearchProps } from "./SupplySearch.tsx";

export interface SupplyListProps
  extends Omit<HTMLAttributes<HTMLDivElement>, "children">,
    Pick<SupplySearchProps<SupplyCardProps>, "defaultQuery" | "onQuery"> {
  /** All supplies in display order, with unique `id`s. The list itself shows them step by step. */
  supplies: readonly Omit<SupplyCardProps, "headingLevel">[];
  /** Number of supplies shown at first, and added by each press. @default 12 */
  step?: number | undefined;
}

const linkOf = (frame: HTMLElement, index: number) => frame.querySelectorAll<HTMLElement>("ul a")[index];

/** All supplies as rows that lead to them (SU-31), grouped by address if some share one, and with a search field if there are more than ten (see `SupplySearch`). */
export const SupplyList = forwardRef<HTMLDivElement, SupplyListProps>(function SupplyList(
  { supplies, step = 12, className, ...rest },
  ref,
) {
  const words = useMessages(suppliesMessages);
  const groups = groupByAddress(supplies);
  // Headings depend on all supplies, so that a search doesn't change them.
  const grouped = groups.length < supplies.length && supplies.length > 1;
  return (
    <SupplySearch
      {...rest}
      ref={ref}
      supplies={groups.flatMap(([, group]) => group)}
      step={step}
      className={cx(styles.list, className)}
      findItem={linkOf}
    >
      {(shown) =>
        grouped
          ? groupByAddress(shown).map(([address, group]) => (
              <section key={address} className={styles.group}>
                <Heading headingLevel={2}>{address || words.noAddress}</Heading>
                <Rows label={address || words.noAddress} supplies={group} withAddress={false} />
              </section>
            ))
          : shown.length > 0 && <Rows label={words.list} supplies={shown} withAddress />
      }
    </SupplySearch>
  );
});

interface RowsProps {
  /** Name of the rows' list. */
  label: string;
  supplies: SupplyListProps["supplies"];
  withAddress: boolean;
}

const Rows = ({ label, supplies, withAddress }: RowsProps) => (
  <RowGroup label={label}>
    {supplies.map((supply) => (
      <SupplyRow key={supply.id} supply={supply} withAddress={withAddress} />
    ))}
  </RowGroup>
);
