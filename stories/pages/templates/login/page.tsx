import { LoginPage } from "./LoginPage.tsx";

export default function Page() {
  return <LoginPage next="/bollette" />;
}
