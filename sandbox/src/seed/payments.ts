import type { DatabaseSync } from "node:sqlite";
import type { Billing, BillingAddress, Cadastral, PaymentMode, Supply, SupplyAddress } from "@favilla/contract/schema.ts";
import { requestWriter } from "../account/requests.ts";
import type { Clock } from "../base/clock.ts";
import { addDays, romeDay, timestamp } from "../base/dates.ts";
import { createOutbox } from "../base/outbox.ts";
import { chance, seedOf } from "../base/random.ts";
import { conditionCodes, deliveryOf, modeOf } from "../payments/checks.ts";
import { createEmailLinks } from "../payments/emailLinks.ts";
import { oldTerms, sampleBooklet, sampleIban, sampleRequests, termCases } from "./paymentCases.ts";
import type { Sample } from "./sample.ts";

const provinces: Readonly<Record<string, string>> = { BO: "Bologna", MO: "Modena", PR: "Parma", RN: "Rimini" };

/** The payment mode of each supply's newest bill. */
function modesOf({ bills }: Sample): Map<string, PaymentMode> {
  const newestFirst = bills.toSorted((one, other) => (other.wire.DATAEMISSIONE ?? "").localeCompare(one.wire.DATAEMISSIONE ?? ""));
  const modes = new Map<string, PaymentMode>();
  for (const { wire, mode } of newestFirst) {
    if (wire.FORNITURACOD && mode && !modes.has(wire.FORNITURACOD)) modes.set(wire.FORNITURACOD, modeOf(mode));
  }
  return modes;
}

/** The old spelling that a supply has: of the customer with odd cases, from the tenth supply on. */
const oldTermOf = (supplyCode: string) => (supplyCode.startsWith("100003") ? oldTerms[Number(supplyCode.slice(6)) - 10] : undefined);

function termOf({ customer }: Sample, supply: Supply, address: SupplyAddress | undefined, usual: PaymentMode, now: string): Billing {
  const special = { ...termCases[supply.supplyCode], ...oldTermOf(supply.supplyCode) };
  const specialMode = special.paymentMode || special.paymentMethod;
  const mode = specialMode ? modeOf(specialMode) : usual;
  const delivery = deliveryOf(special.deliveryMode ?? special.emailDeliveryMode ?? (customer.customerId === "100002" ? "Email" : "Postal"));
  const pec = customer.customerId === "100002" ? "condominio.campione@pec.example" : null;
  const email = special.email ?? (delivery === "Email" ? { email: customer.communicationEmailAddress, status: true, pec } : null);
  const booklet = mode === "Booklet" ? sampleBooklet : null;
  const street = address && [address.toponym, address.via, address.civicNumber].filter(Boolean).join(" ");
  return {
    id: `b-${supply.supplyCode}`,
    supplyCode: supply.supplyCode,
    externalSupplyCode: supply.externalId,
    externalId: `T-${supply.supplyCode}`,
    paymentMode: mode,
    paymentMethod: conditionCodes[mode],
    deliveryMode: delivery,
    emailDeliveryMode: delivery,
    email,
    emailValidated: email?.status ?? null,
    emailAddress: email?.email ?? null,
    emailLinkSent: email?.status === false ? now : null,
    pecEmailAddress: email?.pec ?? null,
    iban: mode === "Bank" ? { code: sampleIban(supply.supplyCode) } : null,
    ibanStatus: mode === "Bank" ? "Active" : null,
    booklet: booklet === null ? null : { code: booklet },
    bookletCode: booklet,
    shipTo: null,
    postal: street ? { address: `${street}, ${address.postalCode} ${address.city} ${address.province}` } : null,
    effectiveDate: supply.activeFrom ? romeDay(new Date(supply.activeFrom)) : null,
    lastChangeRequestDate: null,
    lastChangeRequestTime: null,
    lastChangeRequestStatus: null,
    ...special,
  };
}

function billingAddressesOf({ customer }: Sample, supply: Supply, address: SupplyAddress | undefined): BillingAddress[] {
  if (!address) return [];
  const { toponym, via, civicNumber, postalCode, city, province: provinceCode, staircase, internal, floor } = address;
  const active: BillingAddress = {
    id: `ba-${supply.supplyCode}`,
    supplyCode: supply.supplyCode,
    address: [toponym, via].filter(Boolean).join(" "),
    civicNumber,
    postalCode,
    province: provinces[provinceCode ?? ""] ?? null,
    provinceCode,
    city,
    staircase,
    internal,
    floor,
    toponym,
    name: customer.name,
    surname: customer.surname,
    active: true,
    manualInsert: false,
    manualInsertDate: null,
  };
  if (supply.supplyCode !== "100001003") return [active];
  const old = { id: `ba-${supply.supplyCode}-0`, address: "Via Fittizia", civicNumber: "8", active: false, manualInsert: true };
  const typed = {
    city: "Bologna",
    province: "Bologna",
    provinceCode: "BO",
    postalCode: "40100",
    manualInsertDate: "2022-03-01T09:30:00.000Z",
  };
  return [{ ...active, ...typed, ...old }, active];
}

function cadastralOf(supply: Supply, address: SupplyAddress | undefined, id: string): Cadastral {
  const seed = seedOf(supply.supplyCode);
  const number = (what: number, most: number) => String(1 + Math.floor(chance(seed, what, 0) * most));
  return {
    id,
    supplyCode: supply.supplyCode,
    externalSupplyCode: supply.externalId,
    urbanSection: supply.supplyCode.endsWith("3") ? "A" : null,
    sheet: number(1, 180),
    particle: number(2, 900),
    subordinate: number(3, 40),
    city: address?.city ?? null,
    holderTitle: 1 + (Number(supply.supplyCode) % 2),
    propertyType: null,
    changeStatus: "ClosedSuccessfully",
    lastChangeRequestDate: "2022-04-04",
    lastChangeRequestTime: "10:15",
  };
}

/** Writes payment terms, billing addresses, cadastral data, and the requests about them. */
export function writePayments(database: DatabaseSync, samples: readonly Sample[], clock: Clock): void {
  const insert = (table: string) => database.prepare(`INSERT INTO ${table} (id, customer, supply, data) VALUES (?, ?, ?, ?)`);
  const [terms, addresses, cadastrals] = [insert("terms"), insert("billingAddresses"), insert("cadastrals")];
  for (const sample of samples) {
    const modes = modesOf(sample);
    const { customerId } = sample.customer;
    const addressById = new Map(sample.addresses.map((address) => [address.id, address]));
    for (const supply of sample.supplies) {
      const code = supply.supplyCode;
      const address = addressById.get(supply.supplyAddress ?? "");
      const term = termOf(sample, supply, address, modes.get(code) ?? "Postal", clock.now().toISOString());
      terms.run(term.id, customerId, code, JSON.stringify(term));
      for (const each of billingAddressesOf(sample, supply, address)) addresses.run(each.id, customerId, code, JSON.stringify(each));
      for (const id of supply.cadastrals) cadastrals.run(id, customerId, code, JSON.stringify(cadastralOf(supply, address, id)));
    }
  }
  const midnight = (daysAgo: number) => Date.parse(timestamp(addDays(clock.today(), -daysAgo)));
  const minutes = (at: string) => Number(at.slice(0, 2)) * 60 + Number(at.slice(3));
  const writeRequest = requestWriter(database);
  const requests = sampleRequests((daysAgo, at) => new Date(midnight(daysAgo) + minutes(at) * 60_000).toISOString());
  for (const request of requests) writeRequest(request, request.change === undefined);
  createEmailLinks(database, clock, createOutbox(database, clock)).send(
    "100006",
    { email: "silenzioso@esempio.it", supplies: ["s-100006001"], terms: ["b-100006001"] },
    "Y29uZmVybWEtYm9sbGV0dGU",
  );
}
