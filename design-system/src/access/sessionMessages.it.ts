import { defineMessages } from "../theme/messages.ts";

export const sessionMessages = defineMessages("session", {
  endingTitle: "Vuoi restare nell’area clienti?",
  endingOne: "Per sicurezza, tra meno di un minuto ti chiederemo di accedere di nuovo. Poi ritroverai questa pagina.",
  endingOther: "Per sicurezza, tra meno di {count} minuti ti chiederemo di accedere di nuovo. Poi ritroverai questa pagina.",
  endingExtend: "Resta",
  endingDismiss: "Non ora",
});
