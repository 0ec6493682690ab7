import "@favilla/design-system/theme/favilla.css";
import { createRoot } from "react-dom/client";
import { AssistantPage } from "./AssistantPage.tsx";

createRoot(document.getElementById("root") as HTMLElement).render(<AssistantPage />);
