import type { Fault } from "./http/faults.ts";

/** One or more faults that a developer can switch on in the playground for their own browser session. */
interface Scenario {
  key: string;
  /** Name and effect in Italian, for the playground. */
  name: string;
  shows: string;
  faults: readonly Fault[];
}

const everywhere = (fault: Omit<Fault, "match">): Fault[] => ["* /api", "* /admin/api"].map((match) => ({ match, ...fault }));

export const scenarios: readonly Scenario[] = [
  { key: "slow", name: "Rete lenta", shows: "Ogni chiamata risponde dopo 3 secondi", faults: everywhere({ mode: "delay", delay: 3000 }) },
  {
    key: "down",
    name: "Server in errore",
    shows: "Ogni chiamata risponde con lo stato 500",
    faults: everywhere({ mode: "status", status: 500 }),
  },
  {
    key: "unavailable",
    name: "Server in aggiornamento",
    shows: "Ogni chiamata risponde con lo stato 503",
    faults: everywhere({ mode: "status", status: 503 }),
  },
  { key: "cut", name: "Connessione interrotta", shows: "Ogni chiamata viene chiusa a metà", faults: everywhere({ mode: "truncated" }) },
  {
    key: "html",
    name: "Pagina al posto dei dati",
    shows: "Ogni chiamata risponde con una pagina HTML",
    faults: everywhere({ mode: "html" }),
  },
  {
    key: "expired",
    name: "Accesso scaduto una volta",
    shows: "La prossima lettura delle bollette risponde 401: l’accesso si rinnova da solo",
    faults: [{ match: "POST /api/billing", mode: "status", status: 401, code: "AUTH-FAILED", times: 1 }],
  },
  {
    key: "signedOut",
    name: "Accesso finito",
    shows: "Ogni chiamata, anche il rinnovo, risponde 401: si torna all’accesso",
    faults: [
      { match: "* /api/billing", mode: "status", status: 401, code: "AUTH-FAILED" },
      { match: "* /admin/api", operation: "allSupplies", mode: "graphql", code: "AccessDeniedError" },
      { match: "POST /api/auth/refresh", mode: "status", status: 401, code: "AUTH-FAILED" },
    ],
  },
  {
    key: "downloads",
    name: "File che non si scaricano",
    shows: "I documenti delle bollette rispondono con lo stato 500",
    faults: [{ match: "GET /api/billing/invoice", mode: "status", status: 500 }],
  },
  {
    key: "voucherService",
    name: "Servizio dei buoni fermo",
    shows: "I buoni si vedono, ma il servizio dice che per ora non si possono riscattare",
    faults: [
      {
        match: "GET /api/vouchers/service/status",
        mode: "json",
        body: { status: false, message: "Il servizio dei buoni torna domani mattina." },
      },
    ],
  },
  {
    key: "promo",
    name: "Promozione illeggibile",
    shows: "La configurazione di Porta un amico ha una forma sbagliata: la voce di menu sparisce",
    faults: [{ match: "GET /api/promo", mode: "json", body: { status: true, configuration: { title: 5 } } }],
  },
  {
    key: "vocabulary",
    name: "Vocabolario assente",
    shows: "La chiamata delle etichette non riesce: all’avvio si vede la pagina di errore",
    faults: [{ match: "* /admin/api", operation: "allLabels", mode: "status", status: 500 }],
  },
];
