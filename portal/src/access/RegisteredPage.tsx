import ComingSoonPage from "../app/ComingSoonPage.tsx";

export default function RegisteredPage() {
  return <ComingSoonPage name="registered" />;
}
