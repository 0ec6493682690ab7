import { loadedData } from "@favilla/design-system/data/load.ts";
import { type ComponentType, Suspense, useMemo } from "react";
import { config } from "../../platform/config/config.ts";
import { part } from "../../platform/loading/part.ts";
import { hrefTo } from "../../platform/pages/paths.ts";
import { useQuery } from "../../platform/query/useQuery.ts";
import { type RequestSlots, RequestsPage } from "../../rooms/account/requests/RequestsPage.tsx";
import { useRequests } from "../../rooms/account/requests/useRequests.ts";
import { suppliesToAsk, useRequestSubjects } from "../../rooms/payments/useRequestSubjects.ts";
import { suppliesQuery } from "../../rooms/supplies/calls.ts";

/** Loaded where the customer has a complaint, and optional: the request is whole without its days. */
const complaintPart = part("KnownComplaint", () => import("../../rooms/account/complaints/KnownComplaint.tsx"), { optional: true });

/** Loaded where the customer has asked for instalments, and optional too. */
const instalmentsPart = part("KnownInstalments", () => import("../../rooms/bills/instalments/KnownInstalments.tsx"), { optional: true });

/** Pages and lines of the requests that other rooms keep, as far as this installation has them. */
function requestSlots(): RequestSlots {
  const { complaints, instalments } = config().features;
  const noteOf = ({ Component }: { Component: ComponentType<{ id: string }> }) =>
    function note(id: string) {
      return (
        <Suspense>
          <Component id={id} />
        </Suspense>
      );
    };
  return {
    ...(complaints && { Complaint: { hrefOf: (id: string) => hrefTo("complaintDetail", { id }), noteOf: noteOf(complaintPart) } }),
    ...(instalments && { InstalmentPlan: { noteOf: noteOf(instalmentsPart) } }),
  };
}

/** The customer's requests, with what they change in the room of payments. */
export default function MyRequestsPage() {
  const slots = useMemo(requestSlots, []);
  const load = useRequests();
  const supplies = loadedData(useQuery(suppliesQuery));
  const requests = loadedData(load);
  const named = requests?.map(({ supplyId }) => supplyId);
  return (
    <RequestsPage
      load={load}
      supplies={supplies}
      subjects={useRequestSubjects(named && supplies ? suppliesToAsk(supplies, named) : null)}
      slots={slots}
    />
  );
}
