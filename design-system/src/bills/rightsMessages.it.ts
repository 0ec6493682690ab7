import { defineMessages } from "../theme/messages.ts";

/** Words of the rights about a bill. */
export const rightsMessages = defineMessages("rights", {
  title: "I tuoi diritti su questa bolletta",
  anomalyTitle: "È molto più alta del solito",
  anomalyMean: "È di {total}. La media delle bollette dei 12 mesi prima è {amount}: sopra {threshold} puoi chiedere un controllo.",
  anomalyHighest: "È di {total}. La più alta dei 12 mesi prima era di {amount}: da {threshold} in su puoi chiedere un controllo.",
  anomalyReadings: "Conta {billed}, ma con le letture che hai inviato sono circa {read}: puoi chiedere un controllo.",
  keepsSupply: "Finché non rispondiamo la fornitura non viene sospesa.",
  instalmentsTitle: "Puoi pagarla a rate",
  instalmentsText: "Ricalcola periodi precedenti ed è molto più alta del solito: puoi chiedere di dividere {total} in più rate.",
  estimateTitle: "Una lettura corregge la stima",
  estimateText: "{quantity} di questa bolletta sono stimati. Con una lettura del contatore paghi quello che hai consumato davvero.",
  oldUseTitle: "Conta consumi vecchi",
  oldUseText: "La bolletta parte dal {from}. Per i consumi prima del {before} puoi chiedere di non pagare.",
  samePeriodTitle: "{bills} bollette per lo stesso periodo",
  samePeriodText: "Una può correggere l’altra: chiedi quale vale. Rispondiamo entro {answer} giorni.",
  until: "Hai tempo fino al {date}.",
  lastDay: "Oggi è l’ultimo giorno.",
  complain: "Chiedi un controllo",
  askInstalments: "Chiedi di pagare a rate",
  sendReading: "Invia la lettura",
  call: "Chiama {phone}",
  source: "Da: {source}, controllato il {date}.",
});
