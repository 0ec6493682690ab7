import { useMoneyText } from "../data/discreetText.ts";
import { useFormats } from "../data/useFormats.ts";
import { Stack } from "../layout/Stack.tsx";
import { Heading } from "../text/Heading.tsx";
import { Text } from "../text/Text.tsx";
import { fill, useMessages } from "../theme/messages.ts";
import type { NextBill } from "./nextBill.ts";
import { spendingMessages } from "./spendingMessages.it.ts";

/** The range of the next bill, its measured error, and what it rests on; without a range, why there is none. */
export function NextBillPanel({ next, failed }: { next: NextBill | null; failed: boolean }) {
  const words = useMessages(spendingMessages);
  const { fillDates, formatDayMonth, formatPercent } = useFormats();
  const money = useMoneyText();
  const euros = (cents: number) => money(cents / 100).replace(/,00(?=\D*$)/, "");
  const day = (date: string) => formatDayMonth(date) ?? date;
  const accuracy = ({ bills, mean, most }: NextBill["error"]) =>
    fillDates(words.nextAccuracy, { bills, mean: formatPercent(mean), most: formatPercent(most) });
  return (
    <Stack gap={1}>
      <Heading headingLevel={3} size="small">
        {words.nextTitle}
      </Heading>
      {next ? (
        <>
          <Text size="lead">
            <strong>{fill(words.nextRange, { least: euros(next.least), most: euros(next.most) })}</strong>{" "}
            {fillDates(words.nextPeriod, { from: day(next.from), to: day(next.to) })}
          </Text>
          <Text size="small" tone="muted">
            {next.readUntil ? fillDates(words.nextRead, { day: day(next.readUntil) }) : words.nextUnread} {accuracy(next.error)}
          </Text>
        </>
      ) : (
        <Text size="small" tone="muted">
          {failed ? words.nextFailed : words.nextNone}
        </Text>
      )}
    </Stack>
  );
}
