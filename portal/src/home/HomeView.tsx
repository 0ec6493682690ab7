import { PageHeader } from "@favilla/design-system/layout/PageHeader.tsx";
import { fill, useMessages } from "@favilla/design-system/theme/messages.ts";
import { PanelBoundary } from "../app/PanelBoundary.tsx";
import { ActiveSupplies, type ActiveSuppliesProps } from "./ActiveSupplies.tsx";
import { LatestBills, type LatestBillsProps } from "./LatestBills.tsx";
import { homeMessages } from "./messages.it.ts";

interface HomeViewProps extends LatestBillsProps, ActiveSuppliesProps {
  /** The customer's first name, once it is known. */
  name?: string | undefined;
}

/** Home from plain data: a greeting, the latest bills, the active supplies (spec §2). Each panel fails on its own. */
export function HomeView({ name, ...props }: HomeViewProps) {
  const words = useMessages(homeMessages);
  return (
    <>
      <PageHeader title={name ? fill(words.greeting, { name }) : words.greetingNoName} />
      <PanelBoundary>
        <LatestBills {...props} />
      </PanelBoundary>
      <PanelBoundary>
        <ActiveSupplies supplies={props.supplies} />
      </PanelBoundary>
    </>
  );
}
