import { DeleteAccountDialog } from "@favilla/design-system/account/DeleteAccountDialog.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Opener } from "../overlays/Opener.tsx";
import { press } from "../realKeys.ts";

const meta = {
  title: "Account/DeleteAccountDialog",
  component: DeleteAccountDialog,
  tags: ["!autodocs"],
  args: { open: false, onConfirm: fn(), onCancel: fn() },
  render: (args) => (
    <Opener label="Elimina l’account">
      {(open, close) => (
        <DeleteAccountDialog
          {...args}
          open={open}
          onCancel={() => {
            args.onCancel();
            close();
          }}
        />
      )}
    </Opener>
  ),
} satisfies Meta<typeof DeleteAccountDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: NonNullable<Story["play"]> = ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole("button"));
const dialog = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole("alertdialog", { name: "Vuoi eliminare il tuo account?" }));

/** The initial focus is on the safe button. Without the checkbox nothing is deleted, and the box shows an error. */
export const Keyboard: Story = {
  name: "Tick and confirm by keys [PF-07, DS-03]",
  tags: ["pattern:alertdialog"],
  play: async ({ canvasElement, args }) => {
    await press("{Tab}");
    await press("{Enter}");
    const window = dialog(canvasElement);
    await expect(window.getByRole("button", { name: "Tieni l’account" })).toHaveFocus();
    await press("{Tab}");
    await press("{Enter}");
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await waitFor(() => expect(window.getByRole("checkbox")).toHaveFocus());
    await expect(window.getByRole("checkbox")).toHaveAccessibleDescription("Spunta la casella per confermare.");
    await press(" ");
    await press("{Tab}");
    await press("{Tab}");
    await press("{Enter}");
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledTimes(1));
    await press("{Escape}");
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
    await press("{Enter}");
    await expect(dialog(canvasElement).getByRole("checkbox")).not.toBeChecked();
  },
};

export const Open: Story = { play: open };
export const Busy: Story = { args: { busy: true }, play: open };
export const Failed: Story = {
  args: { failed: true },
  play: async (context) => {
    await open(context);
    await expect(dialog(context.canvasElement).getByRole("alert")).toHaveTextContent("È rimasto com’era");
  },
};
/** The answer was lost: the account may be deleted, so that the dialog must not say that it is as it was. */
export const FailedUnknown: Story = {
  name: "Answer lost [PF-13]",
  args: { failed: "unknown" },
  play: async (context) => {
    await open(context);
    const alert = dialog(context.canvasElement).getByRole("alert");
    await expect(alert).toHaveTextContent("Non sappiamo se l’account è eliminato");
    await expect(alert).not.toHaveTextContent("È rimasto com’era");
  },
};
export const Narrow: Story = {
  tags: ["pattern:alertdialog"],
  globals: { viewport: { value: "narrow" } },
  args: { failed: true },
  play: open,
};
