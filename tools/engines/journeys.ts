import { randomUUID } from "node:crypto";
import { signIns } from "../../sandbox/src/seed/signIns.ts";
import { startSandbox } from "../../sandbox/src/start.ts";
import { today } from "../../tests/server.ts";
import { Hands } from "./hands.ts";
import type { Task } from "./tasks.ts";

const { email: giulia, password } = signIns[0];

async function signIn(hands: Hands, path = "/"): Promise<void> {
  await hands.visit(`/login${path === "/" ? "" : `?redirectTo=${encodeURIComponent(path)}`}`);
  await hands.fill("E-mail", giulia);
  await hands.fill("Password", password);
  await hands.press("button", "Accedi");
  await hands.isAt(new URL(path, "http://portal").pathname);
}

/** The link of the newest message that begins with `start`. */
async function linkOf(hands: Hands, start: string): Promise<string> {
  const link = (await hands.outbox()).find((message) => message.link?.startsWith(start))?.link;
  if (!link) throw new Error(`no e-mail leads to ${start}`);
  return link;
}

/** The core journeys of customers, with real keys and a real pointer, over HTTP. */
const journeys: Record<string, (hands: Hands) => Promise<void>> = {
  "sign-in-and-out": async (hands) => {
    await hands.visit("/login");
    await hands.fill("E-mail", giulia);
    await hands.fill("Password", "sbagliata-1");
    await hands.press("button", "Accedi");
    await hands.see("E-mail o password non corrette");
    await hands.fill("Password", password);
    await hands.press("button", "Accedi");
    await hands.see("Ciao Giulia");
    await hands.press("button", "Esci");
    await hands.isAt("/login");
  },
  "bills-filter-and-pdf": async (hands) => {
    await signIn(hands, "/bollette");
    await hands.see("Paghi tu");
    await hands.press("button", "Altri filtri");
    await hands.press("checkbox", "Pagate");
    await hands.fill("Importo da", "10,50");
    await hands.press("button", "Applica");
    await hands.press("button", "Altri filtri, 2 filtri attivi");
    await hands.isInDialog();
    await hands.key("{Escape}");
    await hands.press("button", "Scarica il PDF");
    await hands.hasFetched("/api/billing/invoice/");
  },
  "a-failure-and-another-try": async (hands) => {
    await signIn(hands);
    await hands.see("Ciao Giulia");
    await hands.faults([{ match: "POST /api/billing/my-billing-details", mode: "status", status: 500 }]);
    await hands.visit("/bollette");
    await hands.see("Riprova");
    await hands.faults([]);
    await hands.press("button", "Riprova");
    await hands.see("Paghi tu");
  },
  consumption: async (hands) => {
    await signIn(hands, "/consumi");
    await hands.see("kWh");
    await hands.press("radio", "Tabella");
    await hands.seeElement("main table");
  },
  supply: async (hands) => {
    await signIn(hands, "/forniture");
    await hands.press("link", "Casa di Bologna");
    await hands.see("Come paghi");
  },
  reading: async (hands) => {
    await signIn(hands, "/autolettura/inserisci?fornitura=s-100001002");
    await hands.see("Prima era 11.020");
    await hands.fill("Cifre del contatore", "11060");
    await hands.press("button", "Invia la lettura");
    await hands.see("Lettura inviata");
  },
  "payment-change-with-code": async (hands) => {
    await signIn(hands, "/modifica-pagamento/bank/s-100001001");
    await hands.fill("IBAN", "IT60X0542811101000000123456");
    await hands.press("button", "Continua");
    await hands.see("Conferma con un SMS");
    await hands.fill("Numero di cellulare", "3331234567");
    await hands.press("button", "Invia il codice");
    await hands.see("Codice di verifica");
    const code = (await hands.outbox()).find(({ kind }) => kind === "sms")?.code ?? "";
    await hands.fill("Codice di verifica", code);
    await hands.press("button", "Conferma");
    await hands.see("Richiesta ricevuta");
  },
  voucher: async (hands) => {
    await signIn(hands, "/vouchers");
    await hands.press("radio", "Usati");
    await hands.press("link", "Grazie della tua fiducia");
    await hands.isAt("/vouchers/v-100001-3");
  },
  profile: async (hands) => {
    await signIn(hands, "/profilo");
    await hands.press("link", "Credenziali");
    await hands.press("button", "Cambia e-mail");
    await hands.fill("Nuova e-mail", "giulia.nuova@esempio.it");
    await hands.key("{Enter}");
    await hands.see("giulia.nuova@esempio.it");
    await hands.visit(await linkOf(hands, "/recovery_page/email/"));
    await hands.see("E-mail aggiornata");
  },
  registration: async (hands) => {
    await hands.visit("/registrazione");
    await hands.fill("Codice cliente", "C-100021");
    await hands.fill("Codice fiscale", "DBTRSO88L52A944K");
    await hands.press("button", "Continua");
    await hands.see("Come vuoi accedere?");
    await hands.fill("E-mail", "rosa@esempio.it");
    await hands.fill("Cellulare", "3331234567");
    await hands.fill("Scegli una password", password);
    await hands.press("button", "Continua");
    await hands.see("I tuoi dati, le tue scelte");
    await hands.press("checkbox", "Ho letto l’informativa");
    await hands.key("{Enter}");
    await hands.see("Controlla la tua e-mail");
    await hands.visit(await linkOf(hands, "/registrazione-completata/"));
    await hands.see("Registrazione confermata");
  },
  recovery: async (hands) => {
    await hands.visit("/utente/recupera-password");
    await hands.fill("E-mail", giulia);
    await hands.press("button", "Inviami il link");
    await hands.see("Controlla la tua e-mail");
    await hands.visit(await linkOf(hands, "/forgot/password/"));
    await hands.fill("Nuova password", "Scintilla-2027");
    await hands.press("button", "Salva la password");
    await hands.press("link", "Accedi");
    await hands.fill("E-mail", giulia);
    await hands.fill("Password", "Scintilla-2027");
    await hands.press("button", "Accedi");
    await hands.see("Ciao Giulia");
  },
};

/** The built portal with the sandbox, whose faults come over HTTP: WebKit cannot intercept requests. */
export const servePortal = (portal: string) => startSandbox({ port: 0, database: ":memory:", portal, now: today });

/** Each journey twice: by pointer, and with the keyboard alone. */
export const journeyTasks = (url: string): Task[] =>
  Object.entries(journeys).flatMap(([name, walk]) =>
    ["pointer", "keys"].map(
      (by): Task => ({
        kind: "journey",
        id: `journey-${name}--${by}`,
        run: async (engine) => {
          const hands = new Hands(engine, url, by === "keys");
          // A world's name has at most 64 characters: with a longer one the journeys would share the common world.
          await hands.begin(randomUUID());
          return walk(hands).then(
            () => ({ faults: [] }),
            (error: unknown) => ({ faults: [String(error)] }),
          );
        },
      }),
    ),
  );
