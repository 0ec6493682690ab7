import { FavillaProvider } from "@favilla/design-system/theme/FavillaProvider.tsx";
import { vars } from "@favilla/tokens";
import type { CSSProperties, ReactNode } from "react";

interface Example {
  /** The part of a page that the customer sees. */
  readonly shows: ReactNode;
  /** Reason, in one sentence. */
  readonly says: string;
}

const pair: CSSProperties = { display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(260px, 1fr))", gap: 16, marginBlock: 16 };
const oneColumn: CSSProperties = { ...pair, gridTemplateColumns: "minmax(0, 1fr)" };
const frame: CSSProperties = {
  display: "grid",
  alignContent: "start",
  gap: 12,
  margin: 0,
  padding: 16,
  borderRadius: 10,
  border: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  color: vars.color.text,
};

const kinds = {
  do: { word: "Do", ink: vars.color.positive.ink },
  dont: { word: "Don’t", ink: vars.color.negative.ink },
};

function Side({ kind, example }: { kind: keyof typeof kinds; example: Example }) {
  const { word, ink } = kinds[kind];
  return (
    <figure style={{ ...frame, borderBlockStart: `4px solid ${ink}` }}>
      <div>{example.shows}</div>
      <figcaption>
        <strong style={{ color: ink }}>{word}</strong> {example.says}
      </figcaption>
    </figure>
  );
}

interface DoDontProps {
  do: Example;
  dont: Example;
  /** Draws the examples below each other, for what needs the width of a page. @default false */
  wide?: boolean;
}

/** Two examples beside each other, as a customer would see them: one to follow and one to avoid. */
export const DoDont = ({ do: example, dont: counterexample, wide = false }: DoDontProps) => (
  <FavillaProvider locale="it-IT">
    <div className="sb-unstyled" style={wide ? oneColumn : pair}>
      <Side kind="do" example={example} />
      <Side kind="dont" example={counterexample} />
    </div>
  </FavillaProvider>
);
