import type { Load } from "@favilla/design-system/data/load.ts";
import { toLoad } from "../../../platform/loading/load.ts";
import { type Sender, useUpdate } from "../../../platform/loading/useUpdate.ts";
import { useAnswer } from "../../../platform/query/useQuery.ts";
import { useSession } from "../../../platform/session/session.ts";
import { deleteOrFind } from "./deletion.ts";
import type { User } from "./user.ts";
import { fetchUser, startChangeEmail, startChangePassword, userQuery } from "./userCalls.ts";

/**
 * Loads the customer's credentials, and changes or deletes them. The servers refuse an address that is not the account's own, and a link
 * opened in another tab or on a phone may have changed that: it is read anew before it is used.
 */
export function useCredentials(): {
  load: Load<User>;
  /** Sends the link to the new address. */
  changeEmail: Sender<string, string>;
  /** Sends the link to the account's address, and resolves to it. */
  changePassword: Sender<void, string>;
  remove: Sender<void, string>;
} {
  const customerId = useSession()?.customerId ?? "";
  const answer = useAnswer(userQuery);
  const withPresent = async (write: (email: string) => Promise<unknown>) => {
    const user = await fetchUser(customerId);
    void answer.mutate(user, { revalidate: false });
    const email = user.email ?? "";
    await write(email);
    return email;
  };
  return {
    load: toLoad(answer),
    changeEmail: useUpdate((email: string) => startChangeEmail(email).then(() => email)),
    changePassword: useUpdate(() => withPresent(startChangePassword)),
    remove: useUpdate(() => withPresent((email) => deleteOrFind(customerId, email))),
  };
}
