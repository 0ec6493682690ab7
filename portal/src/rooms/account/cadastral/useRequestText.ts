import { type Load, loadedData } from "@favilla/design-system/data/load.ts";
import { momentToday } from "@favilla/design-system/data/momentToday.ts";
import { useToday } from "@favilla/design-system/theme/today.ts";
import { config } from "../../../platform/config/config.ts";
import type { Cadastral } from "./cadastral.ts";

/** Returns the moment of the last request in the installation's format, if it is of today. */
export function useRequestText(load: Load<Cadastral>): string | undefined {
  const today = useToday();
  const cadastral = loadedData(load);
  return cadastral && momentToday(config().dateTimeFormat, cadastral.lastChangeRequestDate, cadastral.lastChangeRequestTime, today);
}
