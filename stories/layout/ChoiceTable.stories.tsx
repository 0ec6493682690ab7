import { Button } from "@favilla/design-system/actions/Button.tsx";
import type { TableColumn } from "@favilla/design-system/data/Table.tsx";
import { LiveRegion } from "@favilla/design-system/feedback/LiveRegion.tsx";
import { ChoiceTable, type ChoiceTableProps } from "@favilla/design-system/layout/ChoiceTable.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { press } from "../realKeys.ts";

interface Unit {
  id: string;
  name: string;
  use: string;
}

const units: readonly Unit[] = Array.from({ length: 31 }, (_, index) => ({
  id: `u-${index + 1}`,
  name: `Scala A, interno ${index + 1}`,
  use: `${60 + index * 7} kWh`,
}));

const columns: readonly TableColumn<Unit>[] = [
  { key: "name", header: "Nome", rowHeader: true, render: ({ name }) => name },
  { key: "use", header: "Ottobre", align: "end", render: ({ use }) => use },
];
const keyOf = ({ id }: Unit) => id;
const nameOf = ({ name }: Unit) => name;

type Args = Pick<ChoiceTableProps<Unit>, "rows" | "all" | "groups" | "allText" | "foot">;

const Choosing = (args: Args) => {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <LiveRegion />
      <ChoiceTable
        {...args}
        caption="Forniture"
        hideCaption
        columns={columns}
        rowKey={keyOf}
        nameOf={nameOf}
        chosen={chosen}
        onChoose={setChosen}
        sum={`${chosen.size} in tutto`}
        actions={<Button>Scarica</Button>}
      />
    </>
  );
};

const meta = {
  title: "Layout/ChoiceTable",
  component: ChoiceTable<Unit>,
  tags: ["!autodocs"],
  args: {
    caption: "Forniture",
    columns,
    rows: units.slice(0, 8),
    rowKey: keyOf,
    nameOf,
    all: units.map(keyOf),
    chosen: new Set(),
    onChoose: () => undefined,
    actions: undefined,
    foot: <p>Sono tutte di ottobre.</p>,
  },
  render: ({ rows, all, groups, allText, foot }) => <Choosing rows={rows} all={all} groups={groups} allText={allText} foot={foot} />,
} satisfies Meta<typeof ChoiceTable<Unit>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the radius of the last row's first corner. */
const cornerOf = (canvasElement: HTMLElement) => {
  const cell = within(canvasElement).getAllByRole("row").at(-1)?.firstElementChild;
  return cell && getComputedStyle(cell).borderEndStartRadius;
};

/** The box of the bar takes the rows that are shown; once it is full, a button offers all. Focus stays in the bar. */
export const Default: Story = {
  name: "Default [BL-177]",
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const bar = within(page.getByRole("group", { name: "Righe scelte" }));
    await expect(bar.getByRole("status")).toHaveTextContent("Nessuna scelta");
    await expect(bar.queryByRole("button")).toBeNull();
    await userEvent.click(page.getByRole("checkbox", { name: "Scegli Scala A, interno 3" }));
    await expect(bar.getByRole("status")).toHaveTextContent("Una scelta su 31 1 in tutto");
    const box = bar.getByRole<HTMLInputElement>("checkbox");
    await expect(box.indeterminate).toBe(true);
    await expect(bar.queryByRole("button", { name: /^Scegli tutte/ })).toBeNull();
    await userEvent.click(box);
    await expect(bar.getByRole("status")).toHaveTextContent("8 scelte su 31");
    await userEvent.click(bar.getByRole("button", { name: "Scegli tutte le 31" }));
    await expect(bar.getByRole("status")).toHaveTextContent("31 scelte su 31");
    await expect(box).toHaveFocus();
    await expect(bar.getByRole("button", { name: "Scarica" })).toBeVisible();
    await expect(cornerOf(canvasElement)).toBe("0px");
  },
};

/** The last row has the corners of the card. */
export const WithoutFoot: Story = {
  args: { foot: undefined },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("checkbox", { name: "Scegli tutte le righe che vedi" }));
    await expect(cornerOf(canvasElement)).toBe("16px");
  },
};

/** By keys alone: Space chooses, Tab goes on. */
export const Keyboard: Story = {
  name: "Keyboard [BL-177] [DS-03]",
  tags: ["pattern:table", "pattern:checkbox"],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await press("{Tab}");
    await expect(page.getByRole("checkbox", { name: "Scegli tutte le righe che vedi" })).toHaveFocus();
    await press("{Tab}");
    await expect(page.getByRole("checkbox", { name: "Scegli Scala A, interno 1" })).toHaveFocus();
    await press(" ");
    await press("{Tab}");
    await press(" ");
    await expect(within(page.getByRole("group", { name: "Righe scelte" })).getByRole("status")).toHaveTextContent("2 scelte su 31");
    await press(" ");
    await expect(within(page.getByRole("group", { name: "Righe scelte" })).getByRole("status")).toHaveTextContent("Una scelta su 31");
  },
};

/** Rows that one press chooses: a year. The button goes, so that focus moves to the box of the bar. */
export const Groups: Story = {
  name: "Groups [BL-177]",
  args: { groups: [{ label: "Scala A, primo piano", keys: ["u-1", "u-2", "u-3", "u-4"] }] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole("button", { name: "Scala A, primo piano" }));
    await expect(within(page.getByRole("group", { name: "Righe scelte" })).getByRole("status")).toHaveTextContent("4 scelte su 31");
    await expect(page.getByRole("checkbox", { name: "Scegli tutte le righe che vedi" })).toHaveFocus();
    await expect(page.getByRole("checkbox", { name: "Scegli Scala A, interno 4" })).toBeChecked();
  },
};

/** Each row is a block where the table has no room, and nothing scrolls sideways. */
export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};
