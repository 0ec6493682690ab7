import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { ApiError } from "../../portal/src/platform/errors/errors.ts";
import { LostAnswer } from "../../portal/src/platform/loading/lostAnswer.ts";
import { ChangeCadastralView } from "@favilla/design-system/account/ChangeCadastralView.tsx";
import { asPage, empty, failure, loaded, loading } from "../layout/page.tsx";
import { cadastral, pendingCadastral, supply } from "./supplySample.ts";

const meta = {
  title: "Pages/Cadastral",
  component: ChangeCadastralView,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  decorators: asPage("supplies"),
  args: {
    supply,
    load: loaded([cadastral]),
    draft: undefined,
    update: { state: "Unset" },
    dateTimeFormat: "DD/MM/YYYY HH:mm",
    backHref: "#fornitura",
    onType: fn(),
    onSave: fn(),
    onBack: fn(),
    onLeave: fn(),
  },
} satisfies Meta<typeof ChangeCadastralView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
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

export const Loading: Story = { args: { supply: undefined, load: loading } };
export const Failed: Story = { args: { load: failure } };
/** No data have been entered yet. */
export const First: Story = { args: { load: empty } };
export const Pending: Story = { args: { load: loaded([pendingCadastral]) } };
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
  args: { update: { state: "UpdateFailure", error: new LostAnswer(new ApiError("no answer", { reason: "network" }), "unknown") } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("heading", { level: 1 })).toHaveTextContent("Non sappiamo se la richiesta è arrivata");
    await expect(canvasElement).not.toHaveTextContent("Non siamo riusciti");
  },
};

export const GivingUp: Story = {
  name: "Leaving the form [CD-03]",
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Annulla" }));
    const dialog = within(within(document.body).getByRole("alertdialog"));
    await expect(dialog.getByRole("button", { name: "Continua a scrivere" })).toHaveFocus();
    await userEvent.click(dialog.getByRole("button", { name: "Esci" }));
    await expect(args.onLeave).toHaveBeenCalled();
  },
};
