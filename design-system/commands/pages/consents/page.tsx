import { ConsentsPage } from "./ConsentsPage.tsx";

/** The consents of the sample: give the page those of your server, with their texts. */
const consents = {
  consents: { informativa: true, offers: true, profiling: false },
  texts: {
    informativa: { text: "Usiamo i tuoi dati per fornirti luce e gas.\n\nPuoi chiederci in ogni momento quali dati abbiamo." },
    consents: [
      { name: "offers", title: "Offerte", text: "Posso ricevere offerte e novità per e-mail, SMS e telefono." },
      { name: "profiling", title: "Offerte scelte per me", text: "Potete studiare i miei consumi per propormi offerte adatte a me." },
    ],
  },
};

export default function Page() {
  return <ConsentsPage consents={consents} />;
}
