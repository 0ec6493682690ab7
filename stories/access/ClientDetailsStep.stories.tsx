import { ClientDetailsStep } from "@favilla/design-system/access/ClientDetailsStep.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { press } from "../realKeys.ts";
import { inFrame } from "./sample.tsx";

const meta = {
  title: "Access/ClientDetailsStep",
  component: ClientDetailsStep,
  tags: ["!autodocs"],
  args: { id: "step", onSubmit: fn(), onValuesChange: fn() },
  decorators: [inFrame("Partiamo da una bolletta")],
} satisfies Meta<typeof ClientDetailsStep>;

export default meta;
type Story = StoryObj<typeof meta>;

const fiscalCodeOf = (canvasElement: HTMLElement) => within(canvasElement).getByRole("textbox", { name: "Codice fiscale" });
const clientCodeOf = (canvasElement: HTMLElement) => within(canvasElement).getByRole("textbox", { name: "Codice cliente" });

export const Default: Story = { tags: ["pattern:disclosure"] };

/** The code is converted to capitals without spaces. */
export const Pasted: Story = {
  name: "Fiscal code in capitals [AC-04]",
  play: async ({ canvasElement, args }) => {
    await userEvent.click(fiscalCodeOf(canvasElement));
    await userEvent.paste("smp gli 80a41 a944z");
    await expect(fiscalCodeOf(canvasElement)).toHaveValue("SMPGLI80A41A944Z");
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({ customerId: "", fiscalCode: "SMPGLI80A41A944Z" });
  },
};

/** Enter opens the picture of the bill, and submits the form from a field. */
export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  tags: ["pattern:text-field"],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    clientCodeOf(canvasElement).focus();
    await press("C-100021{Tab}");
    await press("{Enter}");
    await expect(canvas.getByText(/in alto a destra/)).toBeVisible();
    await press("{Tab}");
    await expect(fiscalCodeOf(canvasElement)).toHaveFocus();
    await press("dbtrso88l52a944k{Enter}");
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ customerId: "C-100021", fiscalCode: "DBTRSO88L52A944K" }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** The server's error is shown on its field, and the summary takes focus. */
export const NotFound: Story = {
  name: "CLIENT-CODE-NOT-FOUND [AC-04]",
  args: {
    defaultValues: { customerId: "C-999999", fiscalCode: "SMPGLI80A41A944Z" },
    serverErrors: { customerId: "Non troviamo questo codice cliente con questo codice fiscale: controllali su una bolletta." },
  },
  play: async ({ canvasElement }) => {
    await expect(clientCodeOf(canvasElement)).toBeInvalid();
    await waitFor(() => expect(within(canvasElement).getByRole("heading", { name: "C’è un campo da controllare" })).toHaveFocus());
  },
};

export const Failed: Story = {
  args: { failure: "I nostri server non rispondono: i tuoi dati sono al sicuro. Riprova tra qualche minuto." },
};

export const Narrow: Story = {
  args: { defaultValues: { customerId: "C-100021", fiscalCode: "SMPGLI80A41A944Z" } },
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText("Dove trovo il codice cliente?"));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
