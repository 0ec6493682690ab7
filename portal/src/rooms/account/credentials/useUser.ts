import { type Load, toLoad } from "../../../platform/loading/load.ts";
import { usePrivate } from "../../../platform/session/usePrivate.ts";
import type { User } from "./user.ts";
import { fetchUser } from "./userCalls.ts";

/** Loads the customer's account. */
export const useUser = (): Load<User> => toLoad(usePrivate("user", (customerId) => fetchUser(customerId)));
