import type { Load } from "@favilla/design-system/data/load.ts";
import type { ConsentName, Consents } from "./consents.ts";
import type { PrivacyConditions } from "./privacyConditions.ts";

/** State of the last change of each switch, if it is pending or failed. */
export type ConsentMarks = Readonly<Partial<Record<ConsentName, "pending" | "failed">>>;

export interface ConsentsToShow {
  consents: Consents;
  texts: PrivacyConditions;
}

/** Combines consents with their texts. A consent can't be given without its text, so both must be loaded (GDPR, art. 7). */
export function withTexts(consents: Load<Consents>, texts: Load<PrivacyConditions>): Load<ConsentsToShow> {
  if (consents.state === "Loaded")
    return texts.state === "Loaded" ? { state: "Loaded", data: { consents: consents.data, texts: texts.data } } : texts;
  if (consents.state !== "LoadFailure" || texts.state !== "LoadFailure") return consents;
  const retry = () => {
    consents.retry();
    texts.retry();
  };
  return { ...consents, retry };
}
