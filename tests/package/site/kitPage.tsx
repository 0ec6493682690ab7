import "@favilla/design-system/theme/favilla.css";
import { createRoot, hydrateRoot } from "react-dom/client";
import { Kit } from "./Kit.tsx";

const root = document.getElementById("root") as HTMLElement;
if (root.hasChildNodes()) hydrateRoot(root, <Kit />);
else createRoot(root).render(<Kit />);
