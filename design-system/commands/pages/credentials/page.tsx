import { CredentialsPage } from "./CredentialsPage.tsx";

export default function Page() {
  // The account of the sample: give the page that of your server.
  return <CredentialsPage email="giulia@esempio.it" fiscalCode="SMPGLI85M41A944X" />;
}
