import type { Target } from "../../browser/page.ts";
import type { Pattern, Subject } from "../contract.ts";
import { expect } from "../expect.ts";
import { attribute, role } from "../shared.ts";
import type { Stage } from "../stage.ts";

const source = "APG tooltip";

/** The last element that describes it, after its own descriptions. */
async function bubble({ stage, it }: Subject): Promise<Target> {
  const ids = ((await attribute(it, "aria-describedby")) ?? "").split(" ");
  return stage.page.locator(`[id="${ids.at(-1)}"]`);
}

async function show(subject: Subject): Promise<Target> {
  await subject.stage.tabTo(subject.it);
  const tip = await bubble(subject);
  await expect(tip).toBeVisible();
  return tip;
}

const elsewhere = (stage: Stage) => stage.page.mouse.move(2, (stage.page.viewportSize()?.height ?? 900) - 2);

export const tooltip: Pattern = {
  name: "tooltip",
  guide: "https://www.w3.org/WAI/ARIA/apg/patterns/tooltip/",
  // Its bubble follows it; a visible bubble may be elsewhere in the document.
  subjects: "[aria-describedby]:is(button, a, input, [tabindex]):is([data-state$=open], :has(+ [role=tooltip]))",
  expectations: [
    {
      id: "describes",
      says: "Its words are read after the name of what it belongs to, shown or not.",
      source: `${source}, roles; WCAG 1.3.1`,
      check: async (subject) => {
        const text = (await (await bubble(subject)).textContent())?.trim() ?? "";
        expect(text).not.toBe("");
        const { name, description } = await subject.stage.axOf(subject.it);
        expect(description.split(text).length - 1, "times that it is read").toBe(1);
        expect(name, "a name of its own").not.toBe("");
        expect(name).not.toBe(text);
      },
    },
    {
      ...role(source, "tooltip"),
      check: async (subject) => expect((await subject.stage.axOf(await show(subject))).role).toBe("tooltip"),
    },
    {
      id: "focus",
      says: "Focus from the keyboard shows it, and takes no step into it; leaving hides it.",
      source: `${source}, keyboard; WCAG 1.4.13, 2.1.1`,
      check: async (subject) => {
        const { stage, it } = subject;
        const tip = await show(subject);
        expect(await stage.hasFocus(it), "has focus").toBe(true);
        await stage.press("Tab");
        expect(await stage.holdsFocus(tip), "focus in the bubble").toBe(false);
        await expect(tip).toBeHidden();
      },
    },
    {
      id: "escape",
      says: "Escape takes it away, and focus stays.",
      source: `${source}, keyboard; WCAG 1.4.13`,
      check: async (subject) => {
        const tip = await show(subject);
        await subject.stage.press("Escape");
        await expect(tip).toBeHidden();
        expect(await subject.stage.hasFocus(subject.it), "has focus").toBe(true);
      },
    },
    {
      id: "pointer",
      says: "The pointer shows it, may go onto it, and hides it by leaving.",
      source: `${source}; WCAG 1.4.13`,
      check: async (subject) => {
        const { stage, it } = subject;
        await stage.pointAt(it);
        const tip = await bubble(subject);
        await expect(tip).toBeVisible();
        await stage.pointAt(tip);
        await expect(tip).toBeVisible();
        await elsewhere(stage);
        await expect(tip).toBeHidden();
      },
    },
    {
      id: "only words",
      says: "Nothing in it is to be pressed.",
      source: `${source}; WCAG 2.1.1`,
      check: async (subject) => expect(await (await bubble(subject)).locator("a, button, input, [tabindex]").count()).toBe(0),
    },
  ],
};
