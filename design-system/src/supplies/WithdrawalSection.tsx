import { useState } from "react";
import { Button } from "../actions/Button.tsx";
import { ButtonGroup } from "../actions/ButtonGroup.tsx";
import { PrivateCode } from "../data/PrivateCode.tsx";
import { useFormats } from "../data/useFormats.ts";
import { Alert } from "../feedback/Alert.tsx";
import { SuccessCallout } from "../feedback/SuccessCallout.tsx";
import { Card } from "../layout/Card.tsx";
import { Stack } from "../layout/Stack.tsx";
import { Heading } from "../text/Heading.tsx";
import { Link } from "../text/Link.tsx";
import { fill, useMessages } from "../theme/messages.ts";
import { usePrivateText } from "../theme/privateText.ts";
import { useToday } from "../theme/today.ts";
import type { Contract } from "./contract.ts";
import { FactRows } from "./FactRows.tsx";
import { useContractTexts } from "./useContractTexts.tsx";
import { WithdrawalForm } from "./WithdrawalForm.tsx";
import { lastWithdrawalDay, type WithdrawalReceipt, type WithdrawalTask } from "./withdrawal.ts";
import { withdrawalMessages } from "./withdrawalMessages.it.ts";

interface WithdrawalSectionProps {
  contract: Contract;
  task: WithdrawalTask;
}

/** The withdrawal from a contract while its period runs: the button, the confirmation, then the receipt, which stays. Internal. */
export function WithdrawalSection({ contract: { number, concludedOn, withdrawal }, task }: WithdrawalSectionProps) {
  const words = useMessages(withdrawalMessages);
  const { fillDates } = useFormats();
  const today = useToday();
  const { dayText, distance } = useContractTexts("kWh");
  const [isOpen, setOpen] = useState(false);
  const { update, failure } = task;
  const isNew = update.state === "Updated";
  const receipt = isNew ? update.data : withdrawal?.sent;
  if (receipt) return <Receipt receipt={receipt} isNew={isNew} number={number ?? ""} task={task} />;
  const lastDay = withdrawal && lastWithdrawalDay(withdrawal.lastDay, concludedOn, task.days);
  const isRunning = lastDay !== null && today <= lastDay;
  const refused = failure && "text" in failure && failure.text;
  if (!isRunning)
    return refused ? (
      <Alert tone="negative" live="assertive">
        {refused}
      </Alert>
    ) : null;
  return (
    <Stack as="section" gap={3}>
      <Heading headingLevel={2} size="section">
        {words.title}
      </Heading>
      <Card>
        <Stack gap={4}>
          <p>{fillDates(words.until, { date: dayText(lastDay) ?? lastDay, distance: distance(lastDay) })}</p>
          {isOpen ? (
            <WithdrawalForm number={number} task={task} onCancel={() => setOpen(false)} />
          ) : (
            <div>
              <Button onClick={() => setOpen(true)}>{words.open}</Button>
            </div>
          )}
        </Stack>
      </Card>
    </Stack>
  );
}

interface ReceiptProps {
  receipt: WithdrawalReceipt;
  isNew: boolean;
  number: string;
  task: WithdrawalTask;
}

function Receipt({ receipt: { receivedAt, email, text }, isNew, number, task }: ReceiptProps) {
  const words = useMessages(withdrawalMessages);
  const write = usePrivateText();
  return (
    <Stack as="section" gap={3}>
      {isNew && <SuccessCallout opening={words.sent}>{words.sentText}</SuccessCallout>}
      <Heading headingLevel={2} size="section">
        {words.receiptTitle}
      </Heading>
      <FactRows
        rows={[
          { label: words.receivedAt, value: receivedAt },
          { label: words.number, value: number && <PrivateCode code={number} /> },
          { label: words.sentTo, value: email },
        ]}
      >
        <p>{write(text)}</p>
        <ButtonGroup align="start">
          <Button variant="secondary" onClick={() => task.onSave(text, fill(words.fileName, { number }))}>
            {words.save}
          </Button>
        </ButtonGroup>
        <Link href={task.requestsHref} icon="arrow">
          {words.follow}
        </Link>
      </FactRows>
    </Stack>
  );
}
