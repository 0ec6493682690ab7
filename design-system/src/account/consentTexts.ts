import { type Load, loadOf } from "../data/load.ts";

/** Combines consents with their texts. A consent can't be given without its text, so both must be loaded (GDPR, art. 7). */
export function withTexts<Consents, Texts>(consents: Load<Consents>, texts: Load<Texts>): Load<{ consents: Consents; texts: Texts }> {
  if (consents.state === "Loaded") return texts.state === "Loaded" ? loadOf({ consents: consents.data, texts: texts.data }) : texts;
  if (consents.state !== "LoadFailure" || texts.state !== "LoadFailure") return consents;
  const retry = () => {
    consents.retry();
    texts.retry();
  };
  return { ...consents, retry };
}
