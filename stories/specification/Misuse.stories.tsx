import { Button } from "@favilla/design-system/actions/Button.tsx";
import { Table } from "@favilla/design-system/data/Table.tsx";
import { Dialog } from "@favilla/design-system/overlays/Dialog.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, spyOn, userEvent, waitFor, within } from "storybook/test";

const meta = { title: "Specification/Misuse", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj;

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <>
      <Button onClick={() => setCount(count + 1)}>Aggiorna</Button>
      <Table
        caption={`Letture, aggiornate ${count} volte`}
        columns={[{ key: "day", header: "Giorno", rowHeader: true, render: (day: string) => day }]}
        rows={["3 novembre", "3 dicembre"]}
        rowKey={(day) => day}
      />
    </>
  );
}

/** The library warns in development only. A built Storybook is production: it has nothing to warn of, and nothing to check. */
const warns = process.env.NODE_ENV !== "production";

/** Columns that are created in the component that renders them: each row is rendered again every time. */
export const UnstableColumns: Story = {
  name: "Unstable columns [DS-13]",
  render: () => <Counter />,
  play: async ({ canvasElement }) => {
    if (!warns) return;
    const warn = spyOn(console, "warn");
    const button = within(canvasElement).getByRole("button", { name: "Aggiorna" });
    for (let press = 0; press < 3; press += 1) await userEvent.click(button);
    await waitFor(() => expect(warn.mock.calls.join("\n")).toMatch(/Table: `columns` is made anew in each render.*useMemo/));
    await userEvent.click(button);
    await expect(warn.mock.calls.filter(([text]) => String(text).includes("`columns`"))).toHaveLength(1);
    warn.mockRestore();
  },
};

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Apri</Button>
      <Dialog open={open} title="Bolletta" onClose={() => setOpen(false)}>
        Testo di esempio
      </Dialog>
    </>
  );
}

/** A page without a provider: focus returns to the opener here, but not in every browser. */
export const NoProvider: Story = {
  name: "No provider [DS-13]",
  parameters: { provider: false },
  render: () => <Opener />,
  play: async ({ canvasElement }) => {
    if (!warns) return;
    const warn = spyOn(console, "warn");
    const button = within(canvasElement).getByRole("button", { name: "Apri" });
    await userEvent.click(button);
    await waitFor(() => expect(warn.mock.calls.join("\n")).toMatch(/there is no FavillaProvider.*once around the page/));
    await userEvent.keyboard("{Escape}");
    await expect(button).toHaveFocus();
    warn.mockRestore();
  },
};
