import * as v from "valibot";
import { moment, type Session } from "../session/session.ts";
import { id, lenient, object, optionalText, parse } from "./edge.ts";
import { publicPost } from "./rest.ts";

const migrations = ["InvalidEmail", "InvalidPassword", "MigrationDone"] as const;
export type Migration = (typeof migrations)[number];

/** What a migration's step proves itself with: InvalidEmail the token, InvalidPassword both, as in a link (docs/api). */
export interface MigrationProof {
  serverToken: string | null;
  token: string | null;
}

const text = v.pipe(v.string(), v.nonEmpty());
const answer = object({
  migrationResult: v.optional(lenient(v.string())),
  customerId: v.optional(lenient(id)),
  serverToken: v.optional(optionalText),
  token: v.optional(v.unknown()),
  refreshToken: v.optional(v.unknown()),
  expiresAt: v.optional(v.unknown()),
});
const session = object({ customerId: id, token: text, refreshToken: text, expiresAt: moment });

/** What signing in comes to. */
export type LoginResult = { session: Session } | { migration: Migration; proof: MigrationProof } | undefined;

/** Reads a login's answer: a session, a migration still to be done, or nothing where it has no customer (spec §8). */
export function readLogin(body: unknown): LoginResult {
  const data = parse(answer, body, "login");
  const migration = migrations.find((result) => result === data.migrationResult);
  const token = typeof data.token === "string" ? data.token : null;
  if (migration) return { migration, proof: { serverToken: data.serverToken ?? null, token } };
  return data.customerId == null ? undefined : { session: parse(session, data, "login") };
}

export const login = async (username: string, password: string): Promise<LoginResult> =>
  readLogin(await publicPost("login", { body: { username, password } }));
