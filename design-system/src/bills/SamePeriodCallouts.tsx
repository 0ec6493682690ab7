import { useFormats } from "../data/useFormats.ts";
import { Alert } from "../feedback/Alert.tsx";
import { Link } from "../text/Link.tsx";
import { fill, useMessages } from "../theme/messages.ts";
import { useToday } from "../theme/today.ts";
import type { Bill } from "./bill.ts";
import { periodText } from "./billText.ts";
import { billsMessages } from "./messages.it.ts";
import { SamePeriodCallout, type SamePeriodCalloutProps } from "./SamePeriodCallout.tsx";
import { twinMessages } from "./twinMessages.it.ts";
import { namedTwins } from "./twins.ts";

export interface SamePeriodCalloutsProps extends Pick<SamePeriodCalloutProps, "phone"> {
  /** Bills for one period, the most urgent first, each period once (`twinGroups`). */
  groups: readonly (readonly Bill[])[];
  /** Gives the name of a bill's supply, which tells periods apart. */
  nameOf: (bill: Bill) => string;
  /** Gives the address of a bill's own page. */
  hrefOf: (bill: Bill) => string;
  /** Address of all bills. */
  allHref: string;
}

/** Number of callouts that are read; more are counted in one, since each card names its own. */
const mostCallouts = 2;

/** A callout for each period with several bills, above all of them. */
export function SamePeriodCallouts({ groups, nameOf, hrefOf, allHref, phone }: SamePeriodCalloutsProps) {
  const today = useToday();
  const words = useMessages(twinMessages);
  const billWords = useMessages(billsMessages);
  const formats = useFormats();
  if (groups.length > mostCallouts)
    return (
      <Alert tone="warning">
        <p>
          <strong>{fill(words.title, { count: groups.length })}</strong> {words.text} <Link href={allHref}>{words.see}</Link>
        </p>
      </Alert>
    );
  return groups.map((group) => {
    const [first] = group;
    const period = first && periodText({ period: { from: first.periodFrom, to: first.periodTo } }, billWords, formats);
    const about = first && groups.length > 1 ? [nameOf(first), period].filter(Boolean).join(", ") : undefined;
    return <SamePeriodCallout key={first?.id} bills={namedTwins(group, today, hrefOf)} about={about} phone={phone} />;
  });
}
