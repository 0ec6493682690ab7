import type { NotificationFacts } from "@favilla/design-system/account/NotificationCard.tsx";
import { NotificationsView } from "@favilla/design-system/account/NotificationsView.tsx";
import { loadOf } from "@favilla/design-system/data/load.ts";
import { useCallback, useState } from "react";

interface NotificationsPageProps {
  /** The customer's notifications, newest first. */
  notifications: readonly NotificationFacts[];
}

/** The notifications, which can be marked as read. */
export function NotificationsPage({ notifications }: NotificationsPageProps) {
  const [shown, setShown] = useState(notifications);
  // Tell your server too.
  const onRead = useCallback((id: string) => setShown((all) => all.map((each) => (each.id === id ? { ...each, read: true } : each))), []);
  return <NotificationsView title="Notifiche" load={loadOf(shown)} onRead={onRead} />;
}
