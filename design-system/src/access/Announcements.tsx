import { Alert } from "../feedback/Alert.tsx";
import { AnnouncementBanner, type AnnouncementBannerProps } from "../feedback/AnnouncementBanner.tsx";
import { Stack } from "../layout/Stack.tsx";
import { useMessages } from "../theme/messages.ts";
import { announcementMessages } from "./announcementMessages.it.ts";

/**
 * Reason why the sign-in page opens without a request: the account was deleted, or perhaps (its answer was lost), the session expired, the
 * customer left in another tab, or the browser refused the cookies of a session.
 */
export type SignInReason = "deleted" | "perhapsDeleted" | "expired" | "elsewhere" | "cookies";

interface AnnouncementsProps {
  items: readonly (Pick<AnnouncementBannerProps, "text" | "severity"> & { title: string })[];
  /** True if the browser's storage is unavailable. */
  notStored: boolean;
  /** Reason why the sign-in page opened without a request, if it did. */
  reason: SignInReason | undefined;
  /** True if the sign-in leads back to the previous page. */
  back: boolean;
  onDismiss: (title: string) => void;
}

/** The messages above a page: why the sign-in page opened, the announcements of the site, and that the browser can store nothing. */
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
