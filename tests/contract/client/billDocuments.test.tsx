import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { BillData } from "../../../design-system/src/bills/BillData.tsx";
import { BillFigureView } from "../../../design-system/src/bills/BillFigureView.tsx";
import { BillView } from "../../../design-system/src/bills/BillView.tsx";
import type { Bill } from "../../../design-system/src/bills/bill.ts";
import { loadedSpans, readingsFrom } from "../../../design-system/src/bills/billFigures.ts";
import { suppliesOf } from "../../../design-system/src/bills/toCard.ts";
import type { Load } from "../../../design-system/src/data/load.ts";
import { formatsOf } from "../../../design-system/src/data/useFormats.ts";
import * as german from "../../../design-system/src/locales/de.ts";
import * as english from "../../../design-system/src/locales/en.ts";
import type { Supply } from "../../../design-system/src/supplies/supply.ts";
import { FavillaProvider } from "../../../design-system/src/theme/FavillaProvider.tsx";
import { regionOf } from "../../../design-system/src/theme/region.ts";
import { fetchCustomer } from "../../../portal/src/rooms/account/calls.ts";
import { fullName } from "../../../portal/src/rooms/account/customer.ts";
import { everyBill } from "../../../portal/src/rooms/bills/billQuery.ts";
import { fetchBills, fetchInvoice } from "../../../portal/src/rooms/bills/calls.ts";
import { fetchConsumptionOfPeriod } from "../../../portal/src/rooms/consumption/calls.ts";
import { fetchSupplies } from "../../../portal/src/rooms/supplies/calls.ts";
import { factsOfPaper, has, paperText } from "../paperFacts.ts";
import { withClient } from "./client.ts";

const { signIn } = withClient();
const { signal } = new AbortController();

/** Bills of a customer of the sandbox. The administrator's others have the same parts. */
const most = 90;
const customers = ["giulia", "casi", "silenzioso", "doppia", "alta", "senzanome", "nomi", "ricalcolo", "rate", "acconti", "condominio"];
const languages = { it: undefined, en: english, de: german };
type Language = keyof typeof languages;

const marks: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };

/** Returns the text of a page as a customer reads it: inline elements join words, others part them. */
const textOf = (markup: string) =>
  markup
    .replaceAll(/<\/?(?:span|strong|b|bdi)\b[^>]*>/g, "")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (mark) => marks[mark] as string);

type Customer = Awaited<ReturnType<typeof fetchCustomer>>;

interface Facts {
  bill: Bill;
  customer: Customer;
  supplies: readonly Supply[];
  readings: ReadonlyMap<string, ReturnType<typeof loadedSpans>>;
}

function pageOf({ bill, customer, supplies, readings }: Facts, language: Language, withData = true): string {
  const load: Load<Bill> = { state: "Loaded", data: bill };
  const mine = suppliesOf(bill, supplies);
  const facts = {
    name: fullName(customer),
    number: customer.externalId ?? customer.customerId,
    fiscalCode: customer.fiscalCode ?? undefined,
  };
  return textOf(
    renderToStaticMarkup(
      <FavillaProvider messages={languages[language]} locale={`${language}-IT`} contentLanguage="it" today="2026-11-21">
        <BillView
          title="Bolletta"
          load={load}
          supplies={supplies}
          hrefOf={() => "#"}
          download={{ download: () => undefined }}
          onPay={() => undefined}
          data={withData && <BillData bill={bill} supplies={mine} customer={facts} />}
          readings={mine.map((supply) => (
            <BillFigureView
              key={supply.id}
              unit={supply.commodity === "gas" ? "Smc" : "kWh"}
              load={readings.get(supply.id) ?? { state: "NoDataFound" }}
            />
          ))}
        />
      </FavillaProvider>,
    ),
  );
}

async function readingsOf(customerId: Facts["customer"]["customerId"], bill: Bill, supplies: readonly Supply[]) {
  const { periodFrom, periodTo } = bill;
  if (!periodFrom || !periodTo || periodTo < periodFrom) return new Map();
  const period = { from: readingsFrom(periodFrom), to: periodTo };
  const loads = suppliesOf(bill, supplies).map(async ({ id }) => {
    const data = await fetchConsumptionOfPeriod(customerId as never, { supplyId: id, ...period }, signal);
    return [id, loadedSpans({ state: "Loaded", data }, periodFrom)] as const;
  });
  return new Map(await Promise.all(loads));
}

/** Fetches the newest bills of the signed-in customer. */
async function newestBills(customerId: Parameters<typeof fetchBills>[0]["customerId"]): Promise<Bill[]> {
  const bills: Bill[] = [];
  for (let page = 0; bills.length < most; page += 1) {
    const { items } = await fetchBills({ ...everyBill, customerId, page, pageSize: 60 }, signal);
    bills.push(...items);
    if (items.length < 60) break;
  }
  return bills.slice(0, most);
}

/** Returns the facts of a bill's PDF that its page lacks. */
function missingIn(page: string, paper: string, year: number, language: Language): string[] {
  const formats = formatsOf(regionOf({ locale: `${language}-IT` }));
  return factsOfPaper(paper, year, formats)
    .filter((fact) => !has(page, fact))
    .map(({ kind, printed }) => `${kind} ${printed}`);
}

describe("[BL-205] a bill's page holds every day, amount, quantity and code of its PDF", () => {
  let bills = 0;

  it.each(customers)(
    "in Italian, English and German: %s",
    async (name) => {
      const { customerId } = await signIn(`${name}@esempio.it`);
      const [customer, supplies] = [await fetchCustomer(customerId, signal), await fetchSupplies(customerId, signal)];
      for (const bill of await newestBills(customerId)) {
        const file = await fetchInvoice(customerId, bill, "pdf", signal);
        const paper = await paperText(new Uint8Array(await file.arrayBuffer()));
        const facts = { bill, customer, supplies, readings: await readingsOf(customerId, bill, supplies) };
        const missing = (["it", "en", "de"] as const).flatMap((language) =>
          missingIn(pageOf(facts, language), paper, bill.year, language).map((fact) => `${language}: ${fact}`),
        );
        expect.soft(missing, `${bill.number}: ${paper}`).toEqual([]);
        bills += 1;
      }
    },
    240_000,
  );

  it("of 200 bills", () => expect(bills).toBeGreaterThanOrEqual(200));

  it("and what a page leaves out is found", async () => {
    const { customerId } = await signIn("giulia@esempio.it");
    const [customer, supplies] = [await fetchCustomer(customerId, signal), await fetchSupplies(customerId, signal)];
    const [bill] = await newestBills(customerId);
    if (!bill) throw new Error("no bill");
    const file = await fetchInvoice(customerId, bill, "pdf", signal);
    const paper = await paperText(new Uint8Array(await file.arrayBuffer()));
    const page = pageOf({ bill, customer, supplies, readings: new Map() }, "it", false);
    const missing = missingIn(page, paper, bill.year, "it");
    expect(missing).toEqual(expect.arrayContaining([`code ${customer.fiscalCode}`, `code ${bill.paymentId}`]));
    expect(missing.filter((fact) => fact.startsWith("quantity")).length).toBeGreaterThan(1);
    const changed = { ...bill, totalAmount: 1, supplyAmount: null, details: [] };
    const other = pageOf({ bill: changed, customer, supplies, readings: new Map() }, "it");
    expect(missingIn(other, paper, bill.year, "it").some((fact) => fact.startsWith("amount"))).toBe(true);
  });
});
