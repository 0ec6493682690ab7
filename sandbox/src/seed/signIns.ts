/** One password for every sample customer. */
const password = "Favilla-2026";

/** The sample customers to sign in with, and what each of them shows. */
export const signIns = [
  {
    email: "giulia@esempio.it",
    password,
    shows: "Cliente tipica: due luci e un gas, 18 mesi di bollette, voucher, codice amico, 2 notifiche da leggere",
  },
  { email: "nuovo@esempio.it", password, shows: "Cliente appena arrivato: una fornitura in attivazione, ancora nessuna bolletta" },
  { email: "nessuna@esempio.it", password, shows: "Cliente senza forniture" },
  { email: "condominio@esempio.it", password, shows: "Amministratore di condominio: 500 forniture, 5.000 bollette" },
  {
    email: "casi@esempio.it",
    password,
    shows: "Dati insoliti: date e importi mancanti o illeggibili, ogni stato di bolletta e di fornitura",
  },
  { email: "silenzioso@esempio.it", password, shows: "Avvisi spenti, nessun voucher, nessun codice amico" },
  { email: "blocco@esempio.it", password, shows: "Cliente con codice 42: dopo l'accesso si vede la pagina di errore" },
  { email: "migra-email@esempio.it", password, shows: "Vecchio account: l'e-mail va cambiata" },
  { email: "migra-password@esempio.it", password, shows: "Vecchio account: la password va cambiata" },
  { email: "migrata@esempio.it", password, shows: "Vecchio account: migrazione già completata" },
] as const;

export type SampleEmail = (typeof signIns)[number]["email"];
