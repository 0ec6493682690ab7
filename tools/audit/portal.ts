import type { Browser, Page } from "@playwright/test";
import { pagesMessages } from "../../portal/src/platform/pages/messages.it.ts";
import { signIns } from "../../sandbox/src/seed/signIns.ts";
import { addressOf, shippedRoutes } from "../../tests/browser/ofGiulia.ts";
import { storeSession } from "../../tests/browser/session.ts";
import { reader, type StoryLanguage } from "../../tests/browser/storybook.ts";
import { ofColours } from "./checks/axe.ts";
import type { ColoursAnswer } from "./checks/colours.ts";
import { examine } from "./examine.ts";
import type { Look, Setting } from "./plan.ts";
import { type PageState, states, walkedTo } from "./portalStates.ts";
import type { Result } from "./result.ts";

export interface PortalPage extends PageState {
  id: string;
  title: string;
  at: string;
}

const [{ email: giulia, password }] = signIns;

/** Every route in its first state, and in its main states. What leads to some of them reads Italian: in other languages they are left out. */
export function readPages(language: StoryLanguage): PortalPage[] {
  const complete = (state: PageState): PortalPage => {
    const route = shippedRoutes.find(({ key }) => key === state.route);
    if (!route) throw new Error(`There is no route ${state.route}`);
    return {
      ...state,
      id: `${state.route}: ${state.name}`,
      title: pagesMessages.words[route.key],
      at: state.at ?? addressOf(route).replace(/:\w+\??/g, "prova"),
    };
  };
  const opened = shippedRoutes
    .filter(({ key }) => !walkedTo.includes(key))
    .map(({ key, area }): PageState => ({ route: key, name: "as it opens", ...(area === "public" ? {} : { as: giulia }) }));
  return [...opened, ...states.filter(({ act }) => !act || language === "it")].map(complete);
}

const setLook =
  (page: Page) =>
  ({ mode }: Look) =>
    page.emulateMedia({ colorScheme: mode === "dark" ? "dark" : "light" });

const readLooks = (page: Page) => async (looks: readonly Look[]) => {
  const answers: ColoursAnswer[] = [];
  for (const look of looks) {
    await setLook(page)(look);
    answers.push(await page.evaluate((asked) => window.auditing.readColours(asked), ofColours));
  }
  return answers;
};

/** Offers a language, and chooses it before the first visit. */
async function choose(page: Page, language: StoryLanguage): Promise<void> {
  await page.route("**/config.json", async (route) => {
    const shipped = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...shipped, languages: ["it", language] } });
  });
  await page.addInitScript((chosen) => localStorage.setItem("favilla.language", chosen), language);
}

/** Checks one state of one page, in its own world. The page's content security policy is bypassed, since the checks add styles. */
export async function auditPage(
  browser: Browser,
  { url, plan, language }: Setting,
  { id, title, name, at, as, faults, act }: PortalPage,
): Promise<Result> {
  const context = await browser.newContext({ ...reader, bypassCSP: true, colorScheme: "light" });
  try {
    await context.addCookies([{ name: "favilla-world", value: `audit ${id}`.replace(/\W+/g, "-"), url }]);
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    if (as) await storeSession(context, page, url, as, password);
    if (faults) await context.addCookies([{ name: "favilla-faults", value: encodeURIComponent(JSON.stringify(faults)), url }]);
    if (language !== "it") await choose(page, language);
    await page.goto(url + at);
    await page.locator(`html[lang=${language}]`).waitFor();
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await act?.(page);
    await page.waitForFunction(() => !document.querySelector("main [aria-busy=true]"));
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const subject = { page, scope: "page", setLook: setLook(page), readLooks: readLooks(page) } as const;
    return { kind: "page", id, title, name, ...(await examine(subject, plan)) };
  } finally {
    await context.close();
  }
}
