import { Button } from "@favilla/design-system/actions/Button.tsx";
import { Alert } from "@favilla/design-system/feedback/Alert.tsx";
import { Dialog } from "@favilla/design-system/overlays/Dialog.tsx";
import { FrontLayer } from "@favilla/design-system/overlays/FrontLayer.tsx";
import { useOverlayElement } from "@favilla/design-system/overlays/useOverlayElement.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { StrictMode, useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Opener } from "./Opener.tsx";

/** A message of another library: it counts how often it was pressed, which tells whether its state stays. */
function Message() {
  const [presses, setPresses] = useState(0);
  return (
    <div style={{ position: "fixed", insetInlineEnd: 16, insetBlockEnd: 16 }}>
      <Alert tone="positive" action={<Button onClick={() => setPresses(presses + 1)}>Segna come letto</Button>}>
        Nome salvato. Letture: {presses}
      </Alert>
    </div>
  );
}

const Around = () => <p data-around={useOverlayElement()?.tagName ?? "page"}>Lo vedi solo tu.</p>;

const meta = {
  title: "Overlays/FrontLayer",
  component: FrontLayer,
  tags: ["!autodocs"],
  args: { children: <Message /> },
  render: (args) => (
    <StrictMode>
      <div style={{ minBlockSize: 320 }}>
        <Around />
        <Opener>
          {(open, close) => (
            <Dialog open={open} onClose={close} title="Rinomina la fornitura">
              <Around />
            </Dialog>
          )}
        </Opener>
        <FrontLayer {...args} />
      </div>
    </StrictMode>
  ),
} satisfies Meta<typeof FrontLayer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AbovePage: Story = {
  name: "Above the page",
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText(/Nome salvato/)).toBeVisible());
    await expect(canvasElement.querySelector("[data-around]")).toHaveAttribute("data-around", "page");
  },
};

export const InDialog: Story = {
  name: "In reach while a dialog is open, with its state [DS-62]",
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const read = () => userEvent.click(page.getByRole("button", { name: "Segna come letto" }));
    await waitFor(read);
    await userEvent.click(page.getByRole("button", { name: "Apri" }));
    const dialog = await page.findByRole("dialog", { name: "Rinomina la fornitura" });
    await waitFor(() => expect(within(dialog).getByText("Nome salvato. Letture: 1")).toBeVisible());
    await expect(dialog.querySelector("[data-around]")).toHaveAttribute("data-around", "DIALOG");
    await read();
    await expect(dialog).toBeVisible();
    await userEvent.click(within(dialog).getByRole("button", { name: "Chiudi" }));
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(page.getByText("Nome salvato. Letture: 2")).toBeVisible());
  },
};
