import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useEffect, useState } from "react";
import { type Load, loaded } from "../../platform/loading/load.ts";
import { pagesMessages } from "../../platform/pages/messages.it.ts";
import { usePage } from "../../platform/pages/usePage.ts";
import { useSearchInAddress } from "../../platform/pages/useSearchInAddress.ts";
import { now } from "../../platform/time/now.ts";
import { useLatestRealReadings } from "../consumption/useConsumption.ts";
import { useSupplyDetails } from "../supplies/detail/useSupplyDetail.ts";
import { ReadingsView } from "./ReadingsView.tsx";
import { useGuide } from "./useGuide.tsx";
import { useSelfReadings } from "./useReadings.ts";
import { useReadingWindows } from "./windows/useReadingWindows.ts";
import { type SelfReadingWindow, untilNextBound } from "./windows/window.ts";

/** The readings page: `ReadingsView` with data from the servers. */
export default function ReadingsPage() {
  const { selfReading: title } = useMessages(pagesMessages);
  const supplies = useSupplyDetails();
  const windows = useReadingWindows();
  const sent = useSelfReadings();
  const latest = useLatestRealReadings();
  const { guide, dialogs } = useGuide();
  const moment = useMoment(windows);
  const search = useSearchInAddress();
  usePage(title);
  return (
    <ReadingsView {...guide} search={search} supplies={supplies} windows={windows} sent={sent} latest={latest} now={moment}>
      {dialogs}
    </ReadingsView>
  );
}

/** Maximum delay of a timer. */
const longest = 2 ** 31 - 1;
/** Milliseconds that are added to a delay, because a timer may end a little early. */
const late = 1000;

/**
 * Returns the server's time of the last response, or at which a window has opened or closed since, so that the cards are computed only when
 * they change.
 */
function useMoment(answer: Load<readonly SelfReadingWindow[]>): Date {
  const [{ state, moment }, set] = useState({ state: answer.state, moment: now() });
  const windows = loaded(answer);
  const left = windows && untilNextBound(windows, moment);
  useEffect(() => {
    if (left === undefined) return;
    const look = () => {
      if (now().getTime() - moment.getTime() >= left) set({ state, moment: now() });
    };
    const timer = setTimeout(look, Math.min(left + late, longest));
    // Timers stop while a device sleeps.
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [left, moment, state]);
  if (state === answer.state) return moment;
  const next = { state: answer.state, moment: now() };
  set(next);
  return next.moment;
}
