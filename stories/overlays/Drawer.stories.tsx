import { Button } from "@favilla/design-system/actions/Button.tsx";
import { ButtonGroup } from "@favilla/design-system/actions/ButtonGroup.tsx";
import { Drawer } from "@favilla/design-system/overlays/Drawer.tsx";
import { ErrorDialog } from "@favilla/design-system/overlays/ErrorDialog.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { press } from "../realKeys.ts";
import { Opener } from "./Opener.tsx";

const choices = ["Pagate", "Da pagare", "Scadute", "Luce", "Gas", "Altro", "Mono", "Dual", "Banca", "Libretto", "Bollettino"];

const Choices = () => (
  <div style={{ display: "grid" }}>
    {choices.map((label) => (
      <label key={label} style={{ display: "flex", gap: 12, alignItems: "center", minBlockSize: 48 }}>
        <input type="checkbox" defaultChecked style={{ inlineSize: 24, blockSize: 24 }} />
        {label}
      </label>
    ))}
  </div>
);

const meta = {
  title: "Overlays/Drawer",
  component: Drawer,
  tags: ["!autodocs"],
  args: { open: false, title: "Filtra le bollette", onClose: fn(), children: <Choices /> },
  render: (args) => (
    <Opener label="Filtra">
      {(open, close) => (
        <Drawer
          {...args}
          open={open}
          onClose={() => {
            args.onClose?.();
            close();
          }}
          footer={
            <ButtonGroup>
              <Button variant="secondary">Azzera</Button>
              <Button onClick={close}>Mostra le bollette</Button>
            </ButtonGroup>
          }
        />
      )}
    </Opener>
  ),
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

const opener = (canvasElement: HTMLElement) => within(canvasElement).getByRole("button", { name: "Filtra" });
const drawer = (canvasElement: HTMLElement) => within(canvasElement).getByRole("dialog", { name: "Filtra le bollette" });
const open: NonNullable<Story["play"]> = ({ canvasElement }) => userEvent.click(opener(canvasElement));

/** A side panel from 1024 px on. */
export const Desktop: Story = {
  tags: ["pattern:dialog"],
  play: async (context) => {
    await open(context);
    const box = () => drawer(context.canvasElement).getBoundingClientRect();
    await waitFor(() => expect(Math.round(box().right)).toBe(document.documentElement.getBoundingClientRect().right));
    await expect([box().top, Math.round(box().height)]).toEqual([0, window.innerHeight]);
  },
};

/** A bottom sheet on a phone. Title and buttons stay visible while the content scrolls, and never cover a focused field. */
export const Phone: Story = {
  name: "Phone, focus never covered [DS-10]",
  tags: ["pattern:dialog"],
  globals: { viewport: { value: "phone" } },
  play: async (context) => {
    await open(context);
    const sheet = drawer(context.canvasElement);
    await waitFor(() => expect(Math.round(sheet.getBoundingClientRect().bottom)).toBe(window.innerHeight));
    const main = within(sheet).getByRole("button", { name: "Mostra le bollette" });
    for (const box of within(sheet).getAllByRole("checkbox")) {
      box.focus();
      const { left, top, bottom } = box.getBoundingClientRect();
      await expect(document.elementFromPoint(left + 4, top + 4)).toBe(box);
      await expect(document.elementFromPoint(left + 4, bottom - 4)).toBe(box);
    }
    await expect(main.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
  },
};

export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  play: async ({ canvasElement, args }) => {
    await press("{Tab}");
    await press("{Enter}");
    await expect(within(canvasElement).getByRole("heading", { name: "Filtra le bollette" })).toHaveFocus();
    await press("{Shift>}{Tab}{/Shift}");
    await expect(within(canvasElement).getByRole("button", { name: "Mostra le bollette" })).toHaveFocus();
    await press("{Tab}");
    await expect(within(canvasElement).getByRole("button", { name: "Chiudi" })).toHaveFocus();
    await press("{Tab}");
    await press(" ");
    await expect(within(canvasElement).getByRole("checkbox", { name: "Pagate" })).not.toBeChecked();
    await press("{Escape}");
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await expect(opener(canvasElement)).toHaveFocus();
  },
};

function WithError({ failure }: { failure: string }) {
  const [failed, setFailed] = useState(false);
  return (
    <Opener label="Filtra">
      {(isOpen, close) => (
        <Drawer
          open={isOpen}
          onClose={close}
          title="Filtra le bollette"
          footer={
            <ButtonGroup>
              <Button onClick={() => setFailed(true)}>Mostra le bollette</Button>
            </ButtonGroup>
          }
        >
          <Choices />
          <ErrorDialog open={failed} title={failure} onClose={() => setFailed(false)} />
        </Drawer>
      )}
    </Opener>
  );
}

/** A dialog above the drawer: Escape closes one at a time, and focus returns step by step. */
export const Nested: Story = {
  render: () => <WithError failure="Non riusciamo a filtrare" />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const closing = () => within(page.getByRole("alertdialog")).getByRole("button", { name: "Chiudi" });
    await press("{Tab}");
    await press("{Enter}");
    await userEvent.click(page.getByRole("button", { name: "Mostra le bollette" }));
    await expect(closing()).toHaveFocus();
    await press("{Tab}");
    await expect(closing()).toHaveFocus();
    await press("{Escape}");
    await expect(page.queryByRole("alertdialog")).toBeNull();
    await expect(page.getByRole("button", { name: "Mostra le bollette" })).toHaveFocus();
    await press("{Escape}");
    await expect(page.queryByRole("dialog")).toBeNull();
    await expect(opener(canvasElement)).toHaveFocus();
  },
};

export const LongText: Story = {
  tags: ["pattern:dialog"],
  globals: { viewport: { value: "narrow" } },
  args: { description: "Scegli quali bollette vedere: per stato, fornitura, contratto, metodo di pagamento, periodo e importo." },
  play: open,
};
