import type { DatabaseSync } from "node:sqlite";
import type { Customer } from "@favilla/contract/schema.ts";
import { Hono } from "hono";
import { privacyConditions } from "../account/privacyConditions.ts";
import { failureLimit } from "../base/attempts.ts";
import type { BodyOf } from "../base/contract.ts";
import { readBody } from "../http/body.ts";
import { ApiError } from "../http/errors.ts";
import { transaction } from "../store/database.ts";
import { type Account, isInUse, plainEmail } from "./accounts.ts";
import type { Credentials } from "./credentials.ts";
import { checkPassword, hashPassword } from "./passwords.ts";

/** Client code check, registration and confirmation: calls without a token. */
export function registrationRoutes(database: DatabaseSync, { accounts, links, attempts, letters, holderOf }: Credentials): Hono {
  /** The customer that both codes belong to; refused if that customer has an account in use. */
  const newcomer = ({ customerId, fiscalCode }: BodyOf<"validateClientCode">): Customer => {
    const key = `client ${customerId.trim().toUpperCase()}`;
    if (attempts.tooMany(key, failureLimit)) throw new ApiError("TOO-MANY-ATTEMPTS");
    const customer = accounts.customer(customerId);
    if (!customer || customer.fiscalCode !== fiscalCode.toUpperCase()) {
      attempts.add(key);
      throw new ApiError("CLIENT-CODE-NOT-FOUND");
    }
    attempts.forget(key);
    const account = accounts.byCustomer(customer.customerId);
    if (account && isInUse(account)) throw new ApiError("USER-ALREADY-REGISTRED");
    return customer;
  };

  /** The customer of a registration that can be accepted. */
  const accepted = (request: BodyOf<"registration">): Customer => {
    const customer = newcomer(request);
    const holder = holderOf(request.email);
    if (holder && holder.customer !== customer.customerId) throw new ApiError("REGISTRATION-EMAIL-TAKEN");
    checkPassword(request.password, {
      email: plainEmail(request.email),
      clientCodes: [customer.customerId, customer.externalId],
      fiscalCode: customer.fiscalCode,
    });
    return customer;
  };

  const privacy = database.prepare("SELECT id, data FROM privacies WHERE customer = ?");
  const savePrivacy = database.prepare("UPDATE privacies SET data = ? WHERE id = ?");
  /** Stores the consents of the registration as the customer's, once it is confirmed. */
  const applyPolicy = (customer: string, policy: BodyOf<"registration">["policy"]): void => {
    const row = privacy.get(customer);
    if (!row || !policy) return;
    savePrivacy.run(JSON.stringify({ ...JSON.parse(String(row["data"])), ...policy }), String(row["id"]));
  };

  const register = ({ customerId, fiscalCode }: Customer, { email, password, phone, policy }: BodyOf<"registration">): void => {
    const account: Account = {
      email: plainEmail(email),
      customer: customerId,
      password: hashPassword(password),
      migration: null,
      user: {
        id: customerId,
        email: plainEmail(email),
        customerId,
        fiscalCode: fiscalCode ?? null,
        isRegistred: false,
        confirmedPhone: null,
        hasDeletedAccount: false,
        forceUpdateUsername: false,
      },
    };
    const earlier = [accounts.byCustomer(customerId), accounts.byEmail(email)];
    transaction(database, () => {
      for (const one of earlier) if (one) accounts.remove(one);
      accounts.save(account);
      letters.registration(account.email, customerId, links.create("registration", customerId, { id: customerId, phone, policy }));
    });
  };

  return new Hono()
    .post("/validate-client-code", async (context) => {
      newcomer(await readBody(context, "validateClientCode"));
      return context.json({ valid: true });
    })
    .post("/registration", async (context) => {
      const request = await readBody(context, "registration");
      register(accepted(request), request);
      return context.json({ message: "Email sent" });
    })
    .post("/registration/verify", async (context) => {
      const request = await readBody(context, "registrationVerify");
      const { customerId } = accepted(request);
      const waiting = holderOf(request.email)?.customer === customerId;
      return context.json({ status: waiting ? "AwaitingConfirmation" : "Available" });
    })
    .get("/registration/confirm/:id/:accessToken", (context) => {
      const { id, accessToken } = context.req.param();
      const link = links.read("registration", accessToken, { id });
      const account = accounts.byCustomer(link.customer);
      if (!account) throw new ApiError("LINK-NOT-FOUND");
      const confirmedPhone = String(link.data["phone"]);
      transaction(database, () => {
        accounts.save({ ...account, user: { ...account.user, isRegistred: true, confirmedPhone } }, account);
        applyPolicy(link.customer, link.data["policy"] as BodyOf<"registration">["policy"]);
        links.spend(link);
      });
      return context.json({ message: "Done" });
    })
    .get("/privacy-conditions/:a/:b", (context) => {
      const { a, b } = context.req.param();
      if (a !== "registration" || b !== "it") throw new ApiError("NOT-FOUND");
      return context.json(privacyConditions);
    });
}
