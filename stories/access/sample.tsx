import { AuthLayout } from "@favilla/design-system/layout/AuthLayout.tsx";
import { PageHeader } from "@favilla/design-system/layout/PageHeader.tsx";
import type { ReactElement } from "react";

/** Shows a form as on its page: one column below the page's title. */
export const onPage = (title: string) =>
  function Page(Story: () => ReactElement) {
    return (
      <AuthLayout>
        <PageHeader title={title} />
        <Story />
      </AuthLayout>
    );
  };

/** Shows a step in its frame, below the frame's headings. */
export const inFrame = (heading: string) =>
  function Frame(Story: () => ReactElement) {
    return (
      <AuthLayout>
        <PageHeader title="Registrati" />
        <h2>{heading}</h2>
        <Story />
        <button type="submit" form="step" hidden>
          Continua
        </button>
      </AuthLayout>
    );
  };

export const prefixes = [
  { value: "39", label: "+39 Italia" },
  { value: "378", label: "+378 San Marino" },
  { value: "41", label: "+41 Svizzera" },
];

/** Texts of the privacy step, with an invented company. */
export const privacyTexts = {
  informativa: {
    title: "Informativa sulla privacy",
    text: "Usiamo i tuoi dati per fornirti luce e gas, mandarti le bollette e rispondere alle tue richieste.\n\nLi conserviamo per il tempo previsto dalla legge. Puoi chiederci in ogni momento di vederli, correggerli o cancellarli.",
  },
  consents: [
    {
      name: "privacy4",
      title: "Contratti a distanza",
      text: "<p>Per gestire il contratto online dobbiamo <strong>registrare le tue conferme</strong>.</p>",
      required: true,
    },
    {
      name: "privacy5",
      title: "Offerte di Favilla",
      text: '<p>Posso ricevere offerte da Favilla per e-mail o telefono. <a href="https://esempio.it/offerte">Che cosa ricevo</a></p>',
      required: false,
    },
    {
      name: "privacy6",
      title: "Offerte di altre aziende",
      text: "Favilla può dare i miei recapiti ad aziende di casa e mobilità.",
      required: false,
    },
  ],
};
