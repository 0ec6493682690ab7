import { prefixes } from "../sample/prefixes.ts";
import { RegistrationPage } from "./RegistrationPage.tsx";

/** The texts of the sample: give the page those of your company. */
const texts = {
  informativa: {
    title: "Informativa sulla privacy",
    text: "Usiamo i tuoi dati per fornirti luce e gas, mandarti le bollette e rispondere alle tue richieste.",
  },
  consents: [{ name: "offers", title: "Offerte", text: "Posso ricevere offerte e novità per e-mail o telefono.", required: false }],
};

export default function Page() {
  return <RegistrationPage texts={texts} prefixes={prefixes} signInHref="#accedi" />;
}
