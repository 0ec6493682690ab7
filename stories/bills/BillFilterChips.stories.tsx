import { BillFilterChips } from "@favilla/design-system/bills/BillFilterChips.tsx";
import { defaultBillFilter } from "@favilla/design-system/bills/billFilter.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { withForcedColors } from "../emulation.ts";
import { press } from "../realKeys.ts";

const meta = {
  title: "Bills/BillFilterChips",
  component: BillFilterChips,
  tags: ["!autodocs"],
  // The row scrolls up to the edges of a page with the usual gutter.
  decorators: [
    (Row) => (
      <div style={{ paddingInline: 16 }}>
        <Row />
      </div>
    ),
  ],
  args: { value: defaultBillFilter, toPay: 2, onChange: fn(), onMore: fn(), onMoreNear: fn() },
} satisfies Meta<typeof BillFilterChips>;

export default meta;
type Story = StoryObj<typeof meta>;

const Kept = (props: ComponentProps<typeof BillFilterChips>) => {
  const [value, setValue] = useState(props.value);
  return (
    <BillFilterChips
      {...props}
      value={value}
      onChange={(next) => {
        props.onChange(next);
        setValue(next);
      }}
    />
  );
};

export const Default: Story = {
  name: "Default [BL-05]",
  tags: ["pattern:toggle-button"],
  render: (args) => <Kept {...args} />,
  play: async ({ canvasElement, args }) => {
    const chips = within(within(canvasElement).getByRole("group", { name: "Filtri" }));
    const chip = (name: RegExp | string) => chips.getByRole("button", { name });
    await expect(chip("Tutte")).toHaveAttribute("aria-current", "true");
    await userEvent.click(chip(/^Da pagare/));
    const toPay = { ...defaultBillFilter, statuses: ["expiring", "expired"], payer: "customer" };
    await expect(args.onChange).toHaveBeenLastCalledWith(toPay);
    await userEvent.click(chip("Gas"));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...toPay, supplyTypes: ["gas"] });
    await expect(chip("Tutte")).toHaveAttribute("aria-current", "false");
    await userEvent.click(chip("Gas"));
    await userEvent.click(chip("Tutte"));
    await expect(args.onChange).toHaveBeenLastCalledWith(defaultBillFilter);
    chip("Altri filtri").focus();
    await expect(args.onMoreNear).toHaveBeenCalled();
    await press("{Enter}");
    await expect(args.onMore).toHaveBeenCalled();
  },
};

let comesLate: (list: { default: () => ReactNode }) => void = () => undefined;
const LateList = lazy(() => new Promise<{ default: () => ReactNode }>((come) => (comesLate = come)));

const BesideList = (props: ComponentProps<typeof BillFilterChips>) => {
  const [value, setValue] = useState(props.value);
  return (
    <>
      <BillFilterChips {...props} value={value} onChange={setValue} />
      <Suspense fallback="No list">{value === defaultBillFilter ? <p>Every bill</p> : <LateList />}</Suspense>
    </>
  );
};

/** A press is shown before the list that it asks for is drawn; until then the list stays. */
export const ShownBeforeTheList: Story = {
  name: "Shown before the list [BL-05]",
  render: (args) => <BesideList {...args} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole("button", { name: /^Da pagare/ }));
    await userEvent.click(page.getByRole("button", { name: "Gas" }));
    for (const name of [/^Da pagare/, "Gas"]) await expect(page.getByRole("button", { name })).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByRole("button", { name: "Altri filtri, 2 filtri attivi" })).toBeVisible();
    await expect(page.getByText("Every bill")).toBeVisible();
    comesLate({ default: () => <p>Bills to pay</p> });
    await expect(await page.findByText("Bills to pay")).toBeVisible();
    await expect(page.queryByText("Every bill")).toBeNull();
    await expect(page.getByRole("button", { name: "Gas" })).toHaveAttribute("aria-pressed", "true");
  },
};

export const Chosen: Story = {
  args: { value: { ...defaultBillFilter, statuses: ["expiring", "expired"], payer: "customer", totalFrom: 20 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button", { name: "Altri filtri, 2 filtri attivi" })).toBeVisible();
    await expect(within(canvasElement).getByRole("button", { name: /^Da pagare/ })).toHaveAttribute("aria-pressed", "true");
  },
};
/** In forced colours the words of a chosen chip are not drawn on a ground of their own, which has their colour. */
export const ForcedColors: Story = {
  play: ({ canvasElement }) =>
    withForcedColors(async () => {
      const chosen = getComputedStyle(within(canvasElement).getByRole("button", { name: "Tutte" }));
      await expect(chosen.forcedColorAdjust).toBe("none");
      await expect(chosen.color).not.toBe(chosen.backgroundColor);
    }),
};
export const NothingToPay: Story = { args: { toPay: 0 } };
/** Bills that are debited have a chip and a count of their own, if there are some. */
export const WithDebits: Story = {
  name: "With debits [BL-64]",
  args: { chips: ["toPay", "debited", "light", "gas"], debited: 1 },
  render: (args) => <Kept {...args} />,
  play: async ({ canvasElement, args }) => {
    const chip = (name: RegExp) => within(canvasElement).getByRole("button", { name });
    await userEvent.click(chip(/^Da pagare ?2$/));
    await userEvent.click(chip(/^Addebito ?1$/));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...defaultBillFilter, statuses: ["expiring", "expired"], payer: "debit" });
    await expect(chip(/^Da pagare/)).toHaveAttribute("aria-pressed", "false");
    await expect(chip(/^Addebito/)).toHaveAttribute("aria-pressed", "true");
  },
};
/** A page with filters that the value does not have, such as the supply of a statement. */
export const OtherFilters: Story = {
  args: { others: 1, allLabel: "Tutti" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button", { name: "Tutti" })).toHaveAttribute("aria-current", "false");
    await expect(within(canvasElement).getByRole("button", { name: "Altri filtri, un filtro attivo" })).toBeVisible();
  },
};
export const Loading: Story = { args: { loadingMore: true } };
/** On a phone the chips scroll below the button at the end, which stays; a chip that gets focus by key comes into view whole. */
export const Phone: Story = {
  name: "On a phone [DS-97]",
  globals: { viewport: { value: "phone" } },
  args: { chips: ["toPay", "debited", "light", "gas"], debited: 1 },
  play: async ({ canvasElement }) => {
    const chips = within(canvasElement);
    const more = chips.getByRole("button", { name: "Altri filtri" });
    const before = more.getBoundingClientRect();
    await expect(before.right).toBeLessThanOrEqual(window.innerWidth - 16);
    await expect([before.width, before.height]).toEqual([48, 44]);
    const gas = chips.getByRole("button", { name: "Gas" });
    await expect(gas.getBoundingClientRect().right).toBeGreaterThan(before.left);
    chips.getByRole("button", { name: "Luce" }).focus();
    await press("{Tab}");
    await expect(gas).toHaveFocus();
    await expect(gas.getBoundingClientRect().right).toBeLessThanOrEqual(before.left - 8);
    await expect(more.getBoundingClientRect().left).toBe(before.left);
  },
};
export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};
