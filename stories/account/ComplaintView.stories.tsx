import { ComplaintView, type ComplaintViewProps, type SentComplaint } from "@favilla/design-system/account/ComplaintView.tsx";
import type { ComplaintReceipt } from "@favilla/design-system/account/complaint.ts";
import type { Update } from "@favilla/design-system/data/load.ts";
import { DiscreetContext } from "@favilla/design-system/theme/discreet.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { asPage } from "../layout/page.tsx";
import { complaintRules } from "./complaintSample.ts";

/** Answers as servers do: with a receipt of what was sent. */
function Answering(props: ComplaintViewProps) {
  const [update, setUpdate] = useState<Update<ComplaintReceipt>>(props.update);
  const onSend = (complaint: SentComplaint) => {
    props.onSend(complaint);
    const data = {
      id: "cr-1",
      number: "R-2026-000141",
      receivedOn: "2026-11-20",
      receivedAt: { date: "2026-11-20", time: "10:42" },
      sha256: complaint.sha256,
    };
    setUpdate({ state: "Updated", data });
  };
  return <ComplaintView {...props} update={update} onSend={onSend} />;
}

const meta = {
  title: "Account/ComplaintView",
  component: ComplaintView,
  render: (args) => <Answering {...args} />,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", today: "2026-11-20" },
  decorators: asPage("requests"),
  args: {
    title: "Scrivi un reclamo o una richiesta",
    back: { href: "#richieste", label: "Le mie richieste" },
    defaultValues: { kind: "complaint", text: "Ho chiesto tre volte di cambiare indirizzo.", name: "Alba Alta", email: "alba@esempio.it" },
    rules: complaintRules,
    update: { state: "Unset" },
    onSend: fn(),
    onSaveCopy: fn(),
    onPrint: fn(),
    hrefOf: (id) => `#${id}`,
  },
} satisfies Meta<typeof ComplaintView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From the form to the receipt: number, moment, hash, the days of the answer, and the copy. */
export const Default: Story = {
  name: "From the form to the receipt [CL-12, CL-13, CL-31]",
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole("button", { name: "Invia" }));
    await expect(await page.findByRole("heading", { level: 1, name: "Pratica R-2026-000141" })).toBeVisible();
    await waitFor(() => expect(page.getByRole("group", { name: /^Ricevuto\./ })).toHaveFocus());
    await expect(canvasElement).toHaveTextContent(/Rispondiamo entro il 20.dicembre.2026\. Mancano 30.giorni\./);
    await expect(canvasElement).toHaveTextContent(/Ricevuto il20.novembre.2026 alle 10:42/);
    await expect(page.getByRole("link", { name: "Segui la pratica" })).toHaveAttribute("href", "#cr-1");
    const copy =
      "Reclamo\nGiorno: 20 novembre 2026\nNome e cognome: Alba Alta\nE-mail: alba@esempio.it\n\nHo chiesto tre volte di cambiare indirizzo.\n".replace(
        /(\d) (\w+) (\d{4})/,
        "$1\u00a0$2\u00a0$3",
      );
    await userEvent.click(page.getByRole("button", { name: "Salva la copia" }));
    await expect(args.onSaveCopy).toHaveBeenCalledWith(expect.any(String), "reclamo-R-2026-000141.txt");
    const saved = (args.onSaveCopy as ReturnType<typeof fn>).mock.calls[0]?.[0] as string;
    await expect(saved.replaceAll("\u00a0", " ")).toBe(copy.replaceAll("\u00a0", " "));
    const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(saved)));
    await expect(canvasElement).toHaveTextContent(Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join(""));
    await userEvent.click(page.getByRole("button", { name: "Stampa" }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};

/** The answer was lost and the servers do not have it: nothing typed is lost. */
export const NotReceived: Story = {
  name: "A lost answer [CL-14]",
  args: { update: { state: "UpdateFailure", error: new Error("lost") }, failure: { reason: "notReceived" } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole("alert")).toHaveTextContent("Non è arrivato: la connessione si è interrotta.");
    await expect(page.getByRole("textbox", { name: "Che cosa è successo" })).toHaveValue("Ho chiesto tre volte di cambiare indirizzo.");
  },
};

/** The answer to a question of the retailer: the kind is known. */
export const Reply: Story = {
  name: "A reply [CL-05]",
  args: { replyTo: { number: "R-2026-000141", asked: "Ci serve una foto del contatore." } },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByRole("heading", { level: 1, name: "Rispondi alla pratica R-2026-000141" })).toBeVisible();
    await expect(page.queryByRole("radio")).toBeNull();
    await userEvent.click(page.getByRole("button", { name: "Invia" }));
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith(expect.objectContaining({ repliesTo: "R-2026-000141" })));
  },
};

/** Without a link back and without a page of the complaint, as for a visitor. */
export const Visitor: Story = {
  args: { title: "Reclami e richieste", back: undefined, hrefOf: undefined, defaultValues: {} },
  play: async ({ canvasElement }) =>
    expect(within(canvasElement).getByRole("heading", { level: 1, name: "Reclami e richieste" })).toBeVisible(),
};

/** In discreet mode the codes of the copy are dots, and the file has them. */
export const Discreet: Story = {
  name: "Discreet [CH-43]",
  args: { defaultValues: { ...meta.args.defaultValues, supplyCode: "IT001E00000001" } },
  render: (args) => (
    <DiscreetContext value={true}>
      <Answering {...args} />
    </DiscreetContext>
  ),
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole("button", { name: "Invia" }));
    await userEvent.click(await page.findByRole("button", { name: "Salva la copia" }));
    await expect(canvasElement).not.toHaveTextContent("IT001E00000001");
    await expect(args.onSaveCopy).toHaveBeenCalledWith(expect.stringContaining("IT001E00000001"), expect.any(String));
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const fits = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await fits();
    await userEvent.click(page.getByRole("button", { name: "Invia" }));
    await page.findByRole("heading", { level: 1, name: "Pratica R-2026-000141" });
    await fits();
  },
};
