import { importAgain } from "@favilla/design-system/theme/importAgain.ts";
import type { MessageCatalogue, MessageOverrides } from "@favilla/design-system/theme/messages.ts";
import { config, type PortalLanguage } from "../../platform/config/config.ts";
import { ApiError } from "../../platform/errors/errors.ts";
import { report } from "../../platform/errors/report.ts";
import { followChoice, readChoice, writeChoice } from "../../platform/session/device.ts";
import { type ShownLanguage, showLanguage, shownLanguage } from "./language.ts";
import { fetchVocabulary } from "./vocabulary.ts";

/** Texts by language. The Italian ones stand beside their components. */
const catalogues: Record<PortalLanguage, () => Promise<MessageCatalogue | undefined>> = {
  it: async () => undefined,
  en: importAgain(() => import("./catalogues/en.ts")),
  de: importAgain(() => import("./catalogues/de.ts")),
};

/** Returns the language to show: the one chosen on this device, else the first that the browser asks for, else the retailer's first. */
function wantedLanguage(): PortalLanguage {
  const { languages } = config();
  const offered = (code: string | undefined) => languages.find((each) => each === code);
  const asked = navigator.languages.map((each) => offered(each.slice(0, 2))).find(Boolean);
  return offered(readChoice("language")) ?? asked ?? (languages[0] as PortalLanguage);
}

function mergeWords(catalogue: MessageCatalogue | undefined, labels: MessageOverrides): MessageOverrides {
  if (!catalogue) return labels;
  const rooms = Object.entries(catalogue).map(([room, words]) => [
    room,
    { ...words, ...(labels as Record<string, object | undefined>)[room] },
  ]);
  return Object.fromEntries(rooms) as MessageOverrides;
}

/** Loads the texts of a language. */
async function loadLanguage(language: PortalLanguage): Promise<ShownLanguage> {
  const [catalogue, labels] = await Promise.all([catalogues[language](), fetchVocabulary(language)]);
  return { language, words: mergeWords(catalogue, labels) };
}

/** Loads the language of the first page. If its file does not arrive, the page is in Italian. If the servers' texts do not, it rejects. */
export async function loadFirstLanguage(): Promise<ShownLanguage> {
  const language = wantedLanguage();
  try {
    return await loadLanguage(language);
  } catch (error) {
    if (language === "it" || error instanceof ApiError) throw error;
    report("Unknown", { what: "texts of a language", error });
    return { ...(await loadLanguage("it")), failed: language };
  }
}

/** Latest choice. An earlier one that arrives after it is ignored. */
let latestChoice: PortalLanguage | undefined;

/** Changes the language, and remembers it on this device. If it cannot be loaded, the page stays as it is and says so. */
export async function chooseLanguage(language: PortalLanguage): Promise<void> {
  latestChoice = language;
  const next = await loadLanguage(language).catch((error: unknown) => {
    report("Unknown", { what: "texts of a language", error });
    return { ...shownLanguage(), failed: language };
  });
  if (latestChoice !== language) return;
  if (!next.failed) writeChoice("language", language);
  showLanguage(next);
}

/** Shows a page that is made without the servers in the wanted language, if its file arrives, else in Italian. Never rejects. */
export async function showWithoutServers(): Promise<void> {
  try {
    const language = wantedLanguage();
    showLanguage({ language, words: (await catalogues[language]()) ?? {} });
  } catch {
    showLanguage(shownLanguage());
  }
}

/** Applies a language that is chosen in another tab. */
export const followLanguage = (): void =>
  followChoice("language", () => {
    const language = readChoice("language");
    if (language && config().languages.includes(language)) void chooseLanguage(language);
  });
