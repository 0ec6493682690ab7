import { type Load, toLoad } from "../../../platform/loading/load.ts";
import { type Sender, useUpdate } from "../../../platform/loading/useUpdate.ts";
import { usePrivate } from "../../../platform/session/usePrivate.ts";
import { deleteUser, startChangeEmail, startChangePassword } from "./calls.ts";
import type { User } from "./user.ts";
import { fetchUser } from "./userCalls.ts";

/** Sends a request about an address, and resolves to that address. */
const useAddressed = (write: (email: string) => Promise<void>): Sender<string, string> =>
  useUpdate(async (email: string) => {
    await write(email);
    return email;
  });

/** Loads the customer's credentials, and changes or deletes them. */
export function useCredentials(): {
  load: Load<User>;
  /** Sends the link to the new address. */
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
