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
      staircase: "B",
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
  name: "Every field, as on an envelope [PF-05, PF-08, PF-22]",
  play: async ({ canvasElement }) => {
    const address = "Via Fittizia 8\nscala B, piano 2, interno 5\n40121 Bologna (BO)\nItalia";
    await expect(canvasElement.querySelector("dd")?.innerText.trim()).toBe(address);
    await expect(within(canvasElement).getByRole("button", { name: "Copia l’indirizzo" })).toBeVisible();
    await expect(within(canvasElement).queryByRole("textbox")).toBeNull();
  },
};

/** Changes are requested by phone, with a link to call. */
export const Keyboard: Story = {
  name: "Keyboard [DS-03, PF-05]",
  play: async ({ canvasElement }) => {
    await press("{Tab}");
    await expect(within(canvasElement).getByRole("button", { name: "Copia l’indirizzo" })).toHaveFocus();
    await press("{Tab}");
    const phone = within(canvasElement).getByRole("link", { name: /800\s000\s123/ });
    await expect(phone).toHaveFocus();
    await expect(phone).toHaveAttribute("href", "tel:800000123");
  },
};

/** Missing fields are left out, with their words and brackets. */
export const Partly: Story = {
  name: "Some fields [PF-22]",
  args: { residence: { address: "Fittizia", civicNumber: "12/bis-A", floor: " ", city: "Bologna" } },
  play: async ({ canvasElement }) => expect(canvasElement.querySelector("dd")?.innerText.trim()).toBe("Fittizia 12/bis-A\nBologna"),
};

export const Discreet: Story = {
  name: "Not copied in discreet mode [PF-22]",
  globals: { discreet: "on" },
  play: async ({ canvasElement }) => expect(within(canvasElement).queryByRole("button")).toBeNull(),
};

export const Missing: Story = {
  args: { residence: {}, supportPhone: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("non disponibile")).toBeVisible();
    await expect(within(canvasElement).queryByRole("button")).toBeNull();
    await expect(canvasElement).toHaveTextContent("chiama l’assistenza");
  },
};

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { residence: { address: longWord, city: "<i>Bologna</i>", civicNumber: " " } },
  play: fits,
};
