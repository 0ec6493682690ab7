import type { Day } from "../data/kinds.ts";

/** A complaint in the words of its page, as a file tells it. The room of complaints makes it, that of bills writes it. */
export interface ComplaintStory {
  number: string;
  kind: string;
  /** Events of the past, and those that come. */
  events: readonly { title: string; date?: Day | null | undefined }[];
  /** Sentences about the next step, its last day and what follows. */
  notes: readonly string[];
  /** The text that was sent, to the letter. */
  copy: string | null;
  asked: string | null;
  answer: string | null;
}
