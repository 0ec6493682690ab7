import { ConfirmationDialog, confirmationTones } from "@favilla/design-system/overlays/ConfirmationDialog.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { press } from "../realKeys.ts";
import { Opener } from "./Opener.tsx";

const meta = {
  title: "Overlays/ConfirmationDialog",
  component: ConfirmationDialog,
  argTypes: { tone: { control: "select", options: confirmationTones } },
  tags: ["!autodocs"],
  args: {
    open: false,
    title: "Vuoi passare all’addebito in banca?",
    description: "Ti chiederemo l’IBAN e un codice che riceverai sul telefono.",
    onConfirm: fn(),
    onCancel: fn(),
  },
  render: (args) => (
    <Opener>
      {(open, close) => (
        <ConfirmationDialog
          {...args}
          open={open}
          onConfirm={() => {
            args.onConfirm();
            if (!args.busy) close();
          }}
          onCancel={() => {
            args.onCancel();
            close();
          }}
        />
      )}
    </Opener>
  ),
} satisfies Meta<typeof ConfirmationDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const opener = (canvasElement: HTMLElement) => within(canvasElement).getByRole("button", { name: "Apri" });
const open: NonNullable<Story["play"]> = ({ canvasElement }) => userEvent.click(opener(canvasElement));

/** Title, description, OK and cancel. The dialog has a name and a description, and the initial focus is on cancel. */
export const Default: Story = {
  name: "Title, description, OK and cancel [CH-15]",
  tags: ["pattern:alertdialog"],
  play: async (context) => {
    await open(context);
    const dialog = within(context.canvasElement).getByRole("alertdialog", { name: "Vuoi passare all’addebito in banca?" });
    await expect(dialog).toHaveAccessibleDescription(/Ti chiederemo/);
    await expect(within(dialog).getByRole("button", { name: "Annulla" })).toHaveFocus();
    await userEvent.click(within(dialog).getByRole("button", { name: "Conferma" }));
    await expect(context.args.onConfirm).toHaveBeenCalledTimes(1);
    await expect(context.args.onCancel).not.toHaveBeenCalled();
    await expect(opener(context.canvasElement)).toHaveFocus();
  },
};

export const Open: Story = { play: open };

export const Destructive: Story = {
  tags: ["pattern:alertdialog"],
  args: {
    tone: "destructive",
    title: "Vuoi annullare la richiesta?",
    description: "I dati che hai inserito andranno persi.",
    confirmLabel: "Annulla la richiesta",
    cancelLabel: "Torna indietro",
  },
  play: async (context) => {
    await open(context);
    await expect(within(context.canvasElement).getByRole("button", { name: "Torna indietro" })).toHaveFocus();
  },
};

/** The action is on its way: nothing cancels it, and Escape shows why. */
export const Busy: Story = {
  name: "Busy [CH-32]",
  args: { busy: true },
  play: async (context) => {
    await open(context);
    const dialog = within(context.canvasElement).getByRole("alertdialog");
    await expect(within(dialog).getByRole("button", { name: "Annulla" })).toBeDisabled();
    await press("{Escape}");
    await expect(within(dialog).getByRole("alert")).toHaveTextContent("Tra poco puoi chiudere");
    await expect(context.args.onCancel).not.toHaveBeenCalled();
  },
};

/** Tab moves between the two buttons, Escape cancels, Enter presses the focused button. */
export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  play: async ({ canvasElement, args }) => {
    const button = (name: string) => within(canvasElement).getByRole("button", { name });
    await press("{Tab}");
    await press("{Enter}");
    await expect(button("Annulla")).toHaveFocus();
    await press("{Tab}");
    await expect(button("Conferma")).toHaveFocus();
    await press("{Tab}");
    await expect(button("Annulla")).toHaveFocus();
    await press("{Escape}");
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
    await expect(opener(canvasElement)).toHaveFocus();
    await press("{Enter}");
    await press("{Tab}");
    await press("{Enter}");
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await expect(opener(canvasElement)).toHaveFocus();
  },
};

/** A press on the backdrop does nothing. */
export const Backdrop: Story = {
  play: async (context) => {
    await open(context);
    const target = within(context.canvasElement).getByRole("alertdialog");
    await userEvent.pointer([{ keys: "[MouseLeft]", target, coords: { clientX: 2, clientY: 2 } }]);
    await expect(context.args.onCancel).not.toHaveBeenCalled();
    await expect(target).toHaveAttribute("open");
  },
};

export const LongText: Story = {
  tags: ["pattern:alertdialog"],
  globals: { viewport: { value: "narrow" } },
  args: {
    title: "Vuoi davvero cambiare il metodo di pagamento di tutte le forniture del Condominio Campione?",
    description: "La modifica vale dalla prossima bolletta. Fino ad allora paghi come sempre, con il bollettino che ricevi a casa.",
    confirmLabel: "Conferma la modifica",
  },
  play: open,
};
