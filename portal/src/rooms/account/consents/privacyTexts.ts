import type { Load } from "../../../platform/loading/load.ts";
import type { ConsentName, Consents } from "./consents.ts";
import type { PrivacyConditions } from "./privacyConditions.ts";

/** What became of the last turn of a switch, where it isn't over or didn't go well. */
export type ConsentMarks = Readonly<Partial<Record<ConsentName, "pending" | "failed">>>;

export interface ConsentsToShow {
  consents: Consents;
  texts: PrivacyConditions;
}

/** A consent without the words for what it is given for cannot be given: both are there, or neither (GDPR, art. 7). */
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
