import type { ContentfulStatusCode } from "hono/utils/http-status";

const messages = {
  "AUTH-FAILED": [401, "La sessione è scaduta: accedi di nuovo."],
  "SUPPLY-NOT-FOUND": [404, "Non ci sono forniture collegate al tuo profilo."],
  "CUSTOMER-NOT-FOUND": [404, "Cliente non trovato."],
  "BILL-NOT-FOUND": [404, "Bolletta non trovata."],
  "NOT-FOUND": [404, "Non trovato."],
  "IDEMPOTENCY-KEY-REUSED": [422, "Questa operazione è già stata inviata con altri dati."],
  Parameters: [400, "La richiesta non è valida."],
} as const satisfies Record<string, readonly [ContentfulStatusCode, string]>;

/** An answer that is not 2xx: status, code for programs, message in Italian. */
export class ApiError extends Error {
  readonly code: keyof typeof messages;
  readonly status: ContentfulStatusCode;

  constructor(code: keyof typeof messages, message: string = messages[code][1]) {
    super(message);
    this.code = code;
    this.status = messages[code][0];
  }
}
