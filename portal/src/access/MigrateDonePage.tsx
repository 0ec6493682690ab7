import ComingSoonPage from "../app/ComingSoonPage.tsx";

export default function MigrateDonePage() {
  return <ComingSoonPage name="migrateDone" />;
}
