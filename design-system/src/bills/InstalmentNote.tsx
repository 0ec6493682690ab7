import { useFormats } from "../data/useFormats.ts";
import { Stack } from "../layout/Stack.tsx";
import { ContentText } from "../text/ContentText.tsx";
import { Link } from "../text/Link.tsx";
import { useMessages } from "../theme/messages.ts";
import type { InstalmentRequest } from "./instalmentPlan.ts";
import { instalmentsMessages } from "./instalmentsMessages.it.ts";

interface InstalmentNoteProps {
  request: InstalmentRequest;
  /** Address of its page. */
  href: string;
  /** Says its state too, for a place that has none. @default false */
  withState?: boolean;
  /** True if another plan can be asked for on its page. @default false */
  canAskAgain?: boolean;
}

/** The plan of a request for instalments in one sentence, the reason of a refusal, and the way to its page, for its row in a list. Internal. */
export function InstalmentNote({ request, href, withState = false, canAskAgain = false }: InstalmentNoteProps) {
  const { number, rates, status, reason } = request;
  const words = useMessages(instalmentsMessages);
  const { fillDates, formatDayMonth } = useFormats();
  const [first] = rates;
  const toPage = withState ? words.toRequest : words.toPlan;
  return (
    <Stack gap={2} data-status={status}>
      {withState && <strong>{status === "unknown" ? words.unknownState : words[status]}</strong>}
      {first && (
        <p>{fillDates(words.planOf, { number, count: rates.length, date: formatDayMonth(first.day, { year: true }) ?? first.day })}</p>
      )}
      {status === "Refused" && reason && (
        <p>
          <ContentText>{reason}</ContentText>
        </p>
      )}
      <div>
        <Link href={href} icon="arrow">
          {canAskAgain ? words.askOther : toPage}
        </Link>
      </div>
    </Stack>
  );
}
