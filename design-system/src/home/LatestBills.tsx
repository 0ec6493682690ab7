import { BillRow } from "../bills/BillRow.tsx";
import type { Bill } from "../bills/bill.ts";
import { RowGroup } from "../data/RowGroup.tsx";
import { Stack } from "../layout/Stack.tsx";
import { Heading } from "../text/Heading.tsx";
import { Link } from "../text/Link.tsx";
import { useMessages } from "../theme/messages.ts";
import { head } from "./home.css.ts";
import type { HomeLinks } from "./homeLinks.ts";
import { homeMessages } from "./messages.it.ts";

interface LatestBillsProps {
  links: Pick<HomeLinks, "bills" | "bill">;
  /** Bills by urgency. */
  bills: readonly Bill[];
  nameOf: (bill: Bill) => string;
}

/** The most urgent bills as rows that lead to them, and a link to all. */
export function LatestBills({ links, bills, nameOf }: LatestBillsProps) {
  const words = useMessages(homeMessages);
  return (
    <Stack as="section" gap={3}>
      <div className={head}>
        <Heading headingLevel={2}>{words.latestBills}</Heading>
        <Link href={links.bills} icon="arrow" aria-label={words.allBills}>
          {words.all}
        </Link>
      </div>
      <RowGroup label={words.latestBills}>
        {bills.map((bill) => (
          <BillRow key={bill.id} bill={bill} href={links.bill(bill)} name={nameOf(bill)} />
        ))}
      </RowGroup>
    </Stack>
  );
}
