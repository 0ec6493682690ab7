import { type Load, loadedData } from "@favilla/design-system/data/load.ts";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useMemo } from "react";
import { pagesMessages } from "../../../platform/pages/messages.it.ts";
import { usePage } from "../../../platform/pages/usePage.ts";
import type { Supply } from "../../supplies/supply.ts";
import { RequestsView } from "@favilla/design-system/account/RequestsView.tsx";
import { describeRequests, type RequestSubject } from "./requestSubject.ts";
import type { StatusRequest } from "./statusRequest.ts";

interface RequestsPageProps {
  load: Load<readonly StatusRequest[]>;
  supplies: readonly Supply[] | undefined;
  /** Subjects of the requests, from the rooms that have them. Undefined while loading. */
  subjects: readonly RequestSubject[] | undefined;
}

const none: readonly never[] = [];

/** `RequestsView` with data from the servers. */
export function RequestsPage({ load, supplies = none, subjects = none }: RequestsPageProps) {
  usePage(useMessages(pagesMessages).requests);
  const requests = loadedData(load);
  const described = useMemo(
    () =>
      describeRequests(
        requests ?? none,
        supplies.map(({ id }) => id),
        subjects,
      ),
    [requests, supplies, subjects],
  );
  return <RequestsView load={load.state === "Loaded" ? { state: "Loaded", data: described } : load} supplies={supplies} />;
}
