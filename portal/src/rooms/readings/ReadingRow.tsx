import { loadedData } from "@favilla/design-system/data/load.ts";
import { ReadingRow as Row } from "@favilla/design-system/readings/ReadingRow.tsx";
import { readingState } from "@favilla/design-system/readings/readingState.ts";
import type { DetailedSupply } from "@favilla/design-system/supplies/detailedSupply.ts";
import { isStarting } from "@favilla/design-system/supplies/supply.ts";
import { usePageLink } from "../../platform/pages/usePageLink.ts";
import { inputIf } from "../../platform/query/privateQuery.ts";
import { useQuery } from "../../platform/query/useQuery.ts";
import { selfReadingsQuery } from "./calls.ts";
import { enterPath } from "./paths.ts";
import { readingWindowsQuery } from "./windows/calls.ts";
import { useWindowsMoment } from "./windows/useWindowsMoment.ts";

/** The library's `ReadingRow` of a supply. Nothing is requested for a meter that is read without the customer. */
export function ReadingRow({ supply }: { supply: DetailedSupply }) {
  const { href, label } = usePageLink("selfReading");
  const needed = inputIf(supply.commodity === "gas" || isStarting(supply));
  const [windows, sent] = [useQuery(readingWindowsQuery, needed), useQuery(selfReadingsQuery, needed)];
  const moment = useWindowsMoment(loadedData(windows));
  const isKnown = windows.state !== "Loading" && sent.state !== "Loading";
  const window =
    needed === null
      ? ({ state: "automatic" } as const)
      : readingState(supply, { windows: loadedData(windows), sent: loadedData(sent) }, moment).window;
  return <Row title={label} href={href} enterHref={enterPath(supply.id)} window={isKnown ? window : undefined} />;
}
