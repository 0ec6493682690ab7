import type { ReactNode } from "react";
import { CommodityGlyph } from "../data/CommodityGlyph.tsx";
import { RowGroup, RowLink } from "../data/RowGroup.tsx";
import { Stack } from "../layout/Stack.tsx";
import { displayName, hasEnded, type Supply } from "../supplies/supply.ts";
import { Heading } from "../text/Heading.tsx";
import { useMessages } from "../theme/messages.ts";
import { cards } from "./AccountPanel.css.ts";
import { profileMessages } from "./profileMessages.it.ts";

export interface BilledSuppliesProps {
  /** The customer's supplies in display order. Those that have ended have no bills to come. */
  supplies: readonly Supply[];
  /** Address of the place where the delivery of a supply's bills is changed. */
  hrefOf: (supply: Supply) => string;
  /** Draws how a supply's bills are delivered, in one line (`DeliveryLine`). */
  deliveryOf: (supply: Supply) => ReactNode;
}

/** Rows that say where the bills of each supply go, and lead to their delivery (PF-42), for the `bills` of `AddressView`. */
export function BilledSupplies({ supplies, hrefOf, deliveryOf }: BilledSuppliesProps) {
  const words = useMessages(profileMessages);
  const billed = supplies.filter((supply) => !hasEnded(supply));
  if (billed.length === 0) return null;
  return (
    <Stack as="section" gap={3} className={cards}>
      <Heading headingLevel={2}>{words.billsTo}</Heading>
      <RowGroup label={words.billsTo}>
        {billed.map((supply) => (
          <RowLink
            key={supply.id}
            href={hrefOf(supply)}
            glyph={<CommodityGlyph commodity={supply.commodity} />}
            title={displayName(supply)}
            note={deliveryOf(supply)}
          />
        ))}
      </RowGroup>
    </Stack>
  );
}
