import { hrefTo, withQuery } from "../../platform/pages/paths.ts";

/** In the address: the supply to send a reading of. */
export const supplyQuery = "fornitura";

/** Where a reading of a supply is entered. */
export const enterPath = (supplyId: string): string => withQuery(hrefTo("enterReading"), { [supplyQuery]: supplyId });
