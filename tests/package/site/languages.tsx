import "@favilla/design-system/theme/favilla.css";
import "@favilla/design-system/theme/brezza.css";
import { BillCard } from "@favilla/design-system/bills/BillCard";
import { billsMessages } from "@favilla/design-system/bills/messages.it";
import { useFormats } from "@favilla/design-system/data/useFormats";
import { TextField } from "@favilla/design-system/forms/TextField";
import * as de from "@favilla/design-system/locales/de";
import * as en from "@favilla/design-system/locales/en";
import { FavillaProvider } from "@favilla/design-system/theme/FavillaProvider";
import { useMessages } from "@favilla/design-system/theme/messages";
import { memo, useState } from "react";
import { createRoot } from "react-dom/client";

/** Due 27 November in Rome, where the moment is after midnight. */
const card = (id: string) => (
  <BillCard
    id={id}
    number="1045231"
    year={2026}
    commodity="electricity"
    supplyName="Casa di Bologna"
    status="ToBePaid"
    expiryDate="2026-11-26T23:30:00Z"
    total={1072.19}
    formats={[]}
  />
);

let renders = 0;

/** Counts how often it is rendered: it has no prop that could change. */
const Counted = memo(function Counted() {
  const { formatMoney } = useFormats();
  const { total } = useMessages(billsMessages);
  renders += 1;
  return <output data-renders={renders}>{`${total} ${formatMoney(1072.19)}`}</output>;
});

/** A page in one brand and two languages, with a part in another brand, another currency and a locale that no browser has. */
function Page() {
  const [language, setLanguage] = useState<"it" | "en">("it");
  const english = language === "en";
  return (
    <main>
      <h1>Bollette</h1>
      <section id="chosen" lang={language}>
        <FavillaProvider {...(english && { messages: en, locale: "en-GB" })}>
          <button type="button" onClick={() => setLanguage(english ? "it" : "en")}>
            English
          </button>
          <TextField id="name" label="Nome" />
          <Counted />
          {card("chosen-bill")}
        </FavillaProvider>
      </section>
      <section id="german" lang="de" data-brand="brezza" data-mode="light">
        <FavillaProvider messages={de} locale="de-IT">
          {card("german-bill")}
        </FavillaProvider>
      </section>
      <section id="francs">
        <FavillaProvider locale="tlh" currency="CHF">
          {card("francs-bill")}
        </FavillaProvider>
      </section>
    </main>
  );
}

createRoot(document.getElementById("root") as HTMLElement).render(<Page />);
