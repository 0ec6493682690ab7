import { PayBar, samePeriodCounts } from "@favilla/design-system/bills/PayBar.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { press } from "../realKeys.ts";

const meta = {
  title: "Bills/PayBar",
  component: PayBar,
  argTypes: { samePeriod: { control: "select", options: samePeriodCounts } },
  tags: ["!autodocs"],
  args: { count: 2, total: 132.64, onPay: fn() },
} satisfies Meta<typeof PayBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Default [BL-41]",
  tags: ["pattern:button"],
  play: async ({ canvasElement, args }) => {
    const bar = within(within(canvasElement).getByRole("region", { name: "Da pagare" }));
    await expect(bar.getByText("Paghi tu, 2 bollette")).toBeVisible();
    await expect(bar.getByText("132,64 €")).toBeVisible();
    await press("{Tab}");
    await press("{Enter}");
    await expect(args.onPay).toHaveBeenCalled();
  },
};

export const One: Story = {
  args: { count: 1, total: 33.58 },
  play: async ({ canvasElement }) => expect(within(canvasElement).getByText("Paghi tu, una bolletta")).toBeVisible(),
};

/** All bills, or some of them, are for one period. */
export const SamePeriod: Story = {
  name: "Bills for the same period [BL-62]",
  args: { samePeriod: "all" },
  play: async ({ canvasElement }) => expect(within(canvasElement).getByText("2 bollette, stesso periodo")).toBeVisible(),
};
export const SomeSamePeriod: Story = {
  args: { count: 5, samePeriod: "some" },
  play: async ({ canvasElement }) => expect(within(canvasElement).getByText("5 bollette, alcune dello stesso periodo")).toBeVisible(),
};
/** Long words, as in German, wrap in their column: the button stays at the end of the row. */
export const LongWords: Story = {
  name: "Long words [BL-101]",
  args: { count: 1234, samePeriod: "some" },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const [text, button] = [within(canvasElement).getByRole("paragraph"), within(canvasElement).getByRole("button")];
    await expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(button.getBoundingClientRect().left);
  },
};
export const UnknownTotal: Story = { args: { total: null } };
export const Loading: Story = { args: { loading: true } };
export const Large: Story = { args: { count: 240, total: 1234567.89 }, globals: { viewport: { value: "narrow" } } };

/** An element that takes focus by Tab is never under the bar. */
export const NothingBehind: Story = {
  name: "Focus is never behind it [BL-41]",
  globals: { viewport: { value: "phone" } },
  decorators: [
    (Bar) => (
      // Storybook sets the padding of the body, in which a site's page ends above the bar.
      <div style={{ paddingBlockEnd: "6.5rem" }}>
        {Array.from({ length: 40 }, (_, index) => (
          <p key={String(index)}>
            <button type="button">Bolletta {index + 1}</button>
          </p>
        ))}
        <Bar />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const top = within(canvasElement).getByRole("region").getBoundingClientRect().top;
    for (let index = 0; index < 40; index++) {
      await press("{Tab}");
      const focused = document.activeElement as HTMLElement;
      await waitFor(() => expect(focused.getBoundingClientRect().bottom).toBeLessThanOrEqual(top));
    }
  },
};
