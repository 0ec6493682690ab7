import type { Billing } from "@favilla/contract/schema.ts";
import type { RequestType, StoredRequest } from "../account/requests.ts";
import { italianIban } from "../payments/iban.ts";

/** IBAN of a bank that does not exist. */
export const sampleIban = (account: string): string => italianIban("99001", "02400", account);

/** A booklet code that is accepted: its last digit is the check digit of the other twelve. */
export const sampleBooklet = "4001234567893";

/** Payment and delivery of supplies that differ from the ordinary, by supply code. */
export const termCases: Readonly<Record<string, Partial<Billing>>> = {
  "100001001": { shipTo: "Giulia Esempio, scala B" },
  "100001002": { deliveryMode: "Email" },
  "100001003": { deliveryMode: "Email", email: { email: "giulia@esempio.it", status: true, pec: "giulia.esempio@pec.example" } },
  "100003001": { paymentMode: "Bank", deliveryMode: "Email" },
  "100003002": { paymentMode: "Bank", deliveryMode: "Email" },
  "100003003": { paymentMode: "Postal" },
  "100006001": { deliveryMode: "Email", email: { email: "silenzioso@esempio.it", status: false, pec: null } },
};

/** Spellings that old systems send. */
export const oldTerms: readonly Partial<Billing>[] = [
  { paymentMode: "bank", paymentMethod: null, deliveryMode: "email" },
  { paymentMode: "booklet", paymentMethod: null, deliveryMode: "postal" },
  { paymentMode: "postal", paymentMethod: null, deliveryMode: "Posta" },
  { paymentMode: "Bollettino", deliveryMode: null, emailDeliveryMode: "Posta" },
  { paymentMode: "Rid", deliveryMode: null, emailDeliveryMode: "Email" },
  { paymentMode: "Libretto" },
  { paymentMode: null, paymentMethod: "RID30" },
  { paymentMode: null, paymentMethod: "LIB30" },
  { paymentMode: "Contanti", paymentMethod: "CASH", deliveryMode: "Piccione" },
  { paymentMode: null, paymentMethod: null, deliveryMode: null, emailDeliveryMode: null, postal: null, email: null },
];

interface RequestCase {
  type: RequestType;
  /** Prefix of the subject's id. */
  of: "b" | "ba" | "c";
  supplyCode: string;
  daysAgo: number;
  /** Rome's winter time, HH:mm. */
  at: string;
  refused?: boolean;
  change?: object;
}

const toBank = { mode: "Bank", iban: sampleIban("777123"), booklet: null };

/** One is open since today, one in progress since the day before yesterday, the others closed long ago. */
const requestCases: readonly RequestCase[] = [
  { type: "BillingAddressChange", of: "ba", supplyCode: "100001001", daysAgo: 0, at: "00:12" },
  { type: "CadastralChange", of: "c", supplyCode: "100001001", daysAgo: 2, at: "18:30" },
  { type: "BillingAddressChange", of: "ba", supplyCode: "100001002", daysAgo: 41, at: "10:04", refused: true },
  { type: "PaymentChange", of: "b", supplyCode: "100001003", daysAgo: 122, at: "21:17" },
  { type: "PaymentChange", of: "b", supplyCode: "100003001", daysAgo: 30, at: "09:00" },
  { type: "CadastralChange", of: "c", supplyCode: "100003001", daysAgo: 0, at: "00:01" },
  { type: "CadastralChange", of: "c", supplyCode: "100003002", daysAgo: 12, at: "15:45", refused: true },
  { type: "PaymentChange", of: "b", supplyCode: "100003007", daysAgo: 10, at: "23:59", refused: true },
  { type: "PaymentChange", of: "b", supplyCode: "100003008", daysAgo: 0, at: "00:05", refused: true, change: toBank },
  { type: "PaymentChange", of: "b", supplyCode: "100003009", daysAgo: 2, at: "18:30", change: toBank },
  { type: "PaymentChange", of: "b", supplyCode: "100006001", daysAgo: 200, at: "11:20" },
  ...Array.from({ length: 12 }, (_, index): RequestCase => {
    const supplyCode = `100002${String(index * 7 + 1).padStart(3, "0")}`;
    const at = `${String(8 + index).padStart(2, "0")}:40`;
    if (index === 0) return { type: "CadastralChange", of: "c", supplyCode, daysAgo: 2, at: "18:30" };
    return index % 3 === 1
      ? { type: "PaymentChange", of: "b", supplyCode, daysAgo: 20 * index, at }
      : { type: "CadastralChange", of: "c", supplyCode, daysAgo: 20 * index, at, refused: index === 5 };
  }),
];

/** Customer whose requests come from a system that does not keep their supply. */
const olderSystem = "100003";

/** The requests of the sample customers, whose codes begin with the customerId. */
export const sampleRequests = (moment: (daysAgo: number, at: string) => string): StoredRequest[] =>
  requestCases.map(({ type, of, supplyCode, daysAgo, at, refused, change }, index) => ({
    id: `sr-${supplyCode}-${index + 1}`,
    customer: supplyCode.slice(0, 6),
    type,
    subject: `${of}-${supplyCode}`,
    supplyCode: supplyCode.startsWith(olderSystem) ? undefined : supplyCode,
    created: moment(daysAgo, at),
    outcome: refused ? "ClosedWithFailure" : "ClosedSuccessfully",
    change,
  }));
