import ComingSoonPage from "../app/ComingSoonPage.tsx";

export default function MigratePasswordPage() {
  return <ComingSoonPage name="migratePassword" />;
}
