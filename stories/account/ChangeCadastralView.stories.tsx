import { ChangeCadastralView } from "@favilla/design-system/account/ChangeCadastralView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
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
    update: { state: "Unset" },
    onType: fn(),
    onSave: fn(),
    onUnchanged: fn(),
    onBack: fn(),
    onCancel: fn(),
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
    await userEvent.click(page.getByRole("button", { name: "Salva i dati" }));
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ sheet: "63", city: "Bologna", holderTitle: "owner" }));
    await expect(args.onType).toHaveBeenLastCalledWith(expect.objectContaining({ sheet: "63" }));
  },
};

/** Data that are as saved are not sent again; "Annulla" is asked about first. */
export const Leaving: Story = {
  name: "Leaving the form [CD-03]",
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Salva i dati" }));
    await expect(args.onUnchanged).toHaveBeenCalled();
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Annulla" }));
    await expect(args.onCancel).toHaveBeenCalled();
  },
};

export const Loading: Story = { tags: ["pattern:busy"], args: { supplyName: undefined, load: loading } };
export const Failed: Story = { args: { load: failure } };

/** No data have been entered yet. */
export const First: Story = { args: { load: empty } };
export const Pending: Story = { args: { load: loaded(pendingCadastral) } };
export const Sent: Story = { args: { update: { state: "Updated", data: pendingCadastral } } };

export const NotSent: Story = {
  name: "Not sent [CD-03]",
  args: { update: { state: "UpdateFailure", error: new Error("no answer") } },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole("heading", { level: 1 })).toHaveFocus();
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Torna indietro" }));
    await expect(args.onBack).toHaveBeenCalled();
  },
};

export const Unknown: Story = {
  name: "Outcome unknown [CD-07]",
  args: { update: { state: "UpdateFailure", error: new Error("no answer") }, outcomeUnknown: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("heading", { level: 1 })).toHaveTextContent("Non sappiamo se la richiesta è arrivata");
    await expect(canvasElement).not.toHaveTextContent("Non siamo riusciti");
  },
};

export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, args: { supplyName: longWord }, play: fits };
