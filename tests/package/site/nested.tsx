// In a random order, which must have no effect.
import "@favilla/design-system/theme/wireframe.css";
import "@favilla/design-system/theme/brezza.css";
import "@favilla/design-system/theme/favilla.css";
import { Card } from "@favilla/design-system/layout/Card";
import { createRoot } from "react-dom/client";

/** A page of one brand, with a part in another brand, with a part in a third, and so on. */
createRoot(document.getElementById("root") as HTMLElement).render(
  <main>
    <Card id="outer">Favilla</Card>
    <section data-brand="brezza" data-mode="dark" id="part">
      <Card id="middle">Brezza</Card>
      <section data-brand="wireframe" data-mode="light">
        <Card id="inner">Wireframe</Card>
        <section data-brand="favilla" data-mode="dark">
          <Card id="innermost">Favilla</Card>
        </section>
        <section data-brand="brezza" data-mode="contrast">
          <Card id="last">Brezza</Card>
        </section>
      </section>
    </section>
  </main>,
);
