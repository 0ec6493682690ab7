import { Footer } from "@favilla/design-system/layout/Footer.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { policies } from "./sample.tsx";

const meta = {
  title: "Layout/Footer",
  component: Footer,
  tags: ["!autodocs"],
  args: { links: policies },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Policies: Story = {
  name: "Privacy and cookies [CH-08]",
  tags: ["pattern:link"],
  play: async ({ canvasElement }) => {
    const footer = within(within(canvasElement).getByRole("contentinfo"));
    await expect(footer.getByRole("link", { name: "Informativa privacy" })).toHaveAttribute("href", "#privacy");
    await expect(footer.getByRole("link", { name: "Cookie policy" })).toHaveAttribute("href", "#cookie");
  },
};

export const WithCompany: Story = {
  tags: ["pattern:link"],
  args: { children: "Favilla S.p.A. · Via Fittizia 8, Bologna · P. IVA 00000000000" },
};

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: {
    links: [...policies, { label: "Dichiarazione di accessibilità e modulo per le segnalazioni", href: "#accessibilita" }],
    children: "Favilla S.p.A. · Via Fittizia 8, Bologna · P. IVA 00000000000",
  },
};

export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  play: async ({ canvasElement }) => {
    for (const link of within(canvasElement).getAllByRole("link")) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
  },
};

export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } };
