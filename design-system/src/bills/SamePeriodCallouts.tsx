import type { Bill } from "./bill.ts";
import { periodText } from "./billText.ts";
import { billsMessages } from "./messages.it.ts";
import { twinMessages } from "./twinMessages.it.ts";
import { useFormats } from "../data/useFormats.ts";
import { Alert } from "../feedback/Alert.tsx";
import { Link } from "../text/Link.tsx";
import { fill, useMessages } from "../theme/messages.ts";
import { hrefTo } from "../../../portal/src/platform/pages/paths.ts";
import { TwinCallout } from "../../../portal/src/rooms/bills/card/TwinCallout.tsx";

interface TwinCalloutsProps {
  /** Bills for one period, each period once (`twinGroups`). */
  groups: readonly (readonly Bill[])[];
  nameOf: (bill: Bill) => string;
}

/** Number of callouts that are read; more are counted in one, since each card names its own. */
const mostCallouts = 2;

/** A callout for each period with several bills, above all of them. */
export function TwinCallouts({ groups, nameOf }: TwinCalloutsProps) {
  const words = useMessages(twinMessages);
  const billWords = useMessages(billsMessages);
  const formats = useFormats();
  if (groups.length > mostCallouts)
    return (
      <Alert tone="warning">
        <p>
          <strong>{fill(words.title, { count: groups.length })}</strong> {words.text} <Link href={hrefTo("bills")}>{words.see}</Link>
        </p>
      </Alert>
    );
  return groups.map((group) => {
    const [first] = group;
    const period = first && periodText({ period: { from: first.periodFrom, to: first.periodTo } }, billWords, formats);
    const about = first && groups.length > 1 ? [nameOf(first), period].filter(Boolean).join(", ") : undefined;
    return <TwinCallout key={first?.id} bills={group} about={about} />;
  });
}
