import { forwardRef, type HTMLAttributes } from "react";
import { Heading } from "../text/Heading.tsx";
import type { HeadingLevel } from "../text/headingLevel.ts";
import { useMessages } from "../theme/messages.ts";
import { groupByAddress } from "./findSupplies.ts";
import { suppliesMessages } from "./messages.it.ts";
import { SupplyCard, type SupplyCardProps } from "./SupplyCard.tsx";
import * as styles from "./SupplyList.css.ts";
import { SupplySearch, type SupplySearchProps } from "./SupplySearch.tsx";

export interface SupplyListProps
  extends Omit<HTMLAttributes<HTMLDivElement>, "children">,
    Pick<SupplySearchProps<SupplyCardProps>, "defaultQuery" | "onQuery"> {
  /** All supplies in display order, with unique `id`s. The list itself shows them step by step. */
  supplies: readonly Omit<SupplyCardProps, "headingLevel">[];
  /** Number of supplies shown at first, and added by each press. @default 12 */
  step?: number | undefined;
}

/** All supplies, grouped by address if some share one, and with a search field if there are more than ten (see `SupplySearch`). */
export const SupplyList = forwardRef<HTMLDivElement, SupplyListProps>(function SupplyList({ supplies, step = 12, ...rest }, ref) {
  const { noAddress } = useMessages(suppliesMessages);
  const groups = groupByAddress(supplies);
  // Headings depend on all supplies, so that a search doesn't change them.
  const grouped = groups.length < supplies.length && supplies.length > 1;
  return (
    <SupplySearch {...rest} ref={ref} supplies={groups.flatMap(([, group]) => group)} step={step}>
      {(shown) =>
        grouped ? (
          groupByAddress(shown).map(([address, group]) => (
            <section key={address} className={styles.group}>
              <Heading headingLevel={2}>{address || noAddress}</Heading>
              <Cards supplies={group} headingLevel={3} withAddress={false} />
            </section>
          ))
        ) : (
          <Cards supplies={shown} headingLevel={2} withAddress />
        )
      }
    </SupplySearch>
  );
});

interface CardsProps {
  supplies: SupplyListProps["supplies"];
  headingLevel: HeadingLevel;
  withAddress: boolean;
}

const Cards = ({ supplies, headingLevel, withAddress }: CardsProps) => (
  // biome-ignore lint/a11y/noRedundantRoles: Safari does not announce a list without bullets as a list.
  <ul role="list" className={styles.cards}>
    {supplies.map(({ address, ...supply }) => (
      <li key={supply.id}>
        <SupplyCard {...supply} address={withAddress ? address : undefined} headingLevel={headingLevel} />
      </li>
    ))}
  </ul>
);
