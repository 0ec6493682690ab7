import type { Bill } from "@favilla/design-system/bills/bill.ts";
import type { BillState } from "@favilla/design-system/bills/billState.ts";
import { dueTone } from "@favilla/design-system/bills/dueDate.ts";
import { instalmentShort, whichInstalment } from "@favilla/design-system/bills/instalmentText.ts";
import { billsMessages } from "@favilla/design-system/bills/messages.it.ts";
import { paymentStatusLook } from "@favilla/design-system/bills/paymentStatus.ts";
import { stateOf } from "@favilla/design-system/bills/stateOf.ts";
import { Amount } from "@favilla/design-system/data/Amount.tsx";
import { CommodityGlyph } from "@favilla/design-system/data/CommodityGlyph.tsx";
import { dateMessages } from "@favilla/design-system/data/dateMessages.it.ts";
import { dataMessages } from "@favilla/design-system/data/messages.it.ts";
import { RowGroup, RowLink } from "@favilla/design-system/data/RowGroup.tsx";
import { useFormats } from "@favilla/design-system/data/useFormats.ts";
import { StatusText } from "@favilla/design-system/feedback/StatusText.tsx";
import type { TagTone } from "@favilla/design-system/feedback/Tag.tsx";
import { CheckIcon } from "@favilla/design-system/icons/CheckIcon.ts";
import { ClockIcon } from "@favilla/design-system/icons/ClockIcon.ts";
import type { Icon } from "@favilla/design-system/icons/createIcon.tsx";
import { DebitIcon } from "@favilla/design-system/icons/DebitIcon.ts";
import { WarningIcon } from "@favilla/design-system/icons/WarningIcon.ts";
import { Stack } from "@favilla/design-system/layout/Stack.tsx";
import { Heading } from "@favilla/design-system/text/Heading.tsx";
import { Link } from "@favilla/design-system/text/Link.tsx";
import { VisuallyHidden } from "@favilla/design-system/text/VisuallyHidden.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useToday } from "@favilla/design-system/theme/today.ts";
import { hrefTo } from "../../platform/pages/paths.ts";
import { billHref } from "../bills/card/billLink.ts";
import { head, whereNoRoom, whereRoom } from "./home.css.ts";
import { homeMessages } from "./messages.it.ts";

interface LatestBillsProps {
  /** Bills by urgency. */
  bills: readonly Bill[];
  nameOf: (bill: Bill) => string;
}

/** The most urgent bills as rows that lead to them, and a link to all. */
export function LatestBills({ bills, nameOf }: LatestBillsProps) {
  const today = useToday();
  const words = useMessages(homeMessages);
  const commodities = useMessages(dataMessages);
  return (
    <Stack as="section" gap={3}>
      <div className={head}>
        <Heading headingLevel={2}>{words.latestBills}</Heading>
        <Link href={hrefTo("bills")} icon="arrow" aria-label={words.allBills}>
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
              href={billHref(bill)}
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
  if (!payer || !day) return { icon: paymentStatusLook(status, open).icon, ...(late && { tone: "negative" }) };
  if (payer === "debit") return { text: debitText(day, today, dates, true), icon: DebitIcon };
  const tone = dueTone({ day, kind: "pay" }, today);
  return { text: dueInText(day, today, dates, true), tone, icon: tone === "negative" ? WarningIcon : ClockIcon };
}
