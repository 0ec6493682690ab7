import { ContentText } from "@favilla/design-system/text/ContentText.tsx";
import { Text } from "@favilla/design-system/text/Text.tsx";
import { FavillaProvider } from "@favilla/design-system/theme/FavillaProvider.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

const meta = {
  title: "Text/ContentText",
  component: ContentText,
  tags: ["!autodocs"],
  args: { children: "Buono di primavera" },
  render: (args) => (
    <Text>
      <ContentText {...args} />
    </Text>
  ),
} satisfies Meta<typeof ContentText>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A page in the language of its data gets no element. */
export const SameLanguage: Story = {
  name: "On a page of its own language [CH-29]",
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Buono di primavera")).not.toHaveAttribute("lang");
  },
};

/** On a German page the Italian name of a promotion is marked, the words around it are not. */
export const OtherLanguage: Story = {
  name: "On a German page [CH-29]",
  render: (args) => (
    <FavillaProvider locale="de-IT" contentLanguage="it">
      <Text lang="de">
        Ihr Gutschein: <ContentText {...args} />
      </Text>
    </FavillaProvider>
  ),
  play: async ({ canvasElement }) => {
    const name = within(canvasElement).getByText("Buono di primavera");
    await expect(name).toHaveAttribute("lang", "it");
    await expect(name.parentElement).toHaveTextContent("Ihr Gutschein: Buono di primavera");
  },
};

/** In discreet mode amounts and codes are dots. */
export const Discreet: Story = {
  name: "Discreet [CH-43]",
  globals: { discreet: "on" },
  args: { children: "Buono da 20 euro" },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent(/^Buono da •••\s€$/),
};
