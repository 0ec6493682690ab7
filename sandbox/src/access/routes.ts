import { type Context, Hono } from "hono";
import type { Clock } from "../base/clock.ts";
import type { AnswerOf } from "../base/contract.ts";
import { readBody } from "../http/body.ts";
import { ApiError } from "../http/errors.ts";
import type { Account } from "./accounts.ts";
import type { Credentials } from "./credentials.ts";
import { invent, migrationHours } from "./links.ts";
import { cookiePair, removePair, setPair, usesCookies } from "./sessionCookies.ts";
import type { Sessions } from "./sessions.ts";
import type { TokenPair } from "./tokenPair.ts";

/** The calls that begin, renew and end a session. */
export function accessRoutes({ accounts, links, prove }: Credentials, sessions: Sessions, clock: Clock): Hono {
  /** Fields of a pair for the body of an answer. Its tokens go into cookies instead if the portal asks for that. */
  const handOver = (context: Context, pair: TokenPair) =>
    usesCookies(context.req.raw.headers) ? setPair(context, pair, clock.now().getTime()) : pair;

  /** The answer to an account that must migrate first, in place of a session. */
  const signal = (account: Account): AnswerOf<"login"> | undefined => {
    const { customer, migration } = account;
    const serverToken = invent();
    switch (migration) {
      case "InvalidEmail":
        return { migrationResult: migration, token: links.create("migrateEmail", customer) };
      case "InvalidPassword":
        return {
          migrationResult: migration,
          serverToken,
          token: links.create("changePassword", customer, { serverToken }, migrationHours),
        };
      case "MigrationDone":
        accounts.save({ ...account, migration: null }, account);
        return { migrationResult: migration };
      default:
        return undefined;
    }
  };

  return new Hono()
    .post("/login", async (context) => {
      const { username, password } = await readBody(context, "login");
      const account = prove(username, password);
      if (!account.user.isRegistred) throw new ApiError("REGISTRATION-NOT-CONFIRMED");
      const answer = signal(account);
      if (answer) return context.json(answer);
      sessions.close(cookiePair(context).refreshToken);
      return context.json({ customerId: account.customer, ...handOver(context, sessions.open(account.customer)) });
    })
    .post("/refresh", async (context) => {
      const given = usesCookies(context.req.raw.headers) ? cookiePair(context) : await readBody(context, "refresh");
      const { customer, ...pair } = sessions.refresh(given.token, given.refreshToken);
      return context.json({ ...handOver(context, pair), item: { customerId: customer } });
    })
    .post("/logout", (context) => {
      if (!usesCookies(context.req.raw.headers)) throw new ApiError("AUTH-FAILED");
      sessions.close(cookiePair(context).refreshToken);
      removePair(context);
      return context.json({ message: "Done" } satisfies AnswerOf<"logout">);
    });
}
