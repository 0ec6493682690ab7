import { Button } from "@favilla/design-system/actions/Button.tsx";
import { createRoot } from "react-dom/client";

createRoot(document.getElementById("root") as HTMLElement).render(<Button>Paga ora</Button>);
