import { forwardRef } from "react";
import { Alert, type AlertProps } from "./Alert.tsx";

const tones = { info: "info", warning: "warning", critical: "negative" } as const;

export type AnnouncementSeverity = keyof typeof tones;

export interface AnnouncementBannerProps extends Omit<AlertProps, "title" | "tone" | "children" | "action"> {
  title: string;
  /** One or two sentences. */
  text: string;
  /** @default "info" */
  severity?: AnnouncementSeverity | undefined;
}

/** Something that everybody should know on this page, such as planned maintenance. Its place is the shell's `announcement`. */
export const AnnouncementBanner = forwardRef<HTMLDivElement, AnnouncementBannerProps>(function AnnouncementBanner(
  { text, severity = "info", ...rest },
  ref,
) {
  return (
    <Alert {...rest} ref={ref} tone={tones[severity]}>
      {text}
    </Alert>
  );
});
