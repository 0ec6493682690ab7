import type { Bill } from "@favilla/design-system/bills/bill.ts";
import { SamePeriodCallouts } from "@favilla/design-system/bills/SamePeriodCallouts.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { stayHere } from "../layout/sample.tsx";
import { bills, hrefOf } from "./pageSample.tsx";

const [sample] = bills as [Bill];
const names: Readonly<Record<string, string>> = { "S-1": "Casa di Bologna", "S-2": "Via dei Tigli 14", "S-3": "Casa al mare" };

/** Two bills for one period of each supply. */
const twice = (supplyCodes: readonly string[]) =>
  supplyCodes.map((supplyCode, index) =>
    [1, 2].map((each): Bill => ({ ...sample, id: index * 10 + each, number: `${index}${each}`, supplyCode, expiryDate: "2026-12-20" })),
  );

const meta = {
  title: "Bills/SamePeriodCallouts",
  component: SamePeriodCallouts,
  tags: ["!autodocs"],
  parameters: { today: "2026-11-20" },
  decorators: stayHere,
  args: {
    groups: twice(["S-1", "S-2"]),
    nameOf: ({ supplyCode }) => names[supplyCode ?? ""] ?? "",
    hrefOf,
    allHref: "#bollette",
    phone: "800 000 321",
  },
} satisfies Meta<typeof SamePeriodCallouts>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each of two periods has a callout, told apart by the supply. */
export const Default: Story = {
  name: "Two periods [BL-91]",
  play: async ({ canvasElement }) => {
    const part = within(canvasElement);
    await expect(part.getAllByText("Due bollette per lo stesso periodo.")).toHaveLength(2);
    await expect(part.getByText(/Casa di Bologna, .*2026\. Una può correggere l’altra/)).toBeVisible();
    await expect(part.getAllByRole("link", { name: /800.000.321/ })[0]).toHaveAttribute("href", "tel:800000321");
  },
};

export const OnePeriod: Story = { args: { groups: twice(["S-1"]), phone: undefined } };

/** Each card names its own twin, so that more than two periods are counted. */
export const ThreePeriods: Story = {
  name: "Three periods [BL-91]",
  args: { groups: twice(["S-1", "S-2", "S-3"]) },
  play: async ({ canvasElement }) => {
    const part = within(canvasElement);
    await expect(part.getByText("In 3 casi più bollette sono per lo stesso periodo.")).toBeVisible();
    await expect(part.getByRole("link", { name: "Vedi le bollette" })).toHaveAttribute("href", "#bollette");
  },
};
