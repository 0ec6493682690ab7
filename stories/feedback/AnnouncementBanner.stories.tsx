import { AnnouncementBanner, announcementSeverities } from "@favilla/design-system/feedback/AnnouncementBanner.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";

const meta = {
  title: "Feedback/AnnouncementBanner",
  component: AnnouncementBanner,
  argTypes: { severity: { control: "select", options: announcementSeverities } },
  tags: ["!autodocs"],
  args: {
    title: "Manutenzione programmata",
    text: "Sabato 28 novembre, dalle 22 a mezzanotte, l’area clienti non sarà disponibile.",
    severity: "info",
    onDismiss: fn(),
  },
} satisfies Meta<typeof AnnouncementBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["pattern:button"] };

export const Severities: Story = {
  name: "Severities [CH-17]",
  render: (args) => (
    <div style={{ display: "grid", gap: 12 }}>
      <AnnouncementBanner {...args} />
      <AnnouncementBanner
        {...args}
        severity="warning"
        title="Pagamenti in ritardo"
        text="I pagamenti fatti in posta arrivano con qualche giorno di ritardo."
      />
      <AnnouncementBanner
        {...args}
        severity="critical"
        title="Attenzione alle telefonate truffa"
        text="Non chiediamo mai password o codici al telefono."
      />
    </div>
  ),
};

/** After it is dismissed by keyboard, the banner is gone and focus is on the page's heading. */
export const Dismissible: Story = {
  name: "Dismissible [CH-17]",
  tags: ["pattern:button"],
  render: function Dismissible(args) {
    const [shown, setShown] = useState(true);
    return (
      <>
        {shown && <AnnouncementBanner {...args} onDismiss={() => setShown(false)} />}
        <h1>Le tue bollette</h1>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Chiudi" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.queryByText("Manutenzione programmata")).toBeNull();
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus());
  },
};

export const NotDismissible: Story = { args: { severity: "critical", onDismiss: undefined } };

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: {
    severity: "warning",
    title: "Interruzione programmata della fornitura di energia elettrica nella zona di San Fittizio in Campione",
    text: "Il distributore lavora sulla rete martedì 1º dicembre dalle 8:30 alle 12. Per informazioni chiama il numero che trovi sulla bolletta.",
  },
};
