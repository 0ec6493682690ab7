import { createHash, randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { Clock } from "../base/clock.ts";
import { daysLater } from "../base/dates.ts";
import type { Outbox } from "../base/outbox.ts";
import { ApiError } from "../http/errors.ts";

const lifeInDays = 7;

/** The address that a link confirms, and for which terms. */
export interface EmailLink {
  email: string;
  /** Ids of the supplies, in the order of the link. */
  supplies: readonly string[];
  terms: readonly string[];
}

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");

/** The page of the portal that a confirmation e-mail leads to. */
export const emailLinkPath = (customer: string, { email, supplies }: Pick<EmailLink, "email" | "supplies">, token: string): string =>
  `/update/billing/email/${[customer, email, token, ...supplies].map(encodeURIComponent).join("/")}`;

/** Links that confirm an address for bills; only their hashes are stored. */
export function createEmailLinks(database: DatabaseSync, clock: Clock, outbox: Outbox) {
  const insert = database.prepare("INSERT INTO termLinks (hash, customer, created, data) VALUES (?, ?, ?, ?)");
  const find = database.prepare("SELECT created, data FROM termLinks WHERE hash = ? AND customer = ?");
  return {
    /** Sends a link, and returns the moment of sending. */
    send(customer: string, link: EmailLink, token = randomBytes(18).toString("base64url")): string {
      const now = clock.now();
      insert.run(hashOf(token), customer, now.getTime(), JSON.stringify(link));
      outbox.send({
        to: link.email,
        kind: "email",
        subject: "Conferma l’indirizzo per le tue bollette",
        text: "Ci hai chiesto di ricevere qui le tue bollette: apri il link per confermare. Vale sette giorni.",
        link: emailLinkPath(customer, link, token),
      });
      return now.toISOString();
    },
    /** The link of a token, if it was created for exactly these supplies of the customer. */
    read(customer: string, token: string, supplies: readonly string[]): EmailLink {
      const row = find.get(hashOf(token), customer);
      const link = row && (JSON.parse(String(row["data"])) as EmailLink);
      if (!row || link?.supplies.join(" ") !== supplies.join(" ")) throw new ApiError("LINK-NOT-FOUND");
      if (clock.now().toISOString() >= daysLater(Number(row["created"]), lifeInDays)) throw new ApiError("LINK-EXPIRED");
      return link;
    },
  };
}

export type EmailLinks = ReturnType<typeof createEmailLinks>;
