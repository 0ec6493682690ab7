import type { Bill } from "../bills/bill.ts";
import type { BillState } from "../bills/billState.ts";
import { dueTone } from "../bills/dueDate.ts";
import { instalmentShort, whichInstalment } from "../bills/instalmentText.ts";
import { billsMessages } from "../bills/messages.it.ts";
import { paymentStatusLook } from "../bills/paymentStatus.ts";
import { stateOf } from "../bills/stateOf.ts";
import { Amount } from "../data/Amount.tsx";
import { CommodityGlyph } from "../data/CommodityGlyph.tsx";
import { dateMessages } from "../data/dateMessages.it.ts";
import { dataMessages } from "../data/messages.it.ts";
import { whereNoRoom, whereRoom } from "../data/RowGroup.css.ts";
import { RowGroup, RowLink } from "../data/RowGroup.tsx";
import { useFormats } from "../data/useFormats.ts";
import { StatusText } from "../feedback/StatusText.tsx";
import type { TagTone } from "../feedback/Tag.tsx";
import { CheckIcon } from "../icons/CheckIcon.ts";
import { ClockIcon } from "../icons/ClockIcon.ts";
import type { Icon } from "../icons/createIcon.tsx";
import { DebitIcon } from "../icons/DebitIcon.ts";
import { WarningIcon } from "../icons/WarningIcon.ts";
import { Stack } from "../layout/Stack.tsx";
import { Heading } from "../text/Heading.tsx";
import { Link } from "../text/Link.tsx";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { useMessages } from "../theme/messages.ts";
import { useToday } from "../theme/today.ts";
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
  const today = useToday();
  const words = useMessages(homeMessages);
  const commodities = useMessages(dataMessages);
  return (
    <Stack as="section" gap={3}>
      <div className={head}>
        <Heading headingLevel={2}>{words.latestBills}</Heading>
        <Link href={links.bills} icon="arrow" aria-label={words.allBills}>
          {words.all}
        </Link>
      </div>
      <RowGroup label={words.latestBills}>
        {bills.map((bill) => {
          const state = stateOf(bill, today);
          const kind = commodities[bill.commodity];
          return (
            <RowLink
              key={bill.id}
              href={links.bill(bill)}
              glyph={<CommodityGlyph commodity={bill.commodity} decorative />}
              title={nameOf(bill)}
              note={<RowNote kind={kind} state={state} />}
              value={<Amount euros={state.amount} />}
              valueNote={<BillNote kind={kind} state={state} />}
            />
          );
        })}
      </RowGroup>
    </Stack>
  );
}

/** The commodity, or the instalment that is due: a phone has no room for both beside the due date, and the picture shows the commodity. */
function RowNote({ kind, state }: { kind: string; state: BillState }) {
  const words = useMessages(billsMessages);
  const which = whichInstalment(state, words, useFormats());
  if (which === undefined) return kind;
  return (
    <>
      <span aria-hidden="true">{instalmentShort(state, words)}</span>
      <VisuallyHidden>{`${kind} · ${which}`}</VisuallyHidden>
    </>
  );
}

/** Most characters of the second line of a row at 390 px, beside the icon. */
const roomOfLine = 31;

/**
 * The day on which a bill is due, debited or was paid, in short. Where a phone's row has no room for it beside the instalment or the
 * commodity, its second line has the word of the status in its place; a screen reader reads the day all the same.
 */
function BillNote({ kind, state }: { kind: string; state: BillState }) {
  const words = useMessages(billsMessages);
  const { text, tone, icon } = useDueNote(state);
  const { word } = paymentStatusLook(state.status, state.open, state.payer === "debit");
  const beside = instalmentShort(state, words) ?? kind;
  const isLong = text !== undefined && beside.length + text.length > roomOfLine;
  return (
    <StatusText tone={tone} icon={icon}>
      {isLong ? (
        <>
          <span className={whereRoom}>{text}</span>
          <span className={whereNoRoom} aria-hidden="true">
            {words[word]}
          </span>
        </>
      ) : (
        (text ?? words[word])
      )}
    </StatusText>
  );
}

/** Returns the day in words, with its tone and icon; without a day only the look of the status. */
function useDueNote({ status, payer, day, open, paidOn, late }: BillState): { text?: string | undefined; tone?: TagTone; icon: Icon } {
  const today = useToday();
  const { debitText, dueInText, paidText } = useFormats();
  const dates = useMessages(dateMessages);
  const paid = paidText(paidOn, today, dates, true);
  if (paid) return { text: paid, icon: CheckIcon };
  if (!payer || !day || payer === "reported") return { icon: paymentStatusLook(status, open).icon, ...(late && { tone: "negative" }) };
  if (payer === "debit") return { text: debitText(day, today, dates, true), icon: DebitIcon };
  const tone = dueTone({ day, kind: "pay" }, today);
  return { text: dueInText(day, today, dates, true), tone, icon: tone === "negative" ? WarningIcon : ClockIcon };
}
