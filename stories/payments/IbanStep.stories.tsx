import { Button } from "@favilla/design-system/actions/Button.tsx";
import { IbanStep } from "@favilla/design-system/payments/IbanStep.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { press } from "../realKeys.ts";
import { holder, iban } from "./sample.ts";

const meta = {
  title: "Payments/IbanStep",
  component: IbanStep,
  tags: ["!autodocs"],
  args: { holder, onSubmit: fn(), onValuesChange: fn() },
  render: (args) => (
    <>
      <IbanStep {...args} id="iban" />
      <Button type="submit" form="iban">
        Continua
      </Button>
    </>
  ),
} satisfies Meta<typeof IbanStep>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement) => within(canvasElement).getByRole("textbox", { name: "IBAN" });
const wrong = /^.*Questo IBAN non è valido: confrontalo/;
const send = (canvasElement: HTMLElement) => userEvent.click(within(canvasElement).getByRole("button", { name: "Continua" }));

/** The holder can be read and copied, but not changed. */
export const Empty: Story = {
  name: "Empty [PM-06]",
  tags: ["pattern:text-field", "pattern:disclosure"],
  play: async ({ canvasElement, args }) => {
    const name = within(canvasElement).getByRole("textbox", { name: "Intestatario del conto" });
    await expect(name).toHaveValue(holder);
    await userEvent.type(name, "x");
    await expect(name).toHaveValue(holder);
    await expect(args.onValuesChange).not.toHaveBeenCalled();
  },
};

/** The servers have no name: no empty field is shown, but whose account it must be. */
export const NoHolder: Story = {
  name: "No holder [CH-53]",
  args: { holder: " " },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("textbox")).toEqual([field(canvasElement)]);
    await expect(within(canvasElement).getByText("Il conto deve essere intestato a te.")).toBeVisible();
  },
};

export const Filled: Story = { args: { defaultValues: { iban } } };

/** An IBAN pasted with spaces and in lower case is accepted; Enter submits. */
export const Keyboard: Story = {
  name: "Keyboard [PM-05] [DS-03]",
  play: async ({ canvasElement, args }) => {
    await press("{Tab}{Tab}");
    await userEvent.paste("it60 x054 2811 1010 0000 0123 456");
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({ iban });
    await expect(field(canvasElement)).toHaveValue("IT 60 X 05428 11101 000000123456");
    await press("{Enter}");
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith({ iban });
    await press("{Tab}{Enter}");
    await expect(within(canvasElement).getByText(/accanto al saldo/)).toBeVisible();
  },
};

/** The error names the problem and the solution; the field takes focus with its text selected. */
export const Invalid: Story = {
  tags: ["pattern:text-field"],
  args: { defaultValues: { iban: "IT61X0542811101000000123456" } },
  play: async ({ canvasElement, args }) => {
    await send(canvasElement);
    await waitFor(() => expect(field(canvasElement)).toHaveFocus());
    await expect(field(canvasElement)).toHaveAccessibleDescription(wrong);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Errors appear on submission and disappear while typing, because an IBAN is invalid until its last character. */
export const SentWithError: Story = {
  name: "Sent with an error [PM-05]",
  args: { currentIban: "DE89 3704 0044 0532 0130 00" },
  play: async ({ canvasElement, args }) => {
    for (const [typed, said] of [
      ["", /Scrivi l’IBAN/],
      ["60X05", /due lettere del Paese/],
      ["US60X05", /area SEPA/],
      ["IT60X054281110100000012345", /comincia con IT ha 27 caratteri e qui ce ne sono 26/],
      ["IT61X0542811101000000123456", wrong],
      ["DE89370400440532013000", /È già il conto con cui paghi/],
    ] as const) {
      await userEvent.clear(field(canvasElement));
      if (typed) await userEvent.type(field(canvasElement), typed);
      await expect(field(canvasElement)).not.toHaveAttribute("aria-invalid");
      await send(canvasElement);
      await waitFor(() => expect(field(canvasElement)).toHaveAccessibleDescription(said));
      await expect(field(canvasElement)).toHaveFocus();
    }
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { holder: "Maria Immacolata Esempio Lunghissimo di Prova dei Precipitevolissimevolmente", defaultValues: { iban: iban.slice(1) } },
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await waitFor(() => expect(field(canvasElement)).toBeInvalid());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
