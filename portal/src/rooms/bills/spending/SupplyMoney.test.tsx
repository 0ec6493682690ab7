import type { Bill } from "@favilla/design-system/bills/bill.ts";
import type { Supply } from "@favilla/design-system/supplies/supply.ts";
import { FavillaProvider } from "@favilla/design-system/theme/FavillaProvider.tsx";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";
import { SupplyMoney } from "./SupplyMoney.tsx";
import { SupplyOutlook } from "./SupplyOutlook.tsx";

const servers = vi.hoisted(() => ({ bills: [] as unknown[], supplies: [] as unknown[] }));
vi.mock("../../../platform/query/useQuery.ts", () => ({
  useIsCached: () => false,
  useQuery: ({ name }: { name: string }, input?: unknown) =>
    input === null ? { state: "Unset" } : { state: "Loaded", data: { allBills: servers.bills, supplies: servers.supplies }[name] ?? [] },
}));

const bill = { supplyCode: "1", periodFrom: "2026-01-01", periodTo: "2026-02-28", totalAmount: 80, details: [] as unknown } as Bill;

/** Returns the text of a supply's year as a table, and of its outlook. */
function textOf(status: Supply["status"]) {
  const supply = { id: "s-1", supplyCode: "1", nickname: "Casa", commodity: "gas", status } as Supply;
  Object.assign(servers, { bills: [bill], supplies: [supply] });
  return renderToStaticMarkup(
    <MemoryRouter>
      <FavillaProvider today="2026-11-20">
        <SupplyMoney supply={supply} period={{ year: 2026, monthFrom: 1, monthTo: 12 }} view="table" />
        <SupplyOutlook supply={supply} />
      </FavillaProvider>
    </MemoryRouter>,
  );
}

it("[CS-30] a supply that has ended has no next bill, and no bill of it is coming", () => {
  for (const text of [textOf("active"), textOf("ceasing")]) {
    expect(text).toContain("Prossima bolletta");
    expect(text).toContain("in arrivo");
  }
  for (const text of [textOf("ceased"), textOf("cancelled")]) {
    expect(text).toContain("nessuna bolletta");
    expect(text).not.toContain("Prossima bolletta");
    expect(text).not.toContain("in arrivo");
  }
});
