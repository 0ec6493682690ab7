import { forwardRef, type HTMLAttributes } from "react";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import { Alert } from "./Alert.tsx";
import { banner } from "./AnnouncementBanner.css.ts";
import { feedbackMessages } from "./messages.it.ts";

const tones = { info: "info", warning: "warning", critical: "negative" } as const;

export type AnnouncementSeverity = keyof typeof tones;

export interface AnnouncementBannerProps extends Omit<HTMLAttributes<HTMLDivElement>, "title" | "children"> {
  title: string;
  /** One or two sentences. */
  text: string;
  /** @default "info" */
  severity?: AnnouncementSeverity | undefined;
  /** Shows a button that closes it; who shows it remembers that (spec §2: for the visit). */
  onDismiss?: (() => void) | undefined;
}

/** Something that everybody on this page should know, above everything else. A landmark of its own, "Avviso". State: `data-tone`. */
export const AnnouncementBanner = forwardRef<HTMLDivElement, AnnouncementBannerProps>(function AnnouncementBanner(
  { title, text, severity = "info", className, ...rest },
  ref,
) {
  const words = useMessages(feedbackMessages);
  return (
    <Alert
      role="region"
      aria-label={words.announcement}
      {...rest}
      ref={ref}
      tone={tones[severity]}
      title={title}
      className={cx(banner, className)}
    >
      {text}
    </Alert>
  );
});
