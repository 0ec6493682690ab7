import type { KnownResidence } from "@favilla/design-system/account/AddressView.tsx";
import type { KnownConsents } from "@favilla/design-system/account/ConsentsView.tsx";
import type { ContactFacts } from "@favilla/design-system/account/ContactsView.tsx";
import type { PersonalFacts } from "@favilla/design-system/account/MyDataView.tsx";
import type { NotificationFacts } from "@favilla/design-system/account/NotificationCard.tsx";
import type { ReferralFacts } from "@favilla/design-system/account/ReferralView.tsx";
import type { SentRequest } from "@favilla/design-system/account/RequestsView.tsx";
import type { Supply } from "@favilla/design-system/supplies/supply.ts";
import { casa, mare, tigli } from "../data/supplySample.ts";
import { giulia, longWord, notifications } from "./sample.ts";

/** The way back of the profile's pages. */
export const back = { href: "#profilo", label: "Profilo" };

export const personal: PersonalFacts = giulia;

export const contacts: ContactFacts = {
  landlinePhone: "0510000000",
  phone: "+393000000001",
  alertNotifications: true,
  communicationEmailAddress: "giulia@esempio.it",
};

export const residence: KnownResidence = {
  id: "r-1",
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

const consent = (name: "privacy4" | "privacy5" | "privacy7", title: string, text: string) => ({ name, title, text });

export const knownConsents: KnownConsents<"privacy4" | "privacy5" | "privacy7"> = {
  consents: { informativa: true, privacy4: true, privacy5: false, privacy7: false },
  texts: {
    informativa: { text: "Usiamo i tuoi dati per fornirti luce e gas.\n\nPuoi chiederci in ogni momento quali dati abbiamo." },
    consents: [
      consent("privacy4", "Offerte di Favilla", "Posso ricevere offerte e novità per e-mail, SMS e telefono."),
      consent("privacy5", "Offerte scelte per me", "Favilla può studiare i miei consumi per propormi offerte adatte a me."),
      consent("privacy7", longWord, "Favilla può comunicare i miei contatti ai partner, che mi scriveranno direttamente."),
    ],
  },
};

export const manyNotifications = (count: number): NotificationFacts[] =>
  Array.from({ length: count }, (_, index) => ({
    ...(notifications[index % notifications.length] as NotificationFacts),
    id: `n-${index}`,
  }));

const request: SentRequest = {
  id: "r-1",
  type: "PaymentChange",
  status: "Open",
  date: "2026-11-20",
  supply: "Casa di Bologna",
  asked: null,
  href: "#pagamento",
};

/** One request in each state, and one without any known value. */
export const sentRequests: SentRequest[] = [
  request,
  {
    ...request,
    id: "r-2",
    type: "CadastralChange",
    status: "InProgress",
    date: "2026-11-18",
    updatedAt: "2026-11-19T09:00:00.000Z",
    supply: "Via dei Tigli 14",
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
  {
    ...request,
    id: "r-4",
    type: "BillingAddressChange",
    status: "ClosedWithFailure",
    date: "2026-09-02",
    href: "#indirizzi",
    againHref: "#indirizzi",
  },
  { ...request, id: "r-5", type: "unknown", status: "unknown", date: null, supply: null, href: undefined },
];

export const manyRequests = (count: number): SentRequest[] =>
  Array.from({ length: count }, (_, index) => ({ ...(sentRequests[index % sentRequests.length] as SentRequest), id: `r-${index}` }));

export const referral: ReferralFacts = {
  friendCode: "GIULIA-7Q2K",
  title: "Porta un amico",
  description: "Se un amico sceglie Favilla con il tuo codice, ricevete tutti e due uno sconto in bolletta.",
  reward: 30,
  validTo: "2027-03-20",
  share: { text: "Passa a Favilla con il mio codice.", url: "https://favilla.example/amici/GIULIA-7Q2K" },
};

/** Supplies of the customer, of which the last has ended. */
export const billedSupplies: readonly Supply[] = [casa, tigli, { ...mare, status: "ceased" }];
