import { Button } from "@favilla/design-system/actions/Button.tsx";
import { Card } from "@favilla/design-system/layout/Card.tsx";
import { Carousel, carouselLayouts } from "@favilla/design-system/layout/Carousel.tsx";
import { Link } from "@favilla/design-system/text/Link.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { press } from "../realKeys.ts";
import { rightToLeft } from "../rightToLeft.tsx";

const slides = ["Leggi il contatore", "Paga con la banca", "Ricevi la bolletta per e-mail", "Porta un amico"].map((title) => (
  <Card key={title} style={{ blockSize: "100%" }}>
    <p>{title}</p>
    <Link href={`#${title.length}`} icon="arrow">
      Scopri come
    </Link>
  </Card>
));

const meta = {
  title: "Layout/Carousel",
  component: Carousel,
  argTypes: { layout: { control: "select", options: carouselLayouts } },
  tags: ["!autodocs"],
  args: { label: "Consigli per te", children: slides },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "phone" } };
const status = (canvasElement: HTMLElement) => within(canvasElement).getByRole("status");
const stands = (canvasElement: HTMLElement, text: string) => waitFor(() => expect(status(canvasElement)).toHaveTextContent(text));

/**
 * Several slides are visible: their range is announced, and both ends can be reached. It is a named group whose slides are a list, so that
 * screen readers announce their number.
 */
export const Row: Story = {
  tags: ["pattern:carousel"],
  play: async ({ canvasElement }) => {
    const group = await within(canvasElement).findByRole("group", { name: "Consigli per te" });
    await expect(group).toHaveAttribute("aria-roledescription", "carosello");
    await expect(within(group).getAllByRole("listitem")).toHaveLength(4);
    await stands(canvasElement, "da 1 a 3 di 4");
    const [previous, next] = ["Precedente", "Successivo"].map((name) => within(group).getByRole("button", { name }));
    await userEvent.click(next as HTMLElement);
    await stands(canvasElement, "da 2 a 4 di 4");
    await expect(next).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(previous as HTMLElement);
    await stands(canvasElement, "da 1 a 3 di 4");
  },
};

/** Arrow keys move it from the row and from its buttons; Enter and Space press the buttons; at the ends it stops. */
export const Keyboard: Story = {
  name: "Phone, keyboard [DS-03]",
  tags: ["pattern:carousel"],
  globals: phone,
  play: async ({ canvasElement }) => {
    const group = await within(canvasElement).findByRole("group", { name: "Consigli per te" });
    const row = within(group).getByRole("list");
    await press("{Tab}");
    await expect(row).toHaveFocus();
    await press("{ArrowRight}");
    await stands(canvasElement, "2 di 4");
    await press("{ArrowLeft}");
    await stands(canvasElement, "1 di 4");
    await press("{ArrowLeft}");
    const next = within(group).getByRole("button", { name: "Successivo" });
    next.focus();
    await press("{Enter}");
    await stands(canvasElement, "2 di 4");
    await press(" ");
    await stands(canvasElement, "3 di 4");
    await press("{ArrowRight}");
    await stands(canvasElement, "4 di 4");
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute("aria-disabled", "true");
    await press("{ArrowLeft}");
    await stands(canvasElement, "3 di 4");
  },
};

/** Tab moves from slide to slide, and the row follows. */
export const Tabbing: Story = {
  globals: phone,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("group");
    for (let count = 0; count < 5; count++) await press("{Tab}");
    await expect(within(canvasElement).getAllByRole("link")[3]).toHaveFocus();
    await stands(canvasElement, "4 di 4");
  },
};

/** In a right-to-left page the arrow keys are reversed. */
export const RightToLeft: Story = {
  tags: ["pattern:carousel"],
  globals: phone,
  decorators: [rightToLeft],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("group");
    await press("{Tab}");
    await press("{ArrowLeft}");
    await stands(canvasElement, "2 di 4");
    await press("{ArrowRight}");
    await stands(canvasElement, "1 di 4");
  },
};

/** If all slides fit, it is a named list without buttons that does not scroll. */
export const Fits: Story = {
  args: { children: slides.slice(0, 2) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("list", { name: "Consigli per te" })).toBeVisible();
    await waitFor(() => expect(within(canvasElement).queryByRole("button")).toBeNull());
    await expect(within(canvasElement).queryByRole("group")).toBeNull();
  },
};

/** Slides that come later bring the buttons, and those that go take them away. */
export const MoreAndFewer: Story = {
  render: function Changing(args) {
    const [count, setCount] = useState(2);
    return (
      <>
        <Carousel {...args}>{slides.slice(0, count)}</Carousel>
        <Button onClick={() => setCount(count === 2 ? 4 : 2)}>{count === 2 ? "Mostra tutti" : "Mostra meno"}</Button>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Successivo" })).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: "Mostra tutti" }));
    await expect(await canvas.findByRole("button", { name: "Successivo" })).toBeVisible();
    await stands(canvasElement, "da 1 a 3 di 4");
    await userEvent.click(canvas.getByRole("button", { name: "Mostra meno" }));
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Successivo" })).toBeNull());
  },
};

export const One: Story = {
  globals: phone,
  args: { children: slides[0] },
  play: async ({ canvasElement }) => expect(within(canvasElement).queryByRole("button")).toBeNull(),
};

export const Grid: Story = {
  args: { layout: "grid" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("list", { name: "Consigli per te" })).toBeVisible();
    await expect(within(canvasElement).queryByRole("button")).toBeNull();
  },
};

export const Narrow: Story = {
  tags: ["pattern:carousel"],
  globals: { viewport: { value: "narrow" } },
  args: {
    label: "Consigli",
    children: [<Card key="long">Precipitevolissimevolmenteprecipitevolissimevolmenteprecipitevolissimevolmente</Card>, ...slides],
  },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};
