import { fetchUser } from "../api/user.ts";
import { type Load, toLoad } from "../app/load.ts";
import { usePrivate } from "../session/usePrivate.ts";
import type { User } from "./user.ts";

/** The account that the customer signs in with. */
export const useUser = (): Load<User> => toLoad(usePrivate("user", (customerId) => fetchUser(customerId)));
