import { SupplyCarousel } from "@favilla/design-system/supplies/SupplyCarousel.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { press } from "../realKeys.ts";
import { cards } from "./sample.tsx";

const meta = {
  title: "Supplies/SupplyCarousel",
  component: SupplyCarousel,
  tags: ["!autodocs"],
  args: { label: "Le tue forniture attive", children: cards },
} satisfies Meta<typeof SupplyCarousel>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "phone" } };

/** A grid without buttons from 640 px on. */
export const Grid: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("article")).toHaveLength(3);
    await expect(within(canvasElement).queryByRole("button")).toBeNull();
  },
};

/** The buttons move by one card, keep focus, and stop at the ends; the visible range is announced. */
export const Phone: Story = {
  name: "Phone, keyboard [DS-03]",
  tags: ["pattern:carousel"],
  globals: phone,
  play: async ({ canvasElement }) => {
    const carousel = within(canvasElement);
    const group = await carousel.findByRole("group", { name: "Le tue forniture attive" });
    const row = within(group).getByRole("list");
    const next = carousel.getByRole("button", { name: "Fornitura successiva" });
    const previous = carousel.getByRole("button", { name: "Fornitura precedente" });
    await expect(previous).toHaveAttribute("aria-disabled", "true");
    next.focus();
    await press("{Enter}");
    await waitFor(() => expect(carousel.getByRole("status")).toHaveTextContent("2 di 3"));
    await press(" ");
    await waitFor(() => expect(carousel.getByRole("status")).toHaveTextContent("3 di 3"));
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute("aria-disabled", "true");
    previous.focus();
    await press("{Enter}");
    await waitFor(() => expect(carousel.getByRole("status")).toHaveTextContent("2 di 3"));
    carousel.getByRole("link", { name: /Casa di Bologna/ }).focus();
    await waitFor(() => expect(row.scrollLeft).toBe(0));
  },
};

export const PhoneOne: Story = {
  globals: phone,
  args: { children: cards.slice(0, 1) },
  play: async ({ canvasElement }) => expect(within(canvasElement).queryByRole("button")).toBeNull(),
};

export const Narrow: Story = {
  tags: ["pattern:carousel"],
  globals: { viewport: { value: "narrow" } },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};
