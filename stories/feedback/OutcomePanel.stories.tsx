import { Button } from "@favilla/design-system/actions/Button.tsx";
import { DescriptionList } from "@favilla/design-system/data/DescriptionList.tsx";
import { OutcomePanel, outcomes } from "@favilla/design-system/feedback/OutcomePanel.tsx";
import { headingLevels } from "@favilla/design-system/text/headingLevel.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, within } from "storybook/test";
import { press } from "../realKeys.ts";

const meta = {
  title: "Feedback/OutcomePanel",
  component: OutcomePanel,
  argTypes: { headingLevel: { control: "select", options: headingLevels }, outcome: { control: "select", options: outcomes } },
  tags: ["!autodocs"],
  args: {
    outcome: "success",
    title: "Addebito attivato",
    description: "Dalla bolletta di gennaio 2027 paghiamo noi alla scadenza: tu non devi fare niente.",
    actions: <Button href="#forniture">Torna alla fornitura</Button>,
  },
} satisfies Meta<typeof OutcomePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A success has the same form everywhere: a green callout, which has the page's title, and the way on. */
export const Success: Story = {
  name: "Success [AC-74]",
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("heading", { level: 1, name: "Addebito attivato" })).toBeVisible();
    await expect(canvasElement.querySelector('[data-tone="positive"] h1')).toHaveTextContent("Addebito attivato");
    await expect(canvasElement.querySelectorAll("svg")).toHaveLength(1);
    await expect(document.body).toHaveFocus();
  },
};

/** The callout takes focus; the title below it is the page's heading. */
export const AboveTitle: Story = {
  name: "Above the title of a page [PM-45]",
  args: { page: "Addebito sul conto", title: "Richiesta ricevuta" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("group", { name: /^Richiesta ricevuta\./ })).toHaveFocus();
    await expect(canvas.getByRole("heading", { level: 1, name: "Addebito sul conto" })).toBeVisible();
  },
};

export const Failure: Story = {
  args: {
    outcome: "failure",
    title: "Non siamo riusciti ad attivare l’addebito",
    description: "Non è colpa tua, e non abbiamo cambiato niente. Riprova tra qualche minuto.",
    actions: (
      <>
        <Button variant="secondary" href="#forniture">
          Torna alla fornitura
        </Button>
        <Button>Riprova</Button>
      </>
    ),
  },
};

export const Pending: Story = {
  args: {
    outcome: "pending",
    title: "La tua richiesta è in lavorazione",
    description: "C’è già una richiesta di modifica in corso: ti scriviamo quando è conclusa.",
    actions: <Button href="#richieste">Vedi le tue richieste</Button>,
  },
};

export const WithSummary: Story = {
  args: {
    children: (
      <div style={{ inlineSize: "min(100%, 24rem)", marginBlockStart: 16, textAlign: "start" }}>
        <DescriptionList
          items={[
            { label: "Fornitura", value: "Casa di Bologna" },
            { label: "Dalla bolletta di", value: "gennaio 2027" },
          ]}
        />
      </div>
    ),
  },
};

/** After a press the title has focus, and the action is the next tab stop. */
export const Keyboard: Story = {
  name: "Takes focus [DS-03]",
  tags: ["pattern:button"],
  render: function Wizard(args) {
    const [sent, setSent] = useState(false);
    return sent ? <OutcomePanel {...args} takesFocus /> : <Button onClick={() => setSent(true)}>Conferma</Button>;
  },
  play: async ({ canvasElement }) => {
    await press("{Tab}");
    await press("{Enter}");
    await expect(within(canvasElement).getByRole("heading")).toHaveFocus();
    await press("{Tab}");
    await expect(within(canvasElement).getByRole("link", { name: "Torna alla fornitura" })).toHaveFocus();
  },
};

export const WithoutActions: Story = { args: { actions: undefined, description: undefined } };

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: {
    ...Failure.args,
    title: "Non siamo riusciti a modificare l’indirizzo di fatturazione del Condominio Campione di Via dell’Immaginazione Contemporanea",
  },
};
