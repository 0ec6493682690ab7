import { daysBetween, yearOf } from "@favilla/design-system/data/dates.ts";
import { formatMoney } from "@favilla/design-system/data/format.ts";
import { onDay } from "@favilla/design-system/data/relativeDates.ts";
import { Alert } from "@favilla/design-system/feedback/Alert.tsx";
import { Link } from "@favilla/design-system/text/Link.tsx";
import { fill, useMessages } from "@favilla/design-system/theme/messages.ts";
import { hrefTo } from "../../platform/pages/paths.ts";
import { billPath } from "../bills/card/billLink.ts";
import { displayName, type Supply } from "../supplies/supply.ts";
import type { DueBill } from "./attention.ts";
import { homeMessages } from "./messages.it.ts";

interface AttentionProps {
  /** Bills that are overdue or due soon, oldest due date first. */
  due: readonly DueBill[];
  supplies: readonly Supply[] | undefined;
  today: string;
}

/** Maximum number of bills that are named. */
const named = 3;

/** The most urgent tasks: bills that are overdue or due within seven days, with links to them. */
export function Attention({ due, supplies, today }: AttentionProps) {
  const words = useMessages(homeMessages);
  const [first] = due;
  if (!first) return null;
  const days = daysBetween(today, first.expiryDate);
  const when = first.late ? words.late : days === 0 ? words.dueToday : days === 1 ? words.dueTomorrow : fill(words.dueIn, { count: days });
  const many = due.every(({ late }) => late) ? words.lateOther : first.late ? words.lateAndDue : words.dueOther;
  const line = ({ expiryDate, totalAmount, supplyCode, automatic, late }: DueBill) => {
    const supply = supplies?.find((each) => each.supplyCode !== null && each.supplyCode === supplyCode);
    const facts = {
      amount: formatMoney(totalAmount),
      day: onDay(expiryDate, yearOf(today)) ?? "",
      name: supply ? displayName(supply) : "",
    };
    const [named, nameless] = late ? [words.wasDueOf, words.wasDue] : [words.dueOf, words.due];
    return [fill(supply ? named : nameless, facts), automatic && words.dueAutomatic].filter(Boolean).join(" ");
  };
  return (
    <Alert
      tone={due.every(({ automatic }) => automatic) ? "info" : "warning"}
      title={due.length === 1 ? when : fill(many, { count: due.length })}
      action={
        due.length === 1 ? (
          <Link href={billPath(first.year, first.number)} icon="arrow">
            {words.seeBill}
          </Link>
        ) : (
          <Link href={hrefTo("bills")} icon="arrow">
            {words.seeBills}
          </Link>
        )
      }
    >
      {due.slice(0, named).map((bill) => (
        <p key={bill.id}>{line(bill)}</p>
      ))}
      {first.late && <p>{words.latePaid}</p>}
    </Alert>
  );
}
