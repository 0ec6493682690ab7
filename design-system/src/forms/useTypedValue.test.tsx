import { type FocusEvent, useState } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { english } from "../data/english.ts";
import { registerLanguage } from "../data/languages.ts";
import { type Formats, formatsOf } from "../data/useFormats.ts";
import { formatAmount, parseAmount } from "./parseAmount.ts";
import { formatDateText, parseDateText } from "./parseDateText.ts";
import { type ParsedText, useTypedValue } from "./useTypedValue.ts";

registerLanguage("en", english);

interface Parser<Value> {
  format: (value: Value | null, formats: Formats) => string;
  read: (text: string, formats: Formats) => ParsedText<Value>;
}

const day: Parser<string> = {
  format: formatDateText,
  read: (text, formats) => {
    const { value, problem } = parseDateText(text, formats);
    return { value, problem };
  },
};
const amount: Parser<number> = { format: formatAmount, read: parseAmount };

const formatsIn = (locale: string) => formatsOf({ locale, timeZone: "Europe/Rome", currency: "EUR" });

/**
 * Renders a field in Italian, then the same field in `locale` with the value `next`, and leaves it. Returns its text before, and what it
 * reported.
 */
function switchLocale<Value>({ format, read }: Parser<Value>, value: Value, locale: string, next = value) {
  const reported: unknown[] = [];
  let field: ReturnType<typeof useTypedValue<Value>> | undefined;
  function Field() {
    const [isFirst, setFirst] = useState(true);
    const formats = formatsIn(isFirst ? "it-IT" : locale);
    field = useTypedValue({
      value: isFirst ? value : next,
      onChange: (changed, problem) => reported.push([changed, problem]),
      read: (text) => read(text, formats),
      format: (shown) => format(shown, formats),
    });
    // Renders the component again at once, with its state kept.
    if (isFirst) setFirst(false);
    return <input value={field.input.value} readOnly />;
  }
  const html = renderToString(<Field />);
  field?.input.onBlur({} as FocusEvent<HTMLInputElement>);
  return { text: /value="([^"]*)"/.exec(html)?.[1], reported };
}

test("[DS-28] a typed date and a typed amount follow a change of locale, and keep their value when the field is left", () => {
  expect(switchLocale(day, "2026-04-05", "it-IT")).toEqual({ text: "05/04/2026", reported: [] });
  expect(switchLocale(day, "2026-04-05", "en-US")).toEqual({ text: "04/05/2026", reported: [] });
  expect(switchLocale(amount, 1234.5, "en-GB")).toEqual({ text: "1,234.50", reported: [] });
});

test("[DS-28] a value that comes with the new locale is formatted in it", () => {
  expect(switchLocale(day, "2026-04-05", "en-US", "2026-04-06")).toEqual({ text: "04/06/2026", reported: [] });
});
