import "@favilla/design-system/theme/favilla.css";
import "./site.css";
import { createRoot } from "react-dom/client";
import { App } from "./App";

createRoot(document.getElementById("root") as HTMLElement).render(<App />);
