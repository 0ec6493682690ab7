import ComingSoonPage from "../app/ComingSoonPage.tsx";

export default function ReadingSentPage() {
  return <ComingSoonPage name="readingSent" />;
}
