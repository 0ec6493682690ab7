export type { User } from "./userCalls.ts";

/** What can be asked to be changed of it: the fields of spec §3 and no others. */
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
