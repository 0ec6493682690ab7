import ComingSoonPage from "../app/ComingSoonPage.tsx";

export default function ChangeCadastralPage() {
  return <ComingSoonPage name="changeCadastral" />;
}
