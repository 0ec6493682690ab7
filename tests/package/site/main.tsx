import "@favilla/design-system/theme/favilla.css";
import "./own.css";
import { hydrateRoot } from "react-dom/client";
import { App } from "./App.tsx";

hydrateRoot(document.getElementById("root") as HTMLElement, <App />);
