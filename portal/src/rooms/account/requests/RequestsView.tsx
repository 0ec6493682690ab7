import { RequestList } from "@favilla/design-system/account/RequestList.tsx";
import { Button } from "@favilla/design-system/actions/Button.tsx";
import { PageHeader } from "@favilla/design-system/layout/PageHeader.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { type Load, loaded } from "../../../platform/loading/load.ts";
import { PanelBoundary } from "../../../platform/loading/PanelBoundary.tsx";
import { pagesMessages } from "../../../platform/pages/messages.it.ts";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { accountPagesMessages } from "../accountMessages.it.ts";
import { listState } from "../listState.ts";
import { useTens } from "../useTens.ts";
import { NoRequests, type StatusRequest } from "./statusRequest.ts";

interface RequestsViewProps {
  load: Load<readonly StatusRequest[]>;
}

const none: readonly StatusRequest[] = [];

/** Every change is asked for from the page of a supply, which the server doesn't name. */
const suppliesHref = hrefTo("supplies");

/** What the customer has asked for, from plain data. That there is nothing counts as a failure (RQ-02) and is shown as what it is. */
export function RequestsView({ load }: RequestsViewProps) {
  const words = useMessages(accountPagesMessages);
  const { requests } = useMessages(pagesMessages);
  const isEmpty = load.state === "LoadFailure" && load.error instanceof NoRequests;
  const { shown, ...more } = useTens(loaded(load) ?? none);
  return (
    <>
      <PageHeader title={requests} description={words.requestsText} />
      <PanelBoundary>
        <RequestList
          {...more}
          {...listState(isEmpty ? { state: "NoDataFound" } : load)}
          label={words.requestsList}
          requests={shown.map(({ id, type, status, date, updatedAt }) => ({ id, type, status, date, updatedAt, againHref: suppliesHref }))}
          emptyAction={
            <Button variant="secondary" href={suppliesHref}>
              {words.toSupplies}
            </Button>
          }
        />
      </PanelBoundary>
    </>
  );
}
