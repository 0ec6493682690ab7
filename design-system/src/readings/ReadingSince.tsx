import { useFormats } from "../data/useFormats.ts";
import { useMessages } from "../theme/messages.ts";
import { readingFormMessages } from "./formMessages.it.ts";
import * as styles from "./ReadingForm.css.ts";
import { type Counter, differenceText, lastText } from "./readingText.ts";

/** The old reading, and beside it what was counted since. */
export function ReadingSince({ counter }: { counter: Counter }) {
  const words = useMessages(readingFormMessages);
  const formats = useFormats();
  const last = lastText(counter, words, formats);
  return last ? (
    <p className={styles.since}>
      <span>{last}</span>
      <span className={styles.difference}>{differenceText(counter, words, formats)}</span>
    </p>
  ) : null;
}
