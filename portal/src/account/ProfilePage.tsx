import ComingSoonPage from "../app/ComingSoonPage.tsx";

export default function ProfilePage() {
  return <ComingSoonPage name="profileDashboard" />;
}
