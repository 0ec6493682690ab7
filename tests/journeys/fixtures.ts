import { test as base, expect, type Page, type Request } from "@playwright/test";
import type { Message } from "../../sandbox/src/base/outbox.ts";
import type { Fault } from "../../sandbox/src/http/faults.ts";
import { type SampleEmail, signIns } from "../../sandbox/src/seed/signIns.ts";
import { again } from "../browser/route.ts";
import { type TokenPlace, visitAs } from "../browser/session.ts";

export interface Options {
  /** Place of the session's tokens. */
  tokens: TokenPlace;
  /**
   * True for a window in which no list has one of its items beside it, "cards" for the widest one in which bills are cards, as on a phone, and
   * the menu is closed. A phone keeps its window.
   */
  listsAlone: boolean | "cards";
}

export interface Fixtures {
  /** Opens `at` with the session of a customer; from /login on, through the login page. */
  signIn: (email: SampleEmail, at?: string) => Promise<void>;
  /** Sets the faults that the sandbox answers this browser session with; an empty list ends them. */
  faults: (list: Fault[]) => Promise<void>;
  /** Sets the clock of this test's sandbox to a moment, ISO 8601; before the first visit its sample data too. */
  clock: (now: string) => Promise<void>;
  /** The messages that the sandbox has sent in this test, newest first. */
  outbox: () => Promise<Message[]>;
  /** Requests whose method and path start with one of `starts`, in order, with their idempotency key. */
  requests: (...starts: string[]) => { url: string; body: unknown; key: string | undefined }[];
  /** GraphQL operations of this name since the test began. */
  operations: (name: string) => Operation[];
  /** Waits until all requests of the page are answered and shown. */
  settled: () => Promise<void>;
}

interface Operation {
  query: string;
  variables: Record<string, unknown>;
  key: string | undefined;
}

/** Details of a test that breaks the content security policy on purpose. */
export const plants = { annotation: { type: "breaks the content security policy" } };

/** Method and path of every GraphQL operation. */
export const graphql = "POST /admin/api";

/** A GraphQL operation of this name that fails. */
export const broken = (operation: string): Fault[] => [{ match: graphql, operation, mode: "status", status: 500 }];

const { password } = signIns[0];

export const test = base.extend<Fixtures & Options>({
  tokens: ["storage", { option: true }],
  listsAlone: [false, { option: true }],
  viewport: async ({ viewport, listsAlone, isMobile }, use) =>
    use(listsAlone && !isMobile ? { width: listsAlone === "cards" ? 1023 : 1180, height: 900 } : viewport),
  baseURL: async ({ tokens }, use) => use(process.env[tokens === "cookie" ? "COOKIE_PORTAL_URL" : "PORTAL_URL"] as string),
  // Each test has its own world, so that no other test sees its changes. Nothing that it does may break the content security policy.
  context: async ({ context, baseURL }, use, { testId, annotations }) => {
    await context.addCookies([{ name: "favilla-world", value: testId, url: baseURL as string }]);
    const refused: string[] = [];
    context.on("console", (message) => {
      if (/Content Security Policy|requires 'Trusted/.test(message.text())) refused.push(`${message.page()?.url()}: ${message.text()}`);
    });
    await use(context);
    if (!annotations.some(({ type }) => type === plants.annotation.type)) expect(refused).toEqual([]);
  },
  // A visit waits until the portal has started, except one that stops at "commit".
  page: async ({ page }, use) => {
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    page.goto = async (url, options) => {
      const answer = await goto(url, options);
      if (options?.waitUntil !== "commit") await started(page);
      return answer;
    };
    page.reload = async (options) => {
      const answer = await reload(options);
      if (options?.waitUntil !== "commit") await started(page);
      return answer;
    };
    await use(page);
  },
  signIn: async ({ page, tokens }, use) =>
    use(async (email, at = "/") => {
      if (at.startsWith("/login")) {
        await page.goto(at);
        await fillLogin(page, email, password);
        await expect(page).not.toHaveURL(/\/login/);
        return;
      }
      await visitAs(page, at, email, password, tokens);
    }),
  faults: async ({ context, baseURL }, use) =>
    use((list) =>
      context.addCookies([{ name: "favilla-faults", value: encodeURIComponent(JSON.stringify(list)), url: baseURL as string }]),
    ),
  clock: async ({ context }, use) =>
    use(async (now) => {
      expect((await context.request.put("/sandbox/world", { data: { now } })).ok()).toBe(true);
    }),
  outbox: async ({ context }, use) => use(async () => (await context.request.get("/sandbox/outbox")).json()),
  requests: async ({ page }, use) =>
    use((...starts) => {
      const made: ReturnType<Fixtures["requests"]> = [];
      page.on("request", (request) => {
        const { pathname, search } = new URL(request.url());
        if (!starts.some((start) => `${request.method()} ${pathname}`.startsWith(start))) return;
        made.push({ url: pathname + search, body: request.postDataJSON(), key: request.headers()["idempotency-key"] });
      });
      return made;
    }),
  operations: async ({ requests }, use) => {
    const made = requests(graphql);
    await use((name) =>
      made.map(({ body, key }) => ({ ...(body as Omit<Operation, "key">), key })).filter(({ query }) => query.includes(name)),
    );
  },
  settled: async ({ page }, use) => {
    const open = new Set<Request>();
    page.on("request", (request) => open.add(request));
    page.on("requestfinished", (request) => open.delete(request));
    page.on("requestfailed", (request) => open.delete(request));
    await use(() =>
      expect
        .poll(async () => {
          // Requests that follow a response start before the browser is idle.
          await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
          return [await page.locator("main [aria-busy=true]").count(), ...[...open].map((request) => request.url())];
        })
        .toEqual([0]),
    );
  },
});

/** Serves the portal under the strictest policy that a site may have: styles only from its files and from the object model. */
export const withStrictStyles = (page: Page) =>
  page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch(again);
    await route.fulfill({ response, headers: { ...response.headers(), "content-security-policy": "style-src 'self'" } });
  });

/** Waits for the end of the start-up: no pre-rendered page is waiting any more. */
export const started = (page: Page) => page.locator("#root[aria-busy]").waitFor({ state: "detached" });

/** Hides the page, as a change of tab does. */
export const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { get: () => "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });

/** Fills the login form and sends it. */
export async function fillLogin(page: Page, email: string, secret: string): Promise<void> {
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(secret);
  await page.getByRole("button", { name: "Accedi", exact: true }).click();
}

/** The bills of the page: cards, or rows in a window with the menu beside them (`listsAlone`). */
export const cards = (page: Page) => {
  const main = page.getByRole("main");
  return main
    .getByRole("article")
    .filter({ hasText: /\b(n|no|Nr)\. / })
    .or(main.locator("a[data-row]"));
};

/** Follows an entry of the main menu, or signs out with its button, in a window that opens the menu by a button (`listsAlone` "cards"). */
export async function pressInMenu(page: Page, role: "link" | "button", name: string): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("dialog").getByRole(role, { name, exact: true }).click();
}

/** The bills of the home page, which are rows that lead to them. */
export const billRows = (page: Page) => page.getByRole("list", { name: "Le ultime bollette" }).getByRole("listitem").getByRole("link");

/** Shows every bill of the list by pressing "load more" until it is gone. */
export async function showAll(page: Page): Promise<void> {
  const more = page.getByRole("button", { name: /^(Carica|Mostra) altr/ });
  await expect(cards(page).first()).toBeVisible();
  for (let count = await cards(page).count(); await more.isVisible(); count = await cards(page).count()) {
    await more.click();
    await expect.poll(() => cards(page).count()).toBeGreaterThan(count);
  }
}

export { expect, password };

/** The messages of the console, without those that the portal reports and those of requests that are meant to fail. */
export function watchConsole(page: Page): string[] {
  const said: string[] = [];
  page.on("console", (message) => {
    const text = message.text();
    if (["warning", "error"].includes(message.type()) && !/\[favilla\]|Failed to load resource/.test(text)) said.push(text);
  });
  page.on("pageerror", (error) => said.push(String(error)));
  return said;
}
