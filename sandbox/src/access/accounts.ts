import type { DatabaseSync } from "node:sqlite";
import type { Customer, User } from "@favilla/contract/schema.ts";

/** The step that an account of an older system must complete before it can sign in. */
export type Migration = "InvalidEmail" | "InvalidPassword" | "MigrationDone";

export interface Account {
  /** In lower case. */
  email: string;
  customer: string;
  /** Its salted hash. */
  password: string;
  migration: Migration | null;
  user: User;
}

/** An address in the form that is stored and compared. */
export const plainEmail = (email: string): string => email.trim().toLowerCase();

/** Tells whether the account is confirmed and not deleted. */
export const isInUse = ({ user }: Account): boolean => user.isRegistred === true && user.hasDeletedAccount !== true;

/** The accounts that people sign in with: at most one for each customer and each address. */
export function createAccounts(database: DatabaseSync) {
  const columns = "SELECT email, customer, password, migration, user FROM accounts";
  const byEmail = database.prepare(`${columns} WHERE email = ?`);
  const byCustomer = database.prepare(`${columns} WHERE customer = ?`);
  const byFiscalCode = database.prepare(`${columns} WHERE user ->> 'fiscalCode' = ?`);
  const insert = database.prepare("INSERT INTO accounts (email, customer, password, migration, user) VALUES (?, ?, ?, ?, ?)");
  const remove = database.prepare("DELETE FROM accounts WHERE email = ?");
  const customerOf = database.prepare("SELECT data FROM customers WHERE id = ?1 OR data ->> 'externalId' = ?1");

  const read = (row: Record<string, unknown> | undefined): Account | undefined =>
    row && ({ ...row, user: JSON.parse(String(row["user"])) } as unknown as Account);

  return {
    byEmail: (email: string) => read(byEmail.get(plainEmail(email))),
    byCustomer: (customer: string) => read(byCustomer.get(customer)),
    byFiscalCode: (code: string) => read(byFiscalCode.get(code.toUpperCase())),
    /** Stores an account as a new one, or replaces `instead`. */
    save({ email, customer, password, migration, user }: Account, instead?: Account): void {
      if (instead) remove.run(instead.email);
      insert.run(email, customer, password, migration, JSON.stringify({ ...user, email }));
    },
    remove: (account: Account): void => void remove.run(account.email),
    /** The customer with a client code: the customerId, or the externalId that is on paper. */
    customer(code: string): Customer | undefined {
      const row = customerOf.get(code.trim().toUpperCase());
      return row && JSON.parse(String(row["data"]));
    },
  };
}
