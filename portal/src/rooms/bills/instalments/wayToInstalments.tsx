import type { Bill } from "@favilla/design-system/bills/bill.ts";
import { type ReactNode, Suspense } from "react";
import { config } from "../../../platform/config/config.ts";
import { part } from "../../../platform/loading/part.ts";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { billLink } from "../card/billLink.ts";

/** Loaded where the portal has the page of instalments, and optional: without it the bill offers to ask. */
const askedPart = part("AskedInstalments", () => import("./AskedInstalments.tsx"), { optional: true });

/** Returns the page on which to ask for instalments of a bill: the portal's own, else the one that the configuration names, if it names one. */
export const instalmentsHref = ({ year, number }: Bill): string | undefined => {
  const { features, instalmentsUrl } = config();
  return features.instalments ? hrefTo("instalments", { year: String(year), number }) : instalmentsUrl;
};

/** Draws the last request for instalments of a bill in the place of `way`, the way to ask, once there is one (BL-240). */
export function askedOr({ year, number }: Bill, way: ReactNode): ReactNode {
  const link = config().features.instalments ? billLink(String(year), number) : null;
  return link ? (
    <Suspense>
      <askedPart.Component link={link}>{way}</askedPart.Component>
    </Suspense>
  ) : (
    way
  );
}
