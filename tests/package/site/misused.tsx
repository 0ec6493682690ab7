import { TextField } from "@favilla/design-system/forms/TextField";
import { TextField as NextTextField } from "favilla-next/forms/TextField";
import { createRoot } from "react-dom/client";

/** A page with three faults: no brand's stylesheet, two versions of the library, and one id twice. */
createRoot(document.getElementById("root") as HTMLElement).render(
  <main>
    <TextField label="Nome" id="name" />
    <TextField label="Cognome" id="name" />
    <NextTextField label="Città" />
  </main>,
);
