import "@favilla/design-system/theme/favilla.css.ts";
import { createRoot } from "react-dom/client";
import { report } from "./api/report.ts";
import { fetchVocabulary } from "./api/vocabulary.ts";
import { App } from "./app/App.tsx";
import { preload } from "./app/parts.ts";
import { StartFailure } from "./app/StartFailure.tsx";
import { hideSecrets } from "./app/secretLinks.ts";
import { startProblem } from "./app/startProblem.ts";
import { config, loadConfig } from "./config/config.ts";
import { followMode } from "./session/colourMode.ts";
import { followSession } from "./session/session.ts";

/** An earlier portal may have left a service worker, which would go on serving its pages (spec §2). */
async function removeServiceWorkers(): Promise<void> {
  try {
    for (const worker of (await navigator.serviceWorker?.getRegistrations()) ?? []) await worker.unregister();
  } catch (error) {
    report("Unknown", { what: "service workers", error });
  }
}

async function start(): Promise<void> {
  hideSecrets();
  const root = createRoot(document.getElementById("root") as HTMLElement);
  void removeServiceWorkers();
  followSession();
  followMode();
  preload(window.location.pathname);
  try {
    await loadConfig();
    if (config().maintenance) {
      const { MaintenancePage } = await import("./app/MaintenancePage.tsx");
      return root.render(<MaintenancePage />);
    }
    const words = await fetchVocabulary();
    root.render(<App words={words} />);
  } catch (error) {
    report("BootstrapFailed", { what: "start-up", error });
    root.render(<StartFailure problem={startProblem(error)} />);
  }
}

void start();
