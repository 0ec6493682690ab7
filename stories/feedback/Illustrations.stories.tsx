import { vars } from "@favilla/tokens";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { expect, within } from "storybook/test";
import { illustrationMeanings } from "./illustrationMeanings.ts";

const modules = import.meta.glob<Record<string, ComponentType>>("../../design-system/src/feedback/illustrations/*[a-z]Illustration.tsx", {
  eager: true,
});

/** The illustrations by name, such as "NoBills". */
const illustrations = Object.entries(modules).map(([file, module]) => {
  const name = file.replace(/^.*\/(\w+)Illustration\.tsx$/, "$1");
  return { name, Picture: module[`${name}Illustration`] as ComponentType };
});

const Gallery = () => (
  <ul
    style={{
      display: "grid",
      gridTemplateColumns: "repeat(auto-fill, minmax(min(15rem, 100%), 1fr))",
      gap: vars.space[3],
      padding: 0,
      listStyle: "none",
    }}
  >
    {illustrations.map(({ name, Picture }) => (
      <li
        key={name}
        style={{
          display: "grid",
          alignContent: "start",
          gap: vars.space[1],
          padding: vars.space[3],
          border: `1px solid ${vars.color.border}`,
          borderRadius: vars.radius.card,
        }}
      >
        <span style={{ justifySelf: "center" }}>
          <Picture />
        </span>
        <strong>{name}</strong>
        <span style={{ fontSize: vars.text.small }}>{illustrationMeanings[name]?.means}</span>
        <span style={{ fontSize: vars.text.small, color: vars.color.textMuted }}>Not for: {illustrationMeanings[name]?.notFor}</span>
      </li>
    ))}
  </ul>
);

const meta = { title: "Feedback/Illustrations", component: Gallery, tags: ["!autodocs"] } satisfies Meta<typeof Gallery>;

export default meta;

/** Pictures say nothing by themselves: screen readers hear the title beside them. */
export const All: StoryObj<typeof meta> = {
  name: "Each illustration has one meaning [DS-112]",
  play: async ({ canvasElement }) => {
    const names = illustrations.map(({ name }) => name).sort();
    await expect(Object.keys(illustrationMeanings).sort()).toEqual(names);
    await expect(new Set(Object.values(illustrationMeanings).map(({ means }) => means)).size).toBe(names.length);
    await expect(within(canvasElement).queryByRole("img")).toBeNull();
  },
};
