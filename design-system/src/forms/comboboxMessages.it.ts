import { defineMessages } from "../theme/messages.ts";

export const comboboxMessages = defineMessages("combobox", {
  minimumHint: "Scrivi almeno {count} caratteri per vedere i suggerimenti.",
  list: "Suggerimenti",
  loading: "Cerco i suggerimenti…",
  none: "Nessun suggerimento: puoi continuare a scrivere.",
  failed: "I suggerimenti non sono arrivati: puoi continuare a scrivere.",
  foundOne: "Un suggerimento: usa le frecce per sceglierlo.",
  foundOther: "{count} suggerimenti: usa le frecce per scegliere.",
});
