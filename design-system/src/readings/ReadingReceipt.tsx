import { forwardRef, type HTMLAttributes, type ReactNode } from "react";
import { DescriptionList } from "../data/DescriptionList.tsx";
import { formatDayMonth } from "../data/dates.ts";
import { OutcomePanel } from "../feedback/OutcomePanel.tsx";
import type { HeadingLevel } from "../text/headingLevel.ts";
import { useMessages } from "../theme/messages.ts";
import { readingsMessages } from "./messages.it.ts";
import { receipt } from "./ReadingReceipt.css.ts";
import { formatMeter, type SentReading } from "./reading.ts";

export interface ReadingReceiptProps extends Omit<SentReading, "status">, Omit<HTMLAttributes<HTMLDivElement>, "children" | "id"> {
  /** Ways to continue, the main one last. */
  actions?: ReactNode;
  /** Heading level of the title. @default 1 */
  headingLevel?: HeadingLevel | undefined;
  /** Moves focus to the title when the receipt appears. @default false */
  takesFocus?: boolean | undefined;
}

/**
 * Confirms that the server has received a reading: value, time, supply, and the receipt number. Show it only after the server's response.
 */
export const ReadingReceipt = forwardRef<HTMLDivElement, ReadingReceiptProps>(function ReadingReceipt(
  { id, supplyName, value, converterValue, sentAt, headingLevel = 1, ...rest },
  ref,
) {
  const words = useMessages(readingsMessages);
  return (
    <OutcomePanel
      {...rest}
      ref={ref}
      outcome="success"
      headingLevel={headingLevel}
      title={words.receiptTitle}
      description={words.receiptText}
    >
      <DescriptionList
        className={receipt}
        items={[
          { label: words.value, value: formatMeter(value) },
          ...(converterValue == null ? [] : [{ label: words.converterValue, value: formatMeter(converterValue, "Smc") }]),
          { label: words.supply, value: supplyName },
          { label: words.sentAt, value: formatDayMonth(sentAt, { year: true }) },
          { label: words.receipt, value: id },
        ]}
      />
    </OutcomePanel>
  );
});
