import { addDays, addMonths, timestamp } from "../base/dates.ts";
import { makeBill, meteredLines, numbered, twoMonthsBefore } from "./billing.ts";
import { makeSample, makeSupply, type Sample } from "./sample.ts";

const place = { toponym: "Via", via: "Immaginaria", civicNumber: "21", city: "Parma", province: "PR", postalCode: "43100" };

/** A new customer: a supply being activated, no bill yet. */
function nuovo(): Sample {
  const home = makeSupply("100004", 1, "Electric", place, {
    status: "UnderProcessing",
    meterStatus: "waiting",
    activeFrom: null,
    cadastrals: [],
  });
  const person = { customerId: "100004", name: "Marta", surname: "Nuova", fiscalCode: "NVOMRT95B12A944B" };
  return makeSample("nuovo@esempio.it", person, [home]);
}

/** No supply at all. */
function nessuna(): Sample {
  const person = { customerId: "100005", name: "Nessuno", surname: "Esempio", fiscalCode: "SMPNSS70C10A944Y" };
  return makeSample("nessuna@esempio.it", person);
}

/** Notifications switched off, no voucher, no friend code, and nothing to pay. */
function silenzioso(today: string): Sample {
  const home = makeSupply("100006", 1, "Electric", { ...place, civicNumber: "33" });
  const { supply } = home;
  const person = { customerId: "100006", name: "Silvio", surname: "Silenzioso", fiscalCode: "SLNLSS60E20A944P", alertNotifications: false };
  const bills = [0, 2, 4, 6, 8, 10, 12, 14, 16, 18].map((age) => {
    const emission = addMonths(addDays(today, -20), -age);
    return makeBill({
      supply,
      emission,
      dueIn: 20,
      lines: meteredLines(supply, emission),
      mode: "RID30",
      paid: addDays(emission, 20),
    });
  });
  const createdAt = `${addDays(today, -1)}T07:00:00.000Z`;
  return {
    ...makeSample("silenzioso@esempio.it", person, [home]),
    bills: numbered(bills, 9001),
    notifications: [
      {
        id: "n-100006-1",
        createdAt,
        updatedAt: null,
        deadline: null,
        clusterCampagna: null,
        dataInizioSconto: null,
        dataFineSconto: null,
        notificationType: 2,
        type: "PromoNotification",
        text: "Un avviso che non fa rumore.",
        selfReading: null,
        supplyId: supply.id,
        read: false,
      },
    ],
  };
}

/** The newest period is billed twice: first with the wrong power, then, two weeks later, with the right one. */
function doppia(today: string): Sample {
  const emissions = [0, 2, 4].map((age) => addMonths(addDays(today, -20), -age));
  // Its oldest bill is its first one.
  const start = timestamp(twoMonthsBefore(emissions.at(-1) ?? today).from);
  const home = makeSupply("100007", 1, "Electric", { ...place, civicNumber: "45" }, { activeFrom: start, supplyStartDate: start });
  const { supply } = home;
  const person = { customerId: "100007", name: "Dora", surname: "Doppia", fiscalCode: "DPPDRO79D50A944L" };
  const bills = emissions.map((emission, index) => {
    const billed = index === 0 ? { ...supply, committedPower: 6 } : supply;
    const paid = index === 0 ? null : addDays(emission, 15);
    return makeBill({ supply, emission, dueIn: 30, lines: meteredLines(billed, emission), mode: "BOL30", paid });
  });
  const [wrong = today] = emissions;
  const period = twoMonthsBefore(wrong);
  const correction = makeBill({
    supply,
    emission: addDays(wrong, 14),
    dueIn: 30,
    lines: meteredLines(supply, wrong),
    mode: "BOL30",
    changes: { DATACOMPETENZAINI: timestamp(period.from), DATACOMPETENZAFIN: timestamp(period.to) },
  });
  return { ...makeSample("doppia@esempio.it", person, [home]), bills: numbered([...bills, correction], 9201) };
}

/** Seven bills, of which the newest recalculates earlier months and is more than half above the mean of the year before. */
function alta(today: string): Sample {
  const home = makeSupply("100014", 1, "Electric", { ...place, civicNumber: "57" });
  const { supply } = home;
  const person = { customerId: "100014", name: "Alba", surname: "Alta", fiscalCode: "LTALBA82C52A944B" };
  const bills = [0, 2, 4, 6, 8, 10, 12].map((age) => {
    const emission = addMonths(addDays(today, -20), -age);
    const recalculation = age === 0 ? { label: "Conguaglio da gennaio a giugno", less: -420 } : undefined;
    const paid = age === 0 ? null : addDays(emission, 15);
    return makeBill({ supply, emission, dueIn: 25, lines: meteredLines(supply, emission, recalculation), mode: "BOL30", paid });
  });
  return { ...makeSample("alta@esempio.it", person, [home]), bills: numbered(bills, 9801) };
}

/** A customer id below 100. */
function blocco(): Sample {
  const person = { customerId: "42", name: "Bruno", surname: "Blocco", fiscalCode: "BLCBRC75H05A944J" };
  return makeSample("blocco@esempio.it", person);
}

/** The small sample customers. */
export const others = (today: string): Sample[] => [nuovo(), nessuna(), silenzioso(today), doppia(today), alta(today), blocco()];
