import { ResidencePanel } from "@favilla/design-system/account/ResidencePanel.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { press } from "../realKeys.ts";
import { fits, longWord, supportPhone } from "./sample.ts";

const meta = {
  title: "Account/ResidencePanel",
  component: ResidencePanel,
  tags: ["!autodocs"],
  args: {
    supportPhone,
    residence: {
      toponym: "Via",
      address: "Fittizia",
      civicNumber: "8",
      staircase: null,
      floor: "2",
      internal: "5",
      postalCode: "40121",
      city: "Bologna",
      province: "BO",
      country: "Italia",
    },
  },
} satisfies Meta<typeof ResidencePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Every field [PF-05, PF-08]",
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("dt")).toHaveLength(10);
    await expect(within(canvasElement).getAllByText("non disponibile")).toHaveLength(1);
    await expect(within(canvasElement).queryByRole("textbox")).toBeNull();
  },
};

/** Changes are requested by phone, with a link to call. */
export const Keyboard: Story = {
  name: "Keyboard [DS-03, PF-05]",
  play: async ({ canvasElement }) => {
    await press("{Tab}");
    const phone = within(canvasElement).getByRole("link", { name: /800\s000\s123/ });
    await expect(phone).toHaveFocus();
    await expect(phone).toHaveAttribute("href", "tel:800000123");
  },
};

export const Missing: Story = {
  args: { residence: {}, supportPhone: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText("non disponibile")).toHaveLength(10);
    await expect(canvasElement).toHaveTextContent("chiama l’assistenza");
  },
};

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { residence: { address: longWord, city: "<i>Bologna</i>", civicNumber: " " } },
  play: fits,
};
