import type { ContentfulStatusCode } from "hono/utils/http-status";

const messages = {
  "AUTH-FAILED": [401, "La sessione è scaduta: accedi di nuovo."],
  "SUPPLY-NOT-FOUND": [404, "Non ci sono forniture collegate al tuo profilo."],
  "CUSTOMER-NOT-FOUND": [404, "Cliente non trovato."],
  "BILL-NOT-FOUND": [404, "Bolletta non trovata."],
  "INSTALMENTS-REFUSED": [409, "Queste rate non sono più tra quelle possibili."],
  "WITHDRAWAL-REFUSED": [409, "Il periodo per recedere da questo contratto è finito."],
  "NOT-FOUND": [404, "Non trovato."],
  "OUT-SELF-READING-WINDOW": [409, "In questi giorni non puoi inviare l’autolettura."],
  "INVALID-SELF-READING-TOKEN": [403, "Per questa fornitura non puoi inviare l’autolettura."],
  "COMPLAINT-NOT-FOUND": [404, "Pratica non trovata."],
  "ATTACHMENT-REFUSED": [415, "Un allegato non è un PDF, un JPEG o un PNG."],
  "SELF-READING-NOT-FOUND": [404, "Autolettura non trovata."],
  "IDEMPOTENCY-KEY-REUSED": [422, "Questa operazione è già stata inviata con altri dati."],
  "CLIENT-CODE-NOT-FOUND": [404, "Non troviamo un cliente con questo codice e questo codice fiscale."],
  "USER-ALREADY-REGISTRED": [409, "Questo codice cliente è già registrato: accedi con la tua e-mail."],
  "REGISTRATION-EMAIL-TAKEN": [409, "Questo indirizzo e-mail non può essere usato: scegline un altro."],
  "INSECURE-PASSWORD": [400, "La password non rispetta le regole: servono da 8 a 99 caratteri con maiuscole, minuscole, cifre e simboli."],
  InvalidPasswordException: [400, "Questa password è troppo facile da indovinare: scegline un’altra."],
  "REGISTRATION-NOT-CONFIRMED": [403, "Prima conferma la registrazione con il link che ti abbiamo inviato per e-mail."],
  "LINK-NOT-FOUND": [404, "Questo link non è valido."],
  "LINK-EXPIRED": [410, "Questo link è scaduto: chiedine uno nuovo."],
  "LINK-USED": [409, "Questo link è già stato usato."],
  "PAYMENT-TERM-NOT-FOUND": [404, "Metodo di pagamento non trovato."],
  "OTP-WRONG": [400, "Il codice non è corretto."],
  "OTP-EXPIRED": [410, "Il codice è scaduto: fattene inviare un altro."],
  "TOO-MANY-ATTEMPTS": [429, "Troppi tentativi. Riprova tra un quarto d’ora."],
  "VOUCHER-NOT-FOUND": [404, "Buono non trovato."],
  "VOUCHER-EXPIRED": [409, "Questo buono è scaduto."],
  "VOUCHER-NOT-REDEEMED": [409, "Prima di scaricarlo, riscatta il buono."],
  Parameters: [400, "La richiesta non è valida."],
} as const satisfies Record<string, readonly [ContentfulStatusCode, string]>;

/** Limits that the answer can tell, if they are known. */
interface Limits {
  /** Seconds until the request may be repeated: in the header. */
  retryAfter?: number;
  /** Number of attempts left: in the body. */
  attemptsLeft?: number;
}

/** An answer that is not 2xx: status, code for programs, message in Italian. */
export class ApiError extends Error {
  readonly code: keyof typeof messages;
  readonly status: ContentfulStatusCode;
  readonly limits: Limits;

  constructor(code: keyof typeof messages, message: string = messages[code][1], limits: Limits = {}) {
    super(message);
    this.limits = limits;
    this.code = code;
    this.status = messages[code][0];
  }
}
