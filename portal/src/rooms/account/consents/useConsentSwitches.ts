import type { ConsentMarks, KnownConsents } from "@favilla/design-system/account/ConsentsView.tsx";
import { withTexts } from "@favilla/design-system/account/consentTexts.ts";
import type { Load } from "@favilla/design-system/data/load.ts";
import { useCallback, useContext, useState } from "react";
import { reportFailure } from "../../../platform/errors/report.ts";
import { useQuery } from "../../../platform/query/useQuery.ts";
import { ExpireCache } from "../../../platform/session/expireCache.ts";
import { privacyConditionsQuery } from "./calls.ts";
import type { ConsentName } from "./consents.ts";
import type { OptionalConsent } from "./privacyConditions.ts";
import { useConsents } from "./useConsents.ts";

type Marks = ConsentMarks<OptionalConsent>;

/** Loads the consents with their texts, and saves changes. */
export function useConsentSwitches(): {
  load: Load<KnownConsents<OptionalConsent>>;
  marks: Marks;
  change: (name: ConsentName, given: boolean) => Promise<void>;
} {
  const { load, save } = useConsents();
  const texts = useQuery(privacyConditionsQuery);
  const [marks, setMarks] = useState<Marks>({});
  const expire = useContext(ExpireCache);
  const change = useCallback(
    async (name: ConsentName, given: boolean) => {
      setMarks((marked) => ({ ...marked, [name]: "pending" }));
      try {
        await save(name, given);
        setMarks((marked) => ({ ...marked, [name]: "saved" }));
      } catch (error) {
        reportFailure(error, "consent");
        setMarks((marked) => ({ ...marked, [name]: "failed" }));
      } finally {
        expire();
      }
    },
    [save, expire],
  );
  return { load: withTexts(load, texts), marks, change };
}
