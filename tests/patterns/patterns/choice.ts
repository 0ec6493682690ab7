import type { Expectation, Pattern, Subject } from "../contract.ts";
import { expect, expectSoon } from "../expect.ts";
import { described, disabled, expectFocus, has, invalid, isDisabled, isEnabled, named, reached, role } from "../shared.ts";
import { ask } from "../stage.ts";

const checked = async ({ stage, it }: Subject): Promise<unknown> => (await stage.axOf(it)).states["checked"];

const radios = ({ it }: Pick<Subject, "it">) =>
  it.locator("input[type=radio]:not(:disabled), [role=radio]:not(:disabled, [aria-disabled='true'])");
const several = async (subject: Subject): Promise<boolean> => (await radios(subject).count()) > 1;

/** The index of the option that is exposed as chosen; -1 for none. */
async function chosen({ stage, it }: Subject): Promise<number> {
  const able = (await stage.axInside(it, "radio")).filter(({ states }) => states["disabled"] !== true);
  return able.findIndex(({ states }) => states["checked"] === "true");
}

const radio = "APG radio group";

const moves = (key: string, from: number, to: number): Expectation["check"] => {
  return async (subject) => {
    const { stage } = subject;
    const count = await radios(subject).count();
    await stage.focus(radios(subject).nth((from + count) % count));
    await stage.press("Space", key);
    await expectFocus(stage, radios(subject).nth((to + count) % count));
    await expectSoon(() => chosen(subject), "chosen").toBe((to + count) % count);
  };
};

const bothWays = (id: string, says: string, on: string, back: string): Expectation => ({
  id,
  says,
  source: `${radio}, keyboard; WCAG 2.1.1`,
  applies: several,
  check: async (subject) => {
    await moves(on, 0, 1)(subject);
    await moves(on, -1, 0)(subject);
    await moves(back, 1, 0)(subject);
    await moves(back, 0, -1)(subject);
  },
});

export const radioGroup: Pattern = {
  name: "radio-group",
  guide: "https://www.w3.org/WAI/ARIA/apg/patterns/radio/",
  subjects: "[role=radiogroup], fieldset:has(input[type=radio])",
  expectations: [
    role(radio, "radiogroup"),
    named(radio),
    {
      id: "radios",
      says: "Each choice is a radio button with a name of its own; one at most is exposed as chosen.",
      source: `${radio}, roles and states; WCAG 4.1.2`,
      check: async ({ stage, it }) => {
        const names: string[] = [];
        let on = 0;
        const all = await stage.axInside(it, "radio");
        expect(all.length, "radio buttons").toBe(await it.locator("input[type=radio], [role=radio]").count());
        for (const { name, states } of all) {
          expect(name, "name").not.toBe("");
          names.push(name);
          if (states["checked"] === "true") on += 1;
        }
        expect(new Set(names).size, "different names").toBe(names.length);
        expect(on, "chosen").toBeLessThanOrEqual(1);
      },
    },
    {
      id: "tab",
      says: "It is one stop of Tab: the chosen one, or the first while none is; the next Tab leaves it.",
      source: `${radio}, keyboard; WCAG 2.4.3`,
      applies: async (subject) => (await radios(subject).count()) > 0,
      check: async (subject) => {
        const { stage, it } = subject;
        await stage.tabTo(radios(subject).nth(Math.max(0, await chosen(subject))));
        await stage.press("Tab");
        expect(await stage.holdsFocus(it), "still inside").toBe(false);
      },
    },
    bothWays("arrows down and up", "Down and Up go on and back, around both ends, and choose.", "ArrowDown", "ArrowUp"),
    bothWays("arrows right and left", "Right and Left go on and back, around both ends, and choose.", "ArrowRight", "ArrowLeft"),
    {
      id: "space",
      says: "While none is chosen, Space chooses the one that has focus.",
      source: `${radio}, keyboard; WCAG 2.1.1`,
      applies: async (subject) => (await radios(subject).count()) > 0 && (await chosen(subject)) < 0,
      check: async (subject) => {
        await subject.stage.tabTo(radios(subject).first());
        await subject.stage.press("Space");
        await expectSoon(() => chosen(subject), "chosen").toBe(0);
      },
    },
    described(radio),
    invalid(radio),
  ],
};

const box = "APG checkbox";

const turnsOver: Expectation["check"] = async (subject) => {
  const { stage, it } = subject;
  const first = await checked(subject);
  await stage.focus(it);
  for (const state of [first === "true" ? "false" : "true", first]) {
    await stage.press("Space");
    await expectSoon(() => checked(subject), "checked").toBe(state);
    const shown = await ask(it, (element) => (element as HTMLInputElement).checked ?? element.dataset["state"] === "checked");
    expect(shown, "in sight").toBe(state === "true");
    expect(await stage.hasFocus(it), "has focus").toBe(true);
  }
};

export const checkbox: Pattern = {
  name: "checkbox",
  guide: "https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/",
  subjects: "input[type=checkbox]:not([role=switch]), [role=checkbox]",
  expectations: [
    role(box, "checkbox"),
    named(box),
    reached(box),
    {
      id: "space",
      says: "Space ticks it and takes the tick away; its state follows.",
      source: `${box}, keyboard; WCAG 2.1.1, 4.1.2`,
      applies: isEnabled,
      check: turnsOver,
    },
    {
      id: "label",
      says: "Its words are its label: they are part of what a press hits.",
      source: `${box}, label; WCAG 2.5.8`,
      applies: isEnabled,
      check: async (subject) => {
        const { stage, it } = subject;
        const first = await checked(subject);
        await it.scrollIntoViewIfNeeded();
        const [x, y] = await ask(it, (element) => {
          const label = (element as HTMLInputElement).labels?.[0];
          if (!label) throw new Error("It has no label");
          const { right, top, height } = label.getBoundingClientRect();
          return [right - 4, top + height / 2] as const;
        });
        stage.touch();
        await stage.page.mouse.click(x, y);
        await expectSoon(() => checked(subject), "checked").not.toBe(first);
      },
    },
    disabled(box),
    described(box),
    invalid(box),
  ],
};

export const checkboxGroup: Pattern = {
  name: "checkbox-group",
  guide: checkbox.guide,
  subjects: "fieldset:has(input[type=checkbox]), [role=group]:has(input[type=checkbox])",
  expectations: [
    role(`${box}, group`, "group"),
    named(`${box}, group`),
    {
      id: "tab",
      says: "Each box that may be ticked is a stop of Tab.",
      source: `${box}, keyboard; WCAG 2.1.1`,
      applies: async ({ it }) => (await it.locator("input:not(:disabled)").count()) > 0,
      check: async ({ stage, it }) => {
        const boxes = it.locator("input[type=checkbox]:not(:disabled)");
        await stage.tabTo(boxes.first());
        for (const each of (await boxes.all()).slice(1)) {
          await stage.press("Tab");
          await expectFocus(stage, each);
        }
      },
    },
    {
      id: "independent",
      says: "Ticking one leaves the others as they are.",
      source: `${box}; WCAG 4.1.2`,
      applies: async ({ it }) => (await it.locator("input:not(:disabled)").count()) > 1,
      check: async ({ stage, it }) => {
        const boxes = it.locator("input[type=checkbox]:not(:disabled)");
        const states = () => boxes.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).checked));
        const [first, ...others] = await states();
        await stage.focus(boxes.first());
        await stage.press("Space");
        await expectSoon(states, "ticked").toEqual([!first, ...others]);
      },
    },
    described(`${box}, group`),
  ],
};

const onOff = "APG switch";

export const switchPattern: Pattern = {
  name: "switch",
  guide: "https://www.w3.org/WAI/ARIA/apg/patterns/switch/",
  subjects: "[role=switch]",
  expectations: [
    role(onOff, "switch"),
    named(onOff),
    reached(onOff),
    {
      id: "space",
      says: "Space turns it on and off; its state follows.",
      source: `${onOff}, keyboard; WCAG 2.1.1, 4.1.2`,
      applies: async (subject) => (await isEnabled(subject)) && !(await has("[aria-busy]")(subject)),
      check: turnsOver,
    },
    {
      id: "same name",
      says: "On and off it has the same name: the state says the rest.",
      source: `${onOff}, label; WCAG 4.1.2`,
      applies: async (subject) => (await isEnabled(subject)) && !(await has("[aria-busy]")(subject)),
      check: async ({ stage, it }) => {
        const { name } = await stage.axOf(it);
        await stage.focus(it);
        await stage.press("Space");
        expect((await stage.axOf(it)).name).toBe(name);
      },
    },
    {
      id: "busy",
      says: "While it is being saved it says so, keeps focus and takes no press.",
      source: `${onOff}; WCAG 4.1.3, 2.4.3`,
      applies: async (subject) => (await has("[aria-busy=true]")(subject)) && !(await isDisabled(subject)),
      check: async (subject) => {
        const { stage, it } = subject;
        const first = await checked(subject);
        await stage.tabTo(it);
        await stage.press("Space");
        expect(await checked(subject)).toBe(first);
        expect(await stage.hasFocus(it), "has focus").toBe(true);
        await expectSoon(async () => (await stage.root.locator("[role=status]").allTextContents()).join("").trim(), "said").not.toBe("");
      },
    },
    disabled(onOff),
    described(onOff),
  ],
};
