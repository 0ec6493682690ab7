import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { MessageTable } from "./MessageTable.tsx";

const meta = { title: "Words/Messages", tags: ["!autodocs"], render: () => <MessageTable /> } satisfies Meta;

export default meta;

export const All: StoryObj = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByLabelText("Cerca"), "bolletta con questi filtri");
    await expect(page.getAllByRole("rowheader")).toHaveLength(1);
    await expect(page.getByText("Nessuna bolletta con questi filtri")).toBeVisible();
  },
};

/** The texts of the components in English. */
export const English: StoryObj = {
  name: "English [DS-30]",
  render: () => <MessageTable language="en" />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByLabelText("Cerca"), "howToPayOf");
    await expect(page.getByText("How to pay {name}")).toHaveAttribute("lang", "en");
  },
};

/** The texts of the components in German. */
export const German: StoryObj = {
  name: "German [DS-30]",
  render: () => <MessageTable language="de" />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByLabelText("Cerca"), "howToPayOf");
    await expect(page.getByText("So zahlen Sie {name}")).toHaveAttribute("lang", "de");
  },
};
