import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ReadingReceipt } from "./ReadingReceipt.tsx";

const sinceText = (date: string) =>
  renderToStaticMarkup(
    <ReadingReceipt
      id="r-1"
      supplyName="Via dei Tigli 14"
      value={12_795}
      sentAt="2026-11-20T09:00:00.000Z"
      before={{ date, value: 12_791 }}
    />,
  )
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");

it.each([
  ["2026-11-20", "4 m³ nello stesso giorno"],
  ["2026-11-19", "4 m³ in un giorno"],
  ["2026-10-31", "4 m³ in 20 giorni"],
])("[SR-20] a receipt says in how many days the meter counted: since %s", (date, text) => {
  expect(sinceText(date)).toContain(text);
});
