import * as z from "zod/mini";
import { flag, id, optionalId, optionalText, parse, parseRows } from "../../../platform/edge/edge.ts";
import { query } from "../../../platform/wire/graphql.ts";
import { UpdateUserDocument, UserDocument, UsersDocument } from "./generated/user.ts";
import type { UserUpdate } from "./user.ts";

const user = z.object({
  id,
  email: optionalText,
  customerId: optionalId,
  fiscalCode: optionalText,
  /** False until the link sent at registration has been followed. */
  isRegistred: flag,
  confirmedPhone: optionalText,
  hasDeletedAccount: flag,
  /** The e-mail is not valid and has to be changed, or validated. */
  forceUpdateUsername: flag,
});

/** The account that the customer signs in with. */
export type User = z.infer<typeof user>;

/** Reads one account. */
export const readUser = (data: unknown): User => parse(user, data, "user");

export const fetchUser = async (customerId: string): Promise<User> => readUser((await query(UserDocument, { id: customerId })).user);

/** The accounts with this id and this address, of those the customer may see: the own one, or none. */
export const fetchUsers = async (customerId: string, email: string): Promise<User[]> =>
  parseRows(user, (await query(UsersDocument, { id: customerId, email })).allUsers, "users");

const fields = [
  "id",
  "isRegistred",
  "email",
  "oldPassword",
  "confirmedEmailToken",
  "confirmedPhone",
  "hasDeletedAccount",
  "fiscalCode",
] as const satisfies readonly (keyof UserUpdate)[];

/** The variables of an update: what is asked of the fields that PF-09 names, and nothing that came along with it. */
export const updateVariables = (update: UserUpdate): UserUpdate =>
  Object.fromEntries(fields.flatMap((name) => (update[name] === undefined ? [] : [[name, update[name]]]))) as unknown as UserUpdate;

export const updateUser = async (update: UserUpdate): Promise<User> =>
  readUser((await query(UpdateUserDocument, updateVariables(update))).updateUser);
