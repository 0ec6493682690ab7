import { NotificationsPage } from "./NotificationsPage.tsx";
import { notifications } from "./notifications.ts";

export default function Page() {
  return <NotificationsPage notifications={notifications} />;
}
