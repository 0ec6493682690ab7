import { buttonSizes, buttonVariants } from "@favilla/design-system/actions/Button.tsx";
import { CopyButton } from "@favilla/design-system/actions/CopyButton.tsx";
import { LiveRegion } from "@favilla/design-system/feedback/LiveRegion.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { press } from "../realKeys.ts";

const meta = {
  title: "Actions/CopyButton",
  component: CopyButton,
  argTypes: { variant: { control: "select", options: buttonVariants }, size: { control: "select", options: buttonSizes } },
  tags: ["!autodocs"],
  args: { text: "300000000000000026", label: "Copia il codice" },
  decorators: [
    (Story) => (
      <>
        <LiveRegion />
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const written = fn(async () => undefined);

/** Replaces the browser's clipboard during a story. */
function withClipboard(clipboard: unknown): () => void {
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: clipboard });
  return () => {
    Reflect.deleteProperty(navigator, "clipboard");
  };
}

export const Default: Story = { tags: ["pattern:button"], beforeEach: () => withClipboard({ writeText: written }) };

/** The button reads "Copiato", which is announced, and after two seconds reads its label again. It keeps its focus. */
export const Copied: Story = {
  name: "Copied [DS-17]",
  beforeEach: () => {
    written.mockClear();
    return withClipboard({ writeText: written });
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press("{Tab}");
    await press("{Enter}");
    const button = await canvas.findByRole("button", { name: "Copiato" });
    await expect(written).toHaveBeenCalledWith("300000000000000026");
    await expect(canvas.getByRole("status")).toHaveTextContent("Copiato");
    await expect(button).toHaveFocus();
    await waitFor(() => expect(button).toHaveAccessibleName("Copia il codice"), { timeout: 5000 });
  },
};

const blocked = fn();

/** The browser refuses: the button says so, and the site can select the text. */
export const Blocked: Story = {
  name: "Clipboard blocked [DS-17]",
  args: { onBlocked: blocked },
  beforeEach: () => withClipboard(undefined),
  play: async ({ canvasElement }) => {
    blocked.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button"));
    await expect(canvas.getByRole("status")).toHaveTextContent("Copia non riuscita");
    await expect(blocked).toHaveBeenCalledOnce();
  },
};

export const Primary: Story = { tags: ["pattern:button"], args: { variant: "primary", wide: true } };

export const Compact: Story = {
  tags: ["pattern:button"],
  args: { compact: true, label: "Copia il numero della ricevuta" },
  beforeEach: () => withClipboard({ writeText: written }),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: "Copia il numero della ricevuta" });
    await expect(button.getBoundingClientRect()).toMatchObject({ width: 44, height: 44 });
  },
};

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { label: "Copia il codice avviso della bolletta della fornitura del Condominio Campione" },
};

export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } };
