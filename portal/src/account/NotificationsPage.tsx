import ComingSoonPage from "../app/ComingSoonPage.tsx";

export default function NotificationsPage() {
  return <ComingSoonPage name="notifications" />;
}
