import { Amount } from "@favilla/design-system/data/Amount.tsx";
import { DiscreetButton } from "@favilla/design-system/layout/DiscreetButton.tsx";
import { DiscreetNotice } from "@favilla/design-system/layout/DiscreetNotice.tsx";
import { Heading } from "@favilla/design-system/text/Heading.tsx";
import { FavillaProvider } from "@favilla/design-system/theme/FavillaProvider.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, within } from "storybook/test";
import { press } from "../realKeys.ts";

const meta = {
  title: "Layout/DiscreetButton",
  component: DiscreetButton,
  tags: ["!autodocs"],
  args: { onChange: fn() },
} satisfies Meta<typeof DiscreetButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const eye = (canvasElement: HTMLElement) => within(canvasElement).getByRole("button", { name: "Nascondi importi e codici" });

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(eye(canvasElement)).toHaveAttribute("aria-pressed", "false");
  },
};

export const Pressed: Story = {
  globals: { discreet: "on" },
  play: async ({ canvasElement, args }) => {
    await expect(eye(canvasElement)).toHaveAttribute("aria-pressed", "true");
    eye(canvasElement).click();
    await expect(args.onChange).toHaveBeenCalledWith(false);
  },
};

/** The eye hides the amount, the bar's button shows it again, and focus moves to the heading. */
export const WithNotice: Story = {
  name: "With notice [CH-21]",
  tags: ["pattern:toggle-button"],
  render: function Page() {
    const [discreet, setDiscreet] = useState(false);
    return (
      <FavillaProvider discreet={discreet}>
        <DiscreetButton onChange={setDiscreet} />
        <DiscreetNotice onShow={() => setDiscreet(false)} />
        <Heading headingLevel={1}>Bollette</Heading>
        <p>
          <Amount euros={132.64} />
        </p>
      </FavillaProvider>
    );
  },
  play: async ({ canvasElement }) => {
    await press("{Tab}");
    await expect(eye(canvasElement)).toHaveFocus();
    await press(" ");
    const page = within(canvasElement);
    await expect(await page.findByRole("region", { name: "Importi e codici nascosti" })).toBeVisible();
    await expect(canvasElement.innerHTML).not.toContain("132");
    await expect(eye(canvasElement)).toHaveFocus();
    await press("{Tab}");
    await press("{Enter}");
    await expect(await page.findByText("132,64 €")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Bollette" })).toHaveFocus();
  },
};

export const Hover: Story = { parameters: { pseudo: { hover: "button" } } };
export const Focus: Story = { parameters: { pseudo: { focusVisible: "button" } } };
