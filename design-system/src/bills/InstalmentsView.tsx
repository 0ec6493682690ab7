import { useState } from "react";
import { Button } from "../actions/Button.tsx";
import { daysBetween } from "../data/days.ts";
import { useMoneyText } from "../data/discreetText.ts";
import { Loaded } from "../data/Loaded.tsx";
import type { Load, Update } from "../data/load.ts";
import { useFormats } from "../data/useFormats.ts";
import { Alert } from "../feedback/Alert.tsx";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { SkeletonGroup } from "../feedback/SkeletonGroup.tsx";
import { focusable } from "../feedback/SuccessCallout.css.ts";
import { SuccessCallout } from "../feedback/SuccessCallout.tsx";
import { Form } from "../forms/Form.tsx";
import { RadioGroup } from "../forms/RadioGroup.tsx";
import { PhoneIcon } from "../icons/PhoneIcon.ts";
import { narrow } from "../layout/Card.css.ts";
import { Card } from "../layout/Card.tsx";
import { PageHeader, type PageHeaderProps } from "../layout/PageHeader.tsx";
import { Stack } from "../layout/Stack.tsx";
import { Heading } from "../text/Heading.tsx";
import { Link } from "../text/Link.tsx";
import { unbrokenPhone } from "../text/phoneText.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { useToday } from "../theme/today.ts";
import { InstalmentPlanCard, InstalmentRows } from "./InstalmentPlanCard.tsx";
import {
  type BillInstalments,
  canAsk,
  type InstalmentOffer,
  type InstalmentRequest,
  instalmentPlan,
  type PlannedRate,
} from "./instalmentPlan.ts";
import { instalmentsMessages } from "./instalmentsMessages.it.ts";

/** Reasons why a plan was not sent: its answer was lost, and the servers do not have it or nobody knows; or the offer has changed. */
export type InstalmentFailure = "notReceived" | "notKnown" | "changed";

export interface InstalmentsViewProps extends Pick<PageHeaderProps, "title" | "back"> {
  load: Load<BillInstalments>;
  /** Sends the plan that the customer sees. While it is pending, nothing else can be sent. */
  onAsk: (rates: readonly PlannedRate[]) => unknown;
  /** State of the sending. Once it is "Updated" its request stands in the place of the choice. */
  update: Update<InstalmentRequest>;
  /** Reason why it was not sent; any other is a sentence. */
  failure?: { reason: InstalmentFailure } | { text: string } | undefined;
  /** Telephone number of customer service as it is displayed. */
  phone: string;
  /** Address of the customer's requests. */
  requestsHref: string;
}

interface ChoiceProps extends Pick<InstalmentsViewProps, "onAsk" | "failure"> {
  offer: InstalmentOffer;
  busy: boolean;
}

/** The choice of a plan, with its preview. */
function Choice({ offer, onAsk, busy, failure }: ChoiceProps) {
  const words = useMessages(instalmentsMessages);
  const { formatDayMonth, formatCount, fillDates } = useFormats();
  const money = useMoneyText();
  const today = useToday();
  const plans = offer.counts.map((count) => instalmentPlan(offer, count)).filter((rates) => rates.length > 0);
  const [chosen, choose] = useState("");
  const rates = plans.find(({ length }) => String(length) === chosen) ?? plans[0] ?? [];
  const dayText = (day: string) => formatDayMonth(day, { year: true }) ?? day;
  return (
    <Form
      onSubmit={() => {
        if (!busy) onAsk(rates);
      }}
    >
      <Stack gap={5}>
        <RadioGroup
          name="count"
          legend={words.count}
          value={String(rates.length)}
          onChange={choose}
          options={plans.map((plan) => ({
            value: String(plan.length),
            label: fill(words.rates, { count: plan.length }),
            hint: fill(plan[0]?.amount === plan.at(-1)?.amount ? words.each : words.eachMost, {
              amount: money((plan[0]?.amount ?? 0) / 100),
            }),
          }))}
        />
        <Stack as="section" gap={3}>
          <Heading headingLevel={2} size="section">
            {words.plan}
          </Heading>
          <Card>
            <Stack gap={3}>
              <p>
                {fillDates(formatCount(words.firstOne, words.firstOther, daysBetween(today, offer.firstDay)), {
                  date: dayText(offer.firstDay),
                })}
              </p>
              <InstalmentRows rates={rates} />
              {offer.lastDay && <p>{fillDates(words.until, { date: dayText(offer.lastDay) })}</p>}
            </Stack>
          </Card>
        </Stack>
        {failure && (
          <Alert tone="negative" live="assertive">
            {"reason" in failure ? words[failure.reason] : failure.text}
          </Alert>
        )}
        <div>
          <Button type="submit" loading={busy}>
            {words.ask}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}

/** Moves focus to the refusal of a plan that was sent, because its button is gone. */
const takeFocus = (alert: HTMLElement | null) => alert?.focus();

/** The page on which a customer asks to pay a bill in instalments, whole: the plans with their amounts and days, the request, and its state. */
export function InstalmentsView({ title, back, load, onAsk, update, failure, phone, requestsHref }: InstalmentsViewProps) {
  const words = useMessages(instalmentsMessages);
  const sent = update.state === "Updated" ? update.data : undefined;
  const isChoice = !sent && (load.state !== "Loaded" || canAsk(load.data));
  const call = (
    <Link href={`tel:${phone.replace(/[^\d+]/g, "")}`} icon={PhoneIcon}>
      {fill(words.call, { phone: unbrokenPhone(phone) })}
    </Link>
  );
  const loading = (
    <SkeletonGroup label={words.loading}>
      <Skeleton shape="control" height="24rem" />
    </SkeletonGroup>
  );
  return (
    <Stack gap={5}>
      {sent && <SuccessCallout opening={words.sent}>{words.sentText}</SuccessCallout>}
      <PageHeader title={title} back={back} description={isChoice ? words.description : undefined} />
      <Loaded load={load} loading={loading} empty={loading} failedTitle={words.failureTitle}>
        {({ offer, refusal, request }) => {
          // What was sent is shown until the servers' list has it.
          const asked = sent && sent.id !== request?.id ? sent : request;
          if (asked || offer)
            return (
              <Stack gap={5} className={narrow}>
                {asked && <InstalmentPlanCard request={asked} requestsHref={requestsHref} call={call} />}
                {offer && canAsk({ offer, request: asked }) && (
                  <>
                    {asked && (
                      <Heading headingLevel={2} size="section">
                        {words.otherPlan}
                      </Heading>
                    )}
                    <Choice key={asked?.id} offer={offer} onAsk={onAsk} busy={update.state === "Updating"} failure={failure} />
                  </>
                )}
              </Stack>
            );
          return (
            <Alert ref={failure && takeFocus} tabIndex={-1} className={focusable} title={words.refusedTitle} action={call} live="polite">
              {refusal === "unknown" || refusal === null ? words.unknownRefusal : words[refusal]}
            </Alert>
          );
        }}
      </Loaded>
    </Stack>
  );
}
