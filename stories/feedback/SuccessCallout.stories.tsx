import { Button } from "@favilla/design-system/actions/Button.tsx";
import { SuccessCallout } from "@favilla/design-system/feedback/SuccessCallout.tsx";
import { PageHeader } from "@favilla/design-system/layout/PageHeader.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, within } from "storybook/test";
import { press } from "../realKeys.ts";

const meta = {
  title: "Feedback/SuccessCallout",
  component: SuccessCallout,
  tags: ["!autodocs"],
  args: { opening: "Lettura inviata.", children: "La controlliamo entro domani e ti avvisiamo." },
  render: (args) => (
    <div style={{ display: "grid", gap: 24 }}>
      <SuccessCallout {...args} />
      <PageHeader title="La tua lettura" />
    </div>
  ),
} satisfies Meta<typeof SuccessCallout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The press that succeeds shows the callout above the title, and focus moves there. */
export const TakesFocus: Story = {
  name: "Takes focus [DS-18]",
  tags: ["pattern:button"],
  render: function TakesFocus(args) {
    const [sent, setSent] = useState(false);
    return (
      <div style={{ display: "grid", gap: 24, justifyItems: "start" }}>
        {sent && <SuccessCallout {...args} />}
        <PageHeader title={sent ? "La tua lettura" : "Inserisci la lettura"} />
        {!sent && <Button onClick={() => setSent(true)}>Invia la lettura</Button>}
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press("{Tab}");
    await press("{Enter}");
    const callout = await canvas.findByRole("group", { name: "Lettura inviata. La controlliamo entro domani e ti avvisiamo." });
    await expect(callout).toHaveFocus();
    // A ring would look like that of a control.
    await expect(getComputedStyle(callout).outlineStyle).toBe("none");
    await expect(callout.compareDocumentPosition(canvas.getByRole("heading", { level: 1 }))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

export const OpeningAlone: Story = { args: { children: undefined } };

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { opening: "Il metodo di pagamento della fornitura del Condominio Campione è cambiato." },
};
