import { LoginPage } from "./LoginPage.tsx";

export default function Page() {
  // Add the addresses of your own pages, such as links={{ registerHref: "/registrazione" }}.
  return <LoginPage next="/bollette" />;
}
