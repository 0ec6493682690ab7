import type { Outbox } from "../base/outbox.ts";

/** A path with encoded values. */
const path = (parts: TemplateStringsArray, ...values: string[]): string =>
  parts.map((part, index) => part + (index < values.length ? encodeURIComponent(values[index] as string) : "")).join("");

/** The e-mails about accounts, each with the page of the portal that it leads to. */
export function createLetters(outbox: Outbox) {
  const send = (to: string, subject: string, text: string, link?: string) => outbox.send({ to, kind: "email", subject, text, link });
  return {
    registration: (to: string, id: string, accessToken: string) =>
      send(
        to,
        "Conferma la tua registrazione",
        "Ciao! Apri il link per confermare la registrazione alla tua area clienti. Vale 48 ore.",
        path`/registrazione-completata/${id}/${accessToken}`,
      ),
    resetPassword: (to: string, serverToken: string, token: string) =>
      send(
        to,
        "Scegli una nuova password",
        "Hai chiesto di recuperare la password: aprendo il link ne scegli una nuova. Vale un’ora. Se non l’hai chiesto tu, non fare nulla.",
        path`/forgot/password/${serverToken}/${token}`,
      ),
    changePassword: (to: string, serverToken: string, token: string) =>
      send(
        to,
        "Cambia la tua password",
        "Apri il link per scegliere la nuova password. Vale un’ora. Se non l’hai chiesto tu, cambia la password al più presto.",
        path`/recovery_page/password/${serverToken}/${token}`,
      ),
    passwordChanged: (to: string) =>
      send(
        to,
        "La tua password è cambiata",
        "La password della tua area clienti è stata cambiata e tutti gli accessi aperti sono stati chiusi. Se non sei stato tu, recuperala subito.",
        "/utente/recupera-password",
      ),
    changeEmail: (to: string, serverToken: string, token: string) =>
      send(
        to,
        "Conferma il tuo nuovo indirizzo e-mail",
        "Apri il link per usare questo indirizzo nella tua area clienti. Vale un giorno. Fino ad allora resta valido quello di prima.",
        path`/recovery_page/email/${serverToken}/${to}/${token}`,
      ),
    emailChanged: (to: string) =>
      send(
        to,
        "Il tuo indirizzo e-mail è cambiato",
        "Da ora accedi alla tua area clienti con un altro indirizzo. Se non sei stato tu, scrivici subito.",
      ),
    validateEmail: (to: string, a: string, b: string) =>
      send(
        to,
        "Conferma che questo indirizzo è tuo",
        "Apri il link per confermare che leggi questa casella. Vale un giorno.",
        path`/utente/valida-email?a=${a}&b=${b}`,
      ),
    accountDeleted: (to: string) =>
      send(
        to,
        "Il tuo account è stato eliminato",
        "Hai eliminato il tuo account. Le tue forniture restano attive; se cambi idea puoi registrarti di nuovo.",
        "/registrazione",
      ),
  };
}
