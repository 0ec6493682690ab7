/** One password for every sample customer. */
const password = "Favilla-2026";

/** The sample customers to sign in with, and the purpose of each. */
export const signIns = [
  {
    email: "giulia@esempio.it",
    password,
    shows: "Cliente tipica: due luci e un gas, 18 mesi di bollette, buoni, codice amico, 2 notifiche da leggere",
  },
  { email: "nuovo@esempio.it", password, shows: "Cliente appena arrivato: una fornitura in attivazione, ancora nessuna bolletta" },
  { email: "nessuna@esempio.it", password, shows: "Cliente senza forniture" },
  { email: "condominio@esempio.it", password, shows: "Amministratore di condominio: 500 forniture, 5.000 bollette" },
  {
    email: "casi@esempio.it",
    password,
    shows: "Dati insoliti: date e importi mancanti o illeggibili, ogni stato di bolletta e di fornitura, modifiche di pagamento in corso",
  },
  {
    email: "silenzioso@esempio.it",
    password,
    shows: "Avvisi spenti, nessun buono, nessun codice amico, indirizzo per le bollette da confermare",
  },
  { email: "doppia@esempio.it", password, shows: "Due bollette per lo stesso periodo: la seconda corregge la prima" },
  {
    email: "alta@esempio.it",
    password,
    shows: "Una bolletta con un conguaglio, molto più alta del solito: i diritti che ne seguono. Reclami in ogni stato",
  },
  { email: "senzanome@esempio.it", password, shows: "Cliente senza nome" },
  {
    email: "nomi@esempio.it",
    password,
    shows: "Nomi da destra a sinistra, con apostrofi del telefono, lettere come ß, ø, ł, đ, segni dei file e un a capo; 12 forniture",
  },
  {
    email: "ricalcolo@esempio.it",
    password,
    shows: "Bollette da confrontare: un ricalcolo, solo una nota di credito prima, una bolletta precedente senza importo",
  },
  {
    email: "rate@esempio.it",
    password,
    shows: "Bollette a rate: una rata pagata, una scaduta nel mezzo, un addebito a rate; una nota di credito aperta",
  },
  {
    email: "acconti@esempio.it",
    password,
    shows: "Bollette pagate in parte: dodici rate con una o due scadute, un sollecito senza scadenza, un acconto, interessi",
  },
  { email: "blocco@esempio.it", password, shows: "Cliente con codice 42: dopo l’accesso si vede la pagina di errore" },
  { email: "migra-email@esempio.it", password, shows: "Vecchio account: l’e-mail va cambiata; dopo la conferma si accede" },
  { email: "migra-password@esempio.it", password, shows: "Vecchio account: la password va cambiata; poi si accede" },
  { email: "migrata@esempio.it", password, shows: "Vecchio account appena spostato: lo dice una volta, poi si accede" },
] as const;

/** The client codes to register with, and the purpose of each. */
export const clientCodes = [
  {
    clientCode: "C-100021",
    fiscalCode: "DBTRSO88L52A944K",
    email: "rosa@esempio.it",
    shows: "Rosa non ha ancora un account: la registrazione riesce",
  },
  {
    clientCode: "C-100022",
    fiscalCode: "SMPDRA78D12A944G",
    email: "giulia@esempio.it",
    shows: "Dario vuole usare l’e-mail di Giulia, che ha già un account: serve un’altra e-mail",
  },
  {
    clientCode: "C-100026",
    fiscalCode: "61492729001",
    email: "olena@esempio.it",
    shows: "Olena ha un codice fiscale provvisorio: la registrazione riesce",
  },
  {
    clientCode: "C-100001",
    fiscalCode: "SMPGLI80A41A944Z",
    email: "giulia@esempio.it",
    shows: "Giulia è già registrata",
  },
] as const;

export type SampleEmail = (typeof signIns | typeof clientCodes)[number]["email"];
