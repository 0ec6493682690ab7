import { LandingPanel } from "@favilla/design-system/access/LandingPanel.tsx";
import { GuestHeader } from "@favilla/design-system/layout/GuestHeader.tsx";
import { PageShell } from "@favilla/design-system/layout/PageShell.tsx";
import type { Decorator, Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { AccessibilityView } from "@favilla/design-system/legal/AccessibilityView.tsx";
import { noAssessment } from "@favilla/design-system/legal/assessment.ts";
import { CookiesView } from "@favilla/design-system/legal/CookiesView.tsx";
import { MaintenancePage } from "../../portal/src/shell/start/MaintenancePage.tsx";
import { StartFailure } from "@favilla/design-system/feedback/StartFailureView.tsx";
import { fits } from "../account/sample.ts";
import { footer } from "../layout/footer.tsx";
import { stayHere } from "../layout/sample.tsx";

const asGuest: Decorator = (Page) => (
  <PageShell header={<GuestHeader showLogin loginHref="/login" homeHref="/login" />} footer={footer}>
    <Page />
  </PageShell>
);

const meta = {
  title: "Pages/Public",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  decorators: [stayHere],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Landing: Story = {
  decorators: [asGuest],
  render: () => <LandingPanel signInHref="/login?redirectTo=%2Fvouchers" registerHref="/registrazione" />,
};

export const Cookies: Story = {
  decorators: [asGuest],
  render: () => <CookiesView cookies={false} maps telemetry={false} privacyPolicyUrl="#privacy" />,
};
export const CookiesNarrow: Story = {
  decorators: [asGuest],
  globals: { viewport: { value: "narrow" } },
  render: () => <CookiesView cookies maps={false} telemetry privacyPolicyUrl="#privacy" />,
  play: fits,
};

const help = { phone: "800 900 100", email: "aiuto@favilla.example" };

/** There has been no assessment yet, and the statement says so. */
export const Accessibility: Story = {
  decorators: [asGuest],
  render: () => <AccessibilityView assessment={noAssessment} help={help} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("heading", { name: "Non ancora valutata" })).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent("L’area clienti rispetta i requisiti");
  },
};

export const AccessibilityAssessed: Story = {
  decorators: [asGuest],
  render: () => (
    <AccessibilityView
      help={{ phone: help.phone }}
      assessment={{
        automatic: { date: "2026-11-20", pages: 41, violations: 1 },
        person: {
          date: "2026-11-20",
          by: "third",
          state: "partial",
          barriers: [{ reason: "burden", text: "i PDF delle bollette", alternative: "gli stessi dati sono nella pagina della bolletta." }],
        },
      }}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("heading", { name: "Parzialmente conforme" })).toBeVisible();
    await expect(canvasElement).toHaveTextContent("Onere sproporzionato: i PDF delle bollette");
    await expect(canvasElement).toHaveTextContent("È stato trovato un problema");
  },
};

export const ServerError: Story = {
  name: "Server error [CH-13, CH-16]",
  render: () => <StartFailure problem="unreachable" />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link", { name: "Accedi" })).toHaveAttribute("href", "/login");
    await waitFor(() => expect(within(canvasElement).getByRole("heading", { level: 1 })).toHaveFocus());
  },
};
export const StartFailed: Story = { render: () => <StartFailure problem="error" /> };
export const Misconfigured: Story = { render: () => <StartFailure problem="configuration" /> };
export const Maintenance: Story = {
  name: "Maintenance [CH-13, CH-16]",
  render: () => <MaintenancePage />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button", { name: "Riprova" })).toBeVisible();
    await expect(within(canvasElement).getByRole("link", { name: "Accedi" })).toHaveAttribute("href", "/login");
  },
};
