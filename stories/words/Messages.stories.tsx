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
