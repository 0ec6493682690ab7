import { headingLevels } from "@favilla/design-system/text/headingLevel.ts";
import { VoucherCard } from "@favilla/design-system/vouchers/VoucherCard.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, waitFor, within } from "storybook/test";
import { press } from "../realKeys.ts";
import { friend, old, used, welcome } from "./sample.ts";

const meta = {
  title: "Vouchers/VoucherCard",
  component: VoucherCard,
  argTypes: { headingLevel: { control: "select", options: headingLevels } },
  tags: ["!autodocs"],
  args: welcome,
  decorators: [
    (Card) => (
      <div style={{ maxInlineSize: 400 }}>
        <Card />
      </div>
    ),
  ],
} satisfies Meta<typeof VoucherCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Tab reaches its only link, whose name says which voucher it opens. */
export const Default: Story = {
  name: "Default [DS-03]",
  tags: ["pattern:link"],
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    await expect(card.getByText("Valido fino al 28 febbraio 2027")).toBeVisible();
    await expect(card.getByText("20,00 €", { normalizer: (text) => text.replace("\u00a0", " ") })).toBeVisible();
    await press("{Tab}");
    await expect(card.getByRole("link", { name: "Vedi il buono: Benvenuto in Favilla" })).toHaveFocus();
  },
};

export const WithoutLogo: Story = { args: friend };
export const Expired: Story = {
  tags: ["pattern:link"],
  args: old,
  play: async ({ canvasElement }) => expect(within(canvasElement).getByText("Scaduto il 30 settembre 2026")).toBeVisible(),
};
/** The last valid day of a used voucher is not shown. */
export const Used: Story = {
  args: used,
  play: async ({ canvasElement }) => expect(within(canvasElement).queryByText(/fino al/)).toBeNull(),
};

/** A logo that does not load is replaced by a gift icon. */
export const BrokenLogo: Story = {
  play: async ({ canvasElement }) => {
    fireEvent.error(canvasElement.querySelector("img") as HTMLElement);
    await waitFor(() => expect(canvasElement.querySelector("img")).toBeNull());
  },
};

export const NothingKnown: Story = {
  args: { ...welcome, amount: null, status: "Lost", validityEndDate: "0001-01-01T00:00:00.000Z", commodityName: null, image: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("–")).toBeVisible();
    await expect(within(canvasElement).queryByText(/Valido/)).toBeNull();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { promoName: "Benvenuto nella grande famiglia dei clienti con luce e gas insiemissimamente", amount: 1234567.89 },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};

export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } };
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
