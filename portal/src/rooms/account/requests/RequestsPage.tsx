import { RequestsView, type SentRequest } from "@favilla/design-system/account/RequestsView.tsx";
import type { RequestType } from "@favilla/design-system/account/requestProgress.ts";
import {
  type DescribedRequest,
  describeRequests,
  type RequestSubject,
  type StatusRequest,
} from "@favilla/design-system/account/requestSubject.ts";
import { type Load, loadedData } from "@favilla/design-system/data/load.ts";
import { displayName, type Supply } from "@favilla/design-system/supplies/supply.ts";
import { type ReactNode, useMemo } from "react";
import { config } from "../../../platform/config/config.ts";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { useBeside } from "../../../platform/pages/useOpened.ts";
import { usePage } from "../../../platform/pages/usePage.ts";
import { type PanelId, supplyPath } from "../../supplies/supplyPath.ts";
import { NoRequests } from "./statusRequest.ts";

interface RequestsPageProps {
  load: Load<readonly StatusRequest[]>;
  /** The customer's supplies, for the names and addresses of those that the requests are about. */
  supplies: readonly Supply[] | undefined;
  /** Subjects of the requests, from the rooms that have them. Undefined while loading. */
  subjects: readonly RequestSubject[] | undefined;
  /** Pages and lines of what other rooms keep. */
  slots?: RequestSlots | undefined;
}

/** The page and the line of a request that is no change of a supply, by its type and id. */
export type RequestSlots = Partial<Record<RequestType, { hrefOf?: (id: string) => string; noteOf: (id: string) => ReactNode }>>;

const none: readonly never[] = [];
const noSlots: RequestSlots = {};

/** Requests without a known supply lead here: changes are requested on a supply's page. */
const suppliesHref = hrefTo("supplies");

/** The panel of a supply's page that each type of request is made in. */
const panels: Readonly<Partial<Record<RequestType, PanelId>>> = {
  PaymentChange: "pagamento",
  BillingAddressChange: "indirizzi",
  CadastralChange: "dati-catastali",
};

/** Adds the name of a request's supply, and the addresses of the panel where it was made. */
function sentRequest({ supplyId, ...request }: DescribedRequest, supplies: readonly Supply[], slots: RequestSlots): SentRequest {
  if (request.type === "Complaint" || request.type === "InstalmentPlan") {
    const { id } = request;
    const slot = slots[request.type];
    return { ...request, href: slot?.hrefOf?.(id), note: slot?.noteOf(id) };
  }
  const supply = supplies.find(({ id }) => id === supplyId);
  const hasPage = request.type === "Withdrawal" && config().features.contract;
  const href = supply && (hasPage ? hrefTo("contract", { id: supply.id }) : supplyPath(supply.id, panels[request.type]));
  return { ...request, supply: supply && displayName(supply), href, againHref: href ?? suppliesHref };
}

/** Returns the state that the page shows. "No request" is a failure in the API (RQ-02) but an empty list for the customer. */
function shownLoad(load: Load<unknown>, requests: readonly SentRequest[]): Load<readonly SentRequest[]> {
  if (load.state === "Loaded") return { state: "Loaded", data: requests };
  return load.state === "LoadFailure" && load.error instanceof NoRequests ? { state: "NoDataFound" } : load;
}

/** `RequestsView` with data from the servers. */
export function RequestsPage({ load, supplies = none, subjects = none, slots = noSlots }: RequestsPageProps) {
  const title = usePage("requests");
  const requests = loadedData(load);
  const described = useMemo(() => {
    const ids = supplies.map(({ id }) => id);
    return describeRequests(requests ?? none, ids, subjects).map((request) => sentRequest(request, supplies, slots));
  }, [requests, supplies, subjects, slots]);
  return <RequestsView title={title} load={shownLoad(load, described)} suppliesHref={suppliesHref} beside={useBeside("requests")} />;
}
