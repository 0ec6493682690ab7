import type { PrivacyTexts } from "@favilla/design-system/access/ConsentsStep.tsx";
import { RegistrationView } from "@favilla/design-system/access/RegistrationView.tsx";
import { registrationParts } from "@favilla/design-system/access/registrationParts.ts";
import { inputSteps, type RegistrationAnswer, type RegistrationDraft } from "@favilla/design-system/access/registrationState.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { lazy, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { asPublicPage, failure, loaded, loading } from "../layout/page.tsx";
import { prefixes, privacyTexts } from "./sample.tsx";

const codes = { customerId: "C-100021", fiscalCode: "DBTRSO88L52A944K" };
const none: RegistrationDraft = { customerId: "", fiscalCode: "", email: "", phone: { prefix: "39", number: "" }, consents: {} };
const identified = { ...none, ...codes };
const typed = { ...identified, email: "rosa@esempio.it", phone: { prefix: "39", number: "3331234567" } };
const draftOf = (found: RegistrationDraft | undefined) => ({ found, keep: fn(), drop: fn() });
const accepted: RegistrationAnswer = { outcome: "accepted" };
const error = new Error("no");

const meta = {
  title: "Access/RegistrationView",
  component: RegistrationView,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  decorators: asPublicPage,
  argTypes: { step: { control: "select", options: inputSteps } },
  args: {
    step: "client",
    onStep: fn(),
    draft: draftOf(undefined),
    onCheckClient: fn(async () => accepted),
    onCheckAccount: fn(async () => accepted),
    onRegister: fn(async () => accepted),
    explain: () => "I nostri server tardano a rispondere: i tuoi dati sono al sicuro. Riprova tra qualche minuto.",
    conditions: loaded<PrivacyTexts>(privacyTexts),
    prefixes,
    back: { href: "#accedi", label: "Accedi" },
    parts: registrationParts,
  },
  // The step is in the history of a site; here it is in a state.
  render: function Page({ onStep, step: first, ...args }) {
    const [step, setStep] = useState(first);
    return (
      <RegistrationView
        {...args}
        step={step}
        onStep={(next, options) => {
          onStep(next, options);
          setStep(next);
        }}
      />
    );
  },
} satisfies Meta<typeof RegistrationView>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = (canvas: HTMLElement, name: string) => userEvent.click(within(canvas).getByRole("button", { name }));

/** Types the password, which no draft has, and goes on to the privacy step. */
async function givePassword(canvas: HTMLElement) {
  await userEvent.type(await within(canvas).findByLabelText("Scegli una password"), "Favilla-2026");
  await press(canvas, "Continua");
}

export const Default: Story = {};

export const Client: Story = {
  name: "Registration [AC-03]",
  args: { draft: draftOf(identified) },
  play: async ({ canvasElement, args }) => {
    await press(canvasElement, "Continua");
    await waitFor(() => expect(args.onCheckClient).toHaveBeenCalledWith(codes));
    await expect(args.onStep).toHaveBeenCalledWith("account", { replace: false });
    await expect(await within(canvasElement).findByRole("heading", { name: "Come vuoi accedere?" })).toBeVisible();
  },
};

/** The servers know no such client code, and its field says so. */
export const Refused: Story = {
  name: "Refused [AC-06]",
  args: {
    draft: draftOf(identified),
    onCheckClient: fn(async (): Promise<RegistrationAnswer> => ({ outcome: "refused", field: "customerId", error })),
    explain: () => "Non troviamo questo codice cliente. Lo leggi in alto nella bolletta.",
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, "Continua");
    const field = within(canvasElement).getByRole("textbox", { name: /Codice cliente/ });
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Non troviamo questo codice cliente/));
  },
};

export const Account: Story = { args: { step: "account", draft: draftOf(identified) } };

/** After a reload the password is gone, and a message says why. */
export const AccountReloaded: Story = {
  name: "Account after a reload [AC-27]",
  args: { step: "account", draft: draftOf(typed) },
  play: async ({ canvasElement }) => expect(await within(canvasElement).findByText("Scrivi la password")).toBeVisible(),
};

export const AccountFailed: Story = {
  args: {
    step: "account",
    draft: draftOf(typed),
    onCheckAccount: fn(async (): Promise<RegistrationAnswer> => ({ outcome: "failed", error })),
  },
  play: async ({ canvasElement, args }) => {
    await givePassword(canvasElement);
    await expect(await within(canvasElement).findByText(/I nostri server tardano a rispondere/)).toBeVisible();
    await expect(args.onStep).not.toHaveBeenCalled();
  },
};

/** From the account to the consents: none is ticked in advance, and the registration is sent once with what the forms have validated. */
export const Privacy: Story = {
  name: "Registration, privacy [AC-18, AC-59]",
  args: { step: "account", draft: draftOf(typed) },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await givePassword(canvasElement);
    const boxes = await page.findAllByRole("checkbox", {}, { timeout: 10_000 });
    for (const box of boxes) await expect(box).not.toBeChecked();
    for (const box of boxes.slice(0, 2)) await userEvent.click(box);
    await press(canvasElement, "Crea l’account");
    const details = { ...codes, email: "rosa@esempio.it", phone: "+393331234567", password: "Favilla-2026" };
    const consents = { informativa: true, privacy4: true, privacy5: false, privacy6: false };
    await waitFor(() => expect((args.onRegister as ReturnType<typeof fn>).mock.calls).toEqual([[details, consents]]));
    await expect(args.draft.drop).toHaveBeenCalled();
  },
};

export const PrivacyLoading: Story = {
  args: { step: "account", draft: draftOf(typed), conditions: loading },
  play: async ({ canvasElement }) => {
    await givePassword(canvasElement);
    await expect(await within(canvasElement).findByText("Caricamento delle informative")).toBeInTheDocument();
  },
};

export const PrivacyFailed: Story = {
  args: { step: "account", draft: draftOf(typed), conditions: failure },
  play: async ({ canvasElement }) => {
    await givePassword(canvasElement);
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Riprova" }));
    await expect(failure.retry).toHaveBeenCalled();
  },
};

/** A step that comes before its time is replaced. */
export const TooFar: Story = {
  args: { step: "privacy" },
  play: async ({ args }) => waitFor(() => expect(args.onStep).toHaveBeenCalledWith("client", { replace: true })),
};

/** The code of a step is loaded later than its frame. */
export const StepOnItsWay: Story = {
  tags: ["pattern:progressbar"],
  args: {
    step: "account",
    draft: draftOf(identified),
    parts: {
      ...registrationParts,
      AccountDetailsStep: lazy(() => new Promise<never>(() => undefined)) as typeof registrationParts.AccountDetailsStep,
    },
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { step: "account", draft: draftOf(typed) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByLabelText("Scegli una password");
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
