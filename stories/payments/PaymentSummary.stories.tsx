import { Button } from "@favilla/design-system/actions/Button.tsx";
import { Card } from "@favilla/design-system/layout/Card.tsx";
import { PaymentSummary, paymentParts } from "@favilla/design-system/payments/PaymentSummary.tsx";
import { deliveryModes, paymentModes } from "@favilla/design-system/payments/paymentTerm.ts";
import { headingLevels } from "@favilla/design-system/text/headingLevel.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { press } from "../realKeys.ts";
import { bankTerm, booklet } from "./sample.ts";

const small = { size: "small", variant: "secondary" } as const;

const meta = {
  title: "Payments/PaymentSummary",
  component: PaymentSummary,
  argTypes: {
    headingLevel: { control: "select", options: headingLevels },
    part: { control: "select", options: paymentParts },
    mode: { control: "select", options: paymentModes },
    deliveryMode: { control: "select", options: deliveryModes },
  },
  tags: ["!autodocs"],
  args: {
    ...bankTerm,
    headingLevel: 2,
    paymentActions: <Button {...small}>Cambia metodo</Button>,
    deliveryActions: (
      <>
        <Button {...small}>Cambia consegna</Button>
        <Button {...small}>Modifica e-mail</Button>
      </>
    ),
  },
  decorators: [
    (Summary) => (
      <Card>
        <Summary />
      </Card>
    ),
  ],
} satisfies Meta<typeof PaymentSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

const text = (canvasElement: HTMLElement, words: string | RegExp) => expect(within(canvasElement).getByText(words)).toBeVisible();

/** The IBAN is in the document only after its button was pressed. */
export const Bank: Story = {
  name: "Bank [PM-19] [DS-03]",
  play: async ({ canvasElement }) => {
    await text(canvasElement, "Addebito sul conto");
    await text(canvasElement, "•••• 3456");
    await text(canvasElement, "1º marzo 2024");
    await text(canvasElement, "giulia@esempio.it");
    await expect(canvasElement).not.toHaveTextContent("05428");
    await press("{Tab}");
    await expect(within(canvasElement).getByRole("button", { name: "Mostra l’IBAN" })).toHaveFocus();
    await press(" ");
    await text(canvasElement, "IT 60 X 05428 11101 000000123456");
    await press("{Tab}");
    await expect(within(canvasElement).getByRole("button", { name: "Cambia metodo" })).toHaveFocus();
  },
};

export const Booklet: Story = {
  name: "Booklet [PM-19]",
  args: { mode: "Booklet", booklet, iban: null },
  play: async ({ canvasElement }) => {
    await text(canvasElement, `•••• ${booklet.slice(-4)}`);
    await expect(canvasElement).not.toHaveTextContent(booklet);
    await expect(canvasElement).not.toHaveTextContent("IBAN");
  },
};

export const Postal: Story = {
  name: "Postal [PM-19]",
  args: {
    mode: "Postal",
    iban: null,
    ibanStatus: null,
    deliveryMode: "Postal",
    email: null,
    shipTo: "Condominio Campione, c/o Studio Prova",
    postalAddress: "Viale Campione 2, 47921 Rimini (RN)",
  },
  play: async ({ canvasElement }) => {
    await text(canvasElement, "Per posta");
    await text(canvasElement, "Condominio Campione, c/o Studio Prova");
    await text(canvasElement, "Viale Campione 2, 47921 Rimini (RN)");
  },
};

/** Each status of the last request, with its date and time. */
export const LastRequest: Story = {
  name: "Last request [PM-17]",
  args: { lastRequest: { status: "OnHold", date: "2026-12-08", time: "09:05:00" }, effectiveDate: "2027-01-01", ibanStatus: "Inserted" },
  play: async ({ canvasElement }) => {
    await text(canvasElement, "Ultima richiesta di modifica");
    await text(canvasElement, "In lavorazione");
    await text(canvasElement, "8 dicembre 2026, ore 09:05");
    await expect(canvasElement).toHaveTextContent(/Il nuovo metodo vale\s*dal 1º gennaio 2027/);
    await expect(canvasElement).not.toHaveTextContent("Data di inizio");
  },
};

/** A site that uses another date format. */
export const WrittenMoment: Story = {
  name: "Last request in the site's date-time format [AP-13]",
  args: { lastRequest: { status: "OnHold", date: "2026-12-08", time: "09:05", when: "08/12/2026 09:05" } },
  play: async ({ canvasElement }) => text(canvasElement, "08/12/2026 09:05"),
};

export const Refused: Story = {
  name: "Request refused [PM-17]",
  args: { lastRequest: { status: "Inactive", date: "2026-12-08", time: null }, ibanStatus: "Inactive" },
  play: async ({ canvasElement }) => text(canvasElement, "8 dicembre 2026"),
};

/** The address has not been confirmed yet: since when, and what can be done. */
export const Validating: Story = {
  name: "E-mail being validated [EM-02]",
  args: {
    emailConfirmed: false,
    validatingSince: "2026-11-11T09:30:00.000Z",
    pec: "giulia@pec.esempio.it",
    deliveryActions: <Button {...small}>Invia di nuovo il link</Button>,
  },
  play: async ({ canvasElement }) => {
    await text(canvasElement, "Da confermare");
    await text(canvasElement, "Link inviato l’11 novembre 2026");
    await text(canvasElement, "giulia@pec.esempio.it");
  },
};

export const NothingKnown: Story = {
  args: { mode: null, iban: null, effectiveDate: "0001-01-01T00:00:00.000Z", deliveryMode: null, email: null, paymentActions: undefined },
  play: async ({ canvasElement }) => expect(within(canvasElement).getAllByText("non disponibile")).toHaveLength(5),
};

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: {
    email: "amministrazione.condominio.campione.delle.prove.lunghissime@posta-elettronica.esempio.it",
    emailConfirmed: false,
    validatingSince: "2026-11-11",
    shipTo: "<b>Condominio</b> Campione, amministrazione degli stabili di via dei Precipitevolissimevolmente",
    lastRequest: { status: "?", date: "oggi", time: "99" },
  },
  play: async ({ canvasElement }) => {
    await text(canvasElement, /<b>Condominio<\/b>/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
