import { type LinkResult, linkPurposes } from "@favilla/design-system/access/LinkOutcome.tsx";
import { LinkView } from "@favilla/design-system/access/LinkView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { asPublicPage, failure, loaded, loading } from "../layout/page.tsx";

const meta = {
  title: "Access/LinkView",
  component: LinkView,
  argTypes: { purpose: { control: "select", options: linkPurposes } },
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  decorators: asPublicPage,
  args: {
    title: "Conferma l’e-mail",
    purpose: "registration",
    load: loaded({ result: "success" as LinkResult }),
    signInHref: "#accedi",
    renewHref: "#registrati",
  },
} satisfies Meta<typeof LinkView>;

export default meta;
type Story = StoryObj<typeof meta>;

const continues = async (canvasElement: HTMLElement, href: string) => {
  const links = within(within(canvasElement).getByRole("main")).getAllByRole("link");
  await expect(links.map((link) => link.getAttribute("href"))).toContain(href);
};

export const Default: Story = { name: "Link [AC-07]", play: async ({ canvasElement }) => continues(canvasElement, "#accedi") };
export const SignedIn: Story = { args: { homeHref: "#home" }, play: async ({ canvasElement }) => continues(canvasElement, "#home") };
export const Used: Story = { args: { load: loaded({ result: "used" }) } };

export const Expired: Story = {
  name: "Expired [AC-11]",
  args: { load: loaded({ result: "expired" }) },
  play: async ({ canvasElement }) => continues(canvasElement, "#registrati"),
};

export const Foreign: Story = { args: { load: loaded({ result: "foreign" }) } };
export const Taken: Story = { args: { load: loaded({ result: "taken" }) } };
export const Following: Story = { tags: ["pattern:progressbar"], args: { load: loading } };

export const NotChecked: Story = {
  args: { load: failure, failure: "Controlla la connessione e riprova." },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("heading", { level: 1 })).toHaveTextContent("Non riusciamo a verificare il link");
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Riprova" }));
    await expect(failure.retry).toHaveBeenCalled();
  },
};

export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
