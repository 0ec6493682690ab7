import type { Bill } from "@favilla/design-system/bills/bill.ts";
import { config } from "../../../platform/config/config.ts";
import { hrefTo } from "../../../platform/pages/paths.ts";

/** Returns the page on which to ask for instalments of a bill: the portal's own, else the one that the configuration names, if it names one. */
export const instalmentsHref = ({ year, number }: Bill): string | undefined => {
  const { features, instalmentsUrl } = config();
  return features.instalments ? hrefTo("instalments", { year: String(year), number }) : instalmentsUrl;
};
