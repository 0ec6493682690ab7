import { type ReactNode, useId, useState } from "react";
import { ErrorIcon } from "../icons/ErrorIcon.ts";
import { SuccessIcon } from "../icons/SuccessIcon.ts";
import { useAnnounce } from "../theme/announce.ts";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import * as styles from "./DownloadButton.css.ts";
import { downloadMessages } from "./downloadMessages.it.ts";

export interface Download {
  state: "idle" | "preparing" | "done" | "failed";
  /** Runs a download. `run` resolves when the file is saved and rejects when that fails. */
  start: (run: () => Promise<void>) => Promise<void>;
  /** Result of the last download, to be shown below its button. */
  outcome: ReactNode;
  /** Id of the result, for the button's `aria-describedby`. */
  outcomeId: string | undefined;
  /** Label of the button while the file is being prepared. */
  preparing: string;
}

/** Manages the state of one download. Preparing, done and failed are announced through the page's `LiveRegion` (WCAG 4.1.3). */
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
