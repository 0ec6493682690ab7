import { loadedData } from "@favilla/design-system/data/load.ts";
import { Suspense } from "react";
import { config } from "../../platform/config/config.ts";
import { part } from "../../platform/loading/part.ts";
import { hrefTo } from "../../platform/pages/paths.ts";
import { useQuery } from "../../platform/query/useQuery.ts";
import { type ComplaintSlot, RequestsPage } from "../../rooms/account/requests/RequestsPage.tsx";
import { useRequests } from "../../rooms/account/requests/useRequests.ts";
import { suppliesToAsk, useRequestSubjects } from "../../rooms/payments/useRequestSubjects.ts";
import { suppliesQuery } from "../../rooms/supplies/calls.ts";

/** Loaded where the customer has a complaint, and optional: the request is whole without its days. */
const complaintPart = part("KnownComplaint", () => import("../../rooms/account/complaints/KnownComplaint.tsx"), { optional: true });

const complaints: ComplaintSlot = {
  hrefOf: (id) => hrefTo("complaintDetail", { id }),
  noteOf: (id) => (
    <Suspense>
      <complaintPart.Component id={id} />
    </Suspense>
  ),
};

/** The customer's requests, with what they change in the room of payments. */
export default function MyRequestsPage() {
  const load = useRequests();
  const supplies = loadedData(useQuery(suppliesQuery));
  const requests = loadedData(load);
  const named = requests?.map(({ supplyId }) => supplyId);
  return (
    <RequestsPage
      load={load}
      supplies={supplies}
      subjects={useRequestSubjects(named && supplies ? suppliesToAsk(supplies, named) : null)}
      complaints={config().features.complaints ? complaints : undefined}
    />
  );
}
