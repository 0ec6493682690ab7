import { Skeleton } from "@favilla/design-system/feedback/Skeleton.tsx";
import { PageHeader } from "@favilla/design-system/layout/PageHeader.tsx";
import { fill, useMessages } from "@favilla/design-system/theme/messages.ts";
import { type ReactNode, Suspense } from "react";
import { loaded } from "../../platform/loading/load.ts";
import { PanelBoundary } from "../../platform/loading/PanelBoundary.tsx";
import { part } from "../../platform/loading/part.ts";
import { ActiveSupplies, type ActiveSuppliesProps } from "./ActiveSupplies.tsx";
import { Attention } from "./Attention.tsx";
import { toBePaid } from "./attention.ts";
import { LatestBills, type LatestBillsProps } from "./LatestBills.tsx";
import { homeMessages } from "./messages.it.ts";
import { isNewcomer } from "./newcomer.ts";

/** Shown only to new customers. */
const firstStepsPart = part("FirstSteps", () => import("./FirstSteps.tsx"));

interface HomeViewProps extends LatestBillsProps, ActiveSuppliesProps {
  /** Name for the greeting, once it is loaded. */
  name?: string | undefined;
  /** A reminder that a reading can be sent. */
  reminder?: ReactNode;
}

/**
 * The home page from plain data: a greeting, urgent tasks, the latest bills and the active supplies (HM-02 to HM-05); for new customers a
 * summary of the coming steps. Each panel fails separately.
 */
export function HomeView({ name, reminder, ...props }: HomeViewProps) {
  const words = useMessages(homeMessages);
  const supplies = loaded(props.supplies);
  return (
    <>
      <PageHeader title={name ? fill(words.greeting, { name }) : words.greetingNoName} />
      <PanelBoundary>
        <Attention due={toBePaid(loaded(props.bills) ?? [], props.today)} supplies={supplies} today={props.today} />
      </PanelBoundary>
      {reminder && (
        <PanelBoundary>
          <Suspense>{reminder}</Suspense>
        </PanelBoundary>
      )}
      {isNewcomer(props.bills, props.supplies) ? (
        <PanelBoundary>
          <Suspense fallback={<Skeleton shape="control" height="24rem" />}>
            <firstStepsPart.Component supplies={supplies ?? []} />
          </Suspense>
        </PanelBoundary>
      ) : (
        <>
          <PanelBoundary>
            <LatestBills {...props} />
          </PanelBoundary>
          <PanelBoundary>
            <ActiveSupplies supplies={props.supplies} />
          </PanelBoundary>
        </>
      )}
    </>
  );
}
