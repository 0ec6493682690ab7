import { wideWindow } from "@favilla/design-system/layout/useWideWindow.ts";
import { media } from "@favilla/design-system/theme/media.ts";
import { vars } from "@favilla/tokens";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

interface Shape {
  /** Smallest window width, in CSS pixels. */
  from: number;
  name: string;
  columns: readonly { name: string; width: number }[];
  says: string;
}

/** Shapes of a page by the window's width. Widths of columns are in CSS pixels; 0 takes what is left. */
const shapes: readonly Shape[] = [
  { from: 320, name: "Phone", columns: [{ name: "content", width: 0 }], says: "gutter 16, cards, sheets, a bar at the bottom" },
  { from: 640, name: "Tablet", columns: [{ name: "content", width: 0 }], says: "gutter 16, chips wrap, dialogs in the middle" },
  {
    from: 1024,
    name: "Desktop",
    columns: [
      { name: "menu", width: 264 },
      { name: "content", width: 0 },
    ],
    says: "gutter 40, menu at the side, one column of rows",
  },
  {
    from: 1200,
    name: "List and detail",
    columns: [
      { name: "menu", width: 264 },
      { name: "list", width: 400 },
      { name: "detail", width: 0 },
    ],
    says: "gap 24 between list and detail",
  },
  {
    from: 1440,
    name: "Wide list",
    columns: [
      { name: "menu", width: 264 },
      { name: "list", width: 440 },
      { name: "detail", width: 0 },
    ],
    says: "gap 24 between list and detail",
  },
  {
    from: 1680,
    name: "Widest",
    columns: [
      { name: "menu", width: 264 },
      { name: "list", width: 440 },
      { name: "detail", width: 0 },
      { name: "detail", width: 0 },
    ],
    says: "content up to 1536, the detail in two columns",
  },
];

const Breakpoints = () => (
  <ol style={{ display: "grid", gap: vars.space[4], padding: 0, listStyle: "none" }}>
    {shapes.map(({ from, name, columns, says }) => (
      <li key={from}>
        <p>
          <strong>
            {name}, from {from} px
          </strong>
          : {says}
        </p>
        <div style={{ display: "flex", gap: 4, inlineSize: `min(100%, ${from / 2}px)`, marginBlockStart: vars.space[1] }}>
          {columns.map((column, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change.
              key={index}
              style={{
                flex: column.width ? `0 1 ${column.width / 2}px` : "1 1 0",
                overflow: "hidden",
                padding: vars.space[2],
                border: `1px solid ${vars.color.border}`,
                borderRadius: vars.radius.control,
                background: vars.color.sunken,
                fontSize: vars.text.small,
                overflowWrap: "anywhere",
              }}
            >
              {column.name} {column.width || ""}
            </span>
          ))}
        </div>
      </li>
    ))}
  </ol>
);

const meta = { title: "Foundations/Layout", component: Breakpoints, tags: ["!autodocs"] } satisfies Meta<typeof Breakpoints>;

export default meta;

const inRem = (query: string) => Number(/([\d.]+)rem/.exec(query)?.[1]) * 16;

export const All: StoryObj<typeof meta> = {
  name: "Shapes by width, those of the library’s styles [DS-102]",
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("listitem")).toHaveLength(shapes.length);
    const from = shapes.map((shape) => shape.from);
    await expect(from).toEqual(expect.arrayContaining([media.tablet, media.desktop, wideWindow].map(inRem)));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const Narrow: StoryObj<typeof meta> = { ...All, name: "Narrow", globals: { viewport: { value: "narrow" } } };
