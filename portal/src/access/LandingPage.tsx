import ComingSoonPage from "../app/ComingSoonPage.tsx";

export default function LandingPage() {
  return <ComingSoonPage name="landingPage" />;
}
