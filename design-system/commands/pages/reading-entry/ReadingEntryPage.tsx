import { loadOf } from "@favilla/design-system/data/load.ts";
import { type MeterToRead, ReadingEntryView, type ReadingEntryViewProps } from "@favilla/design-system/readings/ReadingEntryView.tsx";
import { ReadingWalkthrough } from "@favilla/design-system/readings/ReadingWalkthrough.tsx";
import type { Reading } from "@favilla/design-system/readings/readingSchema.ts";
import { useToday } from "@favilla/design-system/theme/today.ts";
import { useState } from "react";

type Failure = NonNullable<ReadingEntryViewProps["form"]>["failure"];

/** Sends a reading to your server. Returns why it was not accepted, if it was not. */
async function send(reading: Reading): Promise<Failure> {
  try {
    const { ok } = await fetch("/api/readings", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(reading),
    });
    return ok ? undefined : { reason: "notReceived" };
  } catch {
    return { text: "Controlla la connessione e riprova." };
  }
}

interface ReadingEntryPageProps {
  /** Nickname or address of the supply. */
  name: string;
  meter: MeterToRead;
  /** Address of all readings, to which a customer comes after sending one. */
  readingsHref: string;
}

/** The form for a reading, with the guide to reading a meter. */
export function ReadingEntryPage({ name, meter, readingsHref }: ReadingEntryPageProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [guideOpen, setGuideOpen] = useState(false);
  const submit = async (reading: Reading) => {
    setBusy(true);
    const refused = await send(reading);
    setFailure(refused);
    setBusy(false);
    if (!refused) window.location.assign(readingsHref);
  };
  return (
    <ReadingEntryView
      title="Invia la lettura"
      back={{ href: readingsHref, label: "Autolettura" }}
      name={name}
      load={loadOf(meter)}
      form={{ onSubmit: submit, busy, failure, day: useToday() }}
      readingsHref={readingsHref}
      onGuide={() => setGuideOpen(true)}
    >
      <ReadingWalkthrough open={guideOpen} onClose={() => setGuideOpen(false)} />
    </ReadingEntryView>
  );
}
