import { ToPayPanel } from "@favilla/design-system/bills/ToPayPanel.tsx";
import { headingLevels } from "@favilla/design-system/text/headingLevel.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { enlarged } from "../emulation.ts";
import { press } from "../realKeys.ts";

const meta = {
  title: "Bills/ToPayPanel",
  component: ToPayPanel,
  argTypes: { headingLevel: { control: "select", options: headingLevels } },
  tags: ["!autodocs"],
  args: { total: 132.64, days: ["2026-11-03", "2026-11-28"], href: "#come-pagare", headingLevel: 2 },
  parameters: { today: "2026-11-22" },
} satisfies Meta<typeof ToPayPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "phone" } };

/** The amount stands within the first 150 px of the panel, 40 px high. */
export const Overdue: Story = {
  name: "One bill of two is overdue [HM-10]",
  tags: ["pattern:link"],
  globals: phone,
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement).getByRole("region", { name: "Da pagare" });
    const amount = within(panel).getByText(/132,64/);
    await expect(getComputedStyle(amount).fontSize).toBe("40px");
    await expect(panel).toHaveTextContent(/2 bollette, una è scaduta da 19.giorni/);
    await expect(within(panel).getByRole("link", { name: "Vedi come pagare" })).toHaveAttribute("href", "#come-pagare");
  },
};

export const Soon: Story = { args: { total: 99.06, days: ["2026-11-28"] } };
export const SamePeriod: Story = {
  name: "All bills are for one period [HM-31]",
  globals: phone,
  args: { total: 151.4, days: ["2026-12-12", "2026-12-21"], samePeriod: true },
  play: async ({ canvasElement }) =>
    expect(within(canvasElement).getByRole("region", { name: "Da pagare" })).toHaveTextContent(/2 bollette, forse una corregge l’altra/),
};

export const UnknownAmount: Story = { args: { total: null, days: [null] } };

export const LongText: Story = {
  name: "A million at 320 px with large text [DS-05]",
  globals: { viewport: { value: "narrow" } },
  args: { total: 1_234_567.89 },
  decorators: [
    (Story) => (
      <>
        <style data-story>{enlarged}</style>
        <Story />
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    const amount = within(canvasElement).getByText(/1\.234\.567,89/);
    await waitFor(() => expect(amount.scrollWidth).toBeLessThanOrEqual(amount.clientWidth));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  play: async ({ canvasElement }) => {
    await press("{Tab}");
    await expect(within(canvasElement).getByRole("link")).toHaveFocus();
  },
};

export const Hover: Story = { parameters: { pseudo: { hover: "a" } } };
export const Focus: Story = { parameters: { pseudo: { focusVisible: "a" } } };
