import { PagopaQr } from "@favilla/design-system/bills/PagopaQr.tsx";
import { FavillaProvider } from "@favilla/design-system/theme/FavillaProvider.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

const meta = {
  title: "Bills/PagopaQr",
  component: PagopaQr,
  tags: ["!autodocs"],
  args: { text: "PAGOPA|002|300000000000000025|01234567890|3358" },
} satisfies Meta<typeof PagopaQr>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 33 modules and a quiet zone of four, five whole pixels each, black on white in every look. */
export const Default: Story = {
  name: "Default [BL-146]",
  play: async ({ canvasElement }) => {
    const code = within(canvasElement).getByRole("img", { name: "Codice QR pagoPA dell’avviso" });
    await expect(code.getAttribute("viewBox")).toBe("-4 -4 41 41");
    await expect(code.getBoundingClientRect().width).toBe(205);
    const { backgroundColor, fill } = getComputedStyle(code);
    await expect([backgroundColor, fill]).toEqual(["rgb(255, 255, 255)", "rgb(0, 0, 0)"]);
    // The three squares that a reader looks for, in their corners.
    const path = code.querySelector("path")?.getAttribute("d") ?? "";
    for (const corner of ["M0 0h7v1h-7z", "M26 0h7v1h-7z", "M0 26h7v1h-7z", "M0 32h7v1h-7z"]) await expect(path).toContain(corner);
  },
};

/** It has the amount in it: discreet mode hides it. */
export const Discreet: Story = {
  render: (args) => (
    <FavillaProvider discreet>
      <p>I dati sono nascosti.</p>
      <PagopaQr {...args} />
    </FavillaProvider>
  ),
  play: async ({ canvasElement }) => expect(within(canvasElement).queryByRole("img")).toBeNull(),
};
