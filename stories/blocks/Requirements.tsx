import { requirements } from "virtual:favilla-facts";
import { vars } from "@favilla/tokens";
import { Heading } from "@storybook/addon-docs/blocks";
import type { CSSProperties } from "react";
import { idsIn, withoutIds } from "../requirements.ts";

interface Named {
  id: string;
  name: string;
}

const badge: CSSProperties = {
  alignSelf: "start",
  padding: "2px 8px",
  borderRadius: vars.radius.full,
  border: `1px solid ${vars.color.border}`,
  background: vars.color.sunken,
  color: vars.color.text,
  fontSize: vars.text.small,
  fontWeight: vars.font.weight.bold,
  whiteSpace: "nowrap",
};
const row: CSSProperties = { display: "grid", gridTemplateColumns: "5rem minmax(0, 1fr)", gap: vars.space[3], margin: 0, paddingBlock: 8 };

/** The sentences of the ledger that a component's stories prove, each with its id as a badge and the stories that prove it. */
export function Requirements({ stories }: { stories: readonly Named[] }) {
  const ids = [...new Set(stories.flatMap(({ name }) => idsIn(name)))].sort();
  if (ids.length === 0) return null;
  return (
    <>
      <Heading>Requirements</Heading>
      <ul style={{ padding: 0, listStyle: "none" }}>
        {ids.map((id) => (
          <li key={id} style={row}>
            <span style={badge}>{id}</span>
            <div>
              <p style={{ margin: 0 }}>{requirements[id]}</p>
              <p style={{ margin: 0, fontSize: vars.text.small }}>
                {"Proved by "}
                {stories
                  .filter(({ name }) => idsIn(name).includes(id))
                  .map((story, index) => (
                    <span key={story.id}>
                      {index > 0 && ", "}
                      <a href={`?path=/story/${story.id}`} target="_parent">
                        {withoutIds(story.name)}
                      </a>
                    </span>
                  ))}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
