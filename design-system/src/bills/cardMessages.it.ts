import { defineMessages } from "../theme/messages.ts";

/** Words of every page that shows bills. */
export const billCardMessages = defineMessages("billCards", {
  noneTitle: "Non hai ancora bollette",
  noneText: "Sei un nuovo cliente: appena emettiamo la tua prima bolletta la trovi qui.",
  failed: "Non riusciamo a caricare le bollette",
  downloading: "Stiamo preparando il tuo file…",
  downloadFailed: "Non siamo riusciti a scaricare la bolletta",
  payBank: "L’importo viene addebitato sul tuo conto alla scadenza: non devi fare niente.",
  payBankLate: "L’addebito sul conto non ci risulta. Chiedi alla tua banca, o paga con il codice.",
  payBooklet: "L’importo viene addebitato sul tuo libretto alla scadenza: non devi fare niente.",
  payBookletLate: "L’addebito sul libretto non ci risulta. Chiedi alle Poste, o paga con il codice.",
  payPostal: "Pagala con il bollettino del PDF: in banca, alle Poste o in tabaccheria.",
  payPostalCode: "Pagala in banca, alle Poste o in tabaccheria: trovi il codice in “Come pagare”.",
  payUnknown: "Nel PDF trovi come e dove pagarla.",
  lineElectricity: "Spesa per l’energia elettrica",
  lineGas: "Spesa per il gas naturale",
  lineTv: "Canone TV",
  lineService: "Servizi aggiuntivi",
  lineOther: "Altre voci",
  lineDays: "giorni",
});
