import { LandingPanel } from "@favilla/design-system/access/LandingPanel.tsx";
import { MaintenancePanel } from "@favilla/design-system/access/MaintenancePanel.tsx";
import { HelpCall } from "@favilla/design-system/feedback/HelpCall.tsx";
import { HeaderBar } from "@favilla/design-system/layout/HeaderBar.tsx";
import { PageShell } from "@favilla/design-system/layout/PageShell.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { asPublicPage } from "../layout/page.tsx";
import { stayHere } from "../layout/sample.tsx";

const meta = {
  title: "Pages/Public",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Landing: Story = {
  decorators: asPublicPage,
  render: () => <LandingPanel signInHref="/login?redirectTo=%2Fvouchers" registerHref="/registrazione" />,
};

/** The whole site is replaced: without menus, which would lead nowhere. */
export const Maintenance: Story = {
  name: "Maintenance [CH-13, CH-16]",
  decorators: [stayHere],
  render: () => (
    <PageShell header={<HeaderBar />}>
      <MaintenancePanel reason="maintenance" onRetry={fn()} signInHref="/login">
        <HelpCall phone="800 900 100" />
      </MaintenancePanel>
    </PageShell>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button", { name: "Riprova" })).toBeVisible();
    await expect(within(canvasElement).getByRole("link", { name: "Accedi" })).toHaveAttribute("href", "/login");
    await expect(canvasElement).toHaveTextContent("Chiama l’800 900 100.");
  },
};
