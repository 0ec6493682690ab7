import ComingSoonPage from "../app/ComingSoonPage.tsx";

export default function MyDataPage() {
  return <ComingSoonPage name="myData" />;
}
