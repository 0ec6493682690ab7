import { type ReactNode, useId, useState } from "react";
import { useAnnounce } from "../feedback/LiveRegion.tsx";
import { ErrorIcon } from "../icons/ErrorIcon.ts";
import { SuccessIcon } from "../icons/SuccessIcon.ts";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import * as styles from "./DownloadButton.css.ts";
import { downloadMessages } from "./downloadMessages.it.ts";

export interface Download {
  state: "idle" | "preparing" | "done" | "failed";
  /** Makes and saves a file: `run` resolves when it is saved, rejects when it can't be. */
  start: (run: () => Promise<void>) => Promise<void>;
  /** What became of the last file, for below its button. */
  outcome: ReactNode;
  /** The outcome's id, for the button's `aria-describedby`. */
  outcomeId: string | undefined;
  /** What the button says meanwhile. */
  preparing: string;
}

/** A file that takes a moment to come. Preparing, done and failed are announced through the page's `LiveRegion` (WCAG 4.1.3). */
export function useDownload(): Download {
  const words = useMessages(downloadMessages);
  const announce = useAnnounce();
  const id = useId();
  const [state, setState] = useState<Download["state"]>("idle");
  const start = async (run: () => Promise<void>) => {
    const enter = (next: Exclude<Download["state"], "idle">) => {
      setState(next);
      announce(words[next]);
    };
    enter("preparing");
    try {
      await run();
      enter("done");
    } catch {
      enter("failed");
    }
  };
  const ended = state === "done" || state === "failed";
  const OutcomeShape = state === "done" ? SuccessIcon : ErrorIcon;
  const outcome = ended && (
    <p id={id} className={cx(styles.outcome, styles.tones[state])}>
      <OutcomeShape />
      {words[state]}
    </p>
  );
  return { state, start, outcome, outcomeId: ended ? id : undefined, preparing: words.preparing };
}
