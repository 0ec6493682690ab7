import type { DatabaseSync } from "node:sqlite";
import type { StatusRequest } from "@favilla/contract/schema.ts";
import type { Clock } from "../base/clock.ts";
import type { Schemas } from "../base/contract.ts";
import { addDays, addMonths, dayOf, daysBetween, daysLater, romeDay, timestamp } from "../base/dates.ts";
import { mentionRequest } from "../base/mentionRequest.ts";
import { cents, euros } from "../base/money.ts";
import { ApiError } from "../http/errors.ts";
import { createBillStore } from "./store.ts";
import { type BillWire, listOf, paidDay } from "./wire.ts";

type Offer = Schemas["InstalmentOffer"];
type Plan = Schemas["InstalmentPlan"]["rates"];
export type InstalmentRequest = Schemas["InstalmentRequest"];

/** Days after the due date within which to ask, days until the first instalment, and days until a request is decided. */
const days = { toAsk: 10, toFirst: 30, toDecide: 2 };
/** Euros that a bill is above, those above which a request is refused in the end, and those up to which four instalments are. */
const limits = { least: 50, most: 1500, four: 400 };

const euroSum = (rates: Plan): number => rates.reduce((sum, { amount }) => sum + cents(amount), 0) / 100;

/** Returns the reason why a plan is refused in the end, and the numbers of instalments that can still be asked for. Null if it is accepted. */
function refusedPlan(rates: Plan): { reason: string; counts: number[] } | null {
  if (euroSum(rates) > limits.most) return { reason: "Per questo importo serve un controllo: chiama l’assistenza.", counts: [] };
  if (rates.length === 4 && euroSum(rates) <= limits.four)
    return { reason: "Quattro rate sono troppe per questo importo: puoi chiederne due o tre.", counts: [2, 3] };
  return null;
}

/** Returns the reason why a bill cannot be divided. */
function refusalOf(wire: BillWire, today: string): Offer["refusal"] {
  const expiry = dayOf(wire.DATASCADENZA);
  const total = euros(wire.IMPORTOTOTALE) ?? 0;
  if (paidDay(wire) || total <= 0) return "paid";
  if (listOf(wire.RATE?.RATA).length > 1) return "inInstalments";
  if (total <= limits.least) return "tooSmall";
  return expiry && addDays(expiry, days.toAsk) < today ? "tooLate" : null;
}

/** Months of a bill's period, at most four. */
function rhythmOf({ DATACOMPETENZAINI, DATACOMPETENZAFIN }: BillWire): number {
  const [from, to] = [dayOf(DATACOMPETENZAINI), dayOf(DATACOMPETENZAFIN)];
  return from && to ? Math.min(4, Math.max(1, Math.round(daysBetween(from, to) / 30))) : 1;
}

function offerOf(wire: BillWire, today: string, last: InstalmentRequest | undefined): Offer {
  const counts = (last?.status === "Refused" ? refusedPlan(last.rates)?.counts : null) ?? [2, 3, 4];
  const refusal = refusalOf(wire, today) ?? (counts.length === 0 ? "refused" : null);
  const expiry = dayOf(wire.DATASCADENZA) ?? today;
  return {
    open: euros(wire.IMPORTOTOTALE),
    counts: refusal ? [] : counts,
    firstDay: refusal ? null : addDays(expiry > today ? expiry : today, days.toFirst),
    everyMonths: rhythmOf(wire),
    lastDay: refusal ? null : addDays(expiry, days.toAsk),
    refusal,
  };
}

/** Tells whether instalments are one of the plans of an offer. */
function isOffered(rates: Plan, { open, counts, firstDay, everyMonths }: Offer): boolean {
  const sum = rates.reduce((all, { amount }) => all + cents(amount), 0);
  const fits = rates.every(({ day }, index) => firstDay !== null && day === addMonths(firstDay, index * everyMonths));
  return counts.includes(rates.length) && fits && sum === cents(euros(open) ?? 0);
}

/** The customers' requests for instalments. They are decided by the clock: a bill whose plan is accepted has its instalments from then on. */
export function createInstalments(database: DatabaseSync, clock: Clock) {
  const bills = createBillStore(database, clock);
  const ofCustomer = database.prepare("SELECT data FROM instalmentRequests WHERE customer = ? ORDER BY asked DESC, id DESC");
  const insert = database.prepare("INSERT INTO instalmentRequests (id, customer, asked, settled, data) VALUES (?, ?, ?, 0, ?)");
  const mention = mentionRequest(database);
  const due = database.prepare("SELECT id, customer, data FROM instalmentRequests WHERE settled = 0 AND asked <= ?");
  const settle = database.prepare("UPDATE instalmentRequests SET settled = 1, data = ? WHERE id = ?");
  const divide = database.prepare("UPDATE bills SET wire = ?, expiry = ? WHERE customer = ? AND year = ? AND number = ?");

  const billOf = (customer: string, year: string, number: string): BillWire => {
    const bill = bills.byNumber(customer, year, number);
    if (!bill) throw new ApiError("BILL-NOT-FOUND");
    return bill.wire;
  };
  const list = (customer: string): InstalmentRequest[] => ofCustomer.all(customer).map(({ data }) => JSON.parse(String(data)));

  const offerFor = (customer: string, year: string, number: string): Offer => {
    const last = list(customer).find((each) => each.number === number && String(each.year) === year);
    return offerOf(billOf(customer, year, number), clock.today(), last);
  };

  const apply = (customer: string, { year, number, rates }: InstalmentRequest) => {
    const wire = billOf(customer, String(year), number);
    const RATA = rates.map(({ amount, day }, index) => ({
      NUMERO: index + 1,
      IMPORTO: amount,
      DATASCADENZA: timestamp(day),
      DATAPAGAMENTO: null,
    }));
    divide.run(JSON.stringify({ ...wire, RATE: { RATA } }), rates[0]?.day ?? null, customer, year, number);
  };

  const statuses = { InProgress: "InProgress", Accepted: "ClosedSuccessfully", Refused: "ClosedWithFailure" } as const;

  return {
    list,
    offer: offerFor,
    ask(customer: string, year: string, number: string, rates: Plan): InstalmentRequest {
      const offer = offerFor(customer, year, number);
      const open = list(customer).find((each) => each.number === number && String(each.year) === year && each.status === "InProgress");
      if (open) return open;
      if (!isOffered(rates, offer)) throw new ApiError("INSTALMENTS-REFUSED");
      const asked = clock.now().toISOString();
      const request = {
        id: `ir-${crypto.randomUUID()}`,
        year: Number(year),
        number,
        askedAt: asked,
        status: "InProgress",
        reason: null,
        rates,
      };
      insert.run(request.id, customer, asked, JSON.stringify(request));
      mention(request.id, customer);
      return request;
    },
    /** Decides what is due. It runs before each request, since the clock matters only then. */
    settle(): void {
      for (const { id, customer, data } of due.all(daysLater(clock.now().toISOString(), -days.toDecide))) {
        const request: InstalmentRequest = JSON.parse(String(data));
        const refused = refusedPlan(request.rates);
        const decided = refused ? { status: "Refused", reason: refused.reason } : { status: "Accepted" };
        settle.run(JSON.stringify({ ...request, ...decided }), String(id));
        if (!refused) apply(String(customer), request);
      }
    },
    asRequests: (customer: string): StatusRequest[] =>
      list(customer).map(({ id, askedAt, status }) => ({
        id,
        type: "InstalmentPlan",
        status: statuses[status as keyof typeof statuses],
        date: romeDay(new Date(askedAt)),
        updatedAt: status === "InProgress" ? askedAt : daysLater(askedAt, days.toDecide),
        createdAt: askedAt,
        supplyId: null,
      })),
  };
}
