import { BillFiles, type BillFilesProps } from "@favilla/design-system/bills/BillFiles.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { press } from "../realKeys.ts";

const files = Array.from({ length: 4 }, (_, index) => ({
  id: String(index + 1),
  title: `n. 2026 / 101030${index + 1}`,
  fileName: `bolletta-2026-101030${index + 1}.pdf`,
}));

const pdf = new TextEncoder().encode("%PDF");
const zip = "bollette-2026-11-20.zip";

const meta = {
  title: "Bills/BillFiles",
  component: BillFiles,
  tags: ["!autodocs"],
  args: {
    files,
    read: (async () => pdf) as BillFilesProps["read"],
    save: fn(() => zip),
    reasonOf: () => "È un problema nostro, non tuo.",
    onClose: fn(),
  },
} satisfies Meta<typeof BillFiles>;

export default meta;
type Story = StoryObj<typeof meta>;

const screen = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

/** All have come: what was saved, and where. */
export const Default: Story = {
  name: "Saved [BL-178]",
  tags: ["pattern:dialog"],
  play: async ({ canvasElement, args }) => {
    const dialog = within(await screen(canvasElement).findByRole("dialog", { name: "4 PDF salvati" }));
    await waitFor(() => expect(dialog.getByText(`Li trovi fra i file scaricati, in ${zip}.`)).toBeVisible());
    await expect(args.save).toHaveBeenCalledOnce();
    await expect(args.save).toHaveBeenCalledWith(expect.objectContaining({ length: 4 }), 4);
    await waitFor(() => expect(dialog.getByRole("button", { name: "Chiudi" })).toHaveFocus());
    await press("{Enter}");
    await expect(args.onClose).toHaveBeenCalled();
  },
};

const never = new Promise<typeof pdf>(() => undefined);

/** One after another, with how far it is. */
export const Reading: Story = {
  name: "Reading [BL-178]",
  tags: ["pattern:progressbar"],
  args: { read: ({ id }) => (id === "3" ? never : Promise.resolve(pdf)) },
  play: async ({ canvasElement }) => {
    const dialog = within(await screen(canvasElement).findByRole("dialog", { name: "Stiamo preparando i tuoi PDF…" }));
    await waitFor(() => expect(dialog.getByText("2 di 4")).toBeVisible());
  },
};

/** A cancel saves what has come, and the rest can be taken up again. */
export const Cancelled: Story = {
  name: "Cancelled [BL-179]",
  args: {
    read: ({ id }, signal) =>
      id === "3" ? new Promise((_, fail) => signal.addEventListener("abort", () => fail(new Error("aborted")))) : Promise.resolve(pdf),
  },
  play: async ({ canvasElement, args }) => {
    const body = screen(canvasElement);
    await body.findByText("2 di 4");
    await press("{Escape}");
    const dialog = within(await body.findByRole("dialog", { name: "2 PDF su 4 salvati" }));
    await expect(args.save).toHaveBeenCalledWith(expect.objectContaining({ length: 2 }), 4);
    await waitFor(() => expect(dialog.getByText("Hai interrotto prima della fine.")).toBeVisible());
    await expect(dialog.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["n. 2026 / 1010303", "n. 2026 / 1010304"]);
    await expect(dialog.getByRole("button", { name: "Riprova le 2 che mancano" })).toBeVisible();
  },
};

/** A failure stops no other file. It is told by bill, and tried again alone. */
export const Failed: Story = {
  name: "Failed [BL-180]",
  render: function Broken(args) {
    const [asked] = useState(new Set<string>());
    const read: typeof args.read = async ({ id }) => {
      const isFirst = !asked.has(id);
      asked.add(id);
      if (id === "2" && isFirst) throw new Error("500");
      return pdf;
    };
    return <BillFiles {...args} read={read} />;
  },
  play: async ({ canvasElement, args }) => {
    const body = screen(canvasElement);
    const dialog = within(await body.findByRole("dialog", { name: "3 PDF su 4 salvati" }));
    await waitFor(() => expect(dialog.getByText("È un problema nostro, non tuo.")).toBeVisible());
    await expect(dialog.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["n. 2026 / 1010302"]);
    await userEvent.click(dialog.getByRole("button", { name: "Riprova quella che manca" }));
    await body.findByRole("dialog", { name: "PDF salvato" });
    await expect(args.save).toHaveBeenLastCalledWith([expect.objectContaining({ id: "2" })], 1);
  },
};

/** After some failures no other file will come: the rest is not asked for. */
export const Offline: Story = {
  name: "Offline [BL-180]",
  args: {
    read: fn<BillFilesProps["read"]>(({ id }) => (id === "1" ? Promise.resolve(pdf) : Promise.reject(new Error("no network")))),
    stops: () => true,
    reasonOf: () => "Non c’è collegamento a internet.",
  },
  play: async ({ canvasElement, args }) => {
    const dialog = within(await screen(canvasElement).findByRole("dialog", { name: "1 PDF su 4 salvati" }));
    await expect(args.read).toHaveBeenCalledTimes(2);
    await expect(dialog.getAllByRole("listitem")).toHaveLength(3);
  },
};

/** Nothing has come. */
export const Nothing: Story = {
  args: { read: () => Promise.reject(new Error("500")) },
  play: async ({ canvasElement, args }) => {
    await screen(canvasElement).findByRole("dialog", { name: "Nessun PDF salvato" });
    await expect(args.save).not.toHaveBeenCalled();
  },
};

/** Files that came and can't be saved, as they are too much for the device: all are named with the reason, and tried again. */
export const NotSaved: Story = {
  name: "Not saved [BL-180]",
  render: function Full(args) {
    const [tried] = useState(new Set<number>());
    const given: BillFilesProps["save"] = args.save;
    const save: typeof given = (ready, asked) => {
      const name = given(ready, asked);
      if (tried.has(asked)) return name;
      tried.add(asked);
      throw new RangeError("Array buffer allocation failed");
    };
    return <BillFiles {...args} save={save} />;
  },
  play: async ({ canvasElement, args }) => {
    const body = screen(canvasElement);
    const dialog = within(await body.findByRole("dialog", { name: "Nessun PDF salvato" }));
    await waitFor(() => expect(dialog.getByText("È un problema nostro, non tuo.")).toBeVisible());
    await expect(dialog.getAllByRole("listitem")).toHaveLength(4);
    await userEvent.click(dialog.getByRole("button", { name: "Riprova le 4 che mancano" }));
    await body.findByRole("dialog", { name: "4 PDF salvati" });
    await expect(args.save).toHaveBeenCalledTimes(2);
  },
};

/** A page that goes away while what has come cannot be saved goes away all the same. */
export const GoneUnsaved: Story = {
  name: "Gone, and not saved [BL-180]",
  args: {
    read: ({ id }) => (id === "3" ? never : Promise.resolve(pdf)),
    save: fn<BillFilesProps["save"]>(() => {
      throw new RangeError("Array buffer allocation failed");
    }),
  },
  render: function Leaving(args) {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setOpen(false)}>
          Esci
        </button>
        {isOpen ? <BillFiles {...args} /> : <p>Altra pagina</p>}
      </>
    );
  },
  play: async ({ canvasElement, args }) => {
    const body = screen(canvasElement);
    await body.findByText("2 di 4");
    within(canvasElement).getByRole("button", { name: "Esci", hidden: true }).click();
    await within(canvasElement).findByText("Altra pagina");
    await expect(args.save).toHaveBeenCalledOnce();
  },
};
