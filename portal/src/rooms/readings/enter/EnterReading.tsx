import { addDays } from "@favilla/design-system/data/dates.ts";
import { loadedData } from "@favilla/design-system/data/load.ts";
import { daysBack, expectedPerDay } from "@favilla/design-system/readings/expectedUse.ts";
import { ReadingEntryView, type ReadingEntryViewProps } from "@favilla/design-system/readings/ReadingEntryView.tsx";
import type { Reading, ReadingValues } from "@favilla/design-system/readings/readingSchema.ts";
import type { DetailedSupply } from "@favilla/design-system/supplies/detailedSupply.ts";
import { displayName } from "@favilla/design-system/supplies/supply.ts";
import { useToday } from "@favilla/design-system/theme/today.ts";
import { useMemo } from "react";
import * as z from "zod/mini";
import { useErrorWords } from "../../../platform/errors/useErrorWords.ts";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { useNavigateHere } from "../../../platform/pages/useNavigateHere.ts";
import { useQuery } from "../../../platform/query/useQuery.ts";
import { useDraft } from "../../../platform/session/useDraft.ts";
import { useReadings } from "../../consumption/useReadings.ts";
import { readingAuthorizationQuery } from "../calls.ts";
import type { SelfReading } from "../selfReading.ts";
import { useSendReading } from "../useReadings.ts";
import { refusalOf } from "./refusal.ts";

const draftSchema = z.object({ meter: z.string(), converter: z.string(), day: z.string() });

interface EnterReadingProps {
  supply: DetailedSupply;
  /** Title, links and guide of the page. */
  frame: Omit<ReadingEntryViewProps, "name" | "load" | "refusal" | "form">;
  onSent: (reading: SelfReading) => void;
}

/** The form for a reading of one supply. Typed values are stored with their day until the server has them. */
export function EnterReading({ supply, frame, onSent }: EnterReadingProps) {
  const navigate = useNavigateHere();
  const day = useToday();
  const load = useQuery(readingAuthorizationQuery, supply.id);
  const rows = loadedData(useReadings({ supplyId: supply.id, from: addDays(day, -daysBack), to: day }));
  const errorWords = useErrorWords();
  const draft = useDraft(`reading/${supply.id}`, draftSchema);
  const { update, send } = useSendReading();
  const authorization = loadedData(load);
  const from = authorization?.last?.date;
  const usual = useMemo(() => (rows && from ? expectedPerDay(rows, from, day) : undefined), [rows, from, day]);

  const keep = ({ meter, converter }: ReadingValues) => {
    if (meter || converter) draft.keep({ meter, converter, day });
    else draft.drop();
  };
  const submit = async ({ meter, converter }: Reading) => {
    const sent = await send({ supplyId: supply.id, meter, converter: converter ?? null, type: authorization?.type ?? "CICLO" });
    if (!sent) return;
    draft.drop();
    onSent(sent);
    navigate(hrefTo("readingSent"), { replace: true, state: { sent: sent.id, before: authorization?.last } });
  };

  const failureOf = (error: unknown) => {
    const reason = refusalOf(error);
    return reason ? { reason } : { text: errorWords(error, "Parameters") };
  };
  const error = update.state === "UpdateFailure" ? update.error : undefined;
  return (
    <ReadingEntryView
      {...frame}
      name={displayName(supply)}
      load={load}
      refusal={load.state === "LoadFailure" ? refusalOf(load.error) : undefined}
      form={{
        defaultValues: draft.found,
        onValuesChange: keep,
        onSubmit: submit,
        busy: update.state === "Updating",
        failure: error === undefined ? undefined : failureOf(error),
        day,
        expectedPerDay: usual,
        draftDate: draft.found?.day,
      }}
    />
  );
}
