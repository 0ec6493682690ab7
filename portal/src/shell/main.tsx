import "@favilla/design-system/theme/favilla.css.ts";
import "./start/commonStyles.ts";
import "./start/tooOld.css.ts";
import type { MessageOverrides } from "@favilla/design-system/theme/messages.ts";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { type Config, chosenTelemetry, config, loadConfig, setConfig } from "../platform/config/config.ts";
import { report } from "../platform/errors/report.ts";
import { firstPage } from "../platform/pages/usePage.ts";
import { followMode } from "../platform/session/colourMode.ts";
import { followDiscreet } from "../platform/session/discreet.ts";
import { dropReadableTokens, followSession } from "../platform/session/session.ts";
import { settleSignOut } from "../platform/session/signOut.ts";
import { App } from "./App.tsx";
import { WaitScreen } from "./frames/WaitScreen.tsx";
import { prefetchData, preload } from "./parts.ts";
import { hideSecrets } from "./secretLinks.ts";
import { StartFailure } from "./start/StartFailure.tsx";
import { startProblem } from "./start/startProblem.ts";
import { fetchVocabulary } from "./start/vocabulary.ts";

const container = document.getElementById("root") as HTMLElement;
/** Observations of public/early.js. */
const seen = document.documentElement.dataset;
let root: Root | undefined;

/** Removes service workers of an earlier portal, which would continue to serve its pages (RT-08). */
async function removeServiceWorkers(): Promise<void> {
  try {
    for (const worker of (await navigator.serviceWorker?.getRegistrations()) ?? []) await worker.unregister();
  } catch (error) {
    report("Unknown", { what: "service workers", error });
  }
}

/** Loads the code that preserves typed text, if something was typed before the start. */
const loadTyped = async () => (seen["typed"] === undefined ? undefined : import("./start/typed.tsx"));

function show(content: ReactNode): void {
  container.removeAttribute("aria-busy");
  root ??= createRoot(container);
  root.render(content);
}

/**
 * Hydrates a page that was rendered at build time with the configuration of that time, then applies the installation's own configuration.
 */
async function hydratePage(drawnWith: string, words: MessageOverrides): Promise<void> {
  const restoreTyped = (await loadTyped())?.saveTyped(container);
  const live = config();
  setConfig({ ...live, ...(JSON.parse(drawnWith) as Partial<Config>) });
  root = hydrateRoot(container, <App words={{}} />);
  await firstPage;
  restoreTyped?.();
  setConfig(live);
  flushSync(() => show(<App words={words} />));
  const pressed = container.querySelector<HTMLElement>("[data-pressed]");
  pressed?.removeAttribute("data-pressed");
  pressed?.click();
}

/** Loads the observation of faults and speed, if the installation wants it, when the browser has nothing else to do. */
function observe(): void {
  const telemetry = chosenTelemetry();
  if (!telemetry) return;
  const load = async () => (await import("../platform/telemetry/start.ts")).startTelemetry(telemetry);
  // Without it the portal works as well: a failure is no error of the portal.
  const begin = () => void load().catch(() => undefined);
  if ("requestIdleCallback" in window) requestIdleCallback(begin);
  else setTimeout(begin, 1000);
}

function start(): void {
  hideSecrets();
  void removeServiceWorkers();
  followSession();
  followMode();
  followDiscreet();
  const { drawn } = container.dataset;
  const asDrawn = seen["anew"] === undefined ? drawn : undefined;
  if (drawn !== asDrawn) show(<WaitScreen />);
  const ready = preload(window.location.pathname);
  const attempt = async (): Promise<void> => {
    try {
      await loadConfig();
      dropReadableTokens();
      void settleSignOut();
      if (config().maintenance) {
        const { MaintenancePage } = await import("./start/MaintenancePage.tsx");
        return show(<MaintenancePage />);
      }
      const [words] = await Promise.all([fetchVocabulary(), prefetchData(window.location.pathname)]);
      if (asDrawn !== undefined && (await ready)) await hydratePage(asDrawn, words);
      else show(<App words={words} />);
    } catch (error) {
      report("BootstrapFailed", { what: "start-up", error });
      const parts = await loadTyped().catch(() => undefined);
      if (parts) parts.askToRetry(attempt);
      else show(<StartFailure problem={startProblem(error)} />);
    }
  };
  void attempt().then(observe);
  // Loaded early, because it is needed when nothing can be loaded any more.
  const fetchForTyped = () => void loadTyped().catch(() => undefined);
  fetchForTyped();
  addEventListener("input", fetchForTyped, { once: true });
}

start();
