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
/** A used voucher has the day of its use in place of its validity, and a quiet amount. */
export const Used: Story = {
  name: "Used [VC-33]",
  args: used,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/fino al/)).toBeNull();
    await expect(within(canvasElement).getByText("Usato il 17 novembre 2026")).toBeVisible();
  },
};

/** A voucher that ends within 30 days says so in place of "Valido"; its last day stays. */
export const EndsSoon: Story = {
  name: "Ends tomorrow [VC-31]",
  args: { validityEndDate: "2026-11-28" },
  parameters: { today: "2026-11-27" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Scade domani").closest("[data-tone]")).toHaveAttribute("data-tone", "warning");
    await expect(within(canvasElement).getByText("Valido fino al 28 novembre 2026")).toBeVisible();
    await expect(within(canvasElement).queryByText("Valido")).toBeNull();
  },
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
