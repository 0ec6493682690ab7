import { addDays, daysBetween } from "../data/days.ts";
import type { Cents, Day } from "../data/kinds.ts";
import type { ComplaintMoments } from "./complaint.ts";
import type { ComplaintRules } from "./complaintRules.ts";

/** Days of a complaint, and what follows from them. Null means that nobody knows: a rule or a day is missing. */
export interface ComplaintClock {
  /** The one who must act next. */
  turn: "us" | "you" | "nobody";
  /** Last day for the answer, which stands whole, until midnight in Rome. */
  lastDay: Day | null;
  /** Days until then, 0 on the day itself. Null too after the answer and after that day. */
  daysLeft: number | null;
  /** Days of delay, of the answer or until today. 0 in time. */
  late: number | null;
  /** Sum that the delay brings. Null too in time. */
  indemnity: Cents | null;
  /** The way on: open after the answer, or from a day on without one. */
  conciliation: { from: Day | null; isOpen: boolean } | null;
}

type Facts = Pick<ComplaintMoments, "kind" | "fourMonthly">;

/** Returns the days within which a complaint is answered. Null where the rules do not say, or nobody knows how often bills come. */
function answerDays({ kind, fourMonthly }: Facts, { days }: ComplaintRules): number | null {
  if (kind === "unknown") return null;
  if (kind !== "rectification" || days.rectificationFourMonthly === undefined) return days[kind] ?? null;
  if (fourMonthly === null) return null;
  return (fourMonthly ? days.rectificationFourMonthly : days.rectification) ?? null;
}

function turnOf(asked: string | null, answer: unknown): ComplaintClock["turn"] {
  if (answer) return "nobody";
  return asked === null ? "us" : "you";
}

function indemnityOf({ kind }: Facts, { indemnity }: ComplaintRules, late: number): Cents | null {
  if (!indemnity || kind === "unknown" || !indemnity.kinds.includes(kind)) return null;
  const reached = indemnity.steps.filter((step) => late > 0 && late >= step.late).toSorted((one, other) => other.late - one.late);
  return reached[0] ? Math.round(reached[0].euros * 100) : null;
}

/**
 * Returns what the days of a complaint say, by the rules of the site (CL-01 to CL-05). Days are counted from the day after the arrival, in
 * Rome: a complaint of 20 November with 30 days is answered in time until the end of 20 December.
 * @param rules undefined where the site has none: then it is only known who must act
 * @param today today in Rome, by the servers' clock
 */
export function complaintClock(
  { kind, receivedOn, fourMonthly, asked, answer }: ComplaintMoments,
  rules: ComplaintRules | undefined,
  today: Day,
): ComplaintClock {
  const facts = { kind, fourMonthly };
  const days = rules ? answerDays(facts, rules) : null;
  const lastDay = receivedOn !== null && days !== null ? addDays(receivedOn, days) : null;
  // An arrival after today is a difference of two clocks.
  const now = receivedOn !== null && receivedOn > today ? receivedOn : today;
  const end = answer ? answer.on : now;
  const late = lastDay !== null && end !== null ? Math.max(0, daysBetween(lastDay, end)) : null;
  const way = rules?.conciliation;
  const from = way && receivedOn !== null ? addDays(receivedOn, way.after + 1) : null;
  return {
    turn: turnOf(asked, answer),
    lastDay,
    daysLeft: !answer && lastDay !== null && late === 0 ? daysBetween(now, lastDay) : null,
    late,
    indemnity: rules && late ? indemnityOf(facts, rules, late) : null,
    conciliation: way ? { from, isOpen: answer !== null || (from !== null && now >= from) } : null,
  };
}
