import { ContactsView } from "@favilla/design-system/account/ContactsView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { asPage, failure, loaded, loading } from "../layout/page.tsx";
import { press } from "../realKeys.ts";
import { back, contacts } from "./pageSample.ts";
import { fits, longWord, supportPhone } from "./sample.ts";

const draft = { found: undefined, keep: fn(), drop: fn() };

const meta = {
  title: "Account/ContactsView",
  component: ContactsView,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  decorators: asPage("profile"),
  args: {
    title: "I miei recapiti",
    back,
    load: loaded(contacts),
    supportPhone,
    prefixes: [
      { value: "39", label: "+39 Italia" },
      { value: "378", label: "+378 San Marino" },
    ],
    phone: { state: "Unset" },
    phoneDraft: draft,
    onPhone: fn(),
    onPhoneEdit: fn(),
    alerts: { state: "Unset" },
    onAlerts: fn(),
  },
} satisfies Meta<typeof ContactsView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A prefix that the list lacks is reported on blur. */
export const Default: Story = {
  name: "Contacts [PF-04]",
  play: async ({ canvasElement, args }) => {
    const number = within(canvasElement).getByRole("textbox", { name: "Cellulare" });
    await expect(number).toHaveValue("3000000001");
    await userEvent.clear(number);
    await press("+99123456789{Tab}");
    await waitFor(() => expect(number).toHaveAccessibleDescription(/Non conosciamo questo prefisso/));
    await expect(args.onPhone).not.toHaveBeenCalled();
    await press("{Shift>}{Tab}{/Shift}");
    await press("{Control>}a{/Control}3331112222{Enter}");
    await waitFor(() => expect(args.onPhone).toHaveBeenLastCalledWith("+393331112222"));
    await expect(draft.keep).toHaveBeenLastCalledWith({ prefix: "39", number: "3331112222" });
  },
};

/** A number typed on an earlier visit and not saved is marked as such, so that it is not mistaken for the saved one. */
export const Kept: Story = {
  args: { phoneDraft: { ...draft, found: { prefix: "39", number: "3331112222" } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("textbox", { name: "Cellulare" })).toHaveValue("3331112222");
    await expect(canvas.getByText(/non l’hai ancora salvato/)).toBeVisible();
  },
};

/** The saved number is not sent again. */
export const Unchanged: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /Salva/ }));
    await expect(args.onPhone).not.toHaveBeenCalled();
  },
};

/** Neither a number nor the list of prefixes, and a switch that could not be saved. */
export const Odd: Story = {
  args: {
    load: loaded({ phone: null, landlinePhone: null, communicationEmailAddress: null, alertNotifications: true }),
    prefixes: [{ value: "39", label: "+39 Italia" }],
    otherPrefixes: true,
    alerts: { state: "UpdateFailure", error: new Error("500") },
  },
};

export const Loading: Story = { args: { load: loading } };
export const Failed: Story = { args: { load: failure } };

export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { load: loaded({ ...contacts, communicationEmailAddress: `${longWord}@esempio.it` }) },
  play: fits,
};
