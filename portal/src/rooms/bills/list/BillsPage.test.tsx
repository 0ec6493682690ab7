import type { Bill } from "@favilla/design-system/bills/bill.ts";
import { defaultBillFilter } from "@favilla/design-system/bills/billFilter.ts";
import { encodeBillFilter } from "@favilla/design-system/bills/billFilterQuery.ts";
import type { Load } from "@favilla/design-system/data/load.ts";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { SWRConfig } from "swr";
import { expect, it, vi } from "vitest";
import { cacheKey } from "../../../platform/session/testHook.tsx";
import BillsPage from "./BillsPage.tsx";

/** Open bills that the way to pay got, in the order of renders. */
const givenLoads: Load<readonly Bill[]>[] = [];

vi.mock("../../../platform/session/session.ts", async (original) => ({
  ...(await original<typeof import("../../../platform/session/session.ts")>()),
  useSession: () => ({ customerId: "100001" }),
}));
vi.mock("../../../platform/loading/usePart.ts", () => {
  const PayWay = ({ open }: { open: Load<readonly Bill[]> }) => {
    givenLoads.push(open);
    return null;
  };
  const module = { PayWay, BillFilterDrawer: () => null };
  return { usePart: () => ({ module, loading: false, failed: false, load: () => undefined, dismiss: () => undefined }) };
});

it("[BL-39] the way to pay of an address opens whatever the filter beside it lists", () => {
  const open = [{ id: 7, details: [], rates: [], totalAmount: 10, paymentDate: null, expiryDate: "2026-12-13" } as unknown as Bill];
  const all = [...open, { ...open[0], id: 8, paymentDate: "2026-11-02" }];
  const cache = new Map([[cacheKey("newest bills", { supply: null }), { data: { items: all, received: 2, total: 2 } }]]);
  for (const filter of [defaultBillFilter, { ...defaultBillFilter, statuses: [] }, { ...defaultBillFilter, supplyTypes: [] }]) {
    renderToString(
      <MemoryRouter initialEntries={[`/bollette?${encodeBillFilter(filter)}&paga=7`]}>
        <SWRConfig value={{ provider: () => cache as never }}>
          <BillsPage beside={() => null} />
        </SWRConfig>
      </MemoryRouter>,
    );
    expect(givenLoads.at(-1)).toEqual({ state: "Loaded", data: open });
  }
});
