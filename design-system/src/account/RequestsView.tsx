import { RequestList } from "./RequestList.tsx";
import { byWhoActs, type RequestType } from "./requestProgress.ts";
import { Button } from "../actions/Button.tsx";
import { type Load, loadedData } from "../data/load.ts";
import { listState } from "../data/loadState.ts";
import { PrivateCode } from "../data/PrivateCode.tsx";
import { PanelBoundary } from "../feedback/PanelBoundary.tsx";
import { PageHeader } from "../layout/PageHeader.tsx";
import { fill, useMessages } from "../theme/messages.ts";
import { pagesMessages } from "../../../portal/src/platform/pages/messages.it.ts";
import { hrefTo } from "../../../portal/src/platform/pages/paths.ts";
import { today } from "../../../portal/src/platform/time/today.ts";
import { displayName, type Supply } from "../../../portal/src/rooms/supplies/supply.ts";
import { type PanelId, supplyPath } from "../../../portal/src/rooms/supplies/supplyPath.ts";
import { accountPagesMessages } from "./accountPagesMessages.it.ts";
import { useRowsByTen } from "../data/useRowsByTen.ts";
import type { Asked, DescribedRequest } from "../../../portal/src/rooms/account/requests/requestSubject.ts";
import { NoRequests } from "../../../portal/src/rooms/account/requests/statusRequest.ts";

interface RequestsViewProps {
  load: Load<readonly DescribedRequest[]>;
  /** The customer's supplies, for the names and addresses of those that the requests are about. */
  supplies: readonly Pick<Supply, "id" | "nickname" | "address">[];
}

const none: readonly DescribedRequest[] = [];

/** Requests without a known supply lead here: changes are requested on a supply's page. */
const suppliesHref = hrefTo("supplies");

/** The panel of a supply's page that each type of request is made in. */
const panels: Readonly<Partial<Record<RequestType, PanelId>>> = {
  PaymentChange: "pagamento",
  BillingAddressChange: "indirizzi",
  CadastralChange: "dati-catastali",
};

/** Number of final characters of an account that are shown. */
const shownCharacters = 4;

/** The new value in a few words. Codes are masked, and hidden in discreet mode. */
function AskedValue({ asked }: { asked: Asked }) {
  const words = useMessages(accountPagesMessages);
  switch (asked.kind) {
    case "address":
      return fill(words.askedAddress, { address: asked.address });
    case "land":
      return fill(words.askedLand, { sheet: asked.sheet, particle: asked.particle });
    case "account":
    case "booklet":
      return (
        <>
          {asked.kind === "account" ? words.askedAccount : words.askedBooklet}{" "}
          <PrivateCode code={`•••• ${asked.code.slice(-shownCharacters)}`} />
        </>
      );
  }
}

/** The customer's requests, from plain data. "No request" is a failure in the API (RQ-02) but is shown as an empty state. */
export function RequestsView({ load, supplies }: RequestsViewProps) {
  const words = useMessages(accountPagesMessages);
  const { requests } = useMessages(pagesMessages);
  const isEmpty = load.state === "LoadFailure" && load.error instanceof NoRequests;
  const { shown, ...more } = useRowsByTen(byWhoActs(loadedData(load) ?? none));
  return (
    <>
      <PageHeader title={requests} />
      <PanelBoundary>
        <RequestList
          {...more}
          {...listState(isEmpty ? { state: "NoDataFound" } : load)}
          label={words.requestsList}
          today={today()}
          requests={shown.map(({ supplyId, asked, ...request }) => {
            const supply = supplies.find(({ id }) => id === supplyId);
            const href = supply && supplyPath(supply.id, panels[request.type]);
            return {
              ...request,
              supply: supply && displayName(supply),
              asked: asked && <AskedValue asked={asked} />,
              href,
              againHref: href ?? suppliesHref,
            };
          })}
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
