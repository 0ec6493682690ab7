/** The account that the customer signs in with. */
export interface User {
  id: string;
  email: string | null;
  customerId: string | null;
  fiscalCode: string | null;
  /** False until the link sent at registration has been followed. */
  isRegistred: boolean;
  confirmedPhone: string | null;
  hasDeletedAccount: boolean;
  /** The e-mail is not valid and has to be changed, or validated. */
  forceUpdateUsername: boolean;
}

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
