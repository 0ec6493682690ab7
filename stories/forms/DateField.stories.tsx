import { Button } from "@favilla/design-system/actions/Button.tsx";
import { DateField } from "@favilla/design-system/forms/DateField.tsx";
import { Drawer } from "@favilla/design-system/overlays/Drawer.tsx";
import { textFieldTester } from "@favilla/design-system/testing/index.ts";
import { FavillaProvider } from "@favilla/design-system/theme/FavillaProvider.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { press } from "../realKeys.ts";
import { rightToLeft } from "../rightToLeft.tsx";
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
const button = (canvasElement: HTMLElement) => within(canvasElement).getByRole("button", { name: /^Apri il calendario/ });

const typeAndLeave = async (canvasElement: HTMLElement, text: string) => {
  await userEvent.clear(input(canvasElement));
  await userEvent.type(input(canvasElement), text);
  await userEvent.tab();
};

export const Empty: Story = {
  tags: ["pattern:text-field", "pattern:button", "pattern:date-picker"],
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

/** A tester finds it by its label alone. */
export const Optional: Story = {
  args: { optional: "feminine" },
  play: async ({ canvasElement }) => {
    await expect(input(canvasElement)).toHaveAccessibleName("Scadenza dal (facoltativa)");
    await textFieldTester(userEvent, canvasElement, "Scadenza dal").fill("27/11/2026");
    await expect(input(canvasElement)).toHaveValue("27/11/2026");
  },
};

/** Timestamps from servers are accepted; an invalid limit is ignored. */
export const Timestamps: Story = {
  args: { value: "2026-11-03T00:00:00", min: "2026-01-01T00:00:00", max: "2026-02-30" },
  play: async ({ canvasElement }) => {
    await expect(input(canvasElement)).toHaveValue("03/11/2026");
    await typeAndLeave(canvasElement, "01/01/2026");
    await expect(input(canvasElement)).toBeValid();
    await typeAndLeave(canvasElement, "31/12/2025");
    await expect(input(canvasElement)).toHaveAccessibleDescription("GG/MM/AAAA Scrivi una data dal 01/01/2026 in poi.");
  },
};

/** Slashes are inserted at the end of the text. They do not disturb deleting or typing in the middle. */
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

/** Pasted dates are accepted in every usual format. */
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

/** Each impossible date shows its problem and is kept as typed. */
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

const days = (canvasElement: HTMLElement) => within(canvasElement).findByRole("dialog", { name: "Calendario: Scadenza dal" });
const openCalendar = async (canvasElement: HTMLElement) => {
  await userEvent.click(button(canvasElement));
  return days(canvasElement);
};
const title = (canvasElement: HTMLElement) => within(canvasElement).getByRole("dialog").querySelector("p");
const closed = (canvasElement: HTMLElement) => waitFor(() => expect(within(canvasElement).queryByRole("dialog")).not.toBeInTheDocument());
const focusedDay = (name: string) => waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));

/** Two time zones whose days always differ: the calendar begins with the day of the provider's, whatever the browser's is. */
const farZones = ["Pacific/Kiritimati", "Pacific/Pago_Pago"];

export const TodayOfTheRegion: Story = {
  name: "Today of the region [DS-28]",
  render: (args) => (
    <>
      {farZones.map((timeZone) => (
        <FavillaProvider key={timeZone} timeZone={timeZone}>
          <DateField {...args} label={timeZone} />
        </FavillaProvider>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    for (const timeZone of farZones) {
      await userEvent.click(within(canvasElement).getByRole("button", { name: `Apri il calendario: ${timeZone}` }));
      const calendar = await within(canvasElement).findByRole("dialog", { name: `Calendario: ${timeZone}` });
      const day = new Intl.DateTimeFormat("it", { timeZone, day: "numeric" }).format(new Date());
      await waitFor(() => expect(document.activeElement).toHaveTextContent(new RegExp(`^${day}$`)));
      await expect(calendar.querySelector("[data-today]")).toHaveTextContent(new RegExp(`^${day}$`));
      await press("{Escape}");
    }
  },
};

/** The calendar is loaded when it is first opened; it shows the selected day and another one can be selected. */
export const Calendar: Story = {
  name: "Calendar [DS-03]",
  args: { value: "2020-11-27" },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: "32rem", maxInlineSize: "24rem" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement, args }) => {
    const calendar = await openCalendar(canvasElement);
    await expect(button(canvasElement)).toHaveAttribute("aria-expanded", "true");
    await expect(title(canvasElement)).toHaveTextContent("novembre 2020");
    await expect(within(calendar).getByRole("gridcell", { selected: true })).toHaveTextContent("27");
    await userEvent.click(within(calendar).getByRole("button", { name: "Mese successivo" }));
    await expect(title(canvasElement)).toHaveTextContent("dicembre 2020");
    await userEvent.click(within(calendar).getByRole("button", { name: /^martedì 8 dicembre 2020/ }));
    await closed(canvasElement);
    await expect(input(canvasElement)).toHaveValue("08/12/2020");
    await expect(args.onChange).toHaveBeenLastCalledWith("2020-12-08", undefined);
    await expect(button(canvasElement)).toHaveFocus();
    await openCalendar(canvasElement);
  },
};

/** Tab reaches the field, then the calendar button; the keys of the APG's date picker move, select and close. */
export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  play: async ({ canvasElement, args }) => {
    await press("{Tab}");
    await expect(input(canvasElement)).toHaveFocus();
    await press("1/2/26{Enter}");
    await expect(input(canvasElement)).toHaveValue("01/02/2026");
    await press("{Tab}");
    await expect(button(canvasElement)).toHaveFocus();
    await expect(button(canvasElement)).toHaveAccessibleName("Apri il calendario: Scadenza dal");
    await press("{Enter}");
    await days(canvasElement);
    await focusedDay("domenica 1 febbraio 2026 selezionata");
    const steps = [
      ["{ArrowRight}", "lunedì 2 febbraio 2026"],
      ["{ArrowDown}", "lunedì 9 febbraio 2026"],
      ["{ArrowLeft}", "domenica 8 febbraio 2026"],
      ["{ArrowUp}", "domenica 1 febbraio 2026 selezionata"],
      ["{End}", "sabato 28 febbraio 2026"],
      ["{PageDown}", "sabato 28 marzo 2026"],
      ["{Home}", "domenica 1 marzo 2026"],
      ["{PageUp}", "domenica 1 febbraio 2026 selezionata"],
      ["{Shift>}{PageUp}{/Shift}", "sabato 1 febbraio 2025"],
      ["{Shift>}{PageDown}{/Shift}", "domenica 1 febbraio 2026 selezionata"],
      ["{ArrowLeft}", "sabato 31 gennaio 2026"],
    ] as const;
    for (const [key, day] of steps) {
      await press(key);
      await focusedDay(day);
    }
    await press("{Escape}");
    await closed(canvasElement);
    await expect(button(canvasElement)).toHaveFocus();
    await expect(input(canvasElement)).toHaveValue("01/02/2026");
    await press(" ");
    await focusedDay("domenica 1 febbraio 2026 selezionata");
    await press("{Shift>}{Tab}{/Shift}");
    await expect(within(canvasElement).getByRole("button", { name: "Mese successivo" })).toHaveFocus();
    await press("{Enter}");
    await expect(title(canvasElement)).toHaveTextContent("marzo 2026");
    await press("{Tab}{Enter}");
    await closed(canvasElement);
    await expect(button(canvasElement)).toHaveFocus();
    await expect(input(canvasElement)).toHaveValue("01/03/2026");
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-03-01", undefined);
  },
};

/** Days outside the limits can't be selected, and months without valid days can't be reached. */
export const CalendarLimits: Story = {
  tags: ["pattern:date-picker"],
  args: { value: "2020-11-27", min: "2020-11-10", max: "2020-12-05" },
  play: async ({ canvasElement, args }) => {
    const calendar = await openCalendar(canvasElement);
    await expect(within(calendar).getByRole("button", { name: "Mese precedente" })).toHaveAttribute("aria-disabled", "true");
    const tooEarly = within(calendar).getByRole("button", { name: /^lunedì 9 novembre 2020/ });
    await expect(tooEarly).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(tooEarly);
    await expect(args.onChange).not.toHaveBeenCalled();
    await press("{PageDown}");
    await focusedDay("sabato 5 dicembre 2020, Ultima data disponibile");
    await expect(within(calendar).getByRole("button", { name: "Mese successivo" })).toHaveAttribute("aria-disabled", "true");
    await press("{Home}");
    await focusedDay("martedì 1 dicembre 2020");
  },
};

/** Moving focus elsewhere closes the calendar, and so does a press outside. */
export const Leaving: Story = {
  render: function WithNeighbour(args) {
    return (
      <>
        <DateField {...args} {...useControlled(args)} />
        <button type="button">Altro nella pagina</button>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const other = within(canvasElement).getByRole("button", { name: "Altro nella pagina" });
    await openCalendar(canvasElement);
    await waitFor(() => expect(document.activeElement?.closest("td")).not.toBeNull());
    await press("{Tab}");
    await expect(other).toHaveFocus();
    await closed(canvasElement);
    await openCalendar(canvasElement);
    await userEvent.click(input(canvasElement));
    await closed(canvasElement);
    await expect(input(canvasElement)).toHaveFocus();
  },
};

/** In a right-to-left page the week runs right to left, and so do the arrow keys. */
export const RightToLeft: Story = {
  args: { value: "2020-11-25" },
  decorators: [rightToLeft],
  play: async ({ canvasElement }) => {
    const calendar = await openCalendar(canvasElement);
    const day = (text: string) => within(calendar).getByText(text).getBoundingClientRect();
    await expect(day("24").left).toBeGreaterThan(day("25").left);
    const arrow = within(calendar).getByRole("button", { name: "Mese successivo" }).querySelector("svg") as Element;
    await expect(getComputedStyle(arrow).scale).toBe("-1 1");
    await focusedDay("mercoledì 25 novembre 2020 selezionata");
    await press("{ArrowLeft}");
    await focusedDay("giovedì 26 novembre 2020");
    await press("{ArrowRight}{ArrowRight}");
    await focusedDay("martedì 24 novembre 2020");
  },
};

/** Escape closes the calendar first, then the surrounding drawer. */
export const InDrawer: Story = {
  args: { value: "2026-11-27" },
  render: function Filter(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Filtra</Button>
        <Drawer open={open} onClose={() => setOpen(false)} title="Filtra le bollette">
          <DateField {...args} {...useControlled(args)} />
        </Drawer>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Filtra" }));
    const calendar = await openCalendar(canvasElement);
    await waitFor(() => expect(calendar).toBeVisible());
    await press("{Escape}");
    await waitFor(() => expect(within(canvasElement).getAllByRole("dialog")).toHaveLength(1));
    await expect(button(canvasElement)).toHaveFocus();
    await press("{Escape}");
    await closed(canvasElement);
  },
};

/** Seven days fit on the narrowest screens. */
export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { value: "2026-11-27" },
  play: async ({ canvasElement }) => {
    const calendar = await openCalendar(canvasElement);
    const box = calendar.getBoundingClientRect();
    await expect(box.left).toBeGreaterThanOrEqual(0);
    await expect(box.right).toBeLessThanOrEqual(window.innerWidth);
    await expect(calendar.scrollWidth).toBeLessThanOrEqual(calendar.clientWidth);
    const day = within(calendar).getByText("27").getBoundingClientRect();
    await expect(Math.min(day.width, day.height)).toBeGreaterThanOrEqual(36);
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
