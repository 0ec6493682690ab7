import { PageHeader } from "@favilla/design-system/layout/PageHeader.tsx";
import { fill, useMessages } from "@favilla/design-system/theme/messages.ts";
import { useCustomer } from "../account/useCustomer.ts";
import { loaded } from "../app/load.ts";
import { pagesMessages } from "../app/messages.it.ts";
import { PanelBoundary } from "../app/PanelBoundary.tsx";
import { usePage } from "../app/usePage.ts";
import { ActiveSupplies } from "./ActiveSupplies.tsx";
import { LatestBills } from "./LatestBills.tsx";
import { homeMessages } from "./messages.it.ts";

/** Where the customer arrives: a greeting, the latest bills, the active supplies (spec §2). Each panel fails on its own. */
export default function HomePage() {
  const words = useMessages(homeMessages);
  const { home } = useMessages(pagesMessages);
  const name = loaded(useCustomer())?.name?.trim();
  usePage(home);
  return (
    <>
      <PageHeader title={name ? fill(words.greeting, { name }) : words.greetingNoName} />
      <PanelBoundary>
        <LatestBills />
      </PanelBoundary>
      <PanelBoundary>
        <ActiveSupplies />
      </PanelBoundary>
    </>
  );
}
