import { forwardRef, type HTMLAttributes } from "react";
import { Button } from "../actions/Button.tsx";
import { Amount } from "../data/Amount.tsx";
import { lengthOf } from "../data/amountSize.ts";
import { dateMessages } from "../data/dateMessages.it.ts";
import { useMoneyText } from "../data/discreetText.ts";
import { useFormats } from "../data/useFormats.ts";
import { ClockIcon } from "../icons/ClockIcon.ts";
import { WarningIcon } from "../icons/WarningIcon.ts";
import { Panel } from "../layout/Card.tsx";
import type { HeadingLevel } from "../text/headingLevel.ts";
import { useMessages } from "../theme/messages.ts";
import { checkAmount } from "../theme/misuse.ts";
import { useToday } from "../theme/today.ts";
import * as styles from "./ToPayPanel.css.ts";
import { toPayMessages } from "./toPayMessages.it.ts";
import { toPayText } from "./toPayText.ts";

export interface ToPayPanelProps extends Omit<HTMLAttributes<HTMLElement>, "title" | "children"> {
  /** Sum in euros of the bills that the customer must pay, without those that are debited. Null shows "–". */
  total: number | null;
  /** Due date of each of these bills, "YYYY-MM-DD"; null if unknown. */
  days: readonly (string | null)[];
  /** Number of the bills without a due date that are overdue nevertheless, as the servers say. @default 0 */
  undatedOverdue?: number | undefined;
  /** True if all these bills are for one period (`twinsOf`), so that one may correct the other. @default false */
  samePeriod?: boolean | undefined;
  /** Address that shows how the most urgent bill is paid. */
  href: string;
  /** Heading level of the title. @default 2 */
  headingLevel?: HeadingLevel | undefined;
}

/** The answer of the home page: how much must be paid, how soon, and the way to pay. Use it only if there is something to pay. */
export const ToPayPanel = forwardRef<HTMLElement, ToPayPanelProps>(function ToPayPanel(
  { total, days, undatedOverdue, samePeriod, href, headingLevel = 2, className, ...rest },
  ref,
) {
  if (process.env.NODE_ENV !== "production") checkAmount("bills/ToPayPanel", "total", total);
  const today = useToday();
  const words = useMessages(toPayMessages);
  const formats = useFormats();
  const { count, urgent, late, doubtful } = toPayText(days, today, words, useMessages(dateMessages), formats, samePeriod, undatedOverdue);
  const Title = `h${headingLevel}` as const;
  const IconShape = late || doubtful ? WarningIcon : ClockIcon;
  const money = useMoneyText();
  return (
    <Panel as="section" tone="night" aria-label={words.title} {...rest} ref={ref} className={className}>
      <div className={styles.panel}>
        <Title className={styles.title}>{words.title}</Title>
        <p className={styles.total} style={lengthOf(money(total))}>
          <Amount euros={total} />
        </p>
        <p className={styles.text}>
          <IconShape />
          <span>
            {count} <strong className={styles.strong}>{urgent}</strong>
          </span>
        </p>
        <Button href={href} wide className={styles.action}>
          {words.action}
        </Button>
      </div>
    </Panel>
  );
});
