import { Suspense } from "react";
import { config } from "../../platform/config/config.ts";
import { part } from "../../platform/loading/part.ts";
import type { BillSlots } from "../../rooms/bills/slots.ts";

/** Loaded where the configuration has rules of rights, and optional: the bill is whole without it. */
const rightsPart = part("KnownRights", () => import("./KnownRights.tsx"), { optional: true });

/** Draws the rights of the customer about a bill. Nothing without rules of rights (BL-167). */
export const rightsOfBill: BillSlots["rights"] = (bill, supplies, headingLevel) =>
  config().rights !== undefined && (
    <Suspense>
      <rightsPart.Component bill={bill} supplies={supplies} headingLevel={headingLevel} />
    </Suspense>
  );
