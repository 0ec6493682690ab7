import { vars } from "@favilla/tokens";
import type { CSSProperties, ReactNode } from "react";
import { type Globals, lookName, pairsOf, rowsOf, type TokenRow } from "./looks.ts";

const cell: CSSProperties = { textAlign: "start", padding: "8px 16px 8px 0", borderBlockEnd: `1px solid ${vars.color.border}` };

const columns = ["Example", "Token", "Value"];

interface TokenTableProps {
  group: Parameters<typeof rowsOf>[0];
  globals: Globals;
  example: (row: TokenRow) => ReactNode;
  /** Heading and content of an extra column. */
  more?: readonly [heading: string, content: (row: TokenRow) => ReactNode];
}

/** The tokens of a group in the look of the toolbar, each with an example. */
export const TokenTable = ({ group, globals, example, more }: TokenTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached with the keyboard.
  <section aria-label={`Tokens ${group}`} tabIndex={0} style={{ overflowX: "auto" }}>
    <table style={{ borderCollapse: "collapse" }}>
      <caption style={{ textAlign: "start", color: vars.color.textMuted, paddingBlockEnd: 8 }}>{lookName(globals)}</caption>
      <thead>
        <tr>
          {[...columns, ...(more ? [more[0]] : [])].map((heading) => (
            <th key={heading} scope="col" style={cell}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rowsOf(group, globals).map((row) => (
          <tr key={row.name}>
            <td style={cell}>{example(row)}</td>
            <th scope="row" style={{ ...cell, fontWeight: vars.font.weight.medium }}>
              {row.name}
            </th>
            <td style={cell}>
              <code style={{ whiteSpace: "nowrap" }}>{row.value}</code>
            </td>
            {more && <td style={cell}>{more[1](row)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

const box: CSSProperties = { inlineSize: 64, blockSize: 40, border: `1px solid ${vars.color.border}`, borderRadius: 4 };

export const Swatch = ({ reference }: TokenRow) => <div style={{ ...box, background: reference }} />;

/** The colours that a token is paired with, and the measured contrast: text for text pairs, a mark for the others. */
export const Contrast = ({ token, globals }: { token: string; globals: Globals }) => {
  const references = new Map(rowsOf("color", globals).map(({ name, reference }) => [name, reference]));
  return (
    <ul style={{ display: "grid", gap: 4 }}>
      {pairsOf(token, globals).map((pair) => (
        <li key={pair.background} style={{ display: "flex", gap: 12, alignItems: "center" }}>
          <span
            aria-hidden="true"
            style={{
              ...box,
              inlineSize: 40,
              blockSize: 28,
              display: "grid",
              placeItems: "center",
              color: references.get(token),
              background: references.get(pair.background),
            }}
          >
            {pair.kind === "text" ? "Aa" : "●"}
          </span>
          <span>
            <strong>{pair.ratio.toFixed(2)}</strong> on {pair.background} (needs {pair.required})
          </span>
        </li>
      ))}
    </ul>
  );
};
