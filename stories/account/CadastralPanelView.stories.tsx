import { CadastralPanelView } from "@favilla/design-system/account/CadastralPanelView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { empty, failure, loaded, loading } from "../layout/page.tsx";
import { cadastralFacts, fits, longWord, pendingCadastral } from "./sample.ts";

const meta = {
  title: "Account/CadastralPanelView",
  component: CadastralPanelView,
  tags: ["!autodocs"],
  args: { load: loaded(cadastralFacts), changeHref: "#cambia" },
} satisfies Meta<typeof CadastralPanelView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("4 aprile 2022");
    await expect(within(canvasElement).getByRole("link", { name: "Cambia i dati" })).toHaveAttribute("href", "#cambia");
  },
};

/** While a change is pending, no other can be requested. */
export const Pending: Story = {
  args: { load: loaded(pendingCadastral), lastRequestText: "oggi alle 10:15" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("oggi alle 10:15");
    await expect(within(canvasElement).queryByRole("link", { name: "Cambia i dati" })).toBeNull();
  },
};

/** The law asks for the data: an empty panel leads to the form. */
export const None: Story = {
  args: { load: empty },
  play: async ({ canvasElement }) =>
    expect(within(canvasElement).getByRole("link", { name: "Inserisci i dati catastali" })).toHaveAttribute("href", "#cambia"),
};

/** A title that the site does not know, and a place of eighty letters. */
export const Odd: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { load: loaded({ ...cadastralFacts, holderTitle: "unknown", city: longWord, changeStatus: null, lastChangeRequestDate: null }) },
  play: fits,
};

export const Loading: Story = { tags: ["pattern:busy"], args: { load: loading } };

export const Failed: Story = {
  tags: ["pattern:button"],
  args: { load: failure },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("heading", { level: 3 })).toHaveTextContent("Non riusciamo a caricare i dati catastali");
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Riprova" }));
    await expect(failure.retry).toHaveBeenCalled();
  },
};
