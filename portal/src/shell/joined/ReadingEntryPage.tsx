import { useReadingAnswered } from "../../rooms/account/notifications/useReadingAnswered.ts";
import { EnterReadingPage } from "../../rooms/readings/enter/EnterReadingPage.tsx";

/** The page for entering a reading. A reading that was sent also answers its notification, which is in the room of the account. */
export default function ReadingEntryPage() {
  const answered = useReadingAnswered();
  return <EnterReadingPage onSent={({ windowId }) => void answered(windowId)} />;
}
