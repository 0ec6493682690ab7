import type { Target } from "../../browser/page.ts";
import type { Pattern, Subject } from "../contract.ts";
import { expect, expectSoon } from "../expect.ts";
import { expectFocus, named, role } from "../shared.ts";
import { ask } from "../stage.ts";

const source = "APG carousel";

const list = ({ it }: Pick<Subject, "it">): Target => it.locator("ul, ol").first();
const steps = ({ it }: Pick<Subject, "it">): Target => it.locator(":scope > div > button");
const previous = (subject: Subject): Target => steps(subject).first();
const next = (subject: Subject): Target => steps(subject).last();
const position = ({ it }: Pick<Subject, "it">): Promise<string> => it.locator("[role=status]").innerText();
const scrolled = (subject: Subject): Promise<number> => ask(list(subject), (row) => Math.abs(Math.round(row.scrollLeft)));

/** Word for a carousel by the language of the page. A page without one is Italian. */
const words: Record<string, string> = { en: "carousel", de: "Karussell" };

export const carousel: Pattern = {
  name: "carousel",
  guide: "https://www.w3.org/WAI/ARIA/apg/patterns/carousel/",
  subjects: "[aria-roledescription]:has(ul, ol)",
  expectations: [
    role(`${source}, basic`, "group", "region"),
    named(`${source}, basic`),
    {
      id: "description",
      says: "It is exposed as a carousel, in the page's language, and its name does not say so again.",
      source: `${source}, roles; WCAG 4.1.2`,
      check: async ({ stage, it }) => {
        const { name, states } = await stage.axOf(it);
        const word = words[(await stage.page.locator("html").getAttribute("lang")) ?? "it"] ?? "carosello";
        expect(states["roledescription"]).toBe(word);
        expect(name.toLowerCase()).not.toContain(word.toLowerCase());
      },
    },
    {
      id: "slides",
      says: "Its slides are the items of a list, so that their number is heard.",
      source: `${source}, slides (a list here, in place of groups); WCAG 1.3.1`,
      check: async (subject) => {
        expect((await subject.stage.axOf(list(subject))).role).toBe("list");
        for (const each of await list(subject).locator(":scope > *").all()) expect((await subject.stage.axOf(each)).role).toBe("listitem");
      },
    },
    {
      id: "buttons",
      says: "Previous and next are buttons with names.",
      source: `${source}, controls; WCAG 4.1.2`,
      check: async (subject) => {
        expect(await steps(subject).count()).toBe(2);
        for (const each of await steps(subject).all()) {
          const { role: exposedRole, name } = await subject.stage.axOf(each);
          expect(exposedRole).toBe("button");
          expect(name, "name").not.toBe("");
        }
      },
    },
    {
      id: "keys",
      says: "Enter and Space on these buttons move the row and bring it back; the new position is announced, and focus stays.",
      source: `${source}, keyboard; WCAG 2.1.1, 4.1.3`,
      check: async (subject) => {
        const { stage } = subject;
        const first = await position(subject);
        // Not with Tab, which moves through the slides and scrolls the row.
        await stage.focus(next(subject));
        await stage.press("Enter");
        await expectSoon(() => position(subject), "place").not.toBe(first);
        expect((await stage.said()).map(({ text }) => text)).toContain(await position(subject));
        expect(await stage.hasFocus(next(subject)), "has focus").toBe(true);
        await stage.focus(previous(subject));
        await stage.press("Space");
        await expectSoon(() => position(subject), "place").toBe(first);
      },
    },
    {
      id: "ends",
      says: "At each end the button that leads nowhere is exposed as disabled, and keeps focus.",
      source: `${source}, controls; WCAG 2.4.3`,
      check: async (subject) => {
        const { stage } = subject;
        expect((await stage.axOf(previous(subject))).states["disabled"], "disabled").toBe(true);
        await stage.focus(previous(subject));
        const first = await position(subject);
        await stage.press("Enter");
        expect(await position(subject)).toBe(first);
        await expectFocus(stage, previous(subject));
      },
    },
    {
      id: "arrows",
      says: "The row itself can be reached by Tab, and then the arrow keys scroll it.",
      source: `${source}, and scrolling regions; WCAG 2.1.1`,
      check: async (subject) => {
        const { stage } = subject;
        const rtl = await ask(list(subject), (row) => getComputedStyle(row).direction === "rtl");
        await stage.tabTo(list(subject));
        await stage.press(rtl ? "ArrowLeft" : "ArrowRight");
        await expectSoon(() => scrolled(subject), "moved").toBeGreaterThan(0);
      },
    },
    {
      id: "still",
      says: "It does not move by itself: no timer repeats, and its announcements are not switched off.",
      source: `${source}, rotation; WCAG 2.2.2`,
      check: async ({ stage, it }) => {
        expect(await stage.page.evaluate(() => window.stage.intervals.size), "timers").toBe(0);
        expect(await it.locator('[aria-live="off"]').count()).toBe(0);
      },
    },
  ],
};
