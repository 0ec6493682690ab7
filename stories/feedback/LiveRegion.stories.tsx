import { Button } from "@favilla/design-system/actions/Button.tsx";
import { LiveRegion, useAnnounce } from "@favilla/design-system/feedback/LiveRegion.tsx";
import { Dialog } from "@favilla/design-system/overlays/Dialog.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { StrictMode } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Opener } from "../overlays/Opener.tsx";

const LoadMore = () => {
  const announce = useAnnounce();
  return <Button onClick={() => announce("Mostrate altre 10 bollette")}>Mostra altre 10 bollette</Button>;
};

const meta = {
  title: "Feedback/LiveRegion",
  component: LiveRegion,
  tags: ["!autodocs"],
  render: () => (
    <>
      <LoadMore />
      <LiveRegion />
    </>
  ),
} satisfies Meta<typeof LiveRegion>;

export default meta;

/** A repeated announcement replaces the element, so that it is read again. */
export const Polite: StoryObj<typeof meta> = {
  tags: ["pattern:status"],
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole("status");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(region).toHaveTextContent("Mostrate altre 10 bollette");
    const first = region.firstElementChild;
    await userEvent.keyboard("{Enter}");
    await expect(region).toHaveTextContent("Mostrate altre 10 bollette");
    await expect(region.firstElementChild).not.toBe(first);
  },
};

function Rename({ onSave }: { onSave?: () => void }) {
  const announce = useAnnounce();
  const save = async () => {
    announce("Nome salvato");
    // As after a call: the dialog closes when the announcement is already there.
    await new Promise((resolve) => setTimeout(resolve, 50));
    onSave?.();
  };
  return (
    <>
      <Button onClick={() => announce("Codice copiato")}>Copia il codice</Button>
      <Button onClick={save}>Salva</Button>
    </>
  );
}

/** An open dialog covers the region of the page also for a screen reader: what is announced then is said from inside the dialog. */
export const InDialog: StoryObj<typeof meta> = {
  name: "While a dialog is open [PK-32]",
  tags: ["pattern:status"],
  render: () => (
    <StrictMode>
      <Dialog open title="Rinomina la fornitura">
        <Rename />
      </Dialog>
      <LiveRegion />
    </StrictMode>
  ),
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement).findByRole("dialog");
    const region = await within(dialog).findByRole("status");
    await userEvent.click(within(dialog).getByRole("button", { name: "Copia il codice" }));
    await waitFor(() => expect(region).toHaveTextContent("Codice copiato"));
  },
};

export const ClosingDialog: StoryObj<typeof meta> = {
  name: "By what closes the dialog [PK-32]",
  render: () => (
    <StrictMode>
      <Opener>
        {(open, close) => (
          <Dialog open={open} onClose={close} title="Rinomina la fornitura">
            <Rename onSave={close} />
          </Dialog>
        )}
      </Opener>
      <LiveRegion />
    </StrictMode>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const region = page.getByRole("status");
    await userEvent.click(page.getByRole("button", { name: "Apri" }));
    const dialog = await page.findByRole("dialog");
    await userEvent.click(within(dialog).getByRole("button", { name: "Copia il codice" }));
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(within(dialog).getByRole("button", { name: "Salva" }));
    await waitFor(() => expect(region).toHaveTextContent("Nome salvato"));
    await expect(page.queryByRole("dialog")).toBeNull();
  },
};

/** A press after an announcement opens something else: the old announcement would be said in place of it. */
export const NextPress: StoryObj<typeof meta> = {
  name: "Not said again by the next press [DS-99]",
  render: () => (
    <StrictMode>
      <LoadMore />
      <Opener>
        {(open, close) => (
          <Dialog open={open} onClose={close} title="Altri filtri">
            Scegli i filtri.
          </Dialog>
        )}
      </Opener>
      <LiveRegion />
    </StrictMode>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const region = page.getByRole("status");
    await userEvent.click(page.getByRole("button", { name: /^Mostra/ }));
    await expect(region).toHaveTextContent("Mostrate altre 10 bollette");
    await userEvent.click(page.getByRole("button", { name: "Apri" }));
    const dialog = await page.findByRole("dialog");
    await expect(await within(dialog).findByRole("status")).toBeEmptyDOMElement();
    const said = region.firstElementChild;
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
    await expect(region.firstElementChild).toBe(said);
  },
};
