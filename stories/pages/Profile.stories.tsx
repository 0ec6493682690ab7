import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentProps } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { ConsentsView } from "@favilla/design-system/account/ConsentsView.tsx";
import { CredentialsView } from "@favilla/design-system/account/CredentialsView.tsx";
import { AddressView } from "@favilla/design-system/account/AddressView.tsx";
import { ContactsView } from "@favilla/design-system/account/ContactsView.tsx";
import { MyDataView } from "@favilla/design-system/account/MyDataView.tsx";
import { ProfileView } from "@favilla/design-system/account/ProfileView.tsx";
import { fits } from "../account/sample.ts";
import { press } from "../realKeys.ts";
import { bareProfile, conditions, consents, profile, residence, supportPhone } from "./profileSample.ts";
import { asPage, empty, failure, loaded, loading } from "./sample.tsx";

const meta = {
  title: "Pages/Profile",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  decorators: asPage("profile"),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dashboard: Story = {
  render: () => <ProfileView statement />,
  play: async ({ canvasElement }) => expect(within(canvasElement).getByRole("link", { name: /^Estratto conto/ })).toBeVisible(),
};

const credentials: ComponentProps<typeof CredentialsView> = {
  load: loaded({ email: "giulia@esempio.it", fiscalCode: profile.fiscalCode }),
  onChange: fn(),
  busy: undefined,
  outcome: undefined,
  sentTo: undefined,
  onDelete: fn(),
  partFailed: false,
};

export const Credentials: Story = { render: () => <CredentialsView {...credentials} outcome="sent" sentTo="nuova@esempio.it" /> };
export const CredentialsFailed: Story = { render: () => <CredentialsView {...credentials} load={failure} /> };
export const CredentialsPartFailed: Story = {
  render: () => <CredentialsView {...credentials} partFailed />,
  play: async ({ canvasElement }) => expect(within(canvasElement).getByRole("alert")).toHaveTextContent("riprova"),
};

export const MyData: Story = { render: () => <MyDataView load={loaded(profile)} supportPhone={supportPhone} /> };
export const MyDataLoading: Story = { render: () => <MyDataView load={loading} supportPhone={supportPhone} /> };

const contacts: ComponentProps<typeof ContactsView> = {
  load: loaded(profile),
  supportPhone,
  prefixes: loaded([
    { value: "39", label: "Italia (+39)" },
    { value: "378", label: "San Marino (+378)" },
  ]),
  phone: { state: "Unset" },
  phoneDraft: { found: undefined, keep: fn(), drop: fn() },
  onPhone: fn(),
  onPhoneEdit: fn(),
  alerts: { state: "Unset" },
  onAlerts: fn(),
};

/** A prefix that the list lacks is reported on blur. */
export const Contacts: Story = {
  name: "Contacts [PF-04]",
  render: () => <ContactsView {...contacts} />,
  play: async ({ canvasElement }) => {
    const number = within(canvasElement).getByRole("textbox", { name: "Cellulare" });
    await expect(number).toHaveValue("3000000001");
    await userEvent.clear(number);
    await press("+99123456789{Tab}");
    await waitFor(() => expect(number).toHaveAccessibleDescription(/Non conosciamo questo prefisso/));
    await expect(contacts.onPhone).not.toHaveBeenCalled();
    await press("{Shift>}{Tab}{/Shift}");
    await press("{Control>}a{/Control}3331112222{Enter}");
    await waitFor(() => expect(contacts.onPhone).toHaveBeenLastCalledWith("+393331112222"));
    await expect(contacts.phoneDraft.keep).toHaveBeenLastCalledWith({ prefix: "39", number: "3331112222" });
  },
};

/** A number typed on an earlier visit and not saved is marked as such, so that it is not mistaken for the saved one. */
export const ContactsKept: Story = {
  render: () => <ContactsView {...contacts} phoneDraft={{ ...contacts.phoneDraft, found: { prefix: "39", number: "3331112222" } }} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("textbox", { name: "Cellulare" })).toHaveValue("3331112222");
    await expect(canvas.getByText(/non l’hai ancora salvato/)).toBeVisible();
  },
};

/** Neither a number nor the list of prefixes. */
export const ContactsOdd: Story = {
  render: () => (
    <ContactsView
      {...contacts}
      load={loaded(bareProfile)}
      prefixes={failure}
      alerts={{ state: "UpdateFailure", error: new Error("500") }}
    />
  ),
};

export const Address: Story = {
  render: () => (
    <AddressView
      load={loaded([residence, { ...residence, id: "r-2", toponym: null, floor: null, country: null }])}
      supportPhone={supportPhone}
    />
  ),
};
export const NoAddress: Story = { render: () => <AddressView load={empty} supportPhone={supportPhone} /> };

const consentsProps: ComponentProps<typeof ConsentsView> = {
  load: loaded({ consents, texts: conditions }),
  marks: {},
  onChange: fn(),
  privacyPolicyUrl: "#privacy",
};

export const Consents: Story = {
  name: "Consents [PF-06]",
  render: () => <ConsentsView {...consentsProps} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getAllByRole("switch")).toHaveLength(4);
    await userEvent.click(page.getByRole("switch", { name: "Offerte scelte per me" }));
    await expect(consentsProps.onChange).toHaveBeenLastCalledWith("privacy5", true);
  },
};

/** One consent is being saved, another could not be saved; narrow, with a word of eighty characters. */
export const ConsentsNarrow: Story = {
  globals: { viewport: { value: "narrow" } },
  render: () => <ConsentsView {...consentsProps} marks={{ privacy4: "pending", privacy5: "failed" }} />,
  play: fits,
};
