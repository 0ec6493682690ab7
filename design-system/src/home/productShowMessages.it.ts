import { defineMessages } from "../theme/messages.ts";

/** Words of the sample beside the sign-in. */
export const productShowMessages = defineMessages("productShow", {
  supply: "Casa al lago",
  why: "Perché questo importo",
  before: "Bolletta precedente",
  now: "Questa bolletta",
  use: "Consumo",
  price: "Prezzo dell’energia",
  sample: "Dati di esempio",
});
