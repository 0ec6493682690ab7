import { MyDataView } from "@favilla/design-system/account/MyDataView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { asPage, failure, loaded, loading } from "../layout/page.tsx";
import { back, personal } from "./pageSample.ts";
import { fits, longWord, supportPhone } from "./sample.ts";

const meta = {
  title: "Account/MyDataView",
  component: MyDataView,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  decorators: asPage("profile"),
  args: { title: "I miei dati", back, load: loaded(personal), supportPhone },
} satisfies Meta<typeof MyDataView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The fiscal code is masked until the customer shows it. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole("link", { name: "Profilo" })).toHaveAttribute("href", "#profilo");
    await expect(canvasElement).not.toHaveTextContent("SMPGLI85M41A944X");
  },
};

export const Loading: Story = { args: { load: loading } };

export const Failed: Story = {
  args: { load: failure },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Riprova" }));
    await expect(failure.retry).toHaveBeenCalled();
  },
};

/** A customer without any known value. */
export const Nothing: Story = {
  args: { load: loaded({ name: null, surname: null, fiscalCode: null, birthday: null, birthplace: null }) },
};

export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { load: loaded({ ...personal, surname: longWord }) },
  play: fits,
};
