import type { SelfReadingWindow } from "@favilla/design-system/readings/selfReading.ts";
import { boundsOf, today } from "../../../platform/time/today.ts";
import { useMoment } from "../../../platform/time/useMoment.ts";

/** Returns the time by which windows are shown. It changes when one opens or closes, and at midnight, from which the days left are counted. */
export const useWindowsMoment = (windows: readonly SelfReadingWindow[] = []): Date =>
  useMoment([...boundsOf(today()), ...windows.flatMap(({ from, to }) => [from, to])]);
