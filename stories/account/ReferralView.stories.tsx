import { ReferralView } from "@favilla/design-system/account/ReferralView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { asPage, empty, failure, loaded, loading } from "../layout/page.tsx";
import { referral } from "./pageSample.ts";
import { fits } from "./sample.ts";

const meta = {
  title: "Account/ReferralView",
  component: ReferralView,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  decorators: asPage("bringAFriend"),
  args: { title: "Porta un amico", load: loaded(referral), home: { href: "#home", label: "Torna alla home" } },
} satisfies Meta<typeof ReferralView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => expect(within(canvasElement).getByRole("textbox")).toHaveValue("GIULIA-7Q2K"),
};

export const Loading: Story = { args: { load: loading } };

export const Failed: Story = {
  name: "Promotion not loaded [PR-03]",
  args: { load: failure },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Riprova" }));
    await expect(failure.retry).toHaveBeenCalled();
  },
};

export const None: Story = {
  name: "No promotion [PR-01]",
  args: { load: empty },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Adesso non c’è nessuna promozione")).toBeVisible();
    await expect(within(canvasElement).getByRole("link", { name: "Torna alla home" })).toHaveAttribute("href", "#home");
  },
};

export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, play: fits };
