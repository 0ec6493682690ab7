import { type Consents, consentNames } from "../../portal/src/rooms/account/consents/consents.ts";
import type { Customer } from "../../portal/src/rooms/account/customer.ts";
import type { Notice } from "../../portal/src/rooms/account/notifications/notice.ts";
import type { Residence } from "../../portal/src/rooms/account/profile/calls.ts";
import type { DescribedRequest } from "../../portal/src/rooms/account/requests/requestSubject.ts";
import { giulia, longWord } from "../account/sample.ts";

export const supportPhone = "800 900 100";

export const profile: Customer = {
  ...giulia,
  customerId: "100001",
  externalId: "C-100001",
  landlinePhone: "0510000000",
  phone: "+393000000001",
  alertNotifications: true,
  communicationEmailAddress: "giulia@esempio.it",
  residences: [],
  statusRequests: [],
  supplyCode: [],
  friendCode: "GIULIA-7Q2K",
  createdAt: null,
  updatedAt: null,
};

/** A profile without any optional value. */
export const bareProfile: Customer = {
  ...profile,
  name: null,
  surname: null,
  fiscalCode: null,
  birthday: null,
  birthplace: null,
  landlinePhone: null,
  phone: null,
  communicationEmailAddress: null,
};

export const residence: Residence = {
  id: "r-1",
  customerId: "100001",
  country: "Italia",
  city: "Bologna",
  province: "BO",
  address: "Fittizia",
  civicNumber: "8",
  postalCode: "40100",
  floor: "2",
  staircase: "B",
  internal: "5",
  toponym: "Via",
};

const none = Object.fromEntries(consentNames.map((name) => [name, false])) as Omit<Consents, "id">;
export const consents: Consents = { id: "p-1", ...none, informativa: true, privacy4: true };

const consent = (name: "privacy4" | "privacy5" | "privacy7", title: string, text: string) => ({ name, title, text, required: false });
export const conditions = {
  version: "1",
  informativa: {
    title: "Informativa sulla privacy",
    text: "Usiamo i tuoi dati per fornirti luce e gas.\n\nPuoi chiederci in ogni momento quali dati abbiamo.",
  },
  consents: [
    consent("privacy4", "Offerte di Favilla", "Posso ricevere offerte e novità per e-mail, SMS e telefono."),
    consent("privacy5", "Offerte scelte per me", "Favilla può studiare i miei consumi per propormi offerte adatte a me."),
    consent("privacy7", longWord, "Favilla può comunicare i miei contatti ai partner, che mi scriveranno direttamente."),
  ],
};

const notice: Notice = {
  id: "n-1",
  createdAt: "2026-11-18T08:30:00.000Z",
  updatedAt: null,
  deadline: "2026-11-26",
  clusterCampagna: "INTERNA-42",
  dataInizioSconto: null,
  dataFineSconto: null,
  notificationType: 1,
  text: "È il momento dell’autolettura del gas.",
  type: null,
  selfReading: null,
  supplyId: "supply-2",
  read: false,
};

/** One notice of each kind, and one of an unknown kind. */
export const notices: Notice[] = [
  notice,
  {
    ...notice,
    id: "n-2",
    notificationType: 2,
    supplyId: null,
    dataInizioSconto: "2026-11-14",
    dataFineSconto: "2026-12-30",
    text: "Porta un amico.",
  },
  { ...notice, id: "n-3", notificationType: 3, supplyId: null, deadline: "2026-11-01", read: true, text: "Hai un nuovo buono." },
  { ...notice, id: "n-4", notificationType: null, supplyId: null, deadline: null, read: true, text: longWord },
];

export const manyNotices = (count: number): Notice[] =>
  Array.from({ length: count }, (_, index) => ({ ...(notices[index % notices.length] as Notice), id: `n-${index}` }));

const request: DescribedRequest = {
  id: "r-1",
  type: "PaymentChange",
  status: "Open",
  date: "2026-11-20",
  updatedAt: null,
  createdAt: null,
  supplyId: "s-1",
  asked: null,
  replaced: false,
};

/** One request in each state, and one without any known value. */
export const requests: DescribedRequest[] = [
  request,
  {
    ...request,
    id: "r-2",
    type: "CadastralChange",
    status: "InProgress",
    date: "2026-11-18",
    updatedAt: "2026-11-19T09:00:00.000Z",
    supplyId: "s-2",
    asked: { kind: "land", sheet: "128", particle: "45" },
  },
  {
    ...request,
    id: "r-3",
    status: "ClosedSuccessfully",
    date: "2026-10-02",
    updatedAt: "2026-10-05T09:00:00.000Z",
    asked: { kind: "account", code: "IT60X0542811101000000123456" },
  },
  { ...request, id: "r-4", type: "BillingAddressChange", status: "ClosedWithFailure", date: "2026-09-02" },
  { ...request, id: "r-5", type: "unknown", status: "unknown", date: null, supplyId: null },
];

export const requestSupplies = [
  { id: "s-1", nickname: "Casa di Bologna", address: "Via Fittizia 8, Bologna" },
  { id: "s-2", nickname: null, address: "Via dei Tigli 14" },
];

export const manyRequests = (count: number): DescribedRequest[] =>
  Array.from({ length: count }, (_, index) => ({ ...(requests[index % requests.length] as DescribedRequest), id: `r-${index}` }));
