import ComingSoonPage from "../app/ComingSoonPage.tsx";

export default function ReadingDetailPage() {
  return <ComingSoonPage name="readingDetail" />;
}
