import { CopyButton } from "@favilla/design-system/actions/CopyButton.tsx";
import type { Icon } from "@favilla/design-system/icons/createIcon.tsx";
import { vars } from "@favilla/tokens";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { iconMeanings } from "./iconMeanings.ts";

const modules = import.meta.glob<Record<string, Icon>>("../../design-system/src/icons/*Icon.ts", { eager: true });

/** The icons by name, such as "Bell". */
const icons = Object.entries(modules).map(([file, module]) => {
  const name = file.replace(/^.*\/(\w+)Icon\.ts$/, "$1");
  return { name, Shape: module[`${name}Icon`] as Icon };
});

const importOf = (name: string) => `import { ${name}Icon } from "@favilla/design-system/icons/${name}Icon";`;

const quiet = { color: vars.color.textMuted, fontSize: vars.text.small };

const Gallery = () => (
  <ul
    style={{
      display: "grid",
      gridTemplateColumns: "repeat(auto-fill, minmax(min(17rem, 100%), 1fr))",
      gap: vars.space[3],
      listStyle: "none",
      padding: 0,
    }}
  >
    {icons.map(({ name, Shape }) => (
      <li
        key={name}
        style={{
          display: "grid",
          gridTemplateColumns: "2rem minmax(0, 1fr) auto",
          alignItems: "start",
          gap: vars.space[2],
          padding: vars.space[3],
          border: `1px solid ${vars.color.border}`,
          borderRadius: vars.radius.card,
        }}
      >
        <span style={{ fontSize: "1.5rem" }}>
          <Shape />
        </span>
        <span>
          <strong>{name}</strong>
          <span style={{ display: "block", fontSize: vars.text.small }}>{iconMeanings[name]?.means}</span>
          {iconMeanings[name]?.notFor && <span style={{ ...quiet, display: "block" }}>Not for: {iconMeanings[name].notFor}</span>}
        </span>
        <CopyButton compact text={importOf(name)} label={`Copy the import of ${name}Icon`} />
      </li>
    ))}
  </ul>
);

const meta = { title: "Foundations/Icons", component: Gallery, tags: ["!autodocs"] } satisfies Meta<typeof Gallery>;

export default meta;

export const All: StoryObj<typeof meta> = {
  name: "Each icon has one meaning [DS-100]",
  play: async ({ canvasElement }) => {
    const names = icons.map(({ name }) => name).sort();
    await expect(names.length).toBeGreaterThan(50);
    await expect(Object.keys(iconMeanings).sort()).toEqual(names);
    const meanings = Object.values(iconMeanings).map(({ means }) => means);
    await expect(new Set(meanings).size).toBe(meanings.length);
    await expect(within(canvasElement).getAllByRole("button", { name: /^Copy the import of \w+Icon$/ })).toHaveLength(names.length);
  },
};
