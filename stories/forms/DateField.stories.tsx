import { DateField } from "@favilla/design-system/forms/DateField.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, spyOn, userEvent, within } from "storybook/test";
import { press } from "../realKeys.ts";
import { useControlled } from "./useControlled.ts";

const meta = {
  title: "Forms/DateField",
  component: DateField,
  tags: ["!autodocs"],
  args: { label: "Scadenza dal", value: null as string | null, onChange: fn() },
  render: function Controlled(args) {
    return <DateField {...args} {...useControlled(args)} />;
  },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

const input = (canvasElement: HTMLElement) => within(canvasElement).getByRole("textbox");
const button = (canvasElement: HTMLElement) => within(canvasElement).getByRole("button");

const typeAndLeave = async (canvasElement: HTMLElement, text: string) => {
  await userEvent.clear(input(canvasElement));
  await userEvent.type(input(canvasElement), text);
  await userEvent.tab();
};

export const Empty: Story = {
  tags: ["pattern:text-field", "pattern:button"],
  play: async ({ canvasElement }) => {
    await expect(input(canvasElement)).toHaveAccessibleDescription("GG/MM/AAAA");
    await expect(input(canvasElement)).toHaveAttribute("inputmode", "numeric");
  },
};

export const Filled: Story = {
  args: { value: "2026-11-27" },
  play: async ({ canvasElement }) => {
    await expect(input(canvasElement)).toHaveValue("27/11/2026");
  },
};

export const Optional: Story = { args: { optional: true } };

/** Slashes come by themselves at the end of the text, and never get in the way of deleting or of writing in the middle. */
export const Typing: Story = {
  name: "Typing [CS-11]",
  play: async ({ canvasElement, args }) => {
    await press("{Tab}2711");
    await expect(input(canvasElement)).toHaveValue("27/11");
    await press("20");
    await expect(args.onChange).toHaveBeenLastCalledWith(null, "Scrivi la data come 27/11/2026.");
    await press("26");
    await expect(input(canvasElement)).toHaveValue("27/11/2026");
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-11-27", undefined);
    await press("{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}");
    await expect(input(canvasElement)).toHaveValue("27/11");
    await press("{Home}{Delete}3");
    await expect(input(canvasElement)).toHaveValue("37/11");
  },
};

/** Pasted dates are understood in any usual form. */
export const Paste: Story = {
  name: "Paste [CS-11]",
  play: async ({ canvasElement, args }) => {
    for (const text of ["2026-11-27", "27/11/26", "27-11-2026", "27.11.2026", "27112026"]) {
      await userEvent.clear(input(canvasElement));
      await userEvent.paste(text);
      await expect(input(canvasElement)).toHaveValue("27/11/2026");
      await expect(args.onChange).toHaveBeenLastCalledWith("2026-11-27", undefined);
    }
  },
};

/** Each impossible date says what is wrong with it and stays as it was typed. */
export const Impossible: Story = {
  name: "Impossible dates [CS-11]",
  play: async ({ canvasElement, args }) => {
    const messages = [
      ["32/13/2026", "I mesi vanno da 01 a 12: scrivi la data come 27/11/2026."],
      ["31/11/2026", "Il giorno 31 non c’è: novembre 2026 ha 30 giorni."],
      ["29/02/2027", "Il giorno 29 non c’è: febbraio 2027 ha 28 giorni."],
      ["27/11/1826", "Scrivi un anno dal 1900 in poi, con quattro cifre."],
      ["domani", "Scrivi la data come 27/11/2026."],
    ] as const;
    for (const [text, message] of messages) {
      await typeAndLeave(canvasElement, text);
      await expect(input(canvasElement)).toHaveValue(text);
      await expect(input(canvasElement)).toBeInvalid();
      await expect(input(canvasElement)).toHaveAccessibleDescription(`GG/MM/AAAA ${message}`);
      await expect(args.onChange).toHaveBeenLastCalledWith(null, message);
    }
    await typeAndLeave(canvasElement, "29/02/2028");
    await expect(input(canvasElement)).not.toBeInvalid();
    await typeAndLeave(canvasElement, "31/11/2026");
  },
};

export const Limits: Story = {
  args: { min: "2025-01-01", max: "2026-12-31" },
  play: async ({ canvasElement }) => {
    await typeAndLeave(canvasElement, "31/12/2024");
    await expect(input(canvasElement)).toHaveAccessibleDescription("GG/MM/AAAA Scrivi una data dal 01/01/2025 in poi.");
    await typeAndLeave(canvasElement, "01/01/2027");
    await expect(input(canvasElement)).toHaveAccessibleDescription("GG/MM/AAAA Scrivi una data fino al 31/12/2026.");
  },
};

/** Tab reaches the field, then the calendar button; Enter opens the platform's calendar, whose date is written into the field. */
export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  play: async ({ canvasElement, args }) => {
    const showPicker = spyOn(HTMLInputElement.prototype, "showPicker").mockReturnValue();
    await press("{Tab}");
    await expect(input(canvasElement)).toHaveFocus();
    await press("1/2/26{Enter}");
    await expect(input(canvasElement)).toHaveValue("01/02/2026");
    await press("{Tab}");
    await expect(button(canvasElement)).toHaveFocus();
    await expect(button(canvasElement)).toHaveAccessibleName("Apri il calendario: Scadenza dal");
    await press("{Enter}");
    await expect(showPicker).toHaveBeenCalledOnce();
    const native = showPicker.mock.contexts[0];
    if (!(native instanceof HTMLInputElement)) throw new Error("The picker belongs to no input");
    await expect(native).toHaveValue("2026-02-01");
    fireEvent.change(native, { target: { value: "2026-11-27" } });
    await expect(input(canvasElement)).toHaveValue("27/11/2026");
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-11-27", undefined);
    showPicker.mockRestore();
  },
};

export const Invalid: Story = {
  name: "Error",
  tags: ["pattern:text-field"],
  args: { value: "2026-11-27", error: "Scrivi una data che venga prima di quella in «al»." },
};
export const Disabled: Story = { tags: ["pattern:text-field"], args: { value: "2026-11-27", disabled: true } };

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: {
    label: "Giorno da cui vuoi che l’addebito sul conto corrente sia attivo per questa fornitura",
    hint: "GG/MM/AAAA. Di solito bastano cinque giorni lavorativi dalla conferma della tua banca.",
    optional: true,
    error: "La prima bolletta utile è quella di gennaio: scrivi una data dal 01/01/2027 in poi.",
  },
};

export const Hover: Story = { parameters: { pseudo: { hover: "input[type=text]" } } };
export const Focus: Story = { parameters: { pseudo: { focusVisible: "input[type=text]" } } };
