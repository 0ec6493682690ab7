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
import { useRowsByTen } from "../useRowsByTen.ts";
import { NoRequests, type StatusRequest } from "./statusRequest.ts";

interface RequestsViewProps {
  load: Load<readonly StatusRequest[]>;
}

const none: readonly StatusRequest[] = [];

/** Changes are requested on a supply's page. The server does not say which, so this is the list of supplies. */
const suppliesHref = hrefTo("supplies");

/** The customer's requests, from plain data. "No request" is a failure in the API (RQ-02) but is shown as an empty state. */
export function RequestsView({ load }: RequestsViewProps) {
  const words = useMessages(accountPagesMessages);
  const { requests } = useMessages(pagesMessages);
  const isEmpty = load.state === "LoadFailure" && load.error instanceof NoRequests;
  const { shown, ...more } = useRowsByTen(loaded(load) ?? none);
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
