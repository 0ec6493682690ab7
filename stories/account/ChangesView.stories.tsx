import { ChangesView } from "@favilla/design-system/account/ChangesView.tsx";
import { changeKinds, type ProfileChange } from "@favilla/design-system/account/profileChange.ts";
import { DiscreetContext } from "@favilla/design-system/theme/discreet.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, spyOn, userEvent, waitFor, within } from "storybook/test";
import { asPage, empty, failure, loaded, loading } from "../layout/page.tsx";

const text = (value: string) => ({ code: null, text: value });
const change = (id: string, given: Partial<ProfileChange>): ProfileChange => ({
  id,
  at: { date: "2026-11-20", time: "10:42" },
  by: "customer",
  kind: "password",
  about: null,
  before: null,
  after: null,
  supplyId: null,
  result: "done",
  ...given,
});

const changes: readonly ProfileChange[] = [
  change("1", {
    kind: "payment",
    before: { code: "Postal", text: null },
    after: { code: "Bank", text: "•••• 3456" },
    supplyId: "s-1",
    result: "inProgress",
  }),
  change("2", { kind: "phone", before: text("•••• 118"), after: text("•••• 567"), at: { date: "2026-11-01", time: "00:30" } }),
  change("3", { kind: "consent", about: "Offerte dei partner", before: { code: "on", text: null }, after: { code: "off", text: null } }),
  change("4", { kind: "email", by: "system", before: text("g•••••@v•••••.it"), after: text("g•••••@e•••••.it") }),
  change("5", {
    kind: "address",
    by: "service",
    before: text("Via Roma 1, 43100 Parma PR"),
    after: text("Via Garibaldi 12, 43121 Parma PR"),
    supplyId: "s-2",
    result: "refused",
  }),
  change("6", { kind: "nickname", before: null, after: text("Casa al mare"), supplyId: "s-1" }),
  change("7", {}),
];

const names: Readonly<Record<string, string>> = { "s-1": "Casa al mare", "s-2": "\u2068بيت\u2069" };

const meta = {
  title: "Account/ChangesView",
  component: ChangesView,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", today: "2026-11-20" },
  decorators: asPage("profile"),
  args: {
    title: "Storico delle modifiche",
    back: { href: "#profilo", label: "Profilo" },
    load: loaded(changes),
    nameOf: (supplyId) => names[supplyId],
    onExport: fn(async () => undefined),
    phone: "800 900 100",
    complaintHref: "#reclamo",
  },
} satisfies Meta<typeof ChangesView>;

export default meta;
type Story = StoryObj<typeof meta>;

const rows = (canvas: HTMLElement) => within(canvas).queryAllByRole("article");

/** Each entry says what, the values, for which supply, who and when, and what became of it. */
export const Default: Story = {
  name: "Changes of several kinds [PF-25, PF-26, PF-33]",
  tags: ["pattern:toggle-button"],
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const [payment, phone, consent, , address] = rows(canvasElement);
    await expect(payment).toHaveTextContent(
      /^Metodo di pagamento ?In lavorazioneCasa al marePrima: Bollettino postaleDopo: Addebito sul conto •••• 3456Tu · 20.novembre.2026 alle 10:42$/,
    );
    await expect(phone).toHaveTextContent(/Prima: •••• 118Dopo: •••• 567Tu · 1º?.novembre.2026 alle 00:30$/);
    await expect(consent).toHaveTextContent(/^Consensi ?FattaOfferte dei partnerPrima: SìDopo: NoTu/);
    await expect(address).toHaveTextContent(/Non riuscita\u2068بيت\u2069.*Assistenza clienti/);
    await expect(page.getByRole("link", { name: "Scrivici" })).toHaveAttribute("href", "#reclamo");
    await expect(within(page.getByRole("main")).getByRole("link", { name: /^Chiama 800.900.100$/ })).toHaveAttribute(
      "href",
      "tel:800900100",
    );
    const chips = within(page.getByRole("group", { name: "Tipo di modifica" })).getAllByRole("button");
    await expect(chips.map(({ textContent }) => textContent)).toEqual([
      "Tutte",
      "Metodo di pagamento",
      "Indirizzo delle bollette",
      "E-mail di accesso",
      "Cellulare",
      "Password",
      "Consensi",
      "Nome della fornitura",
    ]);
    const phoneChip = page.getByRole("button", { name: "Cellulare" });
    await userEvent.click(phoneChip);
    await expect(phoneChip).toHaveAttribute("aria-pressed", "true");
    await waitFor(() => expect(rows(canvasElement)).toHaveLength(1));
    await userEvent.click(page.getByRole("button", { name: "Scarica le modifiche" }));
    await userEvent.click(await within(document.body).findByRole("menuitem", { name: /csv/i }));
    await waitFor(() => expect(args.onExport).toHaveBeenCalledOnce());
    await expect(args.onExport).toHaveBeenCalledWith("csv", expect.objectContaining({ title: "Storico delle modifiche" }));
    await userEvent.click(phoneChip);
    await waitFor(() => expect(rows(canvasElement)).toHaveLength(changes.length));
  },
};

/** Without `onExport` the file is written and saved by the library. */
export const SavedFile: Story = {
  name: "The library's own file [PF-25] [AS-03]",
  args: { onExport: undefined },
  play: async ({ canvasElement }) => {
    const saved = spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Scarica le modifiche" }));
    await userEvent.click(await within(document.body).findByRole("menuitem", { name: /csv/i }));
    await waitFor(() => expect(canvasElement).toHaveTextContent("File scaricato."));
    await expect(saved.mock.contexts.map((link) => (link as HTMLAnchorElement).download)).toEqual(["storico-delle-modifiche.csv"]);
  },
};

/** A server that sends more than it should, and a kind that this page does not know: nothing is shown that is not masked. */
export const Unmasked: Story = {
  name: "More than a part, and unknown kinds [PF-27, PF-28]",
  args: {
    load: loaded([
      change("1", { kind: "payment", after: { code: "Bank", text: "IT60X0542811101000000123456" } }),
      change("2", { kind: "email", after: text("giulia@esempio.it") }),
      change("3", { kind: "phone", after: text("+393331234567") }),
      change("4", { kind: "delivery", after: { code: "Email", text: "giulia@esempio.it" } }),
      change("5", { kind: "password", before: text("Segreta-2026"), after: text("Segreta-2027") }),
      change("6", { kind: "unknown", by: "unknown", result: "unknown", at: null, after: { code: "Bank", text: "333 1234567" } }),
    ]),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.innerHTML).not.toMatch(/IT60|0123456|giulia|1234567|Segreta/);
    await expect(rows(canvasElement)[1]).toHaveTextContent(/Prima: nienteDopo: g•••••@e•••••\.it/);
    await expect(rows(canvasElement)[5]).toHaveTextContent(/^Altra modifica ?Da verificareAutore da verificare$/);
    await expect(within(canvasElement).getByRole("button", { name: "Altra modifica" })).toBeVisible();
  },
};

/** Five thousand changes, ten at a time. */
export const Many: Story = {
  name: "Five thousand [PF-29]",
  tags: ["pattern:load-more"],
  args: {
    load: loaded(
      Array.from({ length: 5000 }, (_, index) => change(String(index), { kind: changeKinds[index % changeKinds.length] ?? "password" })),
    ),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(rows(canvasElement)).toHaveLength(10);
    await userEvent.click(page.getByRole("button", { name: "Mostra altre 10 modifiche" }));
    await expect(rows(canvasElement)).toHaveLength(20);
    await expect(within(rows(canvasElement)[10] as HTMLElement).getByRole("heading")).toHaveFocus();
    await userEvent.click(page.getByRole("button", { name: "Consensi" }));
    await expect(rows(canvasElement)).toHaveLength(10);
  },
};

export const None: Story = {
  name: "No changes [PF-29]",
  args: { load: empty },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/Nessuna modifica.*Quando cambia qualcosa nei tuoi dati lo trovi qui\./);
    await expect(within(canvasElement).queryByRole("button", { name: "Scarica le modifiche" })).toBeNull();
  },
};

/** A single change needs no chips. Without a page to write on the way is a call. Discreet mode hides the account. */
export const One: Story = {
  name: "One change, in discreet mode [PF-27, PF-29]",
  args: { load: loaded(changes.slice(0, 1)), complaintHref: undefined },
  decorators: [
    (Page) => (
      <DiscreetContext value>
        <Page />
      </DiscreetContext>
    ),
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(rows(canvasElement)).toHaveLength(1);
    await expect(page.queryByRole("group", { name: "Tipo di modifica" })).toBeNull();
    await expect(page.queryByRole("link", { name: "Scrivici" })).toBeNull();
    await expect(canvasElement.innerHTML).not.toMatch(/3456/);
    await expect(canvasElement).toHaveTextContent(/Addebito sul conto/);
  },
};

export const Loading: Story = { tags: ["pattern:busy"], args: { load: loading } };

export const Failed: Story = {
  args: { load: failure },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent(/Non riusciamo a caricare le modifiche/),
};
