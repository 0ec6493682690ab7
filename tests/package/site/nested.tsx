import "@favilla/design-system/theme/favilla.css";
import "@favilla/design-system/theme/brezza.css";
import "@favilla/design-system/theme/wireframe.css";
import { Card } from "@favilla/design-system/layout/Card";
import { createRoot } from "react-dom/client";

/** A page of one brand, with a part in another, with a part in a third. */
createRoot(document.getElementById("root") as HTMLElement).render(
  <main>
    <Card id="outer">Favilla</Card>
    <section data-brand="brezza" data-mode="dark" id="part">
      <Card id="middle">Brezza</Card>
      <section data-brand="wireframe" data-mode="light">
        <Card id="inner">Wireframe</Card>
      </section>
    </section>
  </main>,
);
