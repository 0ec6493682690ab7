import type { Target } from "../../browser/page.ts";
import type { Expectation, Pattern, Subject } from "../contract.ts";
import { expect } from "../expect.ts";
import { expectFocus, named, referred, role } from "../shared.ts";
import { ask } from "../stage.ts";

const source = "APG tabs";

const enabled = ({ it }: Subject): Target => it.locator('[role=tab]:not(:disabled):not([aria-disabled="true"])');
const selected = ({ it }: Subject): Target => it.locator('[role=tab][aria-selected="true"]');

/** The keys for the next and the previous tab, by the reading direction. */
async function arrows({ it }: Subject): Promise<{ on: string; back: string }> {
  const rtl = await ask(it, (element) => getComputedStyle(element).direction === "rtl");
  return rtl ? { on: "ArrowLeft", back: "ArrowRight" } : { on: "ArrowRight", back: "ArrowLeft" };
}

/** Moves focus to the last tab that is not disabled. */
async function atLast(subject: Subject): Promise<void> {
  await subject.stage.focus(selected(subject));
  await subject.stage.press("End");
  await expectFocus(subject.stage, enabled(subject).last());
}

/** Tells whether the arrows choose as they move, or wait for Enter or Space. */
async function choosesByArrow(subject: Subject): Promise<boolean> {
  await atLast(subject);
  return (await enabled(subject).last().getAttribute("aria-selected")) === "true";
}

const several = async (subject: Subject): Promise<boolean> => (await enabled(subject).count()) > 1;

const chosenBy = (key: "Enter" | "Space"): Expectation => ({
  id: `manual ${key.toLowerCase()}`,
  says: `Where the arrows only move, ${key} chooses.`,
  source: `${source}, keyboard, manual activation; WCAG 2.1.1`,
  applies: async (subject) => (await several(subject)) && !(await choosesByArrow(subject)),
  check: async (subject) => {
    await atLast(subject);
    await subject.stage.press(key);
    await expect(enabled(subject).last()).toHaveAttribute("aria-selected", "true");
  },
});

export const tabs: Pattern = {
  name: "tabs",
  guide: "https://www.w3.org/WAI/ARIA/apg/patterns/tabs/",
  subjects: "[role=tablist]",
  expectations: [
    role(source, "tablist"),
    named(source),
    {
      id: "tabs",
      says: "Each of its children is exposed as a tab with a name; exactly one is exposed as selected.",
      source: `${source}, roles and states; WCAG 4.1.2`,
      check: async ({ stage, it }) => {
        let chosen = 0;
        for (const child of await it.locator(":scope > *").all()) {
          const { role: each, name, states } = await stage.axOf(child);
          expect(each).toBe("tab");
          expect(name, "name").not.toBe("");
          if (states["selected"] === true) chosen += 1;
        }
        expect(chosen, "selected").toBe(1);
      },
    },
    {
      id: "panel",
      says: "The selected tab says which panel is its own; the panel is in sight and named by it.",
      source: `${source}, roles and states; WCAG 1.3.1`,
      check: async (subject) => {
        const panel = await referred({ ...subject, it: selected(subject) }, "aria-controls");
        await expect(panel).toBeVisible();
        const { role: exposedRole, name } = await subject.stage.axOf(panel);
        expect(exposedRole).toBe("tabpanel");
        expect(name).toBe((await subject.stage.axOf(selected(subject))).name);
      },
    },
    {
      id: "tab",
      says: "The list is one stop of Tab, the selected tab; the next stop is in the panel, or the panel.",
      source: `${source}, keyboard; WCAG 2.4.3`,
      check: async (subject) => {
        const { stage } = subject;
        await stage.tabTo(selected(subject));
        await stage.press("Tab");
        const panel = await referred({ ...subject, it: selected(subject) }, "aria-controls");
        expect(await stage.holdsFocus(panel), `focus in the panel, and not on ${await stage.focused()}`).toBe(true);
        await stage.press("Shift+Tab");
        await expectFocus(stage, selected(subject));
      },
    },
    {
      id: "arrows",
      says: "The arrows go to the next tab and back, passing over disabled ones, and around both ends.",
      source: `${source}, keyboard; WCAG 2.1.1`,
      applies: several,
      check: async (subject) => {
        const { stage } = subject;
        const { on, back } = await arrows(subject);
        await atLast(subject);
        await stage.press(on);
        await expectFocus(stage, enabled(subject).first());
        await stage.press(on);
        await expectFocus(stage, enabled(subject).nth(1));
        await stage.press(back);
        await expectFocus(stage, enabled(subject).first());
        await stage.press(back);
        await expectFocus(stage, enabled(subject).last());
      },
    },
    {
      id: "ends",
      says: "Home goes to the first tab, End to the last.",
      source: `${source}, keyboard, optional; WCAG 2.1.1`,
      check: async (subject) => {
        await atLast(subject);
        await subject.stage.press("Home");
        await expectFocus(subject.stage, enabled(subject).first());
      },
    },
    {
      id: "automatic",
      says: "Where the arrows choose as they move, the panel follows.",
      source: `${source}, keyboard, automatic activation; WCAG 4.1.2`,
      applies: async (subject) => (await several(subject)) && (await choosesByArrow(subject)),
      check: async (subject) => {
        await atLast(subject);
        await subject.stage.press("Home");
        await expect(enabled(subject).first()).toHaveAttribute("aria-selected", "true");
        await expect(await referred({ ...subject, it: enabled(subject).first() }, "aria-controls")).toBeVisible();
      },
    },
    chosenBy("Enter"),
    chosenBy("Space"),
  ],
};
