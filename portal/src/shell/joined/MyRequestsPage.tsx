import { loadedData } from "@favilla/design-system/data/load.ts";
import { useQuery } from "../../platform/query/useQuery.ts";
import { RequestsPage } from "../../rooms/account/requests/RequestsPage.tsx";
import { useRequests } from "../../rooms/account/requests/useRequests.ts";
import { suppliesToAsk, useRequestSubjects } from "../../rooms/payments/useRequestSubjects.ts";
import { suppliesQuery } from "../../rooms/supplies/calls.ts";

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
    />
  );
}
