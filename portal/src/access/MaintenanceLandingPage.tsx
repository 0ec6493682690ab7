import ComingSoonPage from "../app/ComingSoonPage.tsx";

export default function MaintenanceLandingPage() {
  return <ComingSoonPage name="maintenanceLandingPage" />;
}
