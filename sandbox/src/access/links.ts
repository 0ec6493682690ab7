import { createHash, randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { Clock } from "../base/clock.ts";
import { ApiError } from "../http/errors.ts";

/** Hours for which a migration can be completed. */
export const migrationHours = 0.5;
/** The kinds of link, each with the hours for which it works. `migrateEmail` is no link but the token of an InvalidEmail signal. */
const hours = { registration: 48, changePassword: 1, resetPassword: 1, changeEmail: 24, validateEmail: 24, migrateEmail: migrationHours };
export type LinkKind = keyof typeof hours;

/** Data stored with the secret: the other parts of the link, and what following it changes. */
type LinkData = Readonly<Record<string, unknown>>;

interface Row {
  hash: string;
  kind: LinkKind;
  customer: string;
  data: string;
  expires: number;
  used: number;
}

export interface Link {
  hash: string;
  customer: string;
  data: LinkData;
}

const hashOf = (secret: string) => createHash("sha256").update(secret).digest("hex");
/** A text that cannot be guessed. */
export const invent = (): string => randomBytes(18).toString("base64url");

/** Links sent by e-mail. Each works once and for a limited time, and only the newest of its kind. Only the hash of the secret is stored. */
export function createLinks(database: DatabaseSync, clock: Clock) {
  const insert = database.prepare("INSERT INTO links (hash, kind, customer, data, expires) VALUES (?, ?, ?, ?, ?)");
  const find = database.prepare("SELECT hash, kind, customer, data, expires, used FROM links WHERE hash = ?");
  const markUsed = database.prepare("UPDATE links SET used = 1 WHERE hash = ?");
  const endKind = database.prepare("UPDATE links SET expires = 0 WHERE customer = ? AND kind = ? AND used = 0");
  const endAll = database.prepare("UPDATE links SET expires = 0 WHERE customer = ? AND used = 0");
  const findOpen = database.prepare("SELECT 1 FROM links WHERE customer = ? AND kind = ? AND used = 0 AND expires > ?");
  const nowInMs = () => clock.now().getTime();

  return {
    /** Creates a link's secret, valid for `life` hours; earlier links of the kind end. */
    create(kind: LinkKind, customer: string, data: LinkData = {}, life: number = hours[kind]): string {
      const secret = invent();
      endKind.run(customer, kind);
      insert.run(hashOf(secret), kind, customer, JSON.stringify(data), nowInMs() + life * 3_600_000);
      return secret;
    },
    /** The link of a secret; all its other parts must be as they were created. */
    read(kind: LinkKind, secret: string, parts: LinkData = {}): Link {
      const row = find.get(hashOf(secret)) as Row | undefined;
      const data: LinkData = row ? JSON.parse(row.data) : {};
      const fits = row?.kind === kind && Object.entries(parts).every(([name, value]) => data[name] === value);
      if (!fits) throw new ApiError("LINK-NOT-FOUND");
      if (row.used) throw new ApiError("LINK-USED");
      if (row.expires <= nowInMs()) throw new ApiError("LINK-EXPIRED");
      return { hash: row.hash, customer: row.customer, data };
    },
    spend: ({ hash }: Link): void => void markUsed.run(hash),
    /** Tells whether a link of the kind can still be followed. */
    isOpen: (kind: LinkKind, customer: string): boolean => findOpen.get(customer, kind, nowInMs()) !== undefined,
    endAll: (customer: string): void => void endAll.run(customer),
  };
}
