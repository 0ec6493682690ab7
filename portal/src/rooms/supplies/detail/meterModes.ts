import { codeList } from "../../../platform/edge/codeList.ts";

/** Readers of a meter: the customer or the provider. */
export const meterModes = codeList({ self: 1, provider: 2 });
