import ComingSoonPage from "../app/ComingSoonPage.tsx";

export default function MigrateEmailPage() {
  return <ComingSoonPage name="migrateEmail" />;
}
