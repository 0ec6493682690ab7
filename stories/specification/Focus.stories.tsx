import { Button } from "@favilla/design-system/actions/Button.tsx";
import { Panel, panelTones } from "@favilla/design-system/layout/Card.tsx";
import { Inline, Stack } from "@favilla/design-system/layout/Stack.tsx";
import { Link } from "@favilla/design-system/text/Link.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { press } from "../realKeys.ts";
import { everything } from "./sample.tsx";

/** Selector of natively focusable elements. */
const stops = "a, button, input, summary";

const meta = { title: "Specification/Focus", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj;

/** All focusable elements have the same focus ring. */
export const Ring: Story = { parameters: { pseudo: { focusVisible: stops } }, render: () => everything };

/** The ring is visible on each surface: its colour has a contrast of 3:1 with all of them. */
export const OnEverySurface: Story = {
  parameters: { pseudo: { focusVisible: stops } },
  render: () => (
    <Stack gap={4}>
      {panelTones.map((tone) => (
        <Panel key={tone} tone={tone}>
          <Inline gap={4}>
            <Button>Invia la lettura</Button>
            <Link href="#bollette">Tutte le bollette</Link>
          </Inline>
        </Panel>
      ))}
    </Stack>
  ),
};

/** Tab moves through everything in reading order, and each stop shows a ring of at least 2 px (WCAG 2.4.3, 2.4.7). */
export const Order: Story = {
  name: "Order and ring [DS-10]",
  render: () => everything,
  play: async ({ canvasElement }) => {
    const expectedStops = [...canvasElement.querySelectorAll(stops)].filter((stop) => stop.checkVisibility());
    let last: Element | null = null;
    const seen = new Set<Element>();
    for (let step = 0; step < expectedStops.length; step++) {
      await press("{Tab}");
      // A busy browser may answer the key before focus is where it goes, and a group first takes focus itself, then gives it to its item.
      await waitFor(() => {
        const reached = document.activeElement as Element;
        const isOutside = reached !== last && !canvasElement.contains(reached);
        const follows = !last || Boolean(last.compareDocumentPosition(reached) & Node.DOCUMENT_POSITION_FOLLOWING);
        return expect(isOutside || follows, reached.outerHTML.slice(0, 80)).toBe(true);
      });
      const now = document.activeElement as HTMLElement;
      if (!canvasElement.contains(now)) break;
      const rings = [now, now.parentElement, now.closest("label"), now.nextElementSibling].map((element) =>
        element ? Number.parseFloat(getComputedStyle(element).outlineWidth) * Number(getComputedStyle(element).outlineStyle !== "none") : 0,
      );
      await expect(Math.max(...rings), now.outerHTML.slice(0, 80)).toBeGreaterThanOrEqual(2);
      seen.add(now);
      last = now;
    }
    // A radio group is one stop.
    await expect(seen.size).toBe(expectedStops.length - 1);
  },
};
