import type { Bill } from "@favilla/design-system/bills/bill.ts";
import type { CalendarDay } from "@favilla/design-system/data/calendarDay.ts";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CalendarButton } from "./CalendarButton.tsx";

const button = vi.hoisted(() => vi.fn<(props: { days: readonly CalendarDay[] }) => null>(() => null));
vi.mock("./SaveDaysButton.tsx", () => ({ SaveDaysButton: button }));

beforeEach(() => vi.useFakeTimers({ now: new Date("2026-11-20T10:00:00Z"), toFake: ["Date"] }));
afterEach(() => {
  vi.useRealTimers();
});

const rate = (number: number, expiryDate: string): Bill["rates"][number] => ({ number, amount: 40, expiryDate, paymentDate: null });
const bill = {
  ...{ id: 7, number: "1045231", paymentId: null, totalAmount: 80, balance: null },
  ...{ expiryDate: "2026-11-26", paymentDate: null },
};
const facts = { ...bill, paymentType: null, accountStatus: "Unknown" as const, rates: [rate(1, "2026-11-26"), rate(2, "2026-12-27")] };

function daysOf(changes: Partial<typeof facts> & { reported?: { day: string; instalments: readonly number[] } }) {
  button.mockClear();
  renderToString(<CalendarButton bill={{ ...facts, ...changes } as never} name="Casa" label="Calendario" />);
  return button.mock.calls[0]?.[0].days.map(({ day }) => day);
}

it("[BL-245] the calendar has the days to come on which the customer pays, and no other", () => {
  expect(daysOf({})).toEqual(["2026-11-26", "2026-12-27"]);
  expect(daysOf({ rates: [rate(1, "2026-11-10"), rate(2, "2026-12-27")] })).toEqual(["2026-12-27"]);
  expect(daysOf({ paymentType: "Rid" as never })).toEqual([]);
  // A refused debit is the customer's, and its day has passed; the next one is debited again.
  expect(daysOf({ paymentType: "Rid" as never, rates: [rate(1, "2026-11-10"), rate(2, "2026-12-27")] })).toEqual([]);
  expect(daysOf({ reported: { day: "2026-11-19", instalments: [1] } })).toEqual(["2026-12-27"]);
});
