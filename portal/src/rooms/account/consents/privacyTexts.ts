import type { KnownConsents } from "@favilla/design-system/account/ConsentsView.tsx";
import type { Load } from "@favilla/design-system/data/load.ts";
import type { Consents } from "./consents.ts";
import type { OptionalConsent, PrivacyConditions } from "./privacyConditions.ts";

/** Combines consents with their texts. A consent can't be given without its text, so both must be loaded (GDPR, art. 7). */
export function withTexts(consents: Load<Consents>, texts: Load<PrivacyConditions>): Load<KnownConsents<OptionalConsent>> {
  if (consents.state === "Loaded")
    return texts.state === "Loaded" ? { state: "Loaded", data: { consents: consents.data, texts: texts.data } } : texts;
  if (consents.state !== "LoadFailure" || texts.state !== "LoadFailure") return consents;
  const retry = () => {
    consents.retry();
    texts.retry();
  };
  return { ...consents, retry };
}
