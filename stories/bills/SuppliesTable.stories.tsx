import type { AccountBalance } from "@favilla/design-system/bills/accountBalance.ts";
import { SuppliesTable } from "@favilla/design-system/bills/SuppliesTable.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { asPage, failure, loaded, loading } from "../layout/page.tsx";
import { press } from "../realKeys.ts";

const supplies = Array.from({ length: 40 }, (_, index) => {
  const isGas = index % 3 === 2;
  return {
    id: `supply-${index}`,
    commodity: isGas ? ("gas" as const) : ("electricity" as const),
    name: index === 2 ? "Centrale termica" : `Scala ${"AB".charAt(Math.floor(index / 20))}, interno ${(index % 20) + 1}`,
    address: "Piazza Campione 1, Bologna",
    status: "active" as const,
    podOrPdr: isGas ? "00000000000001" : "IT001E00000001",
    href: isGas ? "#fornitura-2" : "#fornitura-1",
  };
});

const bill = (index: number): AccountBalance => ({
  id: index + 1,
  number: String(1010300 + index),
  year: 2026,
  documentType: "Fattura",
  commodity: "electricity",
  supplyCode: null,
  productLine: "light",
  paymentCondition: "postal",
  emissionDate: "2026-11-05",
  expiryDate: index === 5 ? "2026-11-01" : "2026-12-01",
  paymentDate: index % 2 ? null : "2026-11-18",
  periodFrom: "2026-09-01",
  periodTo: "2026-10-31",
  accountStatus: index % 2 ? "NotPaid" : "Paid",
  amount: 40 + index,
  paidAmount: index % 2 ? 0 : 40 + index,
  balance: index % 2 ? 40 + index : 0,
  rates: [],
});

/** All but the last have a bill. */
const bills = new Map(supplies.slice(0, -1).map(({ id }, index) => [id, bill(index)]));

const meta = {
  title: "Bills/SuppliesTable",
  component: SuppliesTable,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", today: "2026-11-20" },
  decorators: asPage("supplies"),
  args: { supplies, bills: loaded(bills), step: 10, onFiles: fn(), onCsv: fn() },
} satisfies Meta<typeof SuppliesTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const names = (canvasElement: HTMLElement) => [...canvasElement.querySelectorAll("tbody th a")].map(({ textContent }) => textContent);

/** Search, choice and sum: what is chosen stays while the search changes, and only what is found counts. */
export const Default: Story = {
  name: "Default [SU-38] [SU-39] [BL-177]",
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(names(canvasElement).slice(0, 3)).toEqual(["Centrale termica", "Scala A, interno 1", "Scala A, interno 2"]);
    await expect(page.getByText(/^Ultime bollette delle 40 forniture:/)).toHaveTextContent("2.301,00");
    await userEvent.type(page.getByRole("searchbox"), "scala b");
    await expect(page.getByText(/^Ultime bollette delle 20 forniture trovate:/)).toBeVisible();
    await userEvent.click(page.getByRole("checkbox", { name: "Scegli tutte le righe che vedi" }));
    await userEvent.click(page.getByRole("button", { name: "Scegli tutte le 20" }));
    const bar = within(page.getByRole("group", { name: "Righe scelte" }));
    // One has no bill.
    await expect(bar.getByRole("status")).toHaveTextContent(/^20 scelte su 20 19 bollette, 1\.311,00/);
    await userEvent.click(bar.getByRole("button", { name: "PDF di 19 bollette" }));
    await expect(args.onFiles).toHaveBeenCalledWith(expect.objectContaining({ length: 19 }));
    await userEvent.click(bar.getByRole("button", { name: "CSV delle righe scelte" }));
    await expect(args.onCsv).toHaveBeenCalledWith(expect.objectContaining({ rows: expect.objectContaining({ length: 20 }) }));
  },
};

/** The sum of bills of which one has no amount is not known: it is not that of the others. A supply without a bill has no part in it. */
export const UnknownAmount: Story = {
  name: "An unknown amount [BL-177]",
  args: {
    supplies: supplies.slice(-4),
    bills: loaded(new Map([...bills].map(([id, each], index) => [id, { ...each, ...(index === 37 && { amount: null }) }]))),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/^Ultime bollette delle 4 forniture:/)).toHaveTextContent(/: –$/);
    await userEvent.click(page.getByRole("checkbox", { name: "Scegli tutte le righe che vedi" }));
    const bar = within(page.getByRole("group", { name: "Righe scelte" }));
    await expect(bar.getByRole("status")).toHaveTextContent(/3 bollette, –$/);
    await userEvent.click(page.getByRole("checkbox", { name: "Scegli Scala B, interno 18" }));
    await expect(bar.getByRole("status")).toHaveTextContent(/2 bollette, 154,00.€$/);
  },
};

/** Every column sorts, numbers in names by their value; what has no value comes last in both directions. */
export const Sorting: Story = {
  name: "Sorting [SU-39] [DS-03]",
  tags: ["pattern:sortable-table"],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    page.getByRole("button", { name: "Ultima bolletta" }).focus();
    await press("{Enter}");
    await expect(names(canvasElement)[0]).toBe("Scala A, interno 1");
    await press("{Enter}");
    await expect(names(canvasElement)[0]).toBe("Scala B, interno 19");
    await userEvent.click(page.getByRole("button", { name: "Stato" }));
    await expect(names(canvasElement)[0]).toBe("Scala A, interno 6");
    await userEvent.click(page.getByRole("button", { name: "Nome" }));
    await userEvent.click(page.getByRole("button", { name: "Nome" }));
    await expect(names(canvasElement)[0]).toBe("Scala B, interno 20");
  },
};

/** The rows do not wait for the bills. */
export const Loading: Story = {
  args: { bills: loading },
  play: async ({ canvasElement }) => {
    await expect(names(canvasElement)).toHaveLength(10);
    await expect(canvasElement.querySelector("tbody")).not.toHaveTextContent("–");
  },
};

/** Without the bills names, codes and search are there, and they can be asked for again. */
export const Failed: Story = {
  args: { bills: failure },
  play: async ({ canvasElement }) => {
    await expect(names(canvasElement)).toHaveLength(10);
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Riprova" }));
    await expect(failure.retry).toHaveBeenCalled();
  },
};

/** Chips leave rows out: by kind, and those whose last bill the customer must pay. */
export const Chips: Story = {
  name: "Chips [SU-56]",
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const chip = await page.findByRole("button", { name: /^Da pagare \d+$/ });
    const count = Number(/\d+/.exec(chip.textContent ?? "")?.[0]);
    await expect(count).toBeGreaterThan(0);
    await userEvent.click(chip);
    await waitFor(() => expect(canvasElement.querySelector("tbody")).not.toHaveTextContent(/Pagata|Addebito/));
    await expect(names(canvasElement)).toHaveLength(Math.min(10, count));
    await userEvent.click(page.getByRole("button", { name: "Gas" }));
    await expect(page.getByRole("button", { name: "Gas" })).toHaveAttribute("aria-pressed", "true");
    await waitFor(() => expect(canvasElement.querySelector("tbody")).not.toHaveTextContent(/^Luce/));
    await userEvent.click(page.getByRole("button", { name: "Tutte" }));
    await waitFor(() => expect(names(canvasElement)).toHaveLength(10));
  },
};

const longWord = "Precipitevolissimevolmenteprecipitevolissimevolmente";

/** Names of a long word, an ended supply, no address and no code. */
export const Odd: Story = {
  args: {
    supplies: supplies.map((supply, index) => ({
      ...supply,
      ...(index === 2 && { name: longWord, address: null, podOrPdr: null }),
      ...(index === 0 && { status: "ceased" as const }),
    })),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Cessata")).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
