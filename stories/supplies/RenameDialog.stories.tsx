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
  // An open dialog would cover the page of all stories.
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

/** Blank, then too long by one and by more: nothing is cut off, nothing saved; the field has focus again. */
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

/** A cell of a spreadsheet: what stands between the words is one space, as it is counted too. */
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

/** The server's refusal, after a name was sent: what was typed stays, and the same refusal shows again after another try. */
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
  },
};

/** Enter saves; Escape closes without saving, and the next time the field begins with the name again. */
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
