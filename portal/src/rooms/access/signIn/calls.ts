import * as z from "zod/mini";
import { hasCookieSession } from "../../../platform/config/config.ts";
import { field, id, optionalId, optionalText, parse } from "../../../platform/edge/edge.ts";
import { type Session, storedMomentSchema, storedTextSchema } from "../../../platform/session/session.ts";
import { settleSignOut } from "../../../platform/session/signOut.ts";
import { publicPost } from "../../../platform/wire/publicRest.ts";

const migrations = ["InvalidEmail", "InvalidPassword", "MigrationDone"] as const;
export type Migration = (typeof migrations)[number];

/** Tokens that authorize a step of a migration: InvalidEmail has one, InvalidPassword both, as in a link (docs/api). */
export interface MigrationProof {
  serverToken: string | null;
  token: string | null;
}

const answerSchema = z.object({
  migrationResult: field((value) => migrations.find((result) => result === value)),
  customerId: optionalId,
  serverToken: optionalText,
  token: optionalText,
});
const session = { customerId: id, expiresAt: storedMomentSchema };
const sessionSchema = z.object(session);
const sessionWithTokensSchema = z.object({ ...session, token: storedTextSchema, refreshToken: storedTextSchema });

/** Result of a sign-in: a session, a pending migration, or undefined. */
export type LoginResult = { session: Session } | { migration: Migration; proof: MigrationProof } | undefined;

/** Parses the response of a login: a session, a pending migration, or undefined if it has no customer (AC-01, AC-12). */
export function readLogin(body: unknown): LoginResult {
  const { migrationResult: migration, customerId, serverToken, token } = parse(answerSchema, body, "login");
  if (migration) return { migration, proof: { serverToken, token } };
  if (customerId === null) return undefined;
  return {
    session: hasCookieSession() ? { ...parse(sessionSchema, body, "login"), renewals: 0 } : parse(sessionWithTokensSchema, body, "login"),
  };
}

/** Signs in. A sign-out that the server does not know of yet is sent before, since it would remove the new cookies afterwards. */
export async function login(username: string, password: string): Promise<LoginResult> {
  await settleSignOut();
  return readLogin(await publicPost("login", { body: { username, password } }));
}
