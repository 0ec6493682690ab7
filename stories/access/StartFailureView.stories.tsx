import { StartFailureView, startProblems } from "@favilla/design-system/access/StartFailureView.tsx";
import { HeaderBar } from "@favilla/design-system/layout/HeaderBar.tsx";
import { PageShell } from "@favilla/design-system/layout/PageShell.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { stayHere } from "../layout/sample.tsx";

const meta = {
  title: "Access/StartFailureView",
  component: StartFailureView,
  argTypes: { problem: { control: "select", options: startProblems } },
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  decorators: [
    (Page) => (
      <PageShell header={<HeaderBar />}>
        <Page />
      </PageShell>
    ),
    stayHere,
  ],
  args: { problem: "unreachable", signInHref: "#accedi", phone: "800 900 100", onRetry: fn() },
} satisfies Meta<typeof StartFailureView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unreachable: Story = {
  name: "Servers unreachable [CH-13, CH-16, CH-40]",
  tags: ["pattern:link"],
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole("heading", { level: 1, name: "Non riusciamo a raggiungere i nostri server" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Accedi" })).toHaveAttribute("href", "#accedi");
    await expect(page.getByRole("link", { name: /^800\s900\s100$/ })).toHaveAttribute("href", "tel:800900100");
    await userEvent.click(page.getByRole("button", { name: "Riprova" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  name: "Another error [CH-16]",
  args: { problem: "error" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("heading", { level: 1, name: "Non riusciamo ad aprire l’area clienti" })).toBeVisible();
    await expect(within(canvasElement).queryByRole("link", { name: "Accedi" })).not.toBeInTheDocument();
  },
};

export const Misconfigured: Story = { name: "Unusable configuration [CH-16]", args: { problem: "configuration" } };

export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
