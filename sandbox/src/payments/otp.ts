import { createHash, randomInt } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { Clock } from "../base/clock.ts";
import type { Outbox } from "../base/outbox.ts";
import { ApiError } from "../http/errors.ts";

const minute = 60_000;
/** Life of a code, and of a validated code. */
const codeLife = 5 * minute;
const proofLife = 10 * minute;
const mostTries = 5;
/** Number of codes that are sent for a payment term in a period. */
const mostSends = 5;
const sendsWithin = 15 * minute;

interface Code {
  id: number;
  hash: string;
  created: number;
  tries: number;
  validated: number | null;
  used: number;
}

const hashOf = (term: string, code: string) => createHash("sha256").update(`${term} ${code}`).digest("hex");
const iso = (moment: number) => new Date(moment).toISOString();

/** One-time codes for payment terms: four digits by SMS; only the last code counts. */
export function createOtp(database: DatabaseSync, clock: Clock, outbox: Outbox) {
  const insert = database.prepare("INSERT INTO otp (customer, term, hash, created) VALUES (?, ?, ?, ?)");
  const sends = database.prepare("SELECT created FROM otp WHERE customer = ? AND term = ? AND created > ? ORDER BY id");
  const newest = database.prepare("SELECT * FROM otp WHERE customer = ? AND term = ? ORDER BY id DESC LIMIT 1");
  const addTry = database.prepare("UPDATE otp SET tries = tries + 1 WHERE id = ?");
  const validate = database.prepare("UPDATE otp SET validated = ? WHERE id = ?");
  const use = database.prepare("UPDATE otp SET used = 1 WHERE id = ?");
  const now = () => clock.now().getTime();
  const last = (customer: string, term: string) => newest.get(customer, term) as Code | undefined;

  return {
    /** Sends a new code to a phone number. */
    send(customer: string, term: string, phone: string): { expiresAt: string; sendsLeft: number } {
      const moment = now();
      const before = sends.all(customer, term, moment - sendsWithin) as unknown as Pick<Code, "created">[];
      if (before.length >= mostSends) {
        const wait = Math.ceil(((before[0]?.created ?? moment) + sendsWithin - moment) / 1000);
        throw new ApiError("TOO-MANY-ATTEMPTS", "Ti abbiamo inviato troppi codici. Riprova tra un quarto d’ora.", { retryAfter: wait });
      }
      const code = String(randomInt(10_000)).padStart(4, "0");
      insert.run(customer, term, hashOf(term, code), moment);
      outbox.send({
        to: phone,
        kind: "sms",
        subject: "Codice di conferma",
        text: `Favilla: il tuo codice è ${code}. Vale 5 minuti e serve a cambiare il metodo di pagamento. Non darlo a nessuno.`,
        code,
      });
      return { expiresAt: iso(moment + codeLife), sendsLeft: mostSends - before.length - 1 };
    },
    /** Validates the typed code, so that the change can be sent. The last wrong attempt makes the code void. */
    accept(customer: string, term: string, code: string): { validUntil: string } {
      const latest = last(customer, term);
      if (!latest || latest.validated !== null || now() >= latest.created + codeLife) throw new ApiError("OTP-EXPIRED");
      if (latest.tries < mostTries && latest.hash === hashOf(term, code)) {
        validate.run(now(), latest.id);
        return { validUntil: iso(now() + proofLife) };
      }
      addTry.run(latest.id);
      const attemptsLeft = mostTries - latest.tries - 1;
      if (attemptsLeft > 0) throw new ApiError("OTP-WRONG", undefined, { attemptsLeft });
      const retryAfter = Math.max(1, Math.ceil((latest.created + codeLife - now()) / 1000));
      throw new ApiError("TOO-MANY-ATTEMPTS", "Troppi codici sbagliati: fattene inviare un altro.", { retryAfter });
    },
    /** Uses up the validated code of a payment term; false without one. */
    spend(customer: string, term: string): boolean {
      const latest = last(customer, term);
      if (!latest || latest.validated === null || latest.used || now() >= latest.validated + proofLife) return false;
      use.run(latest.id);
      return true;
    },
  };
}

export type Otp = ReturnType<typeof createOtp>;
