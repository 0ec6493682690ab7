import { ErrorDialog } from "@favilla/design-system/overlays/ErrorDialog.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { press } from "../realKeys.ts";
import { underOpener } from "./Opener.tsx";

const meta = {
  title: "Overlays/ErrorDialog",
  component: ErrorDialog,
  tags: ["!autodocs"],
  args: { open: false, onClose: fn() },
  render: underOpener(ErrorDialog, "Scarica PDF"),
} satisfies Meta<typeof ErrorDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const opener = (canvasElement: HTMLElement) => within(canvasElement).getByRole("button", { name: "Scarica PDF" });
const open: NonNullable<Story["play"]> = ({ canvasElement }) => userEvent.click(opener(canvasElement));

/** Default texts are used if none are given. */
export const Default: Story = {
  name: "Title, description, closing button [CH-15] [CH-39]",
  tags: ["pattern:alertdialog"],
  play: async (context) => {
    await open(context);
    const dialog = within(context.canvasElement).getByRole("alertdialog", { name: "Qualcosa non ha funzionato" });
    await expect(dialog).toHaveAccessibleDescription("È un problema nostro, non tuo. Riprova tra qualche minuto.");
    await expect(within(dialog).getByRole("button", { name: "Chiudi" })).toHaveFocus();
  },
};

export const OwnWords: Story = {
  args: { title: "Non riusciamo a scaricare la bolletta", description: "Riprova tra qualche minuto, oppure cercala nella tua e-mail." },
  play: open,
};

/** A retry button beside the closing one, which has focus. */
export const Retry: Story = {
  name: "With another try [DS-03]",
  tags: ["pattern:alertdialog"],
  args: { onRetry: fn() },
  play: async (context) => {
    const { canvasElement, args } = context;
    await open(context);
    await expect(within(canvasElement).getByRole("button", { name: "Chiudi" })).toHaveFocus();
    await press("{Tab}");
    await expect(within(canvasElement).getByRole("button", { name: "Riprova" })).toHaveFocus();
    await press("{Enter}");
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  play: async ({ canvasElement, args }) => {
    await press("{Tab}");
    for (const key of ["{Enter}", " ", "{Escape}"]) {
      await press("{Enter}");
      await expect(within(canvasElement).getByRole("button", { name: "Chiudi" })).toHaveFocus();
      await press("{Tab}");
      await expect(within(canvasElement).getByRole("button", { name: "Chiudi" })).toHaveFocus();
      await press(key);
      await expect(opener(canvasElement)).toHaveFocus();
    }
    await expect(args.onClose).toHaveBeenCalledTimes(3);
  },
};

export const LongText: Story = {
  tags: ["pattern:alertdialog"],
  globals: { viewport: { value: "narrow" } },
  args: {
    title: "Non riusciamo a salvare l’indirizzo di fatturazione della fornitura",
    description: "C’è già una richiesta di modifica in corso per questa fornitura: aspetta che sia conclusa, poi riprova.",
    okLabel: "Ho capito, riprovo più tardi",
  },
  play: open,
};
