import { loadedData } from "@favilla/design-system/data/load.ts";
import { ReadingSentView } from "@favilla/design-system/readings/ReadingSentView.tsx";
import { readingsToSend } from "@favilla/design-system/readings/readingsToSend.ts";
import { toSent } from "@favilla/design-system/readings/supplyReadings.ts";
import { useMemo } from "react";
import { Navigate } from "react-router";
import * as z from "zod/mini";
import { isNotFound } from "../../../platform/loading/isNotFound.ts";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { useEntryState } from "../../../platform/pages/useEntryState.ts";
import { usePage } from "../../../platform/pages/usePage.ts";
import { usePageLink } from "../../../platform/pages/usePageLink.ts";
import { useQuery } from "../../../platform/query/useQuery.ts";
import { suppliesQuery } from "../../supplies/calls.ts";
import { selfReadingQuery, selfReadingsQuery } from "../calls.ts";
import { enterPath } from "../paths.ts";
import { readingWindowsQuery } from "../windows/calls.ts";
import { useWindowsMoment } from "../windows/useWindowsMoment.ts";

const justSentSchema = z.object({
  sent: z.string(),
  /** The last real reading before the sent one. */
  before: z.nullish(z.object({ date: z.nullable(z.string()), meter: z.number(), converter: z.nullish(z.number()) })),
});

/** The receipt of the reading that was just sent. Without one it redirects to the readings (SR-12). */
export default function ReadingSentPage() {
  const state = useEntryState(justSentSchema);
  return state ? <Receipt {...state} /> : <Navigate replace to={hrefTo("selfReading")} />;
}

function Receipt({ sent: id, before }: z.infer<typeof justSentSchema>) {
  const title = usePage("readingSent");
  const back = usePageLink("selfReading");
  const load = useQuery(selfReadingQuery, id);
  const supplies = useQuery(suppliesQuery);
  const windows = useQuery(readingWindowsQuery);
  const sent = useQuery(selfReadingsQuery);
  const all = loadedData(supplies);
  const moment = useWindowsMoment(loadedData(windows));
  const known = useMemo(
    () => (all ? readingsToSend(all, { windows: loadedData(windows), sent: loadedData(sent) }, moment, enterPath) : undefined),
    [all, windows, sent, moment],
  );
  if (isNotFound(load)) return <Navigate replace to={hrefTo("selfReading")} />;
  const reading = loadedData(load);
  return (
    <ReadingSentView
      title={title}
      back={back}
      load={load.state === "Loaded" ? { state: "Loaded", data: toSent(load.data, all) } : load}
      before={before && { date: before.date, value: before.meter, converterValue: before.converter }}
      next={known?.toDo.find((supply) => supply.id !== reading?.supplyId)}
      onPrint={() => window.print()}
    />
  );
}
