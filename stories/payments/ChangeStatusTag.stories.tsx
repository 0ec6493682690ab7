import { ChangeStatusTag } from "@favilla/design-system/payments/ChangeStatusTag.tsx";
import { changeStatuses } from "@favilla/design-system/payments/paymentTerm.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

const meta = {
  title: "Payments/ChangeStatusTag",
  component: ChangeStatusTag,
  argTypes: { status: { control: "select", options: changeStatuses } },
  tags: ["!autodocs"],
  args: { status: "Inserted" },
} satisfies Meta<typeof ChangeStatusTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Statuses: Story = {
  name: "Statuses [PM-17] [RQ-10]",
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 12 }}>
      {changeStatuses.map((status) => (
        <ChangeStatusTag key={status} status={status} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const word of ["Ricevuta", "In lavorazione", "Fatta", "Non riuscita"]) {
      await expect(within(canvasElement).getByText(word)).toBeVisible();
    }
  },
};

/** An unknown status, and names of standard object properties. */
export const Unknown: Story = {
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 12 }}>
      <ChangeStatusTag status="Suspended" />
      <ChangeStatusTag status="constructor" />
      <ChangeStatusTag status="" />
    </div>
  ),
  play: async ({ canvasElement }) => expect(within(canvasElement).getAllByText("Da verificare")).toHaveLength(3),
};
