import { loadedData } from "@favilla/design-system/data/load.ts";
import { RowLink } from "@favilla/design-system/data/RowGroup.tsx";
import { useFormats } from "@favilla/design-system/data/useFormats.ts";
import { GaugeIcon } from "@favilla/design-system/icons/GaugeIcon.ts";
import { readingsMessages } from "@favilla/design-system/readings/messages.it.ts";
import { readingsPageMessages } from "@favilla/design-system/readings/pagesMessages.it.ts";
import { readingState } from "@favilla/design-system/readings/readingState.ts";
import { isOpen, windowText } from "@favilla/design-system/readings/readingWindow.ts";
import type { DetailedSupply } from "@favilla/design-system/supplies/detailedSupply.ts";
import { isStarting } from "@favilla/design-system/supplies/supply.ts";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { pagesMessages } from "../../platform/pages/messages.it.ts";
import { hrefTo } from "../../platform/pages/paths.ts";
import { useQuery } from "../../platform/query/useQuery.ts";
import { selfReadingsQuery } from "./calls.ts";
import { enterPath } from "./paths.ts";
import { readingWindowsQuery } from "./windows/calls.ts";
import { useWindowsMoment } from "./windows/useWindowsMoment.ts";

/** The row of a supply's page that leads to its readings, while one can be sent straight to the form. */
export function ReadingRow({ supply }: { supply: DetailedSupply }) {
  return supply.commodity === "gas" || isStarting(supply) ? <WindowRow supply={supply} /> : <Row automatic />;
}

function WindowRow({ supply }: { supply: DetailedSupply }) {
  const words = useMessages(readingsMessages);
  const formats = useFormats();
  const windows = useQuery(readingWindowsQuery);
  const sent = useQuery(selfReadingsQuery);
  const moment = useWindowsMoment(loadedData(windows));
  const waiting = windows.state === "Loading" || sent.state === "Loading";
  if (waiting) return <Row />;
  const { window } = readingState(supply, { windows: loadedData(windows), sent: loadedData(sent) }, moment);
  return <Row href={isOpen(window) ? enterPath(supply.id) : undefined} note={windowText(window, words, formats)} />;
}

function Row({ href, note, automatic = false }: { href?: string | undefined; note?: string; automatic?: boolean }) {
  const { selfReading } = useMessages(pagesMessages);
  const words = useMessages(readingsPageMessages);
  return (
    <RowLink
      href={href ?? hrefTo("selfReading")}
      glyph={<GaugeIcon />}
      title={selfReading}
      note={note ?? (automatic ? words.sentAlone : words.yourReadings)}
    />
  );
}
