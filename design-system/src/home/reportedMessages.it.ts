import { defineMessages } from "../theme/messages.ts";

/** Words of payments that the customer has reported. They are loaded with them. */
export const reportedMessages = defineMessages("reported", {
  title: "Pagamento in arrivo, {amount}",
  // `day` is "oggi" or "il 27 novembre", `until` "il 4 dicembre".
  text: "{name}: hai detto {day} di averla pagata. Di solito ci arriva in 2 o 3 giorni; se {until} non c’è, te lo chiediamo.",
  textAgain: "{name}: hai detto di nuovo {day} di averla pagata. Se {until} non ci risulta, torna tra quelle da pagare.",
  notPaid: "Non l’ho pagata",
  notPaidOf: "Non l’ho pagata: {name}, {amount}",
  askTitle: "Hai pagato {amount}?",
  askText: "{name}: {day} hai detto di averla pagata, ma il pagamento non ci è arrivato.",
  paid: "Sì, l’ho pagata",
  paidOf: "Sì, l’ho pagata: {name}, {amount}",
});
