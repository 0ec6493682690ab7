import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import type { ReadingAuthorization } from "../../../portal/src/rooms/readings/selfReading.ts";
import { EnterReadingView } from "./ReadingEntryView.tsx";

const data: ReadingAuthorization = {
  supplyId: "s-1",
  windowId: "w-1",
  type: "CICLO",
  to: "2026-11-27T23:00:00.000Z",
  digits: 5,
  hasConverter: false,
  last: null,
};

/** Returns the text of the page on a day. */
const textOn = (day: string) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <EnterReadingView
        name="Via dei Tigli 14"
        load={{ state: "Loaded", data }}
        form={{ day, onSubmit: () => {}, error: undefined, busy: false }}
        guideLoading={false}
        onGuide={() => {}}
      />
    </MemoryRouter>,
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
