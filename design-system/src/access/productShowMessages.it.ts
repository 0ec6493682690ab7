import { defineMessages } from "../theme/messages.ts";

/** Words of the sample beside the sign-in. `months` are the initials of the twelve months. */
export const productShowMessages = defineMessages("productShow", {
  supply: "Casa al lago",
  period: "Luce · set – ott",
  due: "Scade tra 6 giorni",
  number: "n. {number}",
  why: "Perché questo importo",
  less: "{amount} in meno",
  thanBefore: "della bolletta precedente",
  use: "Consumo",
  useLess: "{quantity} in meno",
  price: "Prezzo dell’energia",
  tax: "IVA",
  year: "Consumi dell’anno",
  yearBefore: "L’anno prima",
  months: "g f m a m g l a s o n d",
  sample: "Dati di esempio",
});
