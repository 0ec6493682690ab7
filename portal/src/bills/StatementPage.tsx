import ComingSoonPage from "../app/ComingSoonPage.tsx";

export default function StatementPage() {
  return <ComingSoonPage name="accountStatement" />;
}
