import { parseRows } from "../../../platform/edge/edge.ts";
import { privateQuery } from "../../../platform/query/privateQuery.ts";
import type { CustomerId } from "../../../platform/session/customerId.ts";
import { emailSent } from "../../../platform/wire/emailSent.ts";
import { query } from "../../../platform/wire/graphql.ts";
import { post, put } from "../../../platform/wire/rest.ts";
import { write } from "../../../platform/wire/write.ts";
import { UpdateUserDocument, UserDocument, UsersDocument } from "./generated/user.ts";
import type { UserUpdate } from "./user.ts";
import { readUser, type User, updateVariables, userSchema } from "./user.ts";

export const fetchUser = async (customerId: CustomerId): Promise<User> => readUser((await query(UserDocument, { id: customerId })).user);

/**
 * Fetches the accounts with this id and address among those that the customer may see: their own, or none. No page calls it, because
 * `fetchUser` has the customer's own account; AP-01 demands that each call of the contract has its typed function.
 */
export const fetchUsers = async (customerId: CustomerId, email: string): Promise<User[]> =>
  parseRows(userSchema, (await query(UsersDocument, { id: customerId, email })).allUsers, "users");

export const updateUser = (update: UserUpdate): Promise<User> =>
  write(UpdateUserDocument, updateVariables(update), {
    read: ({ updateUser }) => readUser(updateUser),
    present: () => fetchUser(update.id),
  });

export const userQuery = privateQuery("user", (customerId) => fetchUser(customerId));

export const startChangePassword = (email: string): Promise<void> =>
  emailSent(post("startChangePassword", { body: { email } }), "change password");

export const startChangeEmail = (email: string): Promise<void> => emailSent(post("startChangeEmail", { body: { email } }), "change e-mail");

/** Deletes the signed-in customer's account; `email` must be its address. The session is invalid afterwards. */
export async function deleteUser(email: string): Promise<void> {
  await put("deleteUser", { body: { email } });
}
