import { createHash, randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { Clock } from "../base/clock.ts";
import { daysLater } from "../base/dates.ts";
import { ApiError } from "../http/errors.ts";
import { tokenOf } from "./sessionCookies.ts";
import type { TokenPair } from "./tokenPair.ts";

const refreshDays = 30;

interface TokenRow {
  family: string;
  customer: string;
  expires: number;
  used: number;
  revoked: number;
}

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");
const invent = () => randomBytes(24).toString("base64url");

/** Ends every session of a customer, on every device. */
export function endSessions(database: DatabaseSync, customer: string): void {
  database.prepare("UPDATE families SET revoked = 1 WHERE customer = ?").run(customer);
}

/** Tokens: a short-lived access token, and a refresh token that works once. Only their hashes are stored. */
export function createSessions(database: DatabaseSync, clock: Clock, accessSeconds: number) {
  const insert = database.prepare("INSERT INTO tokens (hash, kind, family, expires) VALUES (?, ?, ?, ?)");
  const find = database.prepare(
    "SELECT t.family, t.expires, t.used, f.customer, f.revoked FROM tokens t JOIN families f ON f.id = t.family WHERE t.hash = ? AND t.kind = ?",
  );
  const spend = database.prepare("UPDATE tokens SET used = 1 WHERE hash = ?");
  const revoke = database.prepare("UPDATE families SET revoked = 1 WHERE id = ?");
  // An access token that has expired still renews its session, as long as the refresh token beside it is valid.
  database.prepare("DELETE FROM tokens WHERE expires < ?").run(Date.parse(daysLater(clock.now().getTime(), -refreshDays)));

  const lookUp = (token: string, kind: "access" | "refresh") => find.get(hashOf(token), kind) as TokenRow | undefined;

  const issue = (family: string): TokenPair => {
    const [token, refreshToken] = [invent(), invent()];
    const now = clock.now().getTime();
    const expiresAt = daysLater(now, refreshDays);
    insert.run(hashOf(token), "access", family, now + accessSeconds * 1000);
    insert.run(hashOf(refreshToken), "refresh", family, Date.parse(expiresAt));
    return { token, refreshToken, expiresAt };
  };

  return {
    open(customer: string): TokenPair {
      const family = invent();
      database.prepare("INSERT INTO families (id, customer) VALUES (?, ?)").run(family, customer);
      return issue(family);
    },
    /**
     * A new pair for an unused refresh token and an access token of the same login. A used refresh token ends every session of that login.
     */
    refresh(token: string, refreshToken: string): TokenPair & { customer: string } {
      const row = lookUp(refreshToken, "refresh");
      if (row?.used) revoke.run(row.family);
      const valid =
        row && !row.used && !row.revoked && row.expires > clock.now().getTime() && lookUp(token, "access")?.family === row.family;
      if (!valid) throw new ApiError("AUTH-FAILED");
      spend.run(hashOf(refreshToken));
      return { customer: row.customer, ...issue(row.family) };
    },
    /** Ends the login of a refresh token, if it is one. */
    close(refreshToken: string): void {
      const row = lookUp(refreshToken, "refresh");
      if (row) revoke.run(row.family);
    },
    /** The customer of a request's token, in its header or cookie; undefined if the token is not valid. */
    customerOf(headers: Headers): string | undefined {
      const row = lookUp(tokenOf(headers) ?? "", "access");
      return row && !row.revoked && row.expires > clock.now().getTime() ? row.customer : undefined;
    },
  };
}

export type Sessions = ReturnType<typeof createSessions>;
