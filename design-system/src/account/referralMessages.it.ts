import { defineMessages } from "../theme/messages.ts";

export const referralMessages = defineMessages("referral", {
  code: "Il tuo codice amico",
  codeHidden: "Il codice è nascosto. Mostra importi e codici per copiarlo o condividerlo.",
  copy: "Copia il codice",
  copyBlocked: "Il browser non ci lascia copiare. Il codice è selezionato: copialo da lì.",
  share: "Condividi",
  shareBlocked: "Non siamo riusciti a condividere. Puoi copiare il codice.",
  reward: "{amount} a te e {amount} al tuo amico",
  validTo: "Valido fino al {date}.",
  steps: "Come funziona",
  step1: "Dai il tuo codice a un amico.",
  step2: "Il tuo amico lo scrive quando attiva la sua fornitura.",
  step3: "Quando la fornitura parte, ricevete tutti e due il premio.",
});
