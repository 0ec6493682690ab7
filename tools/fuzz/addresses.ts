import { routes } from "../../portal/src/shell/routes.ts";
import { retailSamples } from "../../sandbox/src/seed/vouchers.ts";

/** Values for the parameters of the table of routes: Giulia's own things first, then what belongs to nobody. */
const samples: Readonly<Record<string, readonly string[]>> = {
  "/forniture/:id": [
    "s-100001001",
    "s-100001002",
    "s-100001002?pannello=pagamento",
    "s-100001001?pannello=indirizzi",
    "../../x",
    "%00",
  ].map((id) => `/forniture/${id}`),
  "/bollette/:year/:number": ["/bollette/2026/1010338", "/bollette/1/nessuna", "/bollette/..%2F..%2Fx/1"],
  "/bollette/:year/:number/importo": ["/bollette/2026/1010338/importo", "/bollette/x/y/importo"],
  "/vouchers/:id": ["/vouchers/v-100001-1", "/vouchers/v-100001-2?action=download", "/vouchers/altrui"],
  "/autolettura/:id": ["/autolettura/1", "/autolettura/nessuna"],
  "/modifica-pagamento/:method/:id": ["/modifica-pagamento/bank/s-100001001", "/modifica-pagamento/booklet/s-100001001"],
  "/modifica-dati-catastali/:id": ["/modifica-dati-catastali/s-100001001", "/modifica-dati-catastali/x"],
  "/recupera_voucher/voucher": retailSamples.map(({ code }) => `/recupera_voucher/voucher?id=${code}`),
};

const queries = ["/bollette?stato=scadute", "/bollette?a=2024&n=..%2F..%2Fx", "/login?redirectTo=%2F%2Fesempio.it", "/una/pagina/ignota"];

/** Addresses of forms and wizards, whose steps need the right input one after the other. */
export const forms: readonly string[] = [
  "/modifica-pagamento/bank/s-100001001",
  "/modifica-pagamento/booklet/s-100001001",
  "/modifica-dati-catastali/s-100001001",
  "/autolettura/inserisci",
  "/forniture/s-100001001?pannello=indirizzi",
  "/forniture/s-100001002?pannello=pagamento",
  "/profilo/miei-recapiti",
  "/profilo/credenziali",
  "/profilo/consensi-e-informative",
  "/profilo/estratto-conto",
  "/vouchers/v-100001-1",
  "/bollette",
  "/login",
  "/registrazione",
  "/utente/recupera-email",
];

/** Addresses over the whole table of routes. */
export const addresses: readonly string[] = [
  ...routes.flatMap(({ path, link }) => samples[path] ?? [(link ?? path).replace(/:\w+\??/g, "prova")]),
  ...queries,
];
