import { Button } from "../actions/Button.tsx";
import { useMoneyText } from "../data/discreetText.ts";
import { Loaded } from "../data/Loaded.tsx";
import type { Load } from "../data/load.ts";
import { useFormats } from "../data/useFormats.ts";
import { Card } from "../layout/Card.tsx";
import { Stack } from "../layout/Stack.tsx";
import { Text } from "../text/Text.tsx";
import { fill, useMessages } from "../theme/messages.ts";
import { useToday } from "../theme/today.ts";
import type { Bill } from "./bill.ts";
import { instalmentText } from "./instalmentText.ts";
import { billsMessages } from "./messages.it.ts";
import { stateOf } from "./stateOf.ts";
import { stillOpen } from "./stillToPay.ts";
import { stillToPayMessages } from "./stillToPayMessages.it.ts";

export interface StillToPayViewProps {
  /** All open bills of the customer. */
  load: Load<readonly Bill[]>;
  supplyCode: string;
  /** Gives the address of the way to pay a bill. */
  payHrefOf: (bill: Bill) => string;
}

/**
 * The bills of a supply that a change of its payment method leaves to the customer, with the way to pay the first one (PM-43). Renders nothing
 * while the bills are loading, or if nothing is open.
 */
export function StillToPayView({ load, supplyCode, payHrefOf }: StillToPayViewProps) {
  const today = useToday();
  const words = useMessages(stillToPayMessages);
  return (
    <Loaded load={load} loading={null} failure={() => <Text tone="muted">{words.unknown}</Text>}>
      {(bills) => {
        const { due, debited } = stillOpen(bills, supplyCode, today);
        const [first, ...others] = due;
        if (first) return <Reminder bill={first} others={others.length} payHref={payHrefOf(first)} />;
        return debited ? <Text tone="muted">{words.debited}</Text> : null;
      }}
    </Loaded>
  );
}

interface ReminderProps {
  bill: Bill;
  /** Number of the other bills that the customer pays. */
  others: number;
  payHref: string;
}

function Reminder({ bill, others, payHref }: ReminderProps) {
  const today = useToday();
  const words = useMessages(stillToPayMessages);
  const formats = useFormats();
  const { bareDayFrom, fillDates } = formats;
  const money = useMoneyText();
  const state = stateOf(bill, today);
  const date = bareDayFrom(state.day, today);
  const amount = money(state.amount);
  const reminder = date ? fillDates(state.late ? words.stillLate : words.stillDue, { amount, date }) : fill(words.noDate, { amount });
  const instalment = instalmentText(state, useMessages(billsMessages), formats, money);
  return (
    <Card>
      <Stack gap={4}>
        <div>
          <Text>
            <strong>{reminder}</strong>
          </Text>
          {instalment && <Text tone="muted">{instalment}</Text>}
          <Text tone="muted">{others === 0 ? words.before : formats.formatCount(words.andAnother, words.andOthers, others)}</Text>
        </div>
        <Button wide href={payHref}>
          {words.howToPay}
        </Button>
      </Stack>
    </Card>
  );
}
