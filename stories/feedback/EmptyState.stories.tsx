import { Button } from "@favilla/design-system/actions/Button.tsx";
import { EmptyState } from "@favilla/design-system/feedback/EmptyState.tsx";
import { NoBillsIllustration } from "@favilla/design-system/feedback/illustrations/NoBillsIllustration.tsx";
import { NothingFoundIllustration } from "@favilla/design-system/feedback/illustrations/NothingFoundIllustration.tsx";
import { headingLevels } from "@favilla/design-system/text/headingLevel.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";

const meta = {
  title: "Feedback/EmptyState",
  component: EmptyState,
  argTypes: { headingLevel: { control: "select", options: headingLevels } },
  tags: ["!autodocs"],
  args: {
    illustration: <NoBillsIllustration />,
    title: "Ancora nessuna bolletta",
    description: "La prima arriva entro due mesi dall’attivazione: ti avvisiamo per e-mail.",
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoData: Story = {
  name: "No data [CH-14]",
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("heading", { level: 2, name: "Ancora nessuna bolletta" })).toBeVisible();
    await expect(canvasElement.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  },
};

const reset = fn();

/** [DS-03] The suggested action is one press away. */
export const NothingFound: Story = {
  args: {
    illustration: <NothingFoundIllustration />,
    title: "Nessuna bolletta con questi filtri",
    description: "Prova ad allargare il periodo, oppure togli i filtri.",
    action: (
      <Button variant="secondary" onClick={reset}>
        Togli i filtri
      </Button>
    ),
  },
  play: async () => {
    reset.mockClear();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(reset).toHaveBeenCalledOnce();
  },
};

export const WithoutPicture: Story = { args: { illustration: undefined, headingLevel: 3 } };

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: {
    ...NothingFound.args,
    title: "Nessuna bolletta per il Condominio Campione di Via dell’Immaginazione Contemporanea",
  },
};
