export type { User } from "./userCalls.ts";

/** What can be asked to be changed of it: the fields that PF-09 names and no others. */
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
