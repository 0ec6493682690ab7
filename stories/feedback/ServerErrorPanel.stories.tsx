import type {} from "@favilla/design-system/feedback/messages.it.ts";
import { ServerErrorPanel } from "@favilla/design-system/feedback/ServerErrorPanel.tsx";
import { FavillaProvider } from "@favilla/design-system/theme/FavillaProvider.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";

const meta = {
  title: "Feedback/ServerErrorPanel",
  component: ServerErrorPanel,
  tags: ["!autodocs"],
  args: { onRetry: fn() },
} satisfies Meta<typeof ServerErrorPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter and Space press "Riprova". */
export const ServerError: Story = {
  name: "Server error [CH-14] [DS-03]",
  tags: ["pattern:button"],
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole("heading", { name: "Qualcosa non ha funzionato" })).toBeVisible();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("button", { name: "Riprova" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
  },
};

export const WithoutRetry: Story = { args: { onRetry: undefined } };

export const OwnText: Story = {
  args: { title: "Non riusciamo a caricare le bollette", description: "Controlla la connessione, poi riprova.", headingLevel: 3 },
};

const otherWords = { feedback: { retry: "Prova ancora" } };

export const OtherWords: Story = {
  name: "Other words [DS-06]",
  render: (args) => (
    <FavillaProvider messages={otherWords}>
      <ServerErrorPanel {...args} />
    </FavillaProvider>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button", { name: "Prova ancora" })).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
