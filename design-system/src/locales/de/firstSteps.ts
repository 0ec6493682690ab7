import type { firstStepsMessages } from "../../home/firstStepsMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `firstStepsMessages`. */
export const words: WordsOf<typeof firstStepsMessages> = {
  welcome: "Wir fangen gerade an",
  welcomeText: "Wir kümmern uns darum: Hier verfolgen Sie den Stand und müssen nichts tun.",
  welcomeNoSupply: "Ihr Kundenbereich ist bereit: Es fehlt nur eine Lieferung.",
  welcomeSteps: "Die ersten Schritte",
  stepAccount: "Ihr Kundenbereich ist aktiv",
  stepActivation: "Wir aktivieren die Lieferung „{name}“",
  stepActivationText: "Wir sprechen mit dem Verteiler: Die Lieferung wird nicht unterbrochen.",
  stepNoSupply: "Wenn Sie eine anfordern, verfolgen Sie hier ihre Aktivierung.",
  stepBill: "Sie sind neu bei uns: Die erste Rechnung kommt nach dem ersten Verbrauchszeitraum, und Sie finden sie hier.",
  seeSupply: "Lieferung ansehen",
  seeSupplies: "Lieferungen ansehen",
};
