/** The sign-in account; the contract's fields. */
export interface User {
  id: string;
  email: string;
  customerId: string;
  fiscalCode: string | null;
  isRegistred: boolean;
  confirmedPhone: string | null;
  hasDeletedAccount: boolean;
  forceUpdateUsername: boolean;
}

export interface Customer {
  customerId: string;
  externalId: string | null;
  name: string | null;
  surname: string | null;
  fiscalCode: string | null;
  birthplace: string | null;
  birthday: string | null;
  landlinePhone: string | null;
  phone: string | null;
  alertNotifications: boolean;
  communicationEmailAddress: string | null;
  residences: string[];
  statusRequests: string[];
  supplyCode: string[];
  friendCode: string | null;
  createdAt: string | null;
  updatedAt: string | null;
}

export interface Notification {
  id: string;
  createdAt: string;
  updatedAt: string | null;
  deadline: string | null;
  clusterCampagna: string | null;
  dataInizioSconto: string | null;
  dataFineSconto: string | null;
  /** SelfReading 1, PromoNotification 2, VoucherNotification 3. */
  notificationType: number | null;
  type: string | null;
  text: string | null;
  selfReading: string | null;
  supplyId: string | null;
  read: boolean;
}
