import type { DatabaseSync } from "node:sqlite";
import { Hono } from "hono";
import { readBody } from "../http/body.ts";
import { ApiError } from "../http/errors.ts";
import { passwordFits } from "./passwords.ts";
import type { Sessions } from "./sessions.ts";

interface Account {
  customer: string;
  password: string;
  migration: string | null;
}

/** Login and refresh: the calls that need no token. */
export function accessRoutes(database: DatabaseSync, sessions: Sessions): Hono {
  const find = database.prepare("SELECT customer, password, migration FROM accounts WHERE email = ?");
  return new Hono()
    .post("/login", async (context) => {
      const { username, password } = await readBody(context, "login");
      const account = find.get(username.trim().toLowerCase()) as Account | undefined;
      if (!passwordFits(password, account?.password) || !account) throw new ApiError("AUTH-FAILED", "E-mail o password non corrette.");
      if (account.migration) return context.json({ migrationResult: account.migration });
      return context.json({ customerId: account.customer, ...sessions.open(account.customer) });
    })
    .post("/refresh", async (context) => {
      const { token, refreshToken } = await readBody(context, "refresh");
      const { customer, ...pair } = sessions.refresh(token, refreshToken);
      return context.json({ ...pair, item: { customerId: customer } });
    });
}
