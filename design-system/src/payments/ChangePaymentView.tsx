import { Suspense, useState } from "react";
import { Loaded } from "../data/Loaded.tsx";
import type { Load } from "../data/load.ts";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { SkeletonGroup } from "../feedback/SkeletonGroup.tsx";
import { PageHeader, type PageHeaderProps } from "../layout/PageHeader.tsx";
import { Stack } from "../layout/Stack.tsx";
import { useHandedFocus } from "../overlays/useHandedFocus.ts";
import { useMessages } from "../theme/messages.ts";
import { ChangeWizard } from "./ChangeWizard.tsx";
import type { ChangeParts } from "./changeParts.ts";
import type { ChangeSurroundings } from "./paymentChange.ts";
import { type PaymentChangeOptions, usePaymentChange } from "./usePaymentChange.ts";
import { wizardMessages } from "./wizardMessages.it.ts";

/** The supply and its payment as they are before the change. */
export interface ChangeablePayment extends Pick<PaymentChangeOptions, "current" | "ownPhone"> {
  /** The customer's full name. */
  readonly holder: string;
  readonly supplyName: string;
  /** True while another change is open, so that none can be requested. */
  readonly pending: boolean;
}

export interface ChangePaymentViewProps extends ChangeSurroundings, Omit<PaymentChangeOptions, "current" | "ownPhone" | "onSending"> {
  /** "NoDataFound" if it is not known how the supply is paid. */
  load: Load<ChangeablePayment>;
  /** Link to the page of the supply, with its name. */
  back: NonNullable<PageHeaderProps["back"]>;
  /** The parts of the task: `changeParts`, or components of the same names that load later. */
  parts: ChangeParts;
}

/** The page that changes a supply's payment method (PM-03, PM-04), whole: its steps and their calls, and what stands in their place. */
export function ChangePaymentView({ load, back, ...task }: ChangePaymentViewProps) {
  const words = useMessages(wizardMessages);
  const [sent, setSent] = useState(false);
  const { mode, parts } = task;
  const title = mode === "Bank" ? words.bankTitle : words.bookletTitle;
  const header = <PageHeader back={back} title={title} />;
  const waiting = <Waiting title={title} />;
  return (
    <Loaded
      load={load}
      loading={waiting}
      failedHeader={header}
      failedTitle={words.failed}
      empty={
        <>
          {header}
          <EmptyState title={words.noTermTitle} description={words.noTermText} />
        </>
      }
    >
      {(payment) =>
        // Once a change was sent from here, a pending one is this one, and its steps show the result (PM-34).
        payment.pending && !sent ? (
          <Suspense fallback={waiting}>
            <parts.ChangeOutcome result={pendingElsewhere} mode={mode} supplyHref={back.href} takesFocus={false} />
          </Suspense>
        ) : (
          <Steps {...task} payment={payment} supplyHref={back.href} onSending={() => setSent(true)} />
        )
      }
    </Loaded>
  );
}

/** A change that was sent from elsewhere: which debit it names is not known here. */
const pendingElsewhere = { outcome: "pending", value: null } as const;

interface StepsProps extends Omit<ChangePaymentViewProps, "load" | "back"> {
  payment: ChangeablePayment;
  supplyHref: string;
  onSending: () => void;
}

function Steps({ payment, supplyHref, ...task }: StepsProps) {
  const { holder, supplyName, current, ownPhone } = payment;
  const change = usePaymentChange({ ...task, current, ownPhone });
  const { mode, creditor, prefixes, otherPrefixes, openBills, parts } = task;
  return (
    <ChangeWizard
      {...change}
      {...{ mode, creditor, prefixes, otherPrefixes, openBills, parts, holder }}
      supply={{ name: supplyName, href: supplyHref }}
    />
  );
}

function Waiting({ title }: { title: string }) {
  const { loading } = useMessages(wizardMessages);
  return (
    <div ref={useHandedFocus<HTMLDivElement>()} data-task="">
      <Stack gap={6}>
        <PageHeader title={title} />
        <SkeletonGroup label={loading}>
          <Skeleton shape="control" height="20rem" />
        </SkeletonGroup>
      </Stack>
    </div>
  );
}
