import { TextField } from "@favilla/design-system/forms/TextField.tsx";
import { Text } from "@favilla/design-system/text/Text.tsx";
import { vars } from "@favilla/tokens";
import { type CSSProperties, useState } from "react";
import { catalogue, type Message } from "./catalogue.ts";
import { languages } from "./languages.ts";
import { kindOf, lengthOf, limits } from "./rules.ts";

const cell: CSSProperties = {
  textAlign: "start",
  verticalAlign: "top",
  padding: "6px 16px 6px 0",
  borderBlockEnd: `1px solid ${vars.color.border}`,
};
const figure: CSSProperties = { ...cell, textAlign: "end" };

/** Returns the messages of another language. */
const translated = (language: keyof typeof languages): readonly Message[] =>
  catalogue.flatMap((message) => {
    const text = languages[language][message.room]?.[message.key];
    return text === undefined ? [] : [{ ...message, text }];
  });

const matches = ({ room, key, text }: Message, words: string) =>
  `${room}.${key} ${text}`.toLowerCase().includes(words.trim().toLowerCase());

interface MessageTableProps {
  language?: "it" | keyof typeof languages;
}

/** Every message by room, with its kind, length and maximum length: in Italian, or those that exist in another language. */
export function MessageTable({ language = "it" }: MessageTableProps) {
  const [words, setWords] = useState("");
  const messages = language === "it" ? catalogue : translated(language);
  const found = messages.filter((message) => matches(message, words));
  return (
    <>
      <TextField
        label="Cerca"
        hint="Una parola, una stanza o una chiave"
        name="words"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <div role="status" style={{ marginBlock: 12 }}>
        <Text size="small" tone="muted">
          {found.length} messages of {messages.length}
        </Text>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached with the keyboard. */}
      <section aria-label="Messages" tabIndex={0} style={{ overflowX: "auto" }}>
        <table style={{ borderCollapse: "collapse", inlineSize: "100%" }}>
          <thead>
            <tr>
              {["Room", "Key", "Text", "Kind"].map((heading) => (
                <th key={heading} scope="col" style={cell}>
                  {heading}
                </th>
              ))}
              {["Length", "Limit"].map((heading) => (
                <th key={heading} scope="col" style={figure}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found.map((message) => {
              const kind = kindOf(message, catalogue);
              return (
                <tr key={`${message.room}.${message.key}`}>
                  <td style={cell}>{message.room}</td>
                  <th scope="row" style={{ ...cell, fontWeight: vars.font.weight.regular, overflowWrap: "anywhere" }}>
                    <code>{message.key}</code>
                  </th>
                  <td lang={language} style={{ ...cell, inlineSize: "50%" }}>
                    {message.text}
                  </td>
                  <td style={cell}>{kind}</td>
                  <td style={figure}>{lengthOf(message)}</td>
                  <td style={figure}>{limits[kind]}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </>
  );
}
