import * as z from "zod/mini";
import { flag, id, optionalId, optionalText, parse } from "../../../platform/edge/edge.ts";

export const userSchema = z.object({
  id,
  email: optionalText,
  customerId: optionalId,
  fiscalCode: optionalText,
  /** False until the link sent at registration has been opened. */
  isRegistred: flag,
  confirmedPhone: optionalText,
  hasDeletedAccount: flag,
  /** True if the e-mail is invalid and must be changed or validated. */
  forceUpdateUsername: flag,
});

/** The account that the customer signs in with. */
export type User = z.infer<typeof userSchema>;

/** Parses one account. */
export const readUser = (data: unknown): User => parse(userSchema, data, "user");

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

/** Returns the variables of an update, limited to the fields of PF-09. */
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
