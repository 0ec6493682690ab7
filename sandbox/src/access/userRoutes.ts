import { Hono } from "hono";
import { letterLimit } from "../base/attempts.ts";
import { readBody } from "../http/body.ts";
import { ApiError } from "../http/errors.ts";
import { type Guarded, guard } from "../http/guard.ts";
import { type Account, isInUse, plainEmail } from "./accounts.ts";
import type { Credentials } from "./credentials.ts";
import { invent } from "./links.ts";
import { maskedEmailOf } from "./maskedEmail.ts";
import type { Sessions } from "./sessions.ts";

const emailSent = { message: "Email sent" } as const;
const done = { message: "Done" } as const;

/** Calls about passwords, addresses and the account: recovery without a token, changes with one, and the links that confirm them. */
export function userRoutes(credentials: Credentials, sessions: Sessions): Hono<Guarded> {
  const { accounts, links, attempts, letters } = credentials;
  const guarded = guard(sessions);

  /** The signed-in customer's account, which must have this address. */
  const ownAccount = (customer: string, email: string): Account => {
    const account = accounts.byCustomer(customer);
    if (account?.email !== plainEmail(email)) throw new ApiError("CUSTOMER-NOT-FOUND");
    return account;
  };

  /** Sends an e-mail to an address, unless the address is over its limit. */
  const letter = (email: string, send: () => void) => {
    const key = `letter ${plainEmail(email)}`;
    if (attempts.tooMany(key, letterLimit)) return;
    attempts.add(key);
    send();
  };

  /** The customer of an access token, or of the token of an InvalidEmail signal. */
  const whoChangesEmail = (headers: Headers): string => {
    const customer = sessions.customerOf(headers);
    if (customer) return customer;
    try {
      return links.read("migrateEmail", headers.get("authorization")?.replace(/^Bearer /, "") ?? "").customer;
    } catch {
      throw new ApiError("AUTH-FAILED");
    }
  };

  return new Hono<Guarded>()
    .post("/password-reset", async (context) => {
      const { email } = await readBody(context, "requestPasswordReset");
      const account = accounts.byEmail(email);
      letter(email, () => {
        if (!account || !isInUse(account)) return;
        const serverToken = invent();
        letters.resetPassword(account.email, serverToken, links.create("resetPassword", account.customer, { serverToken }));
      });
      return context.json(emailSent);
    })
    .put("/password-reset/:serverToken/:token", async (context) => {
      const { serverToken, token } = context.req.param();
      const { newPassword, confirmNewPassword } = await readBody(context, "resetPassword");
      const link = links.read("resetPassword", token, { serverToken });
      if (newPassword !== confirmNewPassword) throw new ApiError("Parameters", "Le due password non sono uguali.");
      credentials.setPassword(link, newPassword);
      return context.json(done);
    })
    .post("/change-password", guarded, async (context) => {
      const { email } = await readBody(context, "startChangePassword");
      const account = ownAccount(context.var.customer, email);
      letter(email, () => {
        const serverToken = invent();
        letters.changePassword(account.email, serverToken, links.create("changePassword", account.customer, { serverToken }));
      });
      return context.json(emailSent);
    })
    .put("/change-password/:serverToken/:token", async (context) => {
      const { serverToken, token } = context.req.param();
      const { newPassword } = await readBody(context, "confirmChangePassword");
      credentials.setPassword(links.read("changePassword", token, { serverToken }), newPassword);
      return context.json(done);
    })
    .post("/change-email", async (context) => {
      const customer = whoChangesEmail(context.req.raw.headers);
      const { email } = await readBody(context, "startChangeEmail");
      const address = plainEmail(email);
      const holder = credentials.holderOf(address);
      if (holder && holder.customer !== customer) throw new ApiError("REGISTRATION-EMAIL-TAKEN");
      letter(email, () => {
        if (holder) return letters.validateEmail(address, customer, links.create("validateEmail", customer, { a: customer }));
        const serverToken = invent();
        letters.changeEmail(address, serverToken, links.create("changeEmail", customer, { serverToken, email: address }));
      });
      return context.json(emailSent);
    })
    .put("/change-email/:serverToken/:email/:token", (context) => {
      const { serverToken, email, token } = context.req.param();
      const address = plainEmail(email);
      credentials.setEmail(links.read("changeEmail", token, { serverToken, email: address }), address);
      return context.json(done);
    })
    .get("/validate-email/:a/:b", (context) => {
      const { a, b } = context.req.param();
      const link = links.read("validateEmail", b, { a });
      credentials.setEmail(link, credentials.ownerOf(link).email);
      return context.json(done);
    })
    .get("/email/:code", (context) => {
      const code = context.req.param("code");
      if (!/^[A-Za-z0-9]{11,16}$/.test(code)) throw new ApiError("Parameters");
      return context.json({ email: maskedEmailOf(code, accounts.byFiscalCode(code)) });
    })
    .put("/delete", guarded, async (context) => {
      const { email } = await readBody(context, "deleteUser");
      credentials.remove(ownAccount(context.var.customer, email));
      return context.json(done);
    });
}
