import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { FavillaProvider, type FavillaProviderProps } from "../theme/FavillaProvider.tsx";
import { BillCard, type BillCardProps } from "./BillCard.tsx";
import { DueDates } from "./DueDates.tsx";

type Provision = Omit<FavillaProviderProps, "children">;

/** Returns the markup of a part of a page whose providers have these props. */
const draw = (page: Provision, part: Provision, children: ReactNode) =>
  renderToStaticMarkup(
    <FavillaProvider {...page}>
      <FavillaProvider {...part}>{children}</FavillaProvider>
    </FavillaProvider>,
  );

it("[DS-70] today is said once: a bill tells by it how far away its due date is, and shows the date alone where no today is given", () => {
  const bill: BillCardProps = {
    ...{ id: "b-1", commodity: "gas", supplyName: "Casa", year: 2026, number: "1", status: "ToBePaid", total: 80, formats: [] },
    expiryDate: "2026-11-27",
  };
  const textOf = (page: Provision, part: Provision = {}) => draw(page, part, <BillCard {...bill} />).replaceAll("\u00a0", " ");
  expect(textOf({})).not.toMatch(/giorni|omani/);
  expect(textOf({ today: "2026-11-21" })).toContain("Tra 6 giorni");
  expect(textOf({ today: "2026-11-26" }, { currency: "CHF" })).toContain("Domani");
  expect(textOf({ today: "2026-11-21" }, { today: "2026-11-26" })).toContain("Domani");
});

it("[DS-70] what needs a day takes the device's in the provider's time zone, if the site gives none", () => {
  const day = (timeZone: string) => new Date().toLocaleDateString("sv-SE", { timeZone });
  for (const timeZone of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
    const dates = [{ id: "d-1", day: day(timeZone), kind: "pay", name: "Casa", amount: 80 }] as const;
    expect(draw({ timeZone }, {}, <DueDates dates={dates} />)).toContain("Oggi");
  }
});
