import { defineMessages } from "../theme/messages.ts";

/** Words that only new customers see. */
export const firstStepsMessages = defineMessages("firstSteps", {
  welcome: "Siamo all’inizio",
  welcomeText: "Ci pensiamo noi: qui segui a che punto siamo, e non devi fare nulla.",
  welcomeNoSupply: "La tua area clienti è pronta: manca solo una fornitura.",
  welcomeSteps: "I primi passi",
  stepAccount: "La tua area clienti è attiva",
  stepActivation: "Stiamo attivando la fornitura «{name}»",
  stepActivationText: "Parliamo noi con il distributore: la fornitura non si interrompe.",
  stepNoSupply: "Quando ne chiedi una, qui ne segui l’attivazione.",
  stepBill: "Sei un nuovo cliente: la prima arriva dopo il primo periodo di consumo, e la trovi qui.",
  seeSupply: "Vedi la fornitura",
  seeSupplies: "Vedi le forniture",
});
