import { ReadingEntryPage } from "./ReadingEntryPage.tsx";

/** The meter of the sample: give the page that of your server. */
const meter = {
  to: "2026-11-26T23:00:00.000Z",
  digits: 5,
  hasConverter: false,
  last: { date: "2026-09-28", meter: 12_791, converter: null },
};

export default function Page() {
  return <ReadingEntryPage name="Via dei Tigli 14" meter={meter} readingsHref="#autolettura" />;
}
