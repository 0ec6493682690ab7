import type { SupplyId } from "@favilla/design-system/data/kinds.ts";
import type { ReadingHrefs } from "@favilla/design-system/readings/supplyReadings.ts";
import { hrefTo, withQuery } from "../../platform/pages/paths.ts";

/** Query parameter of the supply whose reading is sent. */
export const supplyQuery = "fornitura";

/** Returns the address of the page for entering a reading. */
export const enterPath = (supplyId: SupplyId): string => withQuery(hrefTo("enterReading"), { [supplyQuery]: supplyId });

/** Addresses of the pages of readings, for the library. */
export const readingHrefs: ReadingHrefs = { enter: enterPath, reading: (id) => hrefTo("readingDetail", { id }) };
