import { Alert } from "@favilla/design-system/feedback/Alert.tsx";
import { AnnouncementBanner } from "@favilla/design-system/feedback/AnnouncementBanner.tsx";
import { Stack } from "@favilla/design-system/layout/Stack.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import type { Announcement } from "../../platform/config/config.ts";
import type { SignInReason } from "../../platform/session/signInReason.ts";
import { announcementMessages } from "./announcementMessages.it.ts";

interface AnnouncementsProps {
  items: readonly Announcement[];
  /** True if the browser's storage is unavailable. */
  notStored: boolean;
  /** Reason why the sign-in page opened without a request, if it did. */
  reason: SignInReason | undefined;
  /** True if the sign-in leads back to the previous page. */
  back: boolean;
  onDismiss: (title: string) => void;
}

export function Announcements({ items, notStored, reason, back, onDismiss }: AnnouncementsProps) {
  const words = useMessages(announcementMessages);
  return (
    <aside aria-label={words.announcements}>
      <Stack gap={3}>
        {reason === "expired" && (
          <Alert live="polite" title={words.sessionExpired}>
            {back ? words.sessionExpiredBack : words.sessionExpiredText}
          </Alert>
        )}
        {reason === "elsewhere" && (
          <Alert live="polite" title={words.leftElsewhere}>
            {words.leftElsewhereText}
          </Alert>
        )}
        {reason === "cookies" && (
          <Alert tone="warning" title={words.cookiesRefused}>
            {words.cookiesRefusedText}
          </Alert>
        )}
        {reason === "deleted" && (
          <Alert tone="positive" title={words.accountDeleted}>
            {words.accountDeletedText}
          </Alert>
        )}
        {reason === "perhapsDeleted" && (
          <Alert live="polite" title={words.accountPerhapsDeleted}>
            {words.accountPerhapsDeletedText}
          </Alert>
        )}
        {items.map(({ title, text, severity }) => (
          <AnnouncementBanner key={title} title={title} text={text} severity={severity} onDismiss={() => onDismiss(title)} />
        ))}
        {notStored && (
          <Alert tone="warning" title={words.notStored}>
            {words.notStoredText}
          </Alert>
        )}
      </Stack>
    </aside>
  );
}
