import type { Pattern } from "../contract.ts";
import { expect, expectSoon } from "../expect.ts";
import { attribute, expectFocus, holds, named, reached, role } from "../shared.ts";
import { ask } from "../stage.ts";

const source = "APG link";

export const link: Pattern = {
  name: "link",
  guide: "https://www.w3.org/WAI/ARIA/apg/patterns/link/",
  subjects: "a, [role=link]",
  expectations: [
    role(source, "link"),
    named(source),
    reached(source),
    {
      id: "goes somewhere",
      says: "It has an address, so that it can be opened elsewhere, and copied.",
      source: `${source}; WCAG 2.4.4`,
      check: async ({ it }) => expect(await attribute(it, "href"), "href").toBeTruthy(),
    },
    {
      id: "enter",
      says: "Enter follows it, once.",
      source: `${source}, keyboard; WCAG 2.1.1`,
      check: async ({ stage, it }) => {
        await stage.focus(it);
        await stage.press("Enter");
        await expectSoon(() => stage.clicks(), "followed").toBe(1);
      },
    },
    {
      id: "space",
      says: "Space does not follow it: it is no button.",
      source: `${source}, keyboard; WCAG 3.2.4`,
      check: async ({ stage, it }) => {
        await stage.focus(it);
        await stage.press("Space");
        expect(await stage.clicks(), "followed").toBe(0);
      },
    },
  ],
};

export const navigation: Pattern = {
  name: "navigation",
  guide: "https://www.w3.org/WAI/ARIA/apg/patterns/landmarks/examples/navigation.html",
  subjects: "nav, [role=navigation]",
  expectations: [
    role("APG landmarks, navigation", "navigation"),
    named("APG landmarks, navigation"),
    {
      id: "list",
      says: "Its links are a list, so that their number is heard.",
      source: "APG landmarks, navigation; WCAG 1.3.1",
      applies: holds("a"),
      check: async ({ stage, it }) => {
        const links = it.locator("a").filter({ visible: true });
        for (const each of await links.all()) {
          const list = each.locator("xpath=ancestor::*[self::ul or self::ol][1]");
          expect((await stage.axOf(list)).role).toBe("list");
        }
      },
    },
    {
      id: "current",
      says: "One link at most is the page in sight, and it says so.",
      source: "APG landmarks, aria-current; WCAG 1.3.1",
      applies: holds("[aria-current]"),
      check: async ({ it }) => expect(await it.locator('a[aria-current="page"]').count()).toBe(1),
    },
    {
      id: "reached",
      says: "Tab reaches each of its links.",
      source: "APG landmarks, navigation; WCAG 2.1.1",
      applies: holds("a"),
      check: async ({ stage, it }) => {
        await stage.tabTo(it.locator("a").filter({ visible: true }).first());
        for (const each of (await it.locator("a").filter({ visible: true }).all()).slice(1)) {
          await stage.press("Tab");
          await expectFocus(stage, each);
        }
      },
    },
  ],
};

export const skipLink: Pattern = {
  name: "skip-link",
  guide: "https://www.w3.org/WAI/WCAG22/Techniques/general/G1",
  subjects: async (stage) => [stage.root.locator("a").first()],
  expectations: [
    {
      id: "first",
      says: "It is the first stop of the page, and comes into sight there.",
      source: "WCAG 2.4.1, technique G1; 2.4.7",
      check: async ({ stage, it }) => {
        await stage.focus(stage.before);
        await stage.press("Tab");
        await expectFocus(stage, it);
        await expect(it).toBeInViewport();
      },
    },
    {
      id: "skips",
      says: "Enter puts focus into the main part, and Tab goes on from there.",
      source: "WCAG 2.4.1, technique G1; 2.4.3",
      check: async ({ stage, it }) => {
        await stage.focus(it);
        await stage.press("Enter");
        const main = stage.root.locator("main");
        await expectSoon(() => stage.holdsFocus(main), "focus in main").toBe(true);
        await stage.press("Tab");
        expect(await ask(stage.root.locator("header, nav"), (part) => part.contains(document.activeElement))).toBe(false);
      },
    },
  ],
};
