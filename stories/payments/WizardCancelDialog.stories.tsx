import { Button } from "@favilla/design-system/actions/Button.tsx";
import { cancelStages, WizardCancelDialog, type WizardCancelDialogProps } from "@favilla/design-system/payments/WizardCancelDialog.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { press } from "../realKeys.ts";

const meta = {
  title: "Payments/WizardCancelDialog",
  component: WizardCancelDialog,
  argTypes: { stage: { control: "select", options: cancelStages } },
  tags: ["!autodocs"],
  // An open dialog would cover the page with all stories.
  parameters: { docs: { story: { inline: false, height: "360px" } } },
  args: { stage: "asking", onConfirm: fn(), onKeep: fn(), onClose: fn() },
} satisfies Meta<typeof WizardCancelDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = { tags: ["pattern:alertdialog"] };
export const Cancelled: Story = { tags: ["pattern:dialog"], args: { stage: "cancelled" } };

function Opened(args: WizardCancelDialogProps) {
  const [stage, setStage] = useState<WizardCancelDialogProps["stage"]>(null);
  return (
    <>
      <Button variant="secondary" onClick={() => setStage("asking")}>
        Annulla
      </Button>
      <WizardCancelDialog
        {...args}
        stage={stage}
        onKeep={() => setStage(null)}
        onConfirm={() => setStage("cancelled")}
        onClose={() => {
          args.onClose();
          setStage(null);
        }}
      />
    </>
  );
}

/** The initial focus is on the safe button. Escape continues the change; after the confirmation a text says that nothing has changed. */
export const Keyboard: Story = {
  name: "Keyboard [PM-14] [DS-03]",
  render: Opened,
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByRole("button", { name: "Annulla" });
    opener.focus();
    await press("{Enter}");
    await expect(within(canvasElement).getByRole("button", { name: "Torna alla modifica" })).toHaveFocus();
    await press("{Escape}");
    await waitFor(() => expect(opener).toHaveFocus());
    await press("{Enter}{Tab}{Enter}");
    const notice = within(canvasElement).getByRole("dialog", { name: "Modifica annullata" });
    await expect(within(notice).getByRole("button", { name: "Ho capito" })).toHaveFocus();
    await press("{Enter}");
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Narrow: Story = { tags: ["pattern:alertdialog"], globals: { viewport: { value: "narrow" } } };
