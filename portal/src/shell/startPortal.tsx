import "@favilla/design-system/theme/favilla.css.ts";
import "./start/commonStyles.ts";
import "./start/tooOld.css.ts";
import type { StartProblem } from "@favilla/design-system/access/StartFailureView.tsx";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot, type Root, type RootOptions } from "react-dom/client";
import { type Config, chosenTelemetry, config, loadConfig, setConfig } from "../platform/config/config.ts";
import { report, setPortLoader } from "../platform/errors/report.ts";
import { firstPage } from "../platform/pages/usePage.ts";
import { followMode } from "../platform/session/colourMode.ts";
import { followDiscreet } from "../platform/session/discreet.ts";
import { leaveEnded } from "../platform/session/endSession.ts";
import { dropReadableTokens, followSession } from "../platform/session/session.ts";
import { showSignInReason } from "../platform/session/signInReason.ts";
import { settleSignOut } from "../platform/session/signOut.ts";
import { followTabs } from "../platform/session/tabs.ts";
import { followClock } from "../platform/time/now.ts";
import { App } from "./App.tsx";
import { failures } from "./failurePart.tsx";
import { WaitScreen } from "./frames/WaitScreen.tsx";
import { prefetchLanguages, severalLanguages } from "./language/choicePart.ts";
import { LanguageProvider } from "./language/LanguageProvider.tsx";
import { type ShownLanguage, showLanguage, shownLanguage } from "./language/language.ts";
import { fetchVocabulary } from "./language/vocabulary.ts";
import { loaders } from "./loaders.ts";
import { loadTable, pagePart, prefetchData, preload } from "./parts.ts";
import { reportCaught } from "./reportCaught.ts";
import { isPrivate } from "./routes.ts";
import { hideSecrets } from "./secretLinks.ts";
import { startProblem } from "./start/startProblem.ts";
import { followTranslation } from "./start/translation.ts";

const container = document.getElementById("root") as HTMLElement;
/** Observations of early.js. */
const rootData = document.documentElement.dataset;
let root: Root | undefined;
/** Errors that a boundary catches are reported here, whichever it is. */
const rootOptions: RootOptions = { onCaughtError: reportCaught };

/** Removes service workers of an earlier portal, which would continue to serve its pages (RT-08). */
async function removeServiceWorkers(): Promise<void> {
  try {
    for (const worker of (await navigator.serviceWorker?.getRegistrations()) ?? []) await worker.unregister();
  } catch (error) {
    report("Unknown", { what: "service workers", error });
  }
}

/** Loads the code that preserves typed text, if something was typed before the start. */
const loadTyped = async () => (rootData["typed"] === undefined ? undefined : loaders().typed());

function show(content: ReactNode): void {
  container.removeAttribute("aria-busy");
  root ??= createRoot(container, rootOptions);
  root.render(content);
}

/** Loads the language of the customer, with the texts of the servers. */
async function loadLanguage(): Promise<ShownLanguage> {
  if (config().languages.join() === "it") return { language: "it", words: await fetchVocabulary() };
  const several = await severalLanguages();
  several?.followLanguage();
  return several ? several.loadFirstLanguage() : { language: "it", words: await fetchVocabulary() };
}

/** Applies the language of the customer to a page that is made without the servers. */
async function applyLanguage(): Promise<void> {
  const several = await severalLanguages().catch(() => undefined);
  if (several) await several.showWithoutServers();
  else showLanguage(shownLanguage());
}

/** Shows a page that stands for the portal, in the language of the customer. */
async function showInstead(page: ReactNode): Promise<void> {
  await applyLanguage();
  show(<LanguageProvider>{page}</LanguageProvider>);
}

/** Shows why the portal could not start; without the page that says so, the message of the document (early.js). */
async function showFailure(problem: StartProblem): Promise<void> {
  const page = await loaders()
    .startFailure()
    .catch(() => undefined);
  if (page) await showInstead(<page.StartFailure problem={problem} />);
  else dispatchEvent(new Event("start-failed"));
}

/**
 * Hydrates a page that was rendered at build time in Italian, with the configuration of that time, then applies the customer's language and
 * the installation's own configuration.
 */
async function hydratePage(drawnWith: string, language: ShownLanguage): Promise<void> {
  const restoreTyped = (await loadTyped())?.saveTyped(container);
  const live = config();
  setConfig({ ...live, ...(JSON.parse(drawnWith) as Partial<Config>) });
  // Texts that the browser has translated by now are not those to hydrate.
  if (container.querySelector("font")) show(<App />);
  else root = hydrateRoot(container, <App />, rootOptions);
  await firstPage;
  restoreTyped?.();
  setConfig(live);
  flushSync(() => {
    showLanguage(language);
    show(<App />);
  });
  const pressed = container.querySelector<HTMLElement>("[data-pressed]");
  pressed?.removeAttribute("data-pressed");
  pressed?.click();
}

/** Loads the observation of faults and speed, if the installation wants it. */
async function observe(): Promise<void> {
  const telemetry = chosenTelemetry();
  if (telemetry) (await loaders().telemetry()).startTelemetry(telemetry);
}

/** Loads what the first page does not need, when the browser has nothing else to do. */
function loadLater(): void {
  // Without it the portal works as well: a failure is no error of the portal.
  const begin = () =>
    void Promise.allSettled([loadTable().then((table) => table.followNearLinks(pagePart)), failures.preload(), observe()]);
  if ("requestIdleCallback" in window) requestIdleCallback(begin);
  else setTimeout(begin, 1000);
}

/** Starts the portal in the browser. */
export function startPortal(): void {
  setPortLoader(() => loaders().errorPort());
  hideSecrets();
  followTranslation();
  void removeServiceWorkers();
  followSession((reason) => (isPrivate(window.location.pathname) ? leaveEnded : showSignInReason)(reason));
  followTabs();
  followClock();
  followMode();
  followDiscreet();
  prefetchLanguages();
  const { drawn } = container.dataset;
  const asDrawn = rootData["anew"] === undefined ? drawn : undefined;
  if (drawn !== asDrawn) show(<WaitScreen />);
  const ready = preload(window.location.pathname);
  const attempt = async (): Promise<void> => {
    try {
      await loadConfig();
      dropReadableTokens();
      void settleSignOut();
      if (config().maintenance) {
        const { MaintenancePage } = await loaders().maintenance();
        return await showInstead(<MaintenancePage />);
      }
      const [language] = await Promise.all([loadLanguage(), prefetchData(window.location.pathname)]);
      if (asDrawn !== undefined && (await ready)) return await hydratePage(asDrawn, language);
      showLanguage(language);
      show(<App />);
    } catch (error) {
      report("BootstrapFailed", { what: "start-up", error });
      const parts = await loadTyped().catch(() => undefined);
      if (!parts) return await showFailure(startProblem(error));
      await applyLanguage();
      parts.askToRetry(attempt);
    }
  };
  void attempt().then(loadLater);
  // Loaded early, because it is needed when nothing can be loaded any more.
  const fetchForTyped = () => void loadTyped().catch(() => undefined);
  fetchForTyped();
  addEventListener("input", fetchForTyped, { once: true });
}
