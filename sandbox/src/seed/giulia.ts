import type { Notification, Supply } from "@favilla/contract/schema.ts";
import { addDays, addMonths, timestamp } from "../base/dates.ts";
import type { StoredBill } from "../bills/wire.ts";
import { makeBill, meteredLines, numbered, tvLicence, twoMonthsBefore } from "./billing.ts";
import { makeSample, makeSupply, type Sample } from "./sample.ts";
import { giuliaVouchers } from "./vouchers.ts";

const email = "giulia@esempio.it";
const customerId = "100001";
const bologna = { city: "Bologna", province: "BO", postalCode: "40100" };

/** Bills every two months, newest first: `age` months before the newest one. */
const ages = (count: number) => Array.from({ length: count }, (_, index) => index * 2);

/** The newest bill is still unpaid, the others were paid in time. */
const paidSoon = (age: number, emission: string) => (age === 0 ? null : addDays(emission, 17));

function cityBills(supply: Supply, today: string): StoredBill[] {
  return ages(10).map((age) => {
    const emission = addMonths(addDays(today, -14), -age);
    const extras = tvLicence(supply.supplyCode, twoMonthsBefore(emission).from);
    return makeBill({
      supply,
      emission,
      dueIn: 20,
      lines: meteredLines(supply, emission),
      mode: "BOL30",
      paid: paidSoon(age, emission),
      extras,
    });
  });
}

function gasBills(supply: Supply, today: string): StoredBill[] {
  const care = { FORNITURACOD: supply.supplyCode, IMPORTO: 4.99, CODICEPRODOTTO: "VAS01", DESCRIZIONE: "Assistenza caldaia" };
  return ages(10).map((age) => {
    const emission = addMonths(addDays(today, -5), -age);
    const inInstalments = age === 8;
    const lines = meteredLines(supply, emission);
    const paid = inInstalments ? addMonths(addDays(emission, 26), 2) : paidSoon(age, emission);
    return makeBill({ supply, emission, dueIn: 26, lines, mode: "RID30", paid, extras: [care], rates: inInstalments ? 3 : 0 });
  });
}

function seasideBills(supply: Supply, today: string): StoredBill[] {
  return ages(7).map((age) => {
    const emission = addMonths(addDays(today, -39), -age);
    return makeBill({
      supply,
      emission,
      dueIn: 20,
      lines: meteredLines(supply, emission),
      mode: "RID30",
      paid: paidSoon(age, emission),
    });
  });
}

function notifications(today: string, gas: Supply): Notification[] {
  const at = (daysAgo: number) => `${addDays(today, -daysAgo)}T08:30:00.000Z`;
  const plain = { deadline: null, clusterCampagna: null, dataInizioSconto: null, dataFineSconto: null, selfReading: null, supplyId: null };
  return [
    {
      ...plain,
      id: "n-100001-1",
      createdAt: at(2),
      updatedAt: at(2),
      deadline: timestamp(addDays(today, 6)),
      notificationType: 1,
      type: "SelfReading",
      text: "È il momento dell’autolettura del gas: con una lettura vera paghi solo quello che consumi.",
      selfReading: "w-100001-1",
      supplyId: gas.id,
      read: false,
    },
    {
      ...plain,
      id: "n-100001-2",
      createdAt: at(6),
      updatedAt: at(6),
      deadline: timestamp(addDays(today, 40)),
      clusterCampagna: "AUT-26",
      dataInizioSconto: timestamp(addDays(today, -6)),
      dataFineSconto: timestamp(addDays(today, 40)),
      notificationType: 2,
      type: "PromoNotification",
      text: "Fino a fine mese l’assistenza caldaia costa la metà.",
      read: false,
    },
    {
      ...plain,
      id: "n-100001-3",
      createdAt: at(40),
      updatedAt: at(38),
      notificationType: 3,
      type: "VoucherNotification",
      text: "Hai un nuovo buono da 20 euro.",
      read: true,
    },
    {
      ...plain,
      id: "n-100001-4",
      createdAt: at(120),
      updatedAt: at(118),
      deadline: timestamp(addDays(today, -90)),
      clusterCampagna: "AMICO",
      notificationType: 2,
      type: "PromoNotification",
      text: "Porta un amico in Favilla: c’è un premio per tutti e due.",
      read: true,
    },
  ];
}

/** The typical customer. */
export function giulia(today: string): Sample {
  const fittizia = { toponym: "Via", via: "Fittizia", civicNumber: "8", staircase: "B", internal: "5", floor: "2", ...bologna };
  const tigli = { toponym: "Via", via: "dei Tigli", civicNumber: "14", ...bologna };
  const lido = { toponym: "Viale", via: "del Faro Inventato", civicNumber: "3", city: "Rimini", province: "RN", postalCode: "47900" };
  const city = makeSupply(customerId, 1, "Electric", fittizia, { nickname: "Casa di Bologna" });
  const gas = makeSupply(customerId, 2, "Gas", tigli, { selfReadingData: timestamp(addMonths(today, -2)) });
  const seaside = makeSupply(customerId, 3, "Electric", lido, {
    nickname: "Casa al mare",
    cadastrals: [],
    committedPower: 1.5,
    availablePower: 1.65,
  });
  const person = { customerId, name: "Giulia", surname: "Esempio", fiscalCode: "SMPGLI80A41A944Z", friendCode: "GIULIA-7Q2K" };
  return {
    ...makeSample(email, person, [city, gas, seaside]),
    bills: numbered([...cityBills(city.supply, today), ...gasBills(gas.supply, today), ...seasideBills(seaside.supply, today)], 1),
    notifications: notifications(today, gas.supply),
    vouchers: giuliaVouchers(today),
  };
}
