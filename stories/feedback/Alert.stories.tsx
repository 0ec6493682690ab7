import { Alert, alertLives, alertTones } from "@favilla/design-system/feedback/Alert.tsx";
import { Link } from "@favilla/design-system/text/Link.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";

const meta = {
  title: "Feedback/Alert",
  component: Alert,
  argTypes: { tone: { control: "select", options: alertTones }, live: { control: "select", options: alertLives } },
  tags: ["!autodocs"],
  args: { title: "La tua richiesta è in lavorazione", children: "Ti scriviamo appena è pronta, di solito entro tre giorni." },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 12 }}>
      {alertTones.map((tone) => (
        <Alert key={tone} {...args} tone={tone} />
      ))}
    </div>
  ),
  // A border all round would look like that of a control.
  play: async ({ canvasElement }) => {
    for (const message of canvasElement.querySelectorAll("[data-tone]")) {
      const { borderTopWidth, borderRightWidth, borderBottomWidth, outlineStyle, boxShadow } = getComputedStyle(message);
      await expect([borderTopWidth, borderRightWidth, borderBottomWidth, outlineStyle, boxShadow]).toEqual([
        "0px",
        "0px",
        "0px",
        "none",
        "none",
      ]);
    }
  },
};

/** The first words in bold, the rest in text colour. */
export const Opening: Story = {
  name: "Opening in bold [DS-16]",
  args: {
    title: undefined,
    children: (
      <p>
        <strong>136 kWh di ottobre sono stimati.</strong> Con la prossima lettura vera facciamo il conguaglio.
      </p>
    ),
  },
  play: async ({ canvasElement }) => {
    const opening = within(canvasElement).getByText(/sono stimati/);
    await expect(getComputedStyle(opening).fontWeight).toBe("700");
  },
};

export const WithAction: Story = {
  tags: ["pattern:link"],
  args: {
    tone: "warning",
    title: "Una bolletta è scaduta",
    children: "Se l’hai appena pagata, il pagamento può arrivare tra qualche giorno.",
    action: (
      <Link href="#bollette" icon="arrow" tone="inherit">
        Vedi la bolletta
      </Link>
    ),
  },
};

/** The close button is reached and pressed by keyboard. */
export const Dismissible: Story = {
  name: "Dismissible [DS-03]",
  tags: ["pattern:button"],
  args: { tone: "positive", title: "Lettura inviata", onDismiss: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("button", { name: "Chiudi" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await expect(args.onDismiss).toHaveBeenCalledTimes(2);
  },
};

/** An alert that appears after a press is announced; one that was present from the start is not. */
export const Announced: Story = {
  tags: ["pattern:alert"],
  args: { tone: "negative", live: "assertive", title: "Non siamo riusciti a salvare", children: "Controlla la connessione e riprova." },
  render: function Announced(args) {
    const [failed, setFailed] = useState(false);
    return (
      <div style={{ display: "grid", gap: 12, justifyItems: "start" }}>
        <button type="button" style={{ minBlockSize: 44 }} onClick={() => setFailed(true)}>
          Salva
        </button>
        {failed && <Alert {...args} />}
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole("alert")).toBeNull();
    await userEvent.click(canvas.getByRole("button"));
    await expect(canvas.getByRole("alert")).toHaveTextContent("Non siamo riusciti a salvare");
  },
};

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: {
    ...WithAction.args,
    title: "La modifica del metodo di pagamento per il Condominio Campione non è andata a buon fine",
    onDismiss: fn(),
  },
};
