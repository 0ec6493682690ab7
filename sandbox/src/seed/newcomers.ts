import { addDays, addMonths } from "../base/dates.ts";
import { makeBill, meteredLines, numbered } from "./billing.ts";
import { makeSample, makeSupply, type Sample } from "./sample.ts";
import type { SampleEmail } from "./signIns.ts";

const place = { toponym: "Via", via: "del Benvenuto", civicNumber: "5", city: "Modena", province: "MO", postalCode: "41100" };

interface Newcomer {
  customerId: string;
  email: SampleEmail;
  name: string;
  surname: string;
  fiscalCode: string;
  birthday: string;
}

/** Customers without an account yet, or whose account must migrate from an older system. */
const people: readonly Newcomer[] = [
  {
    customerId: "100021",
    email: "rosa@esempio.it",
    name: "Rosa",
    surname: "Debutto",
    fiscalCode: "DBTRSO88L52A944K",
    birthday: "1988-07-12",
  },
  {
    customerId: "100022",
    email: "giulia@esempio.it",
    name: "Dario",
    surname: "Esempio",
    fiscalCode: "SMPDRA78D12A944G",
    birthday: "1978-04-12",
  },
  {
    customerId: "100023",
    email: "migra-email@esempio.it",
    name: "Emilia",
    surname: "Migra",
    fiscalCode: "MGRMLI71B41A944I",
    birthday: "1971-02-01",
  },
  {
    customerId: "100024",
    email: "migra-password@esempio.it",
    name: "Michele",
    surname: "Migra",
    fiscalCode: "MGRMHL69E20A944M",
    birthday: "1969-05-20",
  },
  {
    customerId: "100025",
    email: "migrata@esempio.it",
    name: "Mariana",
    surname: "Migra",
    fiscalCode: "MGRMRN66H70A944P",
    birthday: "1966-06-30",
  },
  {
    customerId: "100026",
    email: "olena@esempio.it",
    name: "Olena",
    surname: "D’Esempio",
    // A provisional code, as the tax office gives it before the definitive one.
    fiscalCode: "61492729001",
    birthday: "1991-03-08",
  },
];

function newcomer({ email, ...person }: Newcomer, index: number, today: string): Sample {
  const home = makeSupply(person.customerId, 1, "Electric", { ...place, civicNumber: String(5 + 2 * index) });
  const { supply } = home;
  const bills = [0, 2, 4].map((age) => {
    const emission = addMonths(addDays(today, -12), -age);
    const paid = age === 0 ? null : addDays(emission, 15);
    return makeBill({ supply, emission, dueIn: 20, lines: meteredLines(supply, emission), mode: "BOL30", paid });
  });
  return { ...makeSample(email, person, [home]), bills: numbered(bills, 9101 + 10 * index) };
}

/** One supply and three bills for each of them. */
export const newcomers = (today: string): Sample[] => people.map((person, index) => newcomer(person, index, today));
