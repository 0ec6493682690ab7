import { defineMessages } from "../theme/messages.ts";

/** Words of the teaser. They are in their own module, because the home page needs no others of this room. */
export const teaserMessages = defineMessages("readingTeaser", {
  title: "È il momento dell’autolettura del gas",
  text: "Con una lettura vera paghi solo quello che consumi.",
  textUntil: "Hai tempo fino al {date}: con una lettura vera paghi solo quello che consumi.",
  slim: "Leggi il contatore del gas",
  slimUntil: "Entro {date}",
  slimText: "Così paghi solo quello che consumi",
  action: "Invia la lettura",
  close: "Chiudi l’avviso dell’autolettura",
});
