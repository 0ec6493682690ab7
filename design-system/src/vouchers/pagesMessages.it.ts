import { defineMessages } from "../theme/messages.ts";

export const voucherPagesMessages = defineMessages("voucherPages", {
  list: "I tuoi buoni",
  loadingOne: "Stiamo caricando il buono",
  unnamed: "Buono",
  serviceTitle: "Per ora non puoi attivare né scaricare i buoni",
  serviceText: "È un problema nostro, e i tuoi buoni restano validi. Riprova più tardi.",
  pointsOne: "Hai un punto {chain}",
  pointsOther: "Hai {points} punti {chain}",
  pointsDate: "Saldo aggiornato al {date}",
  downloading: "Stiamo preparando il tuo buono…",
  redeemTitle: "Vuoi attivare questo buono?",
  redeemText: "Il buono di questo link non è ancora attivo. L’attivazione non si può annullare: se preferisci, puoi farla più tardi.",
  redeem: "Attiva il buono",
  redeemLater: "Non ora",
  redeemed: "Il buono è attivo",
  barcodeFailed: "Il codice a barre non si apre: riprova",
});
