import { billDossier } from "@favilla/design-system/bills/billDossier.ts";
import { DossierButton, type DossierButtonProps } from "@favilla/design-system/bills/DossierButton.tsx";
import { dossierStyle } from "@favilla/design-system/bills/dossierStyle.ts";
import { useDossierWords } from "@favilla/design-system/bills/useDossierWords.ts";
import { drawDocument } from "@favilla/design-system/data/fileNodes.ts";
import { useFormats } from "@favilla/design-system/data/useFormats.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useRef } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { press } from "../realKeys.ts";
import { bill, parts, supply } from "./dossierSample.ts";
import { supplies } from "./pageSample.tsx";

const meta = {
  title: "Bills/DossierButton",
  component: DossierButton,
  tags: ["!autodocs"],
  parameters: { today: "2026-11-21" },
  args: { bill, supplies, read: (async () => parts) as DossierButtonProps["read"], onSave: fn() },
} satisfies Meta<typeof DossierButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole("button", { name: "Salva il fascicolo" }));
  const dialog = await within(canvasElement.ownerDocument.body).findByRole("dialog", { name: "Il fascicolo della bolletta" });
  return within(dialog);
};

/** The file as it was saved last. */
const savedBy = async (onSave: DossierButtonProps["onSave"], calls: number) => {
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(calls));
  const [file, name] = (onSave as ReturnType<typeof fn>).mock.lastCall as [Blob, string];
  return { html: await file.text(), name };
};

/** Without personal data first, then with them. */
export const Default: Story = {
  name: "Default [BL-200, BL-201]",
  tags: ["pattern:button", "pattern:dialog"],
  play: async ({ canvasElement, args }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(dialog.getByRole("button", { name: "Salva il fascicolo" }));
    const discreet = await savedBy(args.onSave, 1);
    await expect(discreet.name).toBe("fascicolo-2026-1045231.html");
    await expect(discreet.html).not.toMatch(/Giulia|72,19|3000 0000/);
    await expect(await dialog.findByText("Lo trovi fra i file scaricati: fascicolo-2026-1045231.html")).toBeVisible();
    await userEvent.click(dialog.getByRole("checkbox", { name: /^Con i dati personali/ }));
    await userEvent.click(dialog.getByRole("button", { name: "Salva il fascicolo" }));
    const { html } = await savedBy(args.onSave, 2);
    for (const text of ["Giulia Esempio", "72,19\u00a0€", "3000 0000 0000 0000 26", "R-2026-000001"]) await expect(html).toContain(text);
    await press("{Escape}");
    await waitFor(() => expect(within(canvasElement).getByRole("button")).toHaveFocus());
  },
};

/** Parts that could not be read are named before the file is made. They are read again, or left out with a word about it. */
export const Missing: Story = {
  name: "Missing [BL-202]",
  args: { read: fn(async () => ({ ...parts, others: null, complaints: null })) },
  play: async ({ canvasElement, args }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(dialog.getByRole("button", { name: "Salva il fascicolo" }));
    await expect(await dialog.findByRole("alert")).toHaveTextContent(/Le bollette precedenti e I reclami\. È un problema/);
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole("button", { name: "Riprova" }));
    await waitFor(() => expect(args.read).toHaveBeenCalledTimes(2));
    await userEvent.click(await dialog.findByRole("button", { name: "Salva così" }));
    const { html } = await savedBy(args.onSave, 1);
    await expect(html).toContain("Le bollette precedenti: non siamo riusciti a leggere questi dati.");
    await expect(dialog.getByRole("button", { name: "Salva il fascicolo" })).toHaveFocus();
  },
};

/** A device that refuses the file. */
export const Failed: Story = {
  name: "Failed [BL-202]",
  args: {
    onSave: fn(() => {
      throw new Error("no room");
    }),
  },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(dialog.getByRole("button", { name: "Salva il fascicolo" }));
    await expect(await dialog.findByRole("alert")).toHaveTextContent(/Il fascicolo non è pronto/);
  },
};

function File({ personal }: { personal: boolean }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const words = useDossierWords();
  const formats = useFormats();
  useEffect(() => {
    const file = billDossier({ ...parts, bill, supplies: [supply], today: "2026-11-21" }, words, formats, personal);
    if (frame.current) drawDocument(frame.current, file, dossierStyle);
  });
  return <iframe ref={frame} title="Fascicolo" style={{ inlineSize: "100%", blockSize: "60rem", border: 0 }} />;
}

/** The file itself, with personal data. */
export const TheFile: Story = {
  name: "The file [BL-200]",
  render: () => <File personal />,
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector("iframe");
    await waitFor(() =>
      expect(frame?.contentDocument?.querySelector("h1")).toHaveTextContent("Fascicolo della bolletta n. 2026 / 1045231"),
    );
    const page = frame?.contentDocument;
    await expect([...(page?.querySelectorAll("h2") ?? [])].map(({ textContent }) => textContent)).toEqual([
      "La bolletta",
      "Le letture",
      "Perché questo importo",
      "Le bollette precedenti",
      "I reclami",
    ]);
    await expect(page?.documentElement.lang).toBe("it");
  },
};
