import { PhoneCodeStep, type PhoneCodeStepProps, phoneCodeStages } from "@favilla/design-system/payments/PhoneCodeStep.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { press } from "../realKeys.ts";
import { prefixes } from "./sample.ts";

const meta = {
  title: "Payments/PhoneCodeStep",
  component: PhoneCodeStep,
  argTypes: { stage: { control: "select", options: phoneCodeStages } },
  tags: ["!autodocs"],
  args: {
    stage: "phone",
    prefixes,
    sends: 0,
    onValuesChange: fn(),
    onSend: fn(),
    onChangePhone: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof PhoneCodeStep>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { prefix: "39", number: "3331234417" };
const wrong = "Il codice non è corretto: controlla l’SMS e riprova.";
const sent = { defaultValues: { phone }, stage: "code", sends: 1 } as const;
const codeField = (canvasElement: HTMLElement) => within(canvasElement).getByRole("textbox", { name: "Codice di verifica" });
const button = (canvasElement: HTMLElement, name: string) => within(canvasElement).getByRole("button", { name });

/** Italy's prefix is the default; the list keeps its given order. */
export const Phone: Story = {
  name: "Phone [PM-08]",
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("combobox", { name: "Prefisso" })).toHaveValue("39");
    await expect(
      within(canvasElement)
        .getAllByRole("option")
        .map((option) => option.textContent),
    ).toEqual(prefixes.map(({ label }) => label));
    await expect(within(canvasElement).getByRole("textbox", { name: "Numero di cellulare" })).toBeRequired();
  },
};

export const PhoneInvalid: Story = {
  name: "Phone, error [PM-08]",
  args: { defaultValues: { phone: { prefix: "39", number: "333" } } },
  play: async ({ canvasElement, args }) => {
    const number = within(canvasElement).getByRole("textbox", { name: "Numero di cellulare" });
    await userEvent.click(button(canvasElement, "Invia il codice"));
    await waitFor(() => expect(number).toHaveFocus());
    await expect(number).toHaveAccessibleDescription(/almeno 8 cifre dopo il prefisso/);
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
export const Sending: Story = { args: { defaultValues: { phone }, sending: true } };
export const SendFailed: Story = {
  args: { defaultValues: { phone }, sendError: "Non siamo riusciti a mandare il codice. Riprova tra qualche minuto." },
};

/** Only the last digits of the number are shown. Another code can be requested after a delay. */
export const Code: Story = {
  name: "Code sent [PM-09]",
  args: { ...sent, resendIn: 24 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/finisce con 417\. Vale 5 minuti/)).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(phone.number);
    await expect(within(canvasElement).getByText("Nuovo codice tra 24 secondi")).toBeVisible();
    await expect(within(canvasElement).queryByRole("button", { name: "Invia di nuovo il codice" })).toBeNull();
  },
};

/** The page does not know the number, for example after a reload. */
export const CodeWithoutNumber: Story = {
  name: "Code sent to a number that is not known [DS-59]",
  args: { stage: "code", resendIn: 24 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Abbiamo mandato il codice per SMS al tuo numero. Vale 5 minuti.")).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent("finisce con");
  },
};

export const LastSecond: Story = { args: { ...sent, resendIn: 1 } };
export const CanSendAgain: Story = { args: sent };
export const SentAgain: Story = {
  name: "Sent again [PM-10]",
  args: { ...sent, sends: 2, resendIn: 30 },
  play: async ({ canvasElement }) => expect(within(canvasElement).getByRole("status")).toHaveTextContent("Nuovo codice inviato"),
};
export const Wrong: Story = {
  name: "Wrong code [PM-09]",
  args: { ...sent, defaultValues: { phone, code: "1234" }, serverErrors: { code: wrong } },
  play: async ({ canvasElement }) => {
    await expect(codeField(canvasElement)).toBeInvalid();
    await expect(codeField(canvasElement)).toHaveAccessibleDescription(/Il codice non è corretto/);
  },
};
export const Expired: Story = { args: { ...sent, stage: "expired" } };
export const TooManyTries: Story = {
  args: { ...sent, stage: "tooManyTries" },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).queryByRole("textbox")).toBeNull();
    await userEvent.click(button(canvasElement, "Invia un nuovo codice"));
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onSend).toHaveBeenCalledWith(phone);
  },
};
export const TooManySends: Story = {
  name: "Too many codes [PM-31]",
  args: { ...sent, stage: "tooManySends", resendIn: 870 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Nuovo codice tra 15 minuti")).toBeVisible();
    await expect(within(canvasElement).queryByRole("button")).toBeNull();
  },
};

/** Simulates the portal: it stores the stage and accepts 0042 as the right code. */
function Wired(args: PhoneCodeStepProps) {
  const [stage, setStage] = useState(args.stage);
  const [sends, setSends] = useState(0);
  const [serverErrors, setServerErrors] = useState<PhoneCodeStepProps["serverErrors"]>();
  return (
    <PhoneCodeStep
      {...args}
      stage={stage}
      sends={sends}
      serverErrors={serverErrors}
      onSend={(number) => {
        args.onSend(number);
        setStage("code");
        setSends(sends + 1);
      }}
      onChangePhone={() => {
        setStage("phone");
        setSends(0);
      }}
      onSubmit={(code) => (code === "0042" ? args.onSubmit(code) : setServerErrors({ code: wrong }))}
    />
  );
}

/** Focus moves to the next field: the code, a wrong code with its digits selected, or the number. */
export const Keyboard: Story = {
  name: "Keyboard [PM-09] [PM-10] [DS-03]",
  tags: ["pattern:text-field"],
  render: Wired,
  play: async ({ canvasElement, args }) => {
    const code = () => within(canvasElement).findByRole("textbox", { name: "Codice di verifica" });
    await press("{Tab}{Tab}3331234417{Enter}");
    await waitFor(async () => expect(await code()).toHaveFocus());
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onSend).toHaveBeenCalledWith({ prefix: "39", number: "3331234417" });
    await expect(codeField(canvasElement)).toHaveAccessibleDescription(/Abbiamo mandato il codice.*417/);
    await press("12{Enter}");
    await waitFor(() => expect(codeField(canvasElement)).toHaveAccessibleDescription(/Scrivi le 4 cifre/));
    await press("{End}34");
    await expect(codeField(canvasElement)).not.toHaveAttribute("aria-invalid");
    await press("{Enter}");
    await waitFor(() => expect(codeField(canvasElement)).toHaveAccessibleDescription(new RegExp(wrong)));
    await expect(codeField(canvasElement)).toHaveFocus();
    await press("0");
    await expect(codeField(canvasElement)).not.toHaveAttribute("aria-invalid");
    await press("a042{Enter}");
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith("0042");
    await press("{Tab}");
    await expect(button(canvasElement, "Invia di nuovo il codice")).toHaveFocus();
    await press("{Enter}");
    await expect(within(canvasElement).getByText("Nuovo codice inviato")).toBeVisible();
    await waitFor(() => expect(codeField(canvasElement)).toHaveFocus());
    await expect(codeField(canvasElement)).toHaveValue("");
    await press("{Tab}{Tab}{Enter}");
    const number = within(canvasElement).getByRole("textbox", { name: "Numero di cellulare" });
    await expect(number).toHaveFocus();
    await expect(number).toHaveValue("3331234417");
  },
};

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { ...sent, sends: 3, defaultValues: { phone, code: "12" }, serverErrors: { code: `${wrong} Ti restano 2 tentativi.` } },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};
