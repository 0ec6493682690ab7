import type { DatabaseSync } from "node:sqlite";
import { createAttempts, failureLimit } from "../base/attempts.ts";
import { changeLog } from "../base/changeLog.ts";
import type { Clock } from "../base/clock.ts";
import { maskedEmail } from "../base/masked.ts";
import type { Outbox } from "../base/outbox.ts";
import { ApiError } from "../http/errors.ts";
import { transaction } from "../store/database.ts";
import { type Account, createAccounts, isInUse, plainEmail } from "./accounts.ts";
import { createLetters } from "./letters.ts";
import { createLinks, invent, type Link } from "./links.ts";
import { checkPassword, hashPassword, passwordFits } from "./passwords.ts";
import { endSessions } from "./sessions.ts";

/** Everything that can be done to an account, for all the calls that do it. */
export function createCredentials(database: DatabaseSync, clock: Clock, outbox: Outbox) {
  const accounts = createAccounts(database);
  const links = createLinks(database, clock);
  const attempts = createAttempts(database, clock);
  const letters = createLetters(outbox);
  const changes = changeLog(database, clock);

  /** The account that keeps others from taking an address: not a deleted one, nor one whose registration has expired. */
  const holderOf = (email: string): Account | undefined => {
    const found = accounts.byEmail(email);
    return found && (isInUse(found) || (!found.user.hasDeletedAccount && links.isOpen("registration", found.customer))) ? found : undefined;
  };

  /** The account that a link was made for. */
  const ownerOf = ({ customer }: Link): Account => {
    const account = accounts.byCustomer(customer);
    if (!account || account.user.hasDeletedAccount) throw new ApiError("LINK-NOT-FOUND");
    return account;
  };

  return {
    accounts,
    links,
    attempts,
    letters,
    holderOf,
    ownerOf,

    /** The account of an address, if the password fits. Failures are counted for each address, whether it has an account or not. */
    prove(email: string, password: string): Account {
      const key = `login ${plainEmail(email)}`;
      if (attempts.tooMany(key, failureLimit)) throw new ApiError("TOO-MANY-ATTEMPTS");
      const account = accounts.byEmail(email);
      const fits = passwordFits(password, account?.user.hasDeletedAccount ? undefined : account?.password);
      if (!fits || !account) {
        attempts.add(key);
        throw new ApiError("AUTH-FAILED", "E-mail o password non corrette.");
      }
      attempts.forget(key);
      return account;
    },

    /** Sets a password by a link, and ends the customer's sessions. A password that is refused changes nothing. */
    setPassword(link: Link, password: string): void {
      const account = ownerOf(link);
      const customer = accounts.customer(account.customer);
      checkPassword(password, {
        email: account.email,
        clientCodes: [account.customer, customer?.externalId],
        fiscalCode: customer?.fiscalCode,
      });
      if (passwordFits(password, account.password)) {
        throw new ApiError("InvalidPasswordException", "È la password che hai già: scegline un’altra.");
      }
      transaction(database, () => {
        const migration = account.migration === "InvalidPassword" ? null : account.migration;
        accounts.save({ ...account, password: hashPassword(password), migration }, account);
        links.spend(link);
        links.endAll(account.customer);
        endSessions(database, account.customer);
        attempts.forget(`login ${account.email}`);
        letters.passwordChanged(account.email);
        changes.add(account.customer, { kind: "password" });
      });
    },

    /** Gives an account a new address by the link that was sent there, and writes to the old address. */
    setEmail(link: Link, email: string): Account {
      const account = ownerOf(link);
      const holder = holderOf(email);
      if (holder && holder.customer !== account.customer) throw new ApiError("REGISTRATION-EMAIL-TAKEN");
      const stale = accounts.byEmail(email);
      const migration = account.migration === "InvalidEmail" ? null : account.migration;
      const changed: Account = { ...account, email: plainEmail(email), migration, user: { ...account.user, forceUpdateUsername: false } };
      transaction(database, () => {
        if (stale) accounts.remove(stale);
        accounts.save(changed, account);
        links.spend(link);
        links.endAll(account.customer);
        if (changed.email === account.email) return;
        letters.emailChanged(account.email);
        const [before, after] = [account, changed].map((each) => ({ code: null, text: maskedEmail(each.email) }));
        changes.add(account.customer, { kind: "email", before, after });
      });
      return changed;
    },

    /** Deletes an account: its row stays as a record, and nothing opens it any more. */
    remove(account: Account): Account {
      const gone: Account = { ...account, password: hashPassword(invent()), user: { ...account.user, hasDeletedAccount: true } };
      transaction(database, () => {
        accounts.save(gone, account);
        endSessions(database, account.customer);
        links.endAll(account.customer);
        letters.accountDeleted(account.email);
      });
      return gone;
    },
  };
}

export type Credentials = ReturnType<typeof createCredentials>;
