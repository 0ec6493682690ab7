import { ReferralCard } from "@favilla/design-system/account/ReferralCard.tsx";
import { headingLevels } from "@favilla/design-system/text/headingLevel.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { press } from "../realKeys.ts";
import { fits, longWord } from "./sample.ts";

const meta = {
  title: "Account/ReferralCard",
  component: ReferralCard,
  argTypes: { headingLevel: { control: "select", options: headingLevels } },
  tags: ["!autodocs"],
  args: {
    friendCode: "GIULIA-2026",
    title: "Porta un amico",
    description: "Con il tuo codice il tuo amico parte con il piede giusto.",
    reward: 30,
    validTo: "2027-03-31",
    share: { text: "Passa a Favilla con il mio codice GIULIA-2026", url: "https://favilla.example/amico" },
  },
} satisfies Meta<typeof ReferralCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Overrides a browser property for one story and returns a function that restores it. */
const replace = (object: object, name: string, value: unknown) => {
  Object.defineProperty(object, name, { value, configurable: true });
  return () => {
    Reflect.deleteProperty(object, name);
  };
};

const code = (canvasElement: HTMLElement) => within(canvasElement).getByRole<HTMLInputElement>("textbox", { name: "Il tuo codice amico" });
const said = (canvasElement: HTMLElement) => within(canvasElement).getByRole("status");

export const Default: Story = {
  name: "Code, reward and validity [PR-02]",
  tags: ["pattern:text-field"],
  play: async ({ canvasElement }) => {
    await expect(code(canvasElement)).toHaveValue("GIULIA-2026");
    await expect(canvasElement).toHaveTextContent(/30,00\s€ a te e 30,00\s€ al tuo amico/);
    await expect(canvasElement).toHaveTextContent("Valido fino al 31 marzo 2027.");
  },
};

const shared = fn(async (_data: unknown) => {});
const written = fn(async (_text: string) => {});

export const Copied: Story = {
  name: "Copied by keys [PR-02, DS-03]",
  beforeEach: () => replace(navigator, "clipboard", { writeText: written }),
  play: async ({ canvasElement }) => {
    written.mockClear();
    await press("{Tab}");
    await press("{Tab}");
    await press("{Enter}");
    await expect(written).toHaveBeenLastCalledWith("GIULIA-2026");
    await waitFor(() => expect(within(canvasElement).getByRole("button", { name: "Copiato" })).toHaveFocus());
  },
};

/** In discreet mode the code is nowhere in the document, and nothing copies or shares it: a phone shows what was copied. */
export const Discreet: Story = {
  name: "Discreet [CH-43]",
  globals: { discreet: "on" },
  args: { description: "Con GIULIA-2026 il tuo amico ha <b>30</b> euro." },
  beforeEach: () => replace(navigator, "share", shared),
  play: async ({ canvasElement }) => {
    await expect(code(canvasElement)).toHaveValue("••••••••••");
    await expect(code(canvasElement)).toHaveAccessibleDescription(/^Il codice è nascosto\./);
    await expect(within(canvasElement).queryByRole("button")).toBeNull();
    await expect(canvasElement.innerHTML).not.toMatch(/GIULIA-2026|30\D{0,9}euro/);
  },
};

/** Without clipboard access the code is selected instead, which is announced. */
export const ClipboardBlocked: Story = {
  name: "Clipboard blocked [PR-02]",
  beforeEach: () => replace(navigator, "clipboard", undefined),
  play: async ({ canvasElement }) => {
    await press("{Tab}");
    await press("{Tab}");
    await press("{Enter}");
    await waitFor(() => expect(said(canvasElement)).toHaveTextContent("Il codice è selezionato"));
    await expect(code(canvasElement)).toHaveFocus();
    await expect(code(canvasElement).selectionEnd).toBe("GIULIA-2026".length);
  },
};

export const Shared: Story = {
  name: "Shared by keys [PR-02, DS-03]",
  beforeEach: () => replace(navigator, "share", shared),
  play: async ({ canvasElement, args }) => {
    shared.mockClear();
    within(canvasElement).getByRole("button", { name: "Condividi" }).focus();
    await press("{Enter}");
    await expect(shared).toHaveBeenLastCalledWith({ title: args.title, ...args.share });
    await expect(said(canvasElement)).toBeEmptyDOMElement();
  },
};

export const ShareFails: Story = {
  beforeEach: () => replace(navigator, "share", () => Promise.reject(new DOMException("no", "NotAllowedError"))),
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole("button", { name: "Condividi" }).focus();
    await press("{Enter}");
    await waitFor(() => expect(said(canvasElement)).toHaveTextContent("Puoi copiare il codice"));
  },
};

/** Closing the browser's share panel is not an error. */
export const ShareGivenUp: Story = {
  beforeEach: () => replace(navigator, "share", () => Promise.reject(new DOMException("no", "AbortError"))),
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole("button", { name: "Condividi" }).focus();
    await press("{Enter}");
    await expect(said(canvasElement)).toBeEmptyDOMElement();
  },
};

/** A browser that can't share gets no share button. */
export const CannotShare: Story = {
  beforeEach: () => replace(navigator, "share", undefined),
  play: async ({ canvasElement }) => expect(within(canvasElement).queryByRole("button", { name: "Condividi" })).toBeNull(),
};

export const Bare: Story = {
  args: { description: null, reward: null, validTo: null, share: undefined, steps: ["Dai il codice a un amico."] },
};

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { friendCode: longWord, title: longWord, description: `<b>${longWord}</b>`, reward: 123456.78 },
  play: fits,
};
