import { Button } from "@favilla/design-system/actions/Button.tsx";
import { commodities } from "@favilla/design-system/data/commodity.ts";
import { loadOf } from "@favilla/design-system/data/load.ts";
import { RowGroup } from "@favilla/design-system/data/RowGroup.tsx";
import { ContractRow } from "@favilla/design-system/supplies/ContractRow.tsx";
import { ContractView, type ContractViewProps } from "@favilla/design-system/supplies/ContractView.tsx";
import type { WithdrawalReceipt, WithdrawalTask } from "@favilla/design-system/supplies/withdrawal.ts";
import { DiscreetContext } from "@favilla/design-system/theme/discreet.ts";
import { TodayContext } from "@favilla/design-system/theme/today.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { asPage, failure, loaded, loading } from "../layout/page.tsx";
import { contract, notice, rise, unknownContract, use } from "./contractSample.ts";

const meta = {
  title: "Supplies/ContractView",
  component: ContractView,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", today: "2026-11-20" },
  decorators: asPage("supplies"),
  argTypes: { commodity: { control: "select", options: commodities } },
  args: {
    title: "Contratto",
    back: { href: "#fornitura", label: "Casa di Bologna" },
    load: loadOf(contract),
    commodity: "electricity",
    compareUrl: "https://offerte.example/?codice={code}",
    onDownload: fn(async () => {}),
    phone: "800 900 100",
  },
} satisfies Meta<typeof ContractView>;

export default meta;
type Story = StoryObj<typeof meta>;

const rows = (canvas: HTMLElement) => [...canvas.querySelectorAll("dl > div")].map((row) => row.textContent);

/** All that is known, and the documents. */
export const Default: Story = {
  name: "Offer, prices, days and documents [SU-41] [SU-44]",
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(rows(canvasElement)).toEqual([
      "OffertaLuce Chiara 24",
      "Codice dell’offerta000123ESFML01XXLUCECHIARA24XXXXX",
      "Tipo di prezzoFisso",
      expect.stringMatching(/^Prezzo in fascia F10,1462.€ al kWh$/),
      expect.stringMatching(/^Prezzo in fascia F20,1318.€ al kWh$/),
      expect.stringMatching(/^Prezzo in fascia F30,1200.€ al kWh$/),
      expect.stringMatching(/^Quota fissa120,00.€ all’anno$/),
      expect.stringMatching(/^Fine del prezzo28.febbraio.2027 · tra 100.giorni$/),
      "Numero di contrattoCTR-000123",
      expect.stringMatching(/^Contratto concluso10.febbraio.2025$/),
      expect.stringMatching(/^Inizio del contratto1º.marzo.2025$/),
      expect.stringMatching(/^Condizioni generali/),
      expect.stringMatching(/^Scheda sintetica/),
    ]);
    await expect(page.getByRole("link", { name: "Confronta l’offerta con le altre" })).toHaveAttribute(
      "href",
      "https://offerte.example/?codice=000123ESFML01XXLUCECHIARA24XXXXX",
    );
    await userEvent.click(page.getByRole("button", { name: "Scarica: Condizioni generali di fornitura" }));
    await expect(args.onDownload).toHaveBeenCalledWith(contract.documents[0]);
  },
};

/** A price that follows an index, without an end. */
export const Variable: Story = {
  args: {
    load: loadOf({
      ...contract,
      priceKind: "variable",
      index: "PUN Index GME",
      price: { units: [{ band: null, perUnit: 0.0185 }], perYear: 96 },
      priceEnd: null,
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/Variabile: segue l’indice PUN Index GME.*In più dell’indice0,0185.€ al kWh/);
    await expect(canvasElement).not.toHaveTextContent("Fine del prezzo");
  },
};

/** The name of a document wraps; its download keeps its place. */
export const DocumentsOnPhone: Story = {
  name: "Documents on a phone [SU-57]",
  globals: { viewport: { value: "phone" } },
  args: {
    load: loadOf({ ...contract, documents: [{ id: "d-9", name: "Comunicazione del nuovo prezzo e delle nuove condizioni" }] }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const button = (await page.findByRole("button", { name: /^Scarica: Comunicazione/ })).getBoundingClientRect();
    const name = page.getByText(/^Comunicazione del nuovo/).getBoundingClientRect();
    await expect(button.left).toBeGreaterThanOrEqual(name.right);
    await expect(button.top).toBeLessThan(name.bottom);
  },
};

/** A rise that was announced in time: what the last twelve months would cost at both prices. */
export const PriceRises: Story = {
  name: "The price rises [SU-46]",
  args: { load: loadOf({ ...contract, change: rise }), use, notice },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole("heading", { name: /^Il prezzo cambia dal 1º.marzo.2027$/ })).toBeVisible();
    await expect(canvasElement).toHaveTextContent(/2\.400.kWh, da novembre 2025 a ottobre 2026\..*Una parte è stimata\./);
    const rowsOf = (name: string) =>
      within(page.getByRole("table", { name }))
        .getAllByRole("row")
        .map((row) => row.textContent?.replace(/\s/g, " "));
    await expect(rowsOf("Prezzi prima e dopo")).toEqual([
      "VocePrimaDopo",
      "Fascia F1, al kWh0,1462 €0,1598 €",
      "Fascia F2, al kWh0,1318 €0,1433 €",
      "Fascia F3, al kWh0,1200 €0,1301 €",
      "Quota fissa, all’anno120,00 €132,00 €",
    ]);
    // 1200 × 0,1462 + 720 × 0,1318 + 480 × 0,12 = 327,936
    await expect(rowsOf("Spesa di 12 mesi ai due prezzi")).toEqual([
      "VocePrimaDopo",
      "Energia327,94 €357,38 €",
      "Quota fissa120,00 €132,00 €",
      "In tutto447,94 €489,38 €",
    ]);
    await expect(canvasElement).toHaveTextContent(/Sono 41,44.€ in più in un anno\./);
    await expect(canvasElement).not.toHaveTextContent("Preavviso troppo breve");
    await userEvent.click(page.getByRole("button", { name: "Scarica la comunicazione" }));
    await expect(args.onDownload).toHaveBeenCalledWith(contract.documents[0]);
  },
};

/** The notice came forty days before, where the rules ask for three months. */
export const ShortNotice: Story = {
  name: "A notice that is too short [SU-47]",
  args: { load: loadOf({ ...contract, change: { ...rise, from: "2026-12-20" } }), use: null, notice },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("Preavviso troppo breve");
    await expect(canvasElement).toHaveTextContent(
      /Preavviso troppo breve.*Te lo abbiamo scritto il 10.novembre.2026, 40 giorni prima\. Per un prezzo che sale servono 3 mesi: può valere dal 10.febbraio.2027\. Fonte: delibera di esempio 1\/2026\./,
    );
    await expect(canvasElement).toHaveTextContent(/Non conosciamo 12 mesi interi/);
  },
};

const receipt: WithdrawalReceipt = {
  id: "wd-1",
  receivedAt: { date: "2026-11-20", time: "10:42" },
  email: "giulia@esempio.it",
  text: "Giulia Esempio recede dal contratto CTR-000123.",
};
const task: WithdrawalTask = {
  name: "Giulia Esempio",
  email: "giulia@esempio.it",
  onConfirm: fn(),
  update: { state: "Unset" },
  onSave: fn(),
  requestsHref: "#richieste",
};
const inPeriod = loadOf({ ...contract, withdrawal: { lastDay: "2026-11-26", sent: null } });

/** Answers as servers do: with the receipt. */
function Withdrawing({ withdrawal = task, ...rest }: ContractViewProps) {
  const [update, setUpdate] = useState<WithdrawalTask["update"]>(withdrawal.update);
  const onConfirm: WithdrawalTask["onConfirm"] = (declared) => {
    withdrawal.onConfirm(declared);
    setUpdate({ state: "Updated", data: { ...receipt, email: declared.email } });
  };
  return <ContractView {...rest} withdrawal={{ ...withdrawal, update, onConfirm }} />;
}

const lost = { failure: { reason: "notKnown" }, update: { state: "UpdateFailure", error: new Error() } } as const;

/** A page that is open at midnight, with buttons for what happens. */
function AtMidnight({ withdrawal = task, ...rest }: ContractViewProps) {
  const [today, setToday] = useState("2026-11-20");
  const [isLost, setLost] = useState(false);
  return (
    <TodayContext.Provider value={today}>
      <ContractView {...rest} withdrawal={isLost ? { ...withdrawal, ...lost } : withdrawal} />
      <Button variant="secondary" onClick={() => setToday("2026-11-21")}>
        Mezzanotte
      </Button>
      <Button variant="secondary" onClick={() => setLost(!isLost)}>
        La risposta si perde
      </Button>
    </TodayContext.Provider>
  );
}

/** From the button of the law to the receipt, in two presses. */
export const Withdrawal: Story = {
  name: "The withdrawal [CL-25] [CL-26]",
  args: { load: inPeriod, withdrawal: task },
  render: (args) => <Withdrawing {...args} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(canvasElement).toHaveTextContent(/Puoi recedere da questo contratto fino al 26.novembre.2026: tra 6.giorni\./);
    await userEvent.click(page.getByRole("button", { name: "Recedere dal contratto qui" }));
    // Its code comes while the period runs.
    await waitFor(() => expect(page.getByText(/Confermando ci comunichi/)).toHaveFocus());
    const email = page.getByRole("textbox", { name: "E-mail per la ricevuta" });
    await expect(email).toHaveValue("giulia@esempio.it");
    await userEvent.clear(email);
    await userEvent.click(page.getByRole("button", { name: "Conferma recesso" }));
    await expect(email).toHaveAccessibleDescription("Scrivi l’indirizzo e-mail.");
    await expect(task.onConfirm).not.toHaveBeenCalled();
    await userEvent.type(email, "altra@esempio.it");
    await userEvent.click(page.getByRole("button", { name: "Conferma recesso" }));
    await waitFor(() => expect(page.getByRole("group", { name: /^Recesso ricevuto\./ })).toHaveFocus());
    await expect(task.onConfirm).toHaveBeenCalledWith({ name: "Giulia Esempio", email: "altra@esempio.it" });
    await expect(canvasElement).toHaveTextContent(
      /Ricevuto il20.novembre.2026 alle 10:42.*altra@esempio\.it.*recede dal contratto CTR-000123\./,
    );
    await userEvent.click(page.getByRole("button", { name: "Salva la ricevuta" }));
    await expect(task.onSave).toHaveBeenCalledWith(
      expect.stringMatching(
        /^Ricevuta del recesso\nRicevuto il: 20.novembre.2026 alle 10:42\nNumero di contratto: CTR-000123\nRicevuta inviata a: altra@esempio\.it\n\nGiulia Esempio recede dal contratto CTR-000123\.\n$/,
      ),
      "recesso-CTR-000123.txt",
    );
  },
};

/** The answer was lost; a refusal has its reason. On the day after the last there is no button. */
export const WithdrawalFailed: Story = {
  name: "A withdrawal that failed [CL-28] [CL-29]",
  args: {
    load: inPeriod,
    withdrawal: { ...task, ...lost },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole("button", { name: "Recedere dal contratto qui" }));
    await expect(await page.findByRole("alert")).toHaveTextContent(/Riprova: non lo riceviamo due volte\./);
    await userEvent.click(page.getByRole("button", { name: "Annulla" }));
    await expect(page.queryByRole("button", { name: "Conferma recesso" })).toBeNull();
  },
};

/** The day after the last begins while the confirmation is open: it says so, and what was pressed before keeps its form. */
export const WithdrawalAtMidnight: Story = {
  name: "Midnight of the last day [CL-30]",
  args: { load: loadOf({ ...contract, withdrawal: { lastDay: "2026-11-20", sent: null } }), withdrawal: task },
  render: (args) => <AtMidnight {...args} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const confirm = () => page.queryByRole("button", { name: "Conferma recesso" });
    await userEvent.click(page.getByRole("button", { name: "Recedere dal contratto qui" }));
    await userEvent.click(page.getByRole("button", { name: "La risposta si perde" }));
    await userEvent.click(page.getByRole("button", { name: "Mezzanotte" }));
    await expect(page.getByRole("alert")).toHaveTextContent(/Riprova: non lo riceviamo due volte\./);
    await expect(confirm()).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent("Puoi recedere");
    await userEvent.click(page.getByRole("button", { name: "La risposta si perde" }));
    await expect(page.getByRole("alert")).toHaveTextContent(/^Il periodo per recedere da questo contratto è finito il 20.novembre.2026\.$/);
    await expect(confirm()).toBeNull();
  },
};

/** On the day after the last there is no button. */
export const WithdrawalOver: Story = {
  name: "After the last day [CL-24]",
  args: { load: loadOf({ ...contract, withdrawal: { lastDay: "2026-11-19", sent: null } }), withdrawal: task },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("button", { name: "Recedere dal contratto qui" })).toBeNull();
  },
};

/** Gas, whose price has ended. */
export const Gas: Story = {
  args: {
    commodity: "gas",
    load: loadOf({ ...contract, price: { units: [{ band: null, perUnit: 0.4215 }], perYear: 84.6 }, priceEnd: "2026-11-01" }),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/Prezzo del gas0,4215.€ al Smc.*1º.novembre.2026 · da 19.giorni/);
  },
};

/** Only the offer's name is known: no row has a zero or a dash. */
export const FewData: Story = {
  name: "Few data [SU-42]",
  args: { load: loadOf({ ...unknownContract, offerName: "Luce Semplice" }) },
  play: async ({ canvasElement }) => {
    await expect(rows(canvasElement)).toEqual(["OffertaLuce Semplice", "Numero di contrattoCTR-000124"]);
    await expect(within(within(canvasElement).getByRole("main")).queryByText(/Documenti|Confronta|trasporto/)).toBeNull();
  },
};

/** Nothing is known. */
export const Unknown: Story = {
  name: "Nothing known [SU-42]",
  args: { load: loadOf(unknownContract) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/Non abbiamo ancora i dati del contratto/);
    await expect(within(within(canvasElement).getByRole("main")).getByRole("link", { name: /Chiama/ })).toHaveAttribute(
      "href",
      "tel:800900100",
    );
    await expect(rows(canvasElement)).toEqual([]);
  },
};

export const Loading: Story = { tags: ["pattern:busy"], args: { load: { state: "Loading" } } };

export const Failed: Story = {
  args: { load: { state: "LoadFailure", error: new Error(), retry: fn() } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/Non riusciamo a caricare il contratto/);
  },
};

export const Discreet: Story = {
  name: "Discreet mode hides prices and the contract's number",
  decorators: [
    (Page) => (
      <DiscreetContext value>
        <Page />
      </DiscreetContext>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.innerHTML).not.toMatch(/0,1462|120,00|CTR-000123/);
    await expect(within(canvasElement).getAllByText("importo nascosto")).toHaveLength(4);
  },
};

/** The row of a supply's page, for each kind of contract, and where nothing is known. */
export const Rows: Story = {
  render: () => (
    <RowGroup label="Contratti">
      {[contract, { ...contract, priceEnd: null }, { ...contract, priceKind: "variable" as const }, unknownContract].map((each, index) => (
        <ContractRow key={String(index)} href={`#contratto-${index}`} title="Contratto" load={loaded(each)} />
      ))}
      <ContractRow href="#contratto-4" title="Contratto" load={loading} />
      <ContractRow href="#contratto-5" title="Contratto" load={failure} />
    </RowGroup>
  ),
  play: async ({ canvasElement }) => {
    const links = within(within(canvasElement).getByRole("list", { name: "Contratti" })).getAllByRole("link");
    await expect(links.map((link) => link.textContent?.replace(/\s+/g, " ").trim())).toEqual([
      "Contratto Prezzo fisso fino al 28 febbraio 2027",
      "Contratto Prezzo fisso",
      "Contratto Prezzo variabile",
      "Contratto",
      "Contratto",
      "Contratto Non disponibile ora",
    ]);
  },
};
