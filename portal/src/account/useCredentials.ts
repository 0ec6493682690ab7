import type { User } from "../access/user.ts";
import { deleteUser, startChangeEmail, startChangePassword } from "../api/credentials.ts";
import { fetchUser } from "../api/user.ts";
import { type Load, toLoad } from "../app/load.ts";
import { type Sender, useUpdate } from "../app/useUpdate.ts";
import { usePrivate } from "../session/usePrivate.ts";

/** Sends something about an address, and says afterwards which. */
const useAddressed = (write: (email: string) => Promise<void>): Sender<string, string> =>
  useUpdate(async (email: string) => {
    await write(email);
    return email;
  });

/** With what the customer signs in, and the ways to change or delete it. */
export function useCredentials(): {
  load: Load<User>;
  /** To the new address. */
  changeEmail: Sender<string, string>;
  changePassword: Sender<string, string>;
  remove: Sender<string, string>;
} {
  const answer = usePrivate("user", (customerId) => fetchUser(customerId));
  return {
    load: toLoad(answer),
    changeEmail: useAddressed(startChangeEmail),
    changePassword: useAddressed(startChangePassword),
    remove: useAddressed(deleteUser),
  };
}
