import { forwardRef } from "react";
import { returnFocus } from "../overlays/returnFocus.ts";
import { ContentText } from "../text/ContentText.tsx";
import { Alert, type AlertProps, type AlertTone } from "./Alert.tsx";

/** Severities of an announcement. */
export const announcementSeverities = ["info", "warning", "critical"] as const;
export type AnnouncementSeverity = (typeof announcementSeverities)[number];

const tones = { info: "info", warning: "warning", critical: "negative" } as const satisfies Record<AnnouncementSeverity, AlertTone>;

export interface AnnouncementBannerProps extends Omit<AlertProps, "title" | "tone" | "children" | "action"> {
  title: string;
  /** One or two sentences. */
  text: string;
  /** @default "info" */
  severity?: AnnouncementSeverity | undefined;
}

/**
 * A message for every user of this page, such as planned maintenance. Pass it to the shell's `announcement`. After it is dismissed, focus
 * moves to the page's heading (WCAG 2.4.3).
 */
export const AnnouncementBanner = forwardRef<HTMLDivElement, AnnouncementBannerProps>(function AnnouncementBanner(
  { title, text, severity = "info", onDismiss, ...rest },
  ref,
) {
  const dismiss = () => {
    onDismiss?.();
    returnFocus(null);
  };
  return (
    <Alert {...rest} ref={ref} tone={tones[severity]} title={<ContentText>{title}</ContentText>} onDismiss={onDismiss && dismiss}>
      <ContentText>{text}</ContentText>
    </Alert>
  );
});
