import { defineMessages, type WordsOf } from "../theme/messages.ts";

/** Words of the change of payment method, apart so that the supply's page doesn't load them. */
export const changeMessages = defineMessages("paymentChange", {
  methodLegend: "Come vuoi pagare?",
  methodCurrent: "È il tuo metodo di adesso.",
  methodBankHint: "Paghi alla scadenza senza pensarci. Serve l’IBAN del tuo conto.",
  methodBookletHint: "Paghi alla scadenza dal tuo libretto. Serve il numero di 13 cifre.",
  methodPostalHint: "Non si può scegliere dall’area clienti: se ti serve, contattaci.",
  methodPostalCurrent: "È il tuo metodo di adesso: da qui puoi passare a un altro, non tornare a questo.",
  methodMissing: "Scegli come vuoi pagare.",
  methodContinue: "Cambia metodo",
  confirmBankTitle: "Vuoi pagare con addebito sul conto?",
  confirmBank: "Ti chiediamo l’IBAN e un codice che ti mandiamo per SMS. Finché non confermi alla fine, non cambia nulla.",
  confirmBookletTitle: "Vuoi pagare con addebito sul libretto?",
  confirmBooklet:
    "Ti chiediamo il numero del libretto e un codice che ti mandiamo per SMS. Finché non confermi alla fine, non cambia nulla.",
  confirmContinue: "Cambia metodo",

  cancel: "Annulla",
  back: "Indietro",
  continue: "Continua",
  confirm: "Conferma",
  cancelTitle: "Vuoi interrompere la modifica?",
  cancelDescription: "Quello che hai scritto non viene salvato e continui a pagare come prima.",
  cancelConfirm: "Interrompi",
  cancelKeep: "Torna alla modifica",
  cancelledTitle: "Modifica annullata",
  cancelledDescription: "Non è cambiato nulla: continui a pagare come prima.",
  cancelledClose: "Ho capito",

  holder: "Intestatario del conto",
  holderHint: "Il conto deve essere tuo: non si può cambiare.",
  ibanHelp: "Dove trovo l’IBAN?",
  ibanHelpText: "Nell’app o nel sito della tua banca, accanto al saldo, e in alto sull’estratto conto. Quello italiano ha 27 caratteri.",

  booklet: "Numero del libretto",
  bookletHint: "Le 13 cifre sulla copertina, con o senza spazi",
  verify: "Verifica il libretto",
  verifying: "Verifica in corso…",
  bookletNegative: "La verifica del libretto ha avuto esito negativo.",
  bookletNegativeHelp: "Controlla le cifre: il libretto deve essere intestato a te.",
  bookletPositive: "La verifica del libretto ha avuto esito positivo",

  termsAuthorise: "Autorizzi l’addebito sul tuo libretto postale di tutte le bollette di questa fornitura, ciascuna alla sua scadenza.",
  termsFunds: "Se il saldo non basta, la bolletta resta da pagare e ti avvisiamo.",
  termsRevoke: "Puoi revocare l’autorizzazione quando vuoi, scegliendo un altro metodo di pagamento.",
  accept: "Ho letto e accetto",

  mandateTitle: "Mandato di addebito diretto SEPA",
  creditor: "Creditore",
  creditorId: "Identificativo del creditore",
  mandateHolder: "Intestatario del conto",
  mandateType: "Tipo di pagamento",
  recurrent: "Ricorrente",
  startDate: "Data di inizio",
  mandateText: "Confermando autorizzi {creditor} a chiedere alla tua banca l’addebito delle bollette, e la tua banca a eseguirlo.",
  mandateRights: "I tuoi diritti",
  mandateRefund:
    "Puoi chiedere alla tua banca il rimborso di un addebito entro 8\u00a0settimane, o entro 13\u00a0mesi se non l’avevi autorizzato, alle condizioni del contratto con la banca.",
  mandateNotice: "Ti avvisiamo di ogni addebito almeno 14 giorni prima, salvo diverso accordo.",
  mandateRevoke: "Puoi revocare il mandato quando vuoi.",

  phone: "Numero di cellulare",
  phoneHint: "Ti mandiamo per SMS un codice di 4 cifre per confermare.",
  sendCode: "Invia il codice",
  codeSent: "Abbiamo mandato il codice per SMS al numero che finisce con {end}. Vale 5 minuti.",
  changePhone: "Cambia numero",
  notArrived: "Non è arrivato?",
  sendAgain: "Invia di nuovo il codice",
  sentAgain: "Nuovo codice inviato",
  waitOne: "Puoi chiederne un altro tra un secondo.",
  waitOther: "Puoi chiederne un altro tra {count} secondi.",
  sendNew: "Invia un nuovo codice",
  expiredTitle: "Il codice è scaduto",
  expired: "Fattene mandare un altro: quello vecchio non vale più.",
  tooManyTriesTitle: "Troppi tentativi",
  tooManyTries: "Per sicurezza questo codice non vale più. Fattene mandare un altro.",
  tooManySendsTitle: "Hai chiesto troppi codici",
  tooManySends: "Per sicurezza devi aspettare un quarto d’ora, poi puoi riprovare.",

  successTitle: "Richiesta ricevuta",
  successBank: "Pagherai con addebito diretto sul conto.",
  successBooklet: "Pagherai con addebito sul libretto postale.",
  successNoDate: "Ti avvisiamo noi quando il nuovo metodo è attivo.",
  openBills: "Le bollette già emesse restano da pagare come prima.",
  failureTitle: "La modifica non è riuscita",
  failure: "Non è cambiato nulla: continui a pagare come prima. Riprova tra qualche minuto.",
  pendingTitle: "C’è già una richiesta in corso",
  pending: "Stiamo lavorando alla modifica che hai già chiesto. Potrai chiederne un’altra quando sarà conclusa.",
});

declare module "../theme/messages.ts" {
  interface MessageCatalogue {
    paymentChange: WordsOf<typeof changeMessages>;
  }
}
