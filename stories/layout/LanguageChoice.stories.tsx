import { LanguageChoice } from "@favilla/design-system/layout/LanguageChoice.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { useControlled } from "../forms/useControlled.ts";

const meta = {
  title: "Layout/LanguageChoice",
  component: LanguageChoice,
  tags: ["!autodocs"],
  args: {
    languages: [
      { code: "it", name: "Italiano" },
      { code: "en", name: "English" },
      { code: "de", name: "Deutsch" },
    ],
    value: "it",
    onChange: fn(),
  },
  render: function Live(args) {
    return <LanguageChoice {...args} {...useControlled(args)} />;
  },
} satisfies Meta<typeof LanguageChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Languages: Story = {
  name: "Each by its own name [CH-26]",
  tags: ["pattern:button"],
  play: async ({ args, canvasElement }) => {
    const list = within(within(canvasElement).getByRole("list", { name: "Lingua" }));
    await expect(list.getByRole("button", { current: true })).toHaveTextContent("Italiano");
    const german = list.getByRole("button", { name: "Deutsch" });
    await expect(german).toHaveAttribute("lang", "de");
    await userEvent.click(german);
    await expect(args.onChange).toHaveBeenCalledWith("de");
    await expect(list.getByRole("button", { current: true })).toBe(german);
  },
};

export const Pending: Story = {
  args: { pending: "de" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button", { name: "Deutsch" })).toHaveAttribute("aria-busy", "true");
  },
};

export const Failed: Story = {
  name: "A language that did not load [CH-27]",
  args: { error: "Non riusciamo a caricare «Deutsch»: la pagina resta in italiano. Controlla la connessione e riprova." },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("alert")).toHaveTextContent("resta in italiano");
  },
};

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: {
    languages: [
      { code: "it", name: "Italiano (Italia e Svizzera italiana)" },
      { code: "de", name: "Deutsch für Südtirol und Österreich" },
      { code: "lld", name: "Ladin dla Val Badia y Gherdëina" },
    ],
  },
};

export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  play: async ({ args, canvasElement }) => {
    for (const button of within(canvasElement).getAllByRole("button")) {
      await userEvent.tab();
      await expect(button).toHaveFocus();
    }
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith("de");
  },
};

export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } };
