import { EmptyState } from "@favilla/design-system/feedback/EmptyState.tsx";
import { PanelBoundary } from "@favilla/design-system/feedback/PanelBoundary.tsx";
import { Heading } from "@favilla/design-system/text/Heading.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";

const meta = {
  title: "Feedback/PanelBoundary",
  component: PanelBoundary,
  tags: ["!autodocs"],
  args: { children: null },
} satisfies Meta<typeof PanelBoundary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each panel stands in a boundary of its own. */
export const Drawn: Story = {
  render: () => (
    <>
      <PanelBoundary>
        <EmptyState title="Le tue forniture" description="Casa di Bologna" />
      </PanelBoundary>
      <PanelBoundary>
        <EmptyState title="Le tue bollette" description="Non hai bollette da pagare" />
      </PanelBoundary>
    </>
  ),
};

/** Code of a panel that is not loaded until its error is forgotten. */
class NotLoaded extends Error {
  readonly forget: () => void;

  constructor(forget: () => void) {
    super("not loaded");
    this.forget = forget;
  }
}

function Page() {
  const [panel] = useState({ isLoaded: false });
  const Panel = () => {
    if (!panel.isLoaded) throw new NotLoaded(() => (panel.isLoaded = true));
    return <EmptyState title="Le tue forniture" description="Casa di Bologna" />;
  };
  return (
    <>
      <Heading headingLevel={1}>Home</Heading>
      <PanelBoundary>
        <Panel />
      </PanelBoundary>
      <PanelBoundary>
        <EmptyState title="Le tue bollette" description="Non hai bollette da pagare" />
      </PanelBoundary>
    </>
  );
}

/** A panel that fails leaves the other alone. Enter on "Riprova" draws it again. */
export const Failed: Story = {
  name: "Failed panel [CH-18]",
  tags: ["pattern:button"],
  render: () => <Page />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { name: "Qualcosa non ha funzionato" })).toBeVisible();
    await expect(canvas.getByText("Non hai bollette da pagare")).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Riprova" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByText("Casa di Bologna")).toBeVisible());
    await expect(canvas.getByRole("heading", { name: "Home" })).toHaveFocus();
  },
};

export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, render: () => <Page /> };
