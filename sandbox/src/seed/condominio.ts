import { addDays, addMonths, firstOfMonth, timestamp } from "../base/dates.ts";
import { randomFrom } from "../base/random.ts";
import type { StoredBill } from "../bills/wire.ts";
import { makeBill, meteredLines, numbered } from "./billing.ts";
import { makeSample, makeSupply, type Sample } from "./sample.ts";

const email = "condominio@esempio.it";
const customerId = "100002";
const supplyCount = 500;
const billsPerSupply = 10;
const yearsOfReadings = 10;
const modes = ["RID30", "BOL30", "LIB30"] as const;

/** Supply `index`: one in three is gas; staircases A to J, 50 units each. */
function unit(index: number, activeFrom: string) {
  const staircase = "ABCDEFGHIJ".charAt(Math.floor(index / 50));
  const internal = String((index % 50) + 1);
  const place = {
    toponym: "Piazza",
    via: "Campione",
    civicNumber: "1",
    city: "Bologna",
    province: "BO",
    postalCode: "40100",
    staircase,
    internal,
  };
  const nickname = `Scala ${staircase}, interno ${internal}`;
  const withoutToken = index === 8 ? { selfReadingToken: null } : {};
  return makeSupply(customerId, index + 1, index % 3 === 2 ? "Gas" : "Electric", place, {
    nickname: index === 2 ? "Centrale termica" : nickname,
    activeFrom,
    supplyStartDate: activeFrom,
    ...withoutToken,
  });
}

/** The large customer: a condominium's administrator with 500 supplies and 5,000 bills. */
export function condominio(today: string): Sample {
  const random = randomFrom("condominio campione");
  const activeFrom = timestamp(firstOfMonth(addMonths(today, -12 * yearsOfReadings)));
  const units = Array.from({ length: supplyCount }, (_, index) => unit(index, activeFrom));
  const bills = units.flatMap(({ supply }, index) => {
    const offset = Math.floor(random() * 58);
    const mode = modes[index % modes.length] ?? "BOL30";
    return Array.from({ length: billsPerSupply }, (_, age): StoredBill => {
      const emission = addMonths(addDays(today, -offset), -2 * age);
      const lines = meteredLines(supply, emission);
      const unpaid = age === 0 && random() < 0.3;
      const paid = unpaid || (age === 0 && offset < 15) ? null : addDays(emission, 15);
      return makeBill({ supply, emission, dueIn: 20, lines, mode, paid, reminded: unpaid && offset > 50 });
    });
  });
  const person = { customerId, name: "Condominio", surname: "Campione", fiscalCode: "91000000371", birthday: null, birthplace: null };
  const createdAt = `${addDays(today, -9)}T08:00:00.000Z`;
  return {
    ...makeSample(email, person, units),
    bills: numbered(bills, 10_001),
    notifications: [
      {
        id: `n-${customerId}-1`,
        createdAt,
        updatedAt: createdAt,
        deadline: null,
        clusterCampagna: null,
        dataInizioSconto: null,
        dataFineSconto: null,
        notificationType: 2,
        type: "PromoNotification",
        text: "Per i condomini c’è una nuova offerta luce per le parti comuni.",
        selfReading: null,
        supplyId: null,
        read: false,
      },
    ],
  };
}
