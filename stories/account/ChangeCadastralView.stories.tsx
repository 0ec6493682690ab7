import { ChangeCadastralView } from "@favilla/design-system/account/ChangeCadastralView.tsx";
import { cadastralParts } from "@favilla/design-system/account/cadastralParts.ts";
import type { CadastralAnswer } from "@favilla/design-system/account/cadastralState.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { asPage, empty, failure, loaded, loading } from "../layout/page.tsx";
import { cadastralFacts, fits, longWord, pendingCadastral } from "./sample.ts";

const meta = {
  title: "Account/ChangeCadastralView",
  component: ChangeCadastralView,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  decorators: asPage("supplies"),
  args: {
    title: "Cambia i dati catastali",
    back: { href: "#fornitura", label: "Fornitura" },
    supplyName: "Casa di Bologna",
    load: loaded(cadastralFacts),
    draft: { found: undefined, keep: fn(), drop: fn() },
    parts: cadastralParts,
    onSave: fn(async (): Promise<CadastralAnswer> => ({ outcome: "success" })),
    onLeave: fn(),
  },
} satisfies Meta<typeof ChangeCadastralView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Loaded [CD-01, CD-05]",
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.clear(page.getByRole("textbox", { name: "Foglio" }));
    await expect(page.getByRole("button", { name: "Salva i dati" })).toBeDisabled();
    await userEvent.type(page.getByRole("textbox", { name: "Foglio" }), "63");
    await expect(args.draft.keep).toHaveBeenLastCalledWith(expect.objectContaining({ sheet: "63" }));
  },
};

/** Data that are as saved are not sent again; "Annulla" is asked about first. */
export const Leaving: Story = {
  name: "Leaving the form [CD-03]",
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole("button", { name: "Salva i dati" }));
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledOnce());
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(page.getByRole("button", { name: "Annulla" }));
    await userEvent.click(within(await page.findByRole("alertdialog")).getByRole("button", { name: "Continua a scrivere" }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await userEvent.click(await page.findByRole("button", { name: "Annulla" }));
    await userEvent.click(within(await page.findByRole("alertdialog")).getByRole("button", { name: "Esci" }));
    await expect(args.onLeave).toHaveBeenCalledTimes(2);
  },
};

export const Loading: Story = { tags: ["pattern:busy"], args: { supplyName: undefined, load: loading } };
export const Failed: Story = { args: { load: failure } };

/** No data have been entered yet. */
export const First: Story = { args: { load: empty } };
export const Pending: Story = { args: { load: loaded(pendingCadastral) } };
/** Changes one field and sends the form. */
async function send(canvas: HTMLElement) {
  const sheet = within(canvas).getByRole("textbox", { name: "Foglio" });
  await userEvent.clear(sheet);
  await userEvent.type(sheet, "63");
  await userEvent.click(within(canvas).getByRole("button", { name: "Salva i dati" }));
}

/** The valid data are sent once, and the page says that they have arrived. */
export const Sent: Story = {
  name: "Sent [CD-03, PM-45]",
  play: async ({ canvasElement, args }) => {
    await send(canvasElement);
    await expect(await within(canvasElement).findByText(/^Richiesta ricevuta/)).toBeVisible();
    const data = { sheet: "63", city: "Bologna", holderTitle: "owner" };
    await expect((args.onSave as ReturnType<typeof fn>).mock.calls).toEqual([[expect.objectContaining(data)]]);
    await expect(args.draft.drop).toHaveBeenCalled();
  },
};

/** After a failure the form has what was typed, and can be sent again. */
export const NotSent: Story = {
  name: "Not sent [CD-03]",
  args: { onSave: fn(async (): Promise<CadastralAnswer> => ({ outcome: "failure", error: new Error("no answer") })) },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await send(canvasElement);
    await expect(await page.findByRole("heading", { level: 1, name: "Non siamo riusciti a inviare la richiesta" })).toHaveFocus();
    await userEvent.click(page.getByRole("button", { name: "Torna indietro" }));
    await expect(page.getByRole("textbox", { name: "Foglio" })).toHaveValue("63");
    await expect(args.draft.drop).not.toHaveBeenCalled();
  },
};

export const Unknown: Story = {
  name: "Outcome unknown [CD-07]",
  args: { onSave: fn(async (): Promise<CadastralAnswer> => ({ outcome: "unknown", error: new Error("no answer") })) },
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    const title = "Non sappiamo se la richiesta è arrivata";
    await expect(await within(canvasElement).findByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent("Non siamo riusciti");
  },
};

export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, args: { supplyName: longWord }, play: fits };
