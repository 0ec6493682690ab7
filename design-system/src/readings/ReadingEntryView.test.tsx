import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ReadingEntryView } from "./ReadingEntryView.tsx";

const data = { to: "2026-11-27T23:00:00.000Z", digits: 5, hasConverter: false, last: null };

/** Returns the text of the page on a day. */
const textOn = (day: string) =>
  renderToStaticMarkup(
    <ReadingEntryView
      title="Invia la lettura"
      name="Via dei Tigli 14"
      load={{ state: "Loaded", data }}
      form={{ day, onSubmit: () => {}, busy: false }}
      readingsHref="/letture"
      onGuide={() => {}}
    />,
  )
    .replace(/<[^>]*>/g, " ")
    .replaceAll("\u00a0", " ");

it.each([
  ["2026-10-01", "Via dei Tigli 14: puoi inviarla fino al 27 novembre."],
  ["2026-11-21", "Via dei Tigli 14: puoi inviarla fino al 27 novembre, tra 6 giorni."],
  ["2026-11-27", "Via dei Tigli 14: puoi inviarla fino al 27 novembre, oggi."],
  ["2026-11-28", "Via dei Tigli 14: potevi inviarla fino al 27 novembre."],
])("[SR-17] a form that stays open says until when the reading can or could be sent: on %s", (day, text) => {
  expect(textOn(day)).toContain(text);
});
