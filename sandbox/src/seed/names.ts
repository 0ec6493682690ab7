import { addDays, addMonths, timestamp } from "../base/dates.ts";
import { makeBill, meteredLines, numbered } from "./billing.ts";
import { makeSample, makeSupply, type Sample } from "./sample.ts";
import { chainLogo } from "./vouchers.ts";

const place = { toponym: "Via", via: "dei Nomi Inventati", civicNumber: "9", city: "Ferrara", province: "FE", postalCode: "44121" };

/** A customer whose name the servers do not have. */
function senzaNome(today: string): Sample {
  const home = makeSupply("100031", 1, "Electric", place);
  const { supply } = home;
  const person = { customerId: "100031", name: " ", surname: null, fiscalCode: "50318872012", birthday: null, birthplace: null };
  const bills = [0, 2, 4].map((age) => {
    const emission = addMonths(addDays(today, -11), -age);
    const paid = age === 0 ? null : addDays(emission, 15);
    return makeBill({ supply, emission, dueIn: 20, lines: meteredLines(supply, emission), mode: "BOL30", paid });
  });
  return { ...makeSample("senzanome@esempio.it", person, [home]), bills: numbered(bills, 9301) };
}

/** Names in other scripts, with apostrophes of phones and keyboards, with letters that many keyboards lack, signs of file formats and a line break. */
const nicknames = [
  "بيت البحر",
  "L’officina",
  "L'orto",
  "Ferienhaus Straße",
  "Øresund",
  "Łódź",
  "Đakovo",
  "שלום 12 (אבא)",
  "Forlì‑Cesena",
  "Cantina",
  'Garage, box 3\\4; "B"',
  "Soffitta\nscala B",
];

/** A customer with names that run from right to left, among others: each stands inside Italian sentences. */
function nomi(today: string): Sample {
  const customerId = "100032";
  const homes = nicknames.map((nickname, index) =>
    makeSupply(customerId, index + 1, index % 2 ? "Gas" : "Electric", { ...place, civicNumber: String(11 + 2 * index) }, { nickname }),
  );
  const person = { customerId, name: "نور", surname: "D’Øra", fiscalCode: "DRONRU80A41A944N", friendCode: "NUR-5H1M" };
  const supplies = homes.map(({ supply }) => supply);
  const bills = supplies.flatMap((supply, index) =>
    [0, 2].map((age) => {
      const emission = addMonths(addDays(today, -12 + index), -age);
      const paid = age === 0 && index !== 1 ? null : addDays(emission, 10);
      return makeBill({ supply, emission, dueIn: 18, lines: meteredLines(supply, emission), mode: index === 2 ? "RID30" : "BOL30", paid });
    }),
  );
  return {
    ...makeSample("nomi@esempio.it", person, homes),
    bills: numbered(bills, 9401),
    vouchers: [
      {
        id: "v-100032-1",
        voucherId: "v-100032-1",
        asset: "EXT-100032001",
        account: "C-100032",
        promoName: "عرض الشتاء 20",
        commodityName: "Luce",
        amount: 20,
        lastExpenditure: null,
        assignmentDate: null,
        image: chainLogo,
        termsOfUse: "Il buono si usa in un’unica volta.",
        infos: [{ title: "Dove usarlo", content: "Nei negozi Mercato Esempio che espongono il marchio." }],
        barcode: null,
        barcodeTerms: "Mostra il codice alla cassa prima di pagare.",
        serialNumber: null,
        redeemedVoucherId: null,
        status: "ToBeAssigned",
        validityEndDate: timestamp(addDays(today, 60)),
      },
    ],
  };
}

/** Customers whose names are missing, or written in other scripts. */
export const names = (today: string): Sample[] => [senzaNome(today), nomi(today)];
