import * as z from "zod/mini";
import { flag, id, optionalId, optionalText, parse } from "../../../platform/edge/edge.ts";

export const user = z.object({
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

/** Fields of an account that can be changed: only those of PF-09. */
export interface UserUpdate {
  id: string;
  isRegistred?: boolean | undefined;
  email?: string | undefined;
  oldPassword?: string | undefined;
  confirmedEmailToken?: string | undefined;
  confirmedPhone?: string | undefined;
  hasDeletedAccount?: boolean | undefined;
  fiscalCode?: string | undefined;
}
