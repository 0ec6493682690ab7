import { PersonalData } from "@favilla/design-system/account/PersonalData.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { press } from "../realKeys.ts";
import { fits, giulia, longWord, supportPhone } from "./sample.ts";

const meta = {
  title: "Account/PersonalData",
  component: PersonalData,
  tags: ["!autodocs"],
  args: { ...giulia, supportPhone },
} satisfies Meta<typeof PersonalData>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Read-only data. Only the last four characters of the fiscal code are visible until it is revealed. */
export const Default: Story = {
  name: "Masked, then shown by keys [PF-03, DS-03]",
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("textbox")).toBeNull();
    await expect(canvasElement).toHaveTextContent(/1º.agosto.1985/);
    await expect(canvasElement).not.toHaveTextContent(giulia.fiscalCode);
    await press("{Tab}");
    await press("{Enter}");
    await expect(canvasElement).toHaveTextContent(giulia.fiscalCode);
    await press(" ");
    await expect(canvasElement).not.toHaveTextContent(giulia.fiscalCode);
  },
};

export const Missing: Story = {
  name: "Without what is missing [PF-21]",
  args: { name: null, surname: "", fiscalCode: null, birthday: "0001-01-01T00:00:00.000Z", birthplace: undefined, supportPhone: null },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent(/^Nome–?non disponibile/),
};

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { name: longWord, surname: "<b>Esempio</b>" },
  play: fits,
};
