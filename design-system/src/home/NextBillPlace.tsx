import { NextBillNight, NextBillRow } from "../bills/NextBillRow.tsx";
import type { KnownNextBill } from "../bills/nextBill.ts";
import { spendingMessages } from "../bills/spendingMessages.it.ts";
import { RowGroup } from "../data/RowGroup.tsx";
import { RowGroupSkeleton } from "../data/RowGroupSkeleton.tsx";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { useMessages } from "../theme/messages.ts";

/** Places of the next bill on home. */
export const nextBillPlaces = ["row", "panel"] as const;

export interface NextBillPlaceProps {
  /** The next bill. Undefined while it loads: its place is kept, so that nothing moves when it comes. */
  known: KnownNextBill | undefined;
  /** Address of its reasons. */
  href: string;
  /** Name of the supply. Leave it out where the customer has one supply. */
  name?: string | undefined;
  place: (typeof nextBillPlaces)[number];
}

/** The next bill on home: a row of its own group, or the panel of a customer with nothing to pay. */
export function NextBillPlace({ known, place, ...rest }: NextBillPlaceProps) {
  const { nextTitle, spentTitle } = useMessages(spendingMessages);
  if (!known) return place === "row" ? <RowGroupSkeleton count={1} /> : <Skeleton shape="control" height="18.25rem" />;
  if (place === "panel") return <NextBillNight {...known} {...rest} />;
  return (
    <RowGroup label={known.next ? nextTitle : spentTitle}>
      <NextBillRow {...known} {...rest} />
    </RowGroup>
  );
}
