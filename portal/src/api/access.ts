import * as z from "zod/mini";
import type { Session } from "../session/session.ts";
import { id, lenient, parse } from "./edge.ts";
import { publicPost } from "./rest.ts";

const migrations = ["InvalidEmail", "InvalidPassword", "MigrationDone"] as const;
export type Migration = (typeof migrations)[number];

const text = z.string().check(z.minLength(1));
const answer = z.object({
  migrationResult: z.optional(lenient(z.string())),
  customerId: z.optional(lenient(id)),
  token: z.optional(z.unknown()),
  refreshToken: z.optional(z.unknown()),
});
const session = z.object({ customerId: id, token: text, refreshToken: text });

/** Signs in: a session, a migration still to be done, or nothing where the answer has no customer (spec §8). */
export async function login(username: string, password: string): Promise<{ session: Session } | { migration: Migration } | undefined> {
  const data = parse(answer, await publicPost("login", { body: { username, password } }), "login");
  const migration = migrations.find((result) => result === data.migrationResult);
  if (migration) return { migration };
  return data.customerId == null ? undefined : { session: parse(session, data, "login") };
}
