import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PaymentSummary } from "./PaymentSummary.tsx";

/** Returns the text of the summary while a change of method is under way. */
function textFor(effectiveDate: string | null): string {
  const lastRequest = { status: "Inserted", date: "2026-11-26" } as const;
  const noFacts = { deliveryMode: "Postal", mode: "Postal" } as const;
  return renderToStaticMarkup(<PaymentSummary {...noFacts} effectiveDate={effectiveDate} lastRequest={lastRequest} />)
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");
}

it.each([
  ["2026-12-08", "dall’8 dicembre 2026"],
  ["2026-12-11", "dall’11 dicembre 2026"],
  ["2026-12-09", "dal 9 dicembre 2026"],
  ["2027-01-01", "dal 1º gennaio 2027"],
])("[PM-19] the day of a new method is said with the article of its number: %s", (day, text) => {
  expect(textFor(day)).toContain(`Il nuovo metodo vale ${text}`);
});
