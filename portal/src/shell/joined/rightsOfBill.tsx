import { Suspense } from "react";
import { config } from "../../platform/config/config.ts";
import { part } from "../../platform/loading/part.ts";
import type { BillSlots } from "../../rooms/bills/slots.ts";

/** Loaded where the configuration has rules of rights, and optional: the bill is whole without it. */
const rightsPart = part("KnownRights", () => import("./KnownRights.tsx"), { optional: true });

/** Loaded where the feature is on, and optional too. */
const dossierPart = part("KnownDossier", () => import("./KnownDossier.tsx"), { optional: true });

/** Draws the button of the file about a bill. Nothing without the feature (BL-204). */
export const dossierOfBill: BillSlots["rights"] = (bill, supplies) =>
  config().features.dossier && (
    <Suspense>
      <dossierPart.Component bill={bill} supplies={supplies} />
    </Suspense>
  );

/** Draws the rights of the customer about a bill. Nothing without rules of rights (BL-167). */
export const rightsOfBill: BillSlots["rights"] = (bill, supplies, headingLevel) =>
  config().rights !== undefined && (
    <Suspense>
      <rightsPart.Component bill={bill} supplies={supplies} headingLevel={headingLevel} />
    </Suspense>
  );
