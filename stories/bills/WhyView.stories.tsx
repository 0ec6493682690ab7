import { WhyView } from "@favilla/design-system/bills/WhyView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { empty, failure, loaded, loading } from "../layout/page.tsx";
import { autumn, autumnBefore, summer } from "./whySample.ts";

const meta = {
  title: "Bills/WhyView",
  component: WhyView,
  tags: ["!autodocs"],
  args: { load: loaded({ bill: autumn, previous: summer, lastYear: autumnBefore, isFirst: false }) },
} satisfies Meta<typeof WhyView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Loaded [BL-34]",
  tags: ["pattern:table", "pattern:radio-group"],
  play: async ({ canvasElement }) => expect(within(canvasElement).getAllByRole("listitem").length).toBeGreaterThan(3),
};

export const FirstBill: Story = { args: { load: loaded({ bill: autumn, previous: null, lastYear: null, isFirst: true }) } };

export const Loading: Story = { tags: ["pattern:busy"], args: { load: loading } };

/** The bill itself is there: only the comparison is missing. */
export const Failed: Story = {
  args: { load: failure },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("Il confronto non è arrivato");
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Riprova" }));
    await expect(failure.retry).toHaveBeenCalled();
  },
};

export const Nothing: Story = {
  args: { load: empty },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent(/^$/),
};
