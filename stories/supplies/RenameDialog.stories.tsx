import { RenameDialog } from "@favilla/design-system/supplies/RenameDialog.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Opener } from "../overlays/Opener.tsx";
import { press } from "../realKeys.ts";

const meta = {
  title: "Supplies/RenameDialog",
  component: RenameDialog,
  tags: ["!autodocs"],
  // An open dialog would cover the page with all stories.
  parameters: { docs: { story: { inline: false, height: "480px" } } },
  args: { open: true, name: "Casa di Bologna", onSave: fn(), onClose: fn() },
} satisfies Meta<typeof RenameDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement) => within(canvasElement).getByRole("textbox", { name: "Nome" });
const send = async (canvasElement: HTMLElement, name: string) => {
  await userEvent.clear(field(canvasElement));
  if (name) await userEvent.type(field(canvasElement), name);
  await userEvent.click(within(canvasElement).getByRole("button", { name: "Salva" }));
};

export const Default: Story = {
  tags: ["pattern:text-field"],
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement)).toHaveFocus();
    await expect(field(canvasElement)).toHaveValue("Casa di Bologna");
  },
};

/** A blank name, then names that are too long: nothing is cut off or saved, and the field has focus again. */
export const Rules: Story = {
  name: "Rules [SU-04]",
  play: async ({ canvasElement, args }) => {
    await send(canvasElement, "  ");
    await waitFor(() => expect(field(canvasElement)).toHaveAccessibleDescription(/Campo obbligatorio/));
    await expect(field(canvasElement)).toHaveFocus();
    await send(canvasElement, "a".repeat(61));
    await expect(field(canvasElement)).toHaveAccessibleDescription(/togli un carattere/);
    await send(canvasElement, "a".repeat(63));
    await expect(field(canvasElement)).toHaveAccessibleDescription(/togli 3 caratteri/);
    await expect(args.onSave).not.toHaveBeenCalled();
    await send(canvasElement, `  ${"a".repeat(60)} `);
    await expect(args.onSave).toHaveBeenCalledWith("a".repeat(60));
  },
};

/** Text pasted from a spreadsheet: white space between words counts and is saved as one space. */
export const Paste: Story = {
  name: "Paste [SU-04]",
  play: async ({ canvasElement, args }) => {
    await userEvent.clear(field(canvasElement));
    await userEvent.paste(`${"a".repeat(30)}\t  ${"b".repeat(29)}\t`);
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Salva" }));
    await expect(args.onSave).toHaveBeenCalledWith(`${"a".repeat(30)} ${"b".repeat(29)}`);
  },
};

const refused = "Non siamo riusciti a salvare il nome. Riprova.";

/** After the server rejects a name, the typed text is kept, and the same error appears again after another attempt. */
export const Failed: Story = {
  render: function Refused(args) {
    const [serverErrors, setErrors] = useState<{ name: string }>();
    return <RenameDialog {...args} {...(serverErrors && { serverErrors })} onSave={() => setErrors({ name: refused })} />;
  },
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement)).toBeValid();
    for (const name of ["Casa al mare", "Casa al lago"]) {
      await send(canvasElement, name);
      await waitFor(() => expect(field(canvasElement)).toHaveAccessibleDescription(/Non siamo riusciti/));
      await expect(field(canvasElement)).toHaveValue(name);
      await userEvent.type(field(canvasElement), "!");
      await waitFor(() => expect(field(canvasElement)).toBeValid());
    }
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(field(canvasElement), "{Enter}");
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(within(canvasElement).getByRole("button", { name: "Annulla" })).toBeDisabled();
    await press("{Escape}");
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** Enter saves; Escape closes without saving, and next time the field starts with the saved name. */
export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  tags: ["pattern:dialog"],
  render: (args) => (
    <Opener label="Rinomina">
      {(open, close) => (
        <RenameDialog
          {...args}
          open={open}
          onClose={close}
          onSave={(name) => {
            args.onSave(name);
            close();
          }}
        />
      )}
    </Opener>
  ),
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole("button", { name: "Rinomina" });
    button.focus();
    await press("{Enter}");
    await press("xyz{Escape}");
    await waitFor(() => expect(button).toHaveFocus());
    await press("{Enter}");
    await expect(field(canvasElement)).toHaveValue("Casa di Bologna");
    await userEvent.clear(field(canvasElement));
    await press("Mare{Enter}");
    await expect(args.onSave).toHaveBeenCalledWith("Mare");
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { name: "Precipitevolissimevolmente".repeat(3) },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};
