import type { Target } from "../../browser/page.ts";
import type { Expectation, Pattern, Subject } from "../contract.ts";
import { expect, expectSoon } from "../expect.ts";
import { attribute, expectFocus, isDisabled, isEnabled, named, reached, role } from "../shared.ts";
import { ask } from "../stage.ts";

const source = "APG menu button";

const menu = async ({ stage, it }: Subject): Promise<Target> =>
  stage.page.locator(`[id="${(await attribute(it, "aria-controls")) ?? "none"}"]`).filter({ visible: true });
const items = async (subject: Subject): Promise<Target> => (await menu(subject)).locator("[role=menuitem]");
const expanded = async ({ stage, it }: Subject): Promise<boolean> => (await stage.axOf(it)).states["expanded"] === true;

/** Expects that its exposed state matches the visible one. */
const agree = (subject: Subject) =>
  expectSoon(async () => `expanded ${await expanded(subject)}, visible ${(await (await menu(subject)).count()) > 0}`, "state");

const first = async (subject: Subject): Promise<Target> =>
  (await menu(subject)).locator("[role=menuitem]:not([aria-disabled=true])").first();

async function open(subject: Subject, key = "Enter"): Promise<void> {
  await subject.stage.focus(subject.it);
  await subject.stage.press(key);
  await agree(subject).toBe("expanded true, visible true");
  await expectFocus(subject.stage, await first(subject));
}

/** Opens the menu, unless it is disabled, to which these expectations do not apply. */
const opened = async (subject: Subject): Promise<void> => {
  if (await isEnabled(subject)) await open(subject);
};

const opensWith = (key: string): Expectation => ({
  id: key.toLowerCase(),
  says: `${key} opens it, and focus is on the first thing to choose.`,
  source: `${source}, keyboard; WCAG 2.1.1, 4.1.2`,
  applies: isEnabled,
  check: (subject) => open(subject, key),
});

const lastHas = async (subject: Subject) => expectFocus(subject.stage, (await items(subject)).last());
const firstHas = async (subject: Subject) => expectFocus(subject.stage, await first(subject));

const closed = async (subject: Subject) => agree(subject).toBe("expanded false, visible false");

/** A button with several actions. A list of links to pages is a disclosure, never a menu. */
export const menuButton: Pattern = {
  name: "menu-button",
  guide: "https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/",
  subjects: "button[aria-haspopup=menu]",
  expectations: [
    role(source, "button"),
    named(source),
    reached(source, isEnabled),
    opensWith("Enter"),
    opensWith("Space"),
    opensWith("ArrowDown"),
    {
      id: "menu",
      says: "It is a menu with a name, of things to choose with names of their own; none is a link.",
      source: `${source}, roles; WCAG 1.3.1, 4.1.2`,
      applies: isEnabled,
      from: opened,
      check: async (subject) => {
        const { role: exposedRole, name } = await subject.stage.axOf(await menu(subject));
        expect(exposedRole).toBe("menu");
        expect(name, "name").not.toBe("");
        const names = (await subject.stage.axInside(await menu(subject), "menuitem")).map((each) => each.name);
        expect(names.length, "things to choose").toBeGreaterThan(1);
        expect(names).not.toContain("");
        expect(await (await menu(subject)).locator("a[href]").count(), "links").toBe(0);
      },
    },
    {
      id: "arrows",
      says: "Arrows go through it and around its ends, Home and End to them; Tab doesn't go through it.",
      source: `${source}, menu, keyboard; WCAG 2.1.1`,
      applies: isEnabled,
      check: async (subject) => {
        const { stage } = subject;
        await open(subject);
        await stage.press("ArrowUp");
        await lastHas(subject);
        await stage.press("ArrowDown");
        await firstHas(subject);
        await stage.press("End");
        await lastHas(subject);
        await stage.press("Home");
        await firstHas(subject);
        await stage.press("Tab");
        const stops = await ask(await menu(subject), (element) => element.querySelectorAll('[tabindex="0"]').length).catch(() => 0);
        expect(stops, "stops of Tab").toBeLessThan(2);
      },
    },
    {
      id: "letter",
      says: "A letter goes to what begins with it.",
      source: `${source}, menu, keyboard`,
      applies: isEnabled,
      check: async (subject) => {
        await open(subject);
        const last = (await items(subject)).last();
        await subject.stage.press(((await last.textContent()) ?? "").trim().charAt(0).toLowerCase());
        await expectSoon(
          () => ask(subject.stage.page.locator(":focus"), (element) => element.textContent?.trim().charAt(0)),
          "letter",
        ).toBe(((await last.textContent()) ?? "").trim().charAt(0));
      },
    },
    {
      id: "escape",
      says: "Escape closes it, and focus is on its button.",
      source: `${source}, menu, keyboard; WCAG 2.4.3`,
      applies: isEnabled,
      from: opened,
      check: async (subject) => {
        await subject.stage.press("Escape");
        await closed(subject);
        await expectFocus(subject.stage, subject.it);
      },
    },
    {
      id: "choice",
      says: "Enter chooses, which closes it; focus is on its button, or in what the choice has opened.",
      source: `${source}, menu, keyboard; WCAG 2.4.3, 3.2.2`,
      applies: isEnabled,
      check: async (subject) => {
        await open(subject);
        await subject.stage.press("Enter");
        await closed(subject);
        expect(await subject.stage.focused()).not.toMatch(/^<body/);
      },
    },
    {
      id: "left",
      says: "Focus that goes on to the page closes it: it covers nothing that has focus.",
      source: `${source}; WCAG 2.4.11`,
      applies: isEnabled,
      from: opened,
      check: async (subject) => {
        await subject.stage.focus(subject.stage.after);
        await closed(subject);
      },
    },
    {
      id: "press outside",
      says: "A press elsewhere closes it.",
      source: `${source}; WCAG 2.5.2`,
      applies: isEnabled,
      from: opened,
      check: async (subject) => {
        await subject.stage.pressElsewhere();
        await closed(subject);
      },
    },
    {
      id: "disabled",
      says: "Disabled, it opens nothing.",
      source: `${source}; WCAG 4.1.2`,
      applies: isDisabled,
      check: async (subject) => {
        await subject.stage.press("ArrowDown");
        expect(await expanded(subject), "open").toBe(false);
      },
    },
  ],
};
