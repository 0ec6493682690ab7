import type { DatabaseSync } from "node:sqlite";
import type { MutationUpdateUserArgs, QueryAllUsersArgs, QueryUserArgs, User } from "@favilla/contract/schema.ts";
import type { Clock } from "../base/clock.ts";
import { denied, type GraphqlContext, graphqlError, requireCustomer } from "../base/graphqlErrors.ts";
import type { Outbox } from "../base/outbox.ts";
import { ApiError } from "../http/errors.ts";
import { type Account, plainEmail } from "./accounts.ts";
import { createCredentials } from "./credentials.ts";

/** Turns a refusal of a REST call into a GraphQL error with the same code. */
function coded<Answer>(work: () => Answer): Answer {
  try {
    return work();
  } catch (error) {
    throw error instanceof ApiError ? graphqlError(error.code) : error;
  }
}

const refusal = () => new ApiError("Parameters");

/** Resolvers of accounts. */
export function accessResolvers(database: DatabaseSync, clock: Clock, outbox: Outbox) {
  const credentials = createCredentials(database, clock, outbox);
  const { accounts, links } = credentials;

  const accountOf = (customer: string): Account => {
    const account = accounts.byCustomer(customer);
    if (!account) throw denied();
    return account;
  };

  /** Throws for values that no update may have. */
  const check = (account: Account, args: MutationUpdateUserArgs): void => {
    const { isRegistred, hasDeletedAccount, confirmedPhone, fiscalCode } = args;
    const ownCode = accounts.customer(account.customer)?.fiscalCode;
    if (isRegistred === false || hasDeletedAccount === false) throw refusal();
    if (confirmedPhone != null && !/^[+]?\d{8,15}$/.test(confirmedPhone)) throw refusal();
    if (fiscalCode != null && fiscalCode.toUpperCase() !== ownCode) throw refusal();
  };

  /** Checks everything before it changes anything. */
  const update = (account: Account, args: MutationUpdateUserArgs): User => {
    const { oldPassword, email, confirmedEmailToken, hasDeletedAccount, confirmedPhone, fiscalCode } = args;
    check(account, args);
    const moves = email != null && plainEmail(email) !== account.email;
    if (moves && !confirmedEmailToken) throw refusal();
    if (oldPassword != null) credentials.prove(account.email, oldPassword);
    const link = moves ? links.read("changeEmail", confirmedEmailToken ?? "", { email: plainEmail(email) }) : undefined;
    if (link && link.customer !== account.customer) throw new ApiError("LINK-NOT-FOUND");

    const current = link && email ? credentials.setEmail(link, email) : account;
    const user: User = {
      ...current.user,
      email: current.email,
      confirmedPhone: confirmedPhone ?? current.user.confirmedPhone,
      fiscalCode: fiscalCode?.toUpperCase() ?? current.user.fiscalCode,
    };
    const changed = { ...current, user };
    accounts.save(changed, current);
    return hasDeletedAccount ? credentials.remove(changed).user : user;
  };

  return {
    Query: {
      user: (_: unknown, { id }: QueryUserArgs, context: GraphqlContext): User | null =>
        accounts.byCustomer(requireCustomer(context, id))?.user ?? null,
      allUsers: (_: unknown, { id, email }: QueryAllUsersArgs, context: GraphqlContext): User[] => {
        const { user, email: address } = accountOf(requireCustomer(context, id ?? undefined));
        return email == null || plainEmail(email) === address ? [user] : [];
      },
    },
    Mutation: {
      updateUser: (_: unknown, args: MutationUpdateUserArgs, context: GraphqlContext): User => {
        const account = accountOf(requireCustomer(context, args.id));
        return coded(() => update(account, args));
      },
    },
  };
}
