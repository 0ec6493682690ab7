import { type Load, toLoad } from "../../../platform/loading/load.ts";
import { usePrivate } from "../../../platform/session/usePrivate.ts";
import type { User } from "./user.ts";
import { fetchUser } from "./userCalls.ts";

/** The account that the customer signs in with. */
export const useUser = (): Load<User> => toLoad(usePrivate("user", (customerId) => fetchUser(customerId)));
