import { Hono } from "hono";
import type { AnswerOf } from "../base/contract.ts";
import { readBody } from "../http/body.ts";
import { ApiError } from "../http/errors.ts";
import type { Account } from "./accounts.ts";
import type { Credentials } from "./credentials.ts";
import { invent } from "./links.ts";
import type { Sessions } from "./sessions.ts";

/** Login and refresh: the calls that begin and renew a session. */
export function accessRoutes({ accounts, links, prove }: Credentials, sessions: Sessions): Hono {
  /** The answer to an account that must migrate first, in place of a session. */
  const signal = (account: Account): AnswerOf<"login"> | undefined => {
    const { customer, migration } = account;
    const serverToken = invent();
    switch (migration) {
      case "InvalidEmail":
        return { migrationResult: migration, token: links.create("migrateEmail", customer) };
      case "InvalidPassword":
        return { migrationResult: migration, serverToken, token: links.create("changePassword", customer, { serverToken }) };
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
      return context.json(signal(account) ?? { customerId: account.customer, ...sessions.open(account.customer) });
    })
    .post("/refresh", async (context) => {
      const { token, refreshToken } = await readBody(context, "refresh");
      const { customer, ...pair } = sessions.refresh(token, refreshToken);
      return context.json({ ...pair, item: { customerId: customer } });
    });
}
