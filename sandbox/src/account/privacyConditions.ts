import type { AnswerOf } from "../base/contract.ts";

type Conditions = AnswerOf<"privacyConditions">;

const consent = (name: Conditions["consents"][number]["name"], title: string, text: string) => ({ name, title, text, required: false });

/** The texts of the registration's privacy step: invented, in the form of real ones. */
export const privacyConditions: Conditions = {
  version: "2026-01",
  informativa: {
    title: "Informativa sulla privacy",
    text: [
      "Favilla usa i tuoi dati per fornirti luce e gas, fatturare i consumi, rispondere alle tue richieste e rispettare la legge.",
      "Li conserviamo per il tempo che serve al contratto e per dieci anni dopo la sua fine. Non li vendiamo a nessuno.",
      "Puoi chiederci in ogni momento quali dati abbiamo, farli correggere o cancellare, e ritirare i consensi che hai dato.",
    ].join("\n\n"),
  },
  consents: [
    consent("privacy4", "Offerte di Favilla", "Posso ricevere offerte e novità di Favilla per e-mail, SMS e telefono."),
    consent("privacy5", "Offerte scelte per me", "Favilla può studiare i miei consumi per propormi offerte adatte a me."),
    consent("privacy6", "Offerte dei partner", "Posso ricevere da Favilla offerte dei suoi partner."),
    consent("privacy7", "Dati ai partner", "Favilla può comunicare i miei contatti ai partner, che mi scriveranno direttamente."),
    consent("privacy8", "Ricerche di mercato", "Posso essere contattato per sondaggi e ricerche di mercato."),
    consent("privacy9", "Confronto con altre case", "I miei consumi, senza nome, possono servire a confronti tra case simili."),
    consent("privacy10", "Inviti e iniziative", "Posso ricevere inviti a iniziative sul risparmio energetico."),
  ],
};
