import { Button } from "@favilla/design-system/actions/Button.tsx";
import { LiveRegion, useAnnounce } from "@favilla/design-system/feedback/LiveRegion.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";

const LoadMore = () => {
  const announce = useAnnounce();
  return <Button onClick={() => announce("Mostrate altre 10 bollette")}>Mostra altre 10 bollette</Button>;
};

const meta = {
  title: "Feedback/LiveRegion",
  component: LiveRegion,
  tags: ["!autodocs"],
  render: () => (
    <>
      <LoadMore />
      <LiveRegion />
    </>
  ),
} satisfies Meta<typeof LiveRegion>;

export default meta;

/** A repeated announcement replaces the element, so that it is read again. */
export const Polite: StoryObj<typeof meta> = {
  tags: ["pattern:status"],
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole("status");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(region).toHaveTextContent("Mostrate altre 10 bollette");
    const first = region.firstElementChild;
    await userEvent.keyboard("{Enter}");
    await expect(region).toHaveTextContent("Mostrate altre 10 bollette");
    await expect(region.firstElementChild).not.toBe(first);
  },
};
