import { Button } from "@favilla/design-system/actions/Button.tsx";
import { AcceptStep } from "@favilla/design-system/payments/AcceptStep.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { press } from "../realKeys.ts";

const missing = "Campo obbligatorio: per continuare devi accettare.";

const meta = {
  title: "Payments/AcceptStep",
  component: AcceptStep,
  tags: ["!autodocs"],
  args: { onSubmit: fn(), onValuesChange: fn() },
  render: (args) => (
    <>
      <AcceptStep {...args} id="accept" />
      <Button type="submit" form="accept">
        Continua
      </Button>
    </>
  ),
} satisfies Meta<typeof AcceptStep>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["pattern:checkbox"] };
export const Accepted: Story = { args: { defaultValues: { accepted: true } } };
export const Invalid: Story = { tags: ["pattern:checkbox"], args: { serverErrors: { accepted: missing } } };

/** Enter without the checked box shows an error at the box; Space checks it, Enter continues. */
export const Keyboard: Story = {
  name: "Keyboard [PM-13] [DS-03]",
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole("checkbox", { name: "Ho letto e accetto" });
    await press("{Tab}{Enter}");
    await waitFor(() => expect(box).toHaveAttribute("aria-invalid", "true"));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(box).toHaveFocus();
    await expect(box).toHaveAccessibleDescription(missing);
    await press(" ");
    await waitFor(() => expect(box).not.toHaveAttribute("aria-invalid"));
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({ accepted: true });
    await press("{Enter}");
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith({ accepted: true });
  },
};

export const OwnTerms: Story = {
  args: {
    terms: (
      <p>
        Le condizioni di un altro venditore, con un’<a href="#condizioni">informativa</a> da leggere.
      </p>
    ),
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { serverErrors: { accepted: missing } },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};
