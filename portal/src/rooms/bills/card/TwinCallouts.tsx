import type { Bill } from "@favilla/design-system/bills/bill.ts";
import { periodText } from "@favilla/design-system/bills/billText.ts";
import { billsMessages } from "@favilla/design-system/bills/messages.it.ts";
import { twinMessages } from "@favilla/design-system/bills/twinMessages.it.ts";
import { useFormats } from "@favilla/design-system/data/useFormats.ts";
import { Alert } from "@favilla/design-system/feedback/Alert.tsx";
import { Link } from "@favilla/design-system/text/Link.tsx";
import { fill, useMessages } from "@favilla/design-system/theme/messages.ts";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { TwinCallout } from "./TwinCallout.tsx";

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
