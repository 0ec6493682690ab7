import { StatusText } from "../feedback/StatusText.tsx";
import { useMessages } from "../theme/messages.ts";
import { readingsMessages } from "./messages.it.ts";
import { type ReadingState, readingLooks } from "./ReadingTag.tsx";

/** The state of a self-reading in a row: icon and words in its ink, without the tint of a `ReadingTag`. Internal. */
export function ReadingStatus({ state }: { state: ReadingState | (string & {}) }) {
  const words = useMessages(readingsMessages);
  const { tone, icon, word } = readingLooks[Object.hasOwn(readingLooks, state) ? (state as ReadingState) : "unknown"];
  return (
    <StatusText tone={tone} icon={icon}>
      {words[word]}
    </StatusText>
  );
}
