import { vars } from "@favilla/tokens";
import { AnchorMdx } from "@storybook/addon-docs/blocks";
import type { CSSProperties } from "react";

/** Page that lists a token, by the first part of its name. */
const pages: Readonly<Record<string, string>> = {
  color: "colour",
  font: "type",
  text: "type",
  space: "space",
  radius: "radius",
  shadow: "shadow",
  motion: "motion",
};

type Tree = { readonly [key: string]: Tree | string };

/** Returns the CSS variable of a token such as `color.action`. */
const referenceOf = (name: string): string | undefined => {
  const found = name
    .split(".")
    .reduce<Tree | string | undefined>((tree, key) => (typeof tree === "object" ? tree[key] : undefined), vars as Tree);
  return typeof found === "string" ? found : undefined;
};

const row: CSSProperties = { display: "flex", flexWrap: "wrap", gap: "4px 12px", padding: 0, listStyle: "none" };
const swatch: CSSProperties = {
  display: "inline-block",
  inlineSize: 14,
  blockSize: 14,
  marginInlineEnd: 4,
  borderRadius: 4,
  border: "1px solid",
  verticalAlign: "-2px",
};

/** Returns the group of a token. Tokens without their own page belong to the last group, "component". */
const groupOf = (name: string) => {
  const [first = name] = name.split(".");
  return pages[first] ? first : "component";
};
const groups = [...Object.keys(pages), "component"];

/** Tokens by group; colours have a swatch in the look that the toolbar selects. */
export function TokenList({ names }: { names: readonly string[] }) {
  const used = groups.filter((group) => names.some((name) => groupOf(name) === group));
  return used.map((group) => (
    <ul key={group} aria-label={group} className="sbdocs" style={row}>
      {names
        .filter((name) => groupOf(name) === group)
        .map((name) => (
          <li key={name} style={{ margin: 0 }}>
            {group === "color" && <span aria-hidden="true" style={{ ...swatch, background: referenceOf(name) }} />}
            {pages[group] ? (
              <AnchorMdx target="_self" href={`?path=/docs/tokens-${pages[group]}--docs`}>
                <code>{name}</code>
              </AnchorMdx>
            ) : (
              <code>{name}</code>
            )}
          </li>
        ))}
    </ul>
  ));
}
