import { Suspense, useEffect, useState } from "react";
import { Button } from "../actions/Button.tsx";
import { ButtonGroup } from "../actions/ButtonGroup.tsx";
import type { Day } from "../data/kinds.ts";
import { PrivateCode } from "../data/PrivateCode.tsx";
import { useFormats } from "../data/useFormats.ts";
import { useMomentText } from "../data/useMomentText.ts";
import { Alert } from "../feedback/Alert.tsx";
import { PanelBoundary } from "../feedback/PanelBoundary.tsx";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { SuccessCallout } from "../feedback/SuccessCallout.tsx";
import { Card } from "../layout/Card.tsx";
import { Stack } from "../layout/Stack.tsx";
import { Heading } from "../text/Heading.tsx";
import { Link } from "../text/Link.tsx";
import { latePart } from "../theme/lateComponent.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { usePrivateText } from "../theme/privateText.ts";
import { useToday } from "../theme/today.ts";
import type { Contract } from "./contract.ts";
import { FactRows } from "./FactRows.tsx";
import { useContractTexts } from "./useContractTexts.tsx";
import { lastWithdrawalDay, type WithdrawalReceipt, type WithdrawalTask } from "./withdrawal.ts";
import { withdrawalMessages } from "./withdrawalMessages.it.ts";

/** Loaded while the period runs, before it is asked for: few contracts have one. */
const formPart = latePart("WithdrawalForm", () => import("./WithdrawalForm.tsx"));

interface WithdrawalSectionProps {
  contract: Contract;
  task: WithdrawalTask;
}

/** Tells whether a withdrawal was sent whose answer is not known. */
const isUnanswered = ({ update, failure }: WithdrawalTask) => update.state === "Updating" || (failure && "reason" in failure);

/**
 * The withdrawal from a contract while its period runs: the button, the confirmation, then the receipt, which stays. A confirmation that is open
 * at midnight of the last day says that the period is over; one that was pressed before keeps its form until the answer is known. Internal.
 */
export function WithdrawalSection({ contract: { number, concludedOn, withdrawal }, task }: WithdrawalSectionProps) {
  const words = useMessages(withdrawalMessages);
  const { fillDates } = useFormats();
  const today = useToday();
  const { dayText, distance } = useContractTexts("kWh");
  /** Last day of the period when the confirmation was opened. */
  const [opened, setOpened] = useState<Day>();
  const { update, failure } = task;
  const isNew = update.state === "Updated";
  const receipt = isNew ? update.data : withdrawal?.sent;
  const lastDay = withdrawal && lastWithdrawalDay(withdrawal.lastDay, concludedOn, task.days);
  const running = lastDay !== null && today <= lastDay ? lastDay : undefined;
  const isOffered = running !== undefined && !receipt;
  useEffect(() => void (isOffered && formPart.preload()), [isOffered]);
  if (receipt) return <Receipt receipt={receipt} isNew={isNew} number={number ?? ""} task={task} />;
  const isUnderWay = opened && isUnanswered(task);
  if (!running && !isUnderWay)
    return opened ? (
      <Alert tone="negative" live="assertive">
        {failure && "text" in failure ? failure.text : fillDates(words.over, { date: dayText(opened) ?? opened })}
      </Alert>
    ) : null;
  return (
    <Stack as="section" gap={3}>
      <Heading headingLevel={2} size="section">
        {words.title}
      </Heading>
      <Card>
        <Stack gap={4}>
          {running && <p>{fillDates(words.until, { date: dayText(running) ?? running, distance: distance(running) })}</p>}
          {opened ? (
            <PanelBoundary>
              <Suspense fallback={<Skeleton shape="control" height="16rem" />}>
                <formPart.Component number={number} task={task} onCancel={() => setOpened(undefined)} />
              </Suspense>
            </PanelBoundary>
          ) : (
            <div>
              <Button onClick={() => setOpened(running)}>{words.open}</Button>
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
  const received = useMomentText()(receivedAt);
  const lines = [
    words.receiptTitle,
    received && `${words.receivedAt}: ${received}`,
    number && `${words.number}: ${number}`,
    `${words.sentTo}: ${email}`,
  ];
  const file = [...lines.filter(Boolean), "", text, ""].join("\n");
  return (
    <Stack as="section" gap={3}>
      {isNew && <SuccessCallout opening={words.sent}>{words.sentText}</SuccessCallout>}
      <Heading headingLevel={2} size="section">
        {words.receiptTitle}
      </Heading>
      <FactRows
        rows={[
          { label: words.receivedAt, value: received },
          { label: words.number, value: number && <PrivateCode code={number} /> },
          { label: words.sentTo, value: email },
        ]}
      >
        <p>{write(text)}</p>
        <ButtonGroup align="start">
          <Button variant="secondary" onClick={() => task.onSave(file, fill(words.fileName, { number }))}>
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
