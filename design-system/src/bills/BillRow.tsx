import { memo, type ReactNode } from "react";
import { Amount } from "../data/Amount.tsx";
import { CommodityGlyph } from "../data/CommodityGlyph.tsx";
import { dateMessages } from "../data/dateMessages.it.ts";
import { whereAlone } from "../data/GroupedRows.css.ts";
import { dataMessages } from "../data/messages.it.ts";
import { whereNoRoom, whereRoom } from "../data/RowGroup.css.ts";
import { RowLink, type RowLinkProps } from "../data/RowGroup.tsx";
import { useFormats } from "../data/useFormats.ts";
import { StatusText } from "../feedback/StatusText.tsx";
import type { TagTone } from "../feedback/Tag.tsx";
import { CheckIcon } from "../icons/CheckIcon.ts";
import { ClockIcon } from "../icons/ClockIcon.ts";
import type { Icon } from "../icons/createIcon.tsx";
import { DebitIcon } from "../icons/DebitIcon.ts";
import { WarningIcon } from "../icons/WarningIcon.ts";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { useMessages } from "../theme/messages.ts";
import { useToday } from "../theme/today.ts";
import type { Bill } from "./bill.ts";
import { type BillState, stateLook } from "./billState.ts";
import { dueTone } from "./dueDate.ts";
import { instalmentShort, whichInstalment } from "./instalmentText.ts";
import { billsMessages } from "./messages.it.ts";
import { paymentStatusLook } from "./paymentStatus.ts";
import { stateOf } from "./stateOf.ts";

interface BillRowProps extends Pick<RowLinkProps, "href" | "aria-current"> {
  bill: Bill;
  /** Name of its supply. */
  name: string;
  /** Months of the bill in place of its commodity, which the picture shows: "set – ott 2026". @default the commodity */
  months?: string | undefined;
  /** Most characters of the second line beside the icon, where the row is narrow. @default 31, at 390 px */
  room?: number | undefined;
  "data-row"?: string | undefined;
}

/** A bill as a row that leads to it: its supply, what is due of it, and when. Internal. Memoized, since a list has many. */
export const BillRow = memo(function BillRow({ bill, name, months, room = 31, ...rest }: BillRowProps) {
  const state = stateOf(bill, useToday());
  const kind = useMessages(dataMessages)[bill.commodity];
  return (
    <RowLink
      {...rest}
      glyph={<CommodityGlyph commodity={bill.commodity} decorative />}
      title={name}
      note={<RowNote kind={kind} months={months} state={state} />}
      value={<Amount euros={state.amount} />}
      valueNote={<BillNote beside={months ?? kind} room={room} state={state} />}
    />
  );
});

interface RowNoteProps {
  kind: string;
  months: string | undefined;
  state: BillState;
}

/** The commodity or the months, or the instalment that is due: a phone has no room for both beside the due date, and the picture shows the commodity. */
function RowNote({ kind, months, state }: RowNoteProps): ReactNode {
  const words = useMessages(billsMessages);
  const formats = useFormats();
  const which = whichInstalment(state, words, formats);
  if (which === undefined && months === undefined) return kind;
  return (
    <>
      <span aria-hidden="true">
        {months !== undefined && <span className={whereAlone}>{kind} · </span>}
        {instalmentShort(state, words, formats) ?? months}
      </span>
      <VisuallyHidden>{[kind, months, which].filter(Boolean).join(" · ")}</VisuallyHidden>
    </>
  );
}

interface BillNoteProps {
  /** Text at the beginning of the line. */
  beside: string;
  room: number;
  state: BillState;
}

/**
 * The day on which a bill is due, debited or was paid, in short. Where a narrow row has no room for it beside the instalment or the
 * commodity, its second line has the word of the status in its place; a screen reader reads the day all the same.
 */
function BillNote({ beside, room, state }: BillNoteProps) {
  const words = useMessages(billsMessages);
  const { text, tone, icon } = useDueNote(state);
  const { word } = stateLook(state);
  const before = instalmentShort(state, words, useFormats()) ?? beside;
  const isLong = text !== undefined && before.length + text.length > room;
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
  if (paid) return { text: paid, tone: "positive", icon: CheckIcon };
  if (!payer || !day || payer === "reported") return { icon: paymentStatusLook(status, open).icon, ...(late && { tone: "negative" }) };
  if (payer === "debit") return { text: debitText(day, today, dates, true), icon: DebitIcon };
  const tone = dueTone({ day, kind: "pay" }, today);
  return { text: dueInText(day, today, dates, true), tone, icon: tone === "negative" ? WarningIcon : ClockIcon };
}
