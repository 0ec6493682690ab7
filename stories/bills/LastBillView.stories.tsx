import type { Bill } from "@favilla/design-system/bills/bill.ts";
import { LastBillView } from "@favilla/design-system/bills/LastBillView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { failure, loaded, loading } from "../layout/page.tsx";
import { bills } from "./pageSample.tsx";

const [sample] = bills;
const last: Bill = { ...(sample as Bill), paymentType: "Bollettino", expiryDate: "2026-11-26" };

const meta = {
  title: "Bills/LastBillView",
  component: LastBillView,
  tags: ["!autodocs"],
  args: { load: loaded({ last }), payHrefOf: ({ id }) => `#paga-${id}` },
  parameters: { today: "2026-11-20" },
} satisfies Meta<typeof LastBillView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "To pay [SU-17]",
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("Scade tra 6 giorni")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Come pagare" })).toHaveAttribute("href", "#paga-1");
  },
};

/** The next instalment, which the customer pays. */
export const Instalments: Story = {
  name: "Instalments [BL-86]",
  args: {
    load: loaded({
      last: {
        ...last,
        rates: [
          { number: 1, amount: 36.09, expiryDate: "2026-10-26", paymentDate: "2026-10-20" },
          { number: 2, amount: 36.1, expiryDate: "2026-11-26", paymentDate: null },
        ],
      },
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/36,10\s€/);
    await expect(canvasElement).toHaveTextContent("Rata 2 di 2");
  },
};

/** A debited bill has no way to pay. */
export const Debited: Story = {
  name: "Debited [BL-39]",
  args: { load: loaded({ last: { ...last, paymentType: "Rid" } }) },
  play: async ({ canvasElement }) => expect(within(canvasElement).queryByRole("link")).toBeNull(),
};

export const Paid: Story = {
  args: { load: loaded({ last: { ...last, paymentDate: "2026-10-04" } }) },
  play: async ({ canvasElement }) => expect(within(canvasElement).getByText("Pagata il 4 ott")).toBeVisible(),
};

export const None: Story = {
  args: { load: loaded({ last: undefined }) },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent(/^$/),
};

export const Loading: Story = { tags: ["pattern:busy"], args: { load: loading } };

/** The list of bills, one press away, says what failed. */
export const Failed: Story = {
  args: { load: failure },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent(/^$/),
};
