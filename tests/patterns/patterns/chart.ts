import type { Target } from "../../browser/page.ts";
import type { Pattern, Subject } from "../contract.ts";
import { expect, expectSoon } from "../expect.ts";
import { expectFocus, named, role } from "../shared.ts";
import { ask } from "../stage.ts";

const source = "ARIA Graphics and APG keyboard practices, roving tabindex";

const slots = ({ it }: Pick<Subject, "it">): Target => it.locator(":scope > li");
const whole = (subject: Subject, index: number): Target => slots(subject).nth(index).locator("[role=img]").first();

async function last(subject: Subject): Promise<number> {
  return (await slots(subject).count()) - 1;
}

async function keys(subject: Subject): Promise<{ on: string; back: string }> {
  const rtl = await ask(subject.it, (element) => getComputedStyle(element).direction === "rtl");
  return rtl ? { on: "ArrowLeft", back: "ArrowRight" } : { on: "ArrowRight", back: "ArrowLeft" };
}

export const chart: Pattern = {
  name: "chart",
  guide: "https://www.w3.org/WAI/ARIA/apg/practices/keyboard-interface/#kbd_roving_tabindex",
  subjects: "ol:has([role=img])",
  expectations: [
    role(source, "list"),
    named(source),
    {
      id: "names",
      says: "Each month and each part is an image with a name of its own, its figures in it.",
      source: `${source}; WCAG 1.1.1`,
      check: async ({ stage, it }) => {
        const names = (await stage.axInside(it, "image")).map(({ name }) => name);
        expect(names.length, "images").toBe(await it.locator("[role=img]").count());
        expect(names).not.toContain("");
        expect(new Set(names).size, "different names").toBe(names.length);
      },
    },
    {
      id: "tab",
      says: "It is one stop of Tab: the place where it was left.",
      source: `${source}; WCAG 2.1.1, 2.4.3`,
      check: async (subject) => {
        const { stage, it } = subject;
        await stage.tabTo(whole(subject, 0));
        await stage.press("End", "Tab");
        expect(await stage.holdsFocus(it), "still inside").toBe(false);
        await stage.press("Shift+Tab");
        await expectFocus(stage, whole(subject, await last(subject)));
      },
    },
    {
      id: "arrows",
      says: "The arrows go from month to month and stay at the ends; Home and End go there.",
      source: `${source}; WCAG 2.1.1`,
      check: async (subject) => {
        const { stage } = subject;
        const { on, back } = await keys(subject);
        await stage.tabTo(whole(subject, 0));
        await stage.press(back);
        await expectFocus(stage, whole(subject, 0));
        await stage.press(on);
        await expectFocus(stage, whole(subject, Math.min(1, await last(subject))));
        await stage.press("End", on);
        await expectFocus(stage, whole(subject, await last(subject)));
        await stage.press("Home");
        await expectFocus(stage, whole(subject, 0));
      },
    },
    {
      id: "parts",
      says: "Up goes to the parts of a month, Down back to the whole.",
      source: `${source}; WCAG 2.1.1`,
      applies: async (subject) => (await slots(subject).first().locator("[role=img]").count()) > 1,
      check: async (subject) => {
        const { stage } = subject;
        await stage.tabTo(whole(subject, 0));
        await stage.press("ArrowUp");
        await expectFocus(stage, slots(subject).first().locator("[role=img]").nth(1));
        await stage.press("ArrowDown");
        await expectFocus(stage, whole(subject, 0));
      },
    },
    {
      id: "escape",
      says: "What is shown of a month goes away with Escape, and focus stays.",
      source: `${source}; WCAG 1.4.13`,
      check: async (subject) => {
        const { stage } = subject;
        const shown = () => slots(subject).evaluateAll((all) => all.filter((each) => each.hasAttribute("data-active")).length);
        await stage.tabTo(whole(subject, 0));
        await expectSoon(shown, "shown").toBe(1);
        await stage.press("Escape");
        await expectSoon(shown, "shown").toBe(0);
        await expectFocus(stage, whole(subject, 0));
      },
    },
  ],
};
