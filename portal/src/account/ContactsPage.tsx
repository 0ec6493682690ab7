import ComingSoonPage from "../app/ComingSoonPage.tsx";

export default function ContactsPage() {
  return <ComingSoonPage name="contacts" />;
}
