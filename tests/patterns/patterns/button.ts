import type { Expectation, Pattern, Subject } from "../contract.ts";
import { expect, expectSoon } from "../expect.ts";
import { disabled, has, isEnabled, named, reached, role } from "../shared.ts";
import { ask } from "../stage.ts";

const source = "APG button";

const pressedBy = (key: string): Expectation["check"] => {
  return async ({ stage, it }: Subject) => {
    await stage.focus(it);
    await stage.press(key);
    await expectSoon(() => stage.clicks(), "pressed").toBe(1);
  };
};

export const button: Pattern = {
  name: "button",
  guide: "https://www.w3.org/WAI/ARIA/apg/patterns/button/",
  subjects: "button, [role=button], input:is([type=submit], [type=button])",
  expectations: [
    role(source, "button"),
    named(source),
    {
      id: "label in name",
      says: "The words in sight are in its name, in their order, so that speech control finds it.",
      source: `${source}; WCAG 2.5.3`,
      applies: async ({ it }) => (await it.innerText()).trim() !== "",
      check: async ({ stage, it }) => {
        const plain = (text: string) =>
          text
            .toLowerCase()
            .replace(/[^\p{L}\p{N}]+/gu, " ")
            .trim();
        expect(plain((await stage.axOf(it)).name)).toContain(plain(await ask(it, visibleText)));
      },
    },
    reached(source),
    disabled(source),
    {
      id: "enter",
      says: "Enter presses it, once.",
      source: `${source}, keyboard; WCAG 2.1.1`,
      applies: isEnabled,
      check: pressedBy("Enter"),
    },
    {
      id: "space",
      says: "Space presses it, once.",
      source: `${source}, keyboard; WCAG 2.1.1`,
      applies: isEnabled,
      check: pressedBy("Space"),
    },
    {
      id: "focus kept",
      says: "After a press focus is somewhere: on it, or where the press leads; never lost.",
      source: `${source}, keyboard; WCAG 2.4.3`,
      applies: isEnabled,
      check: async ({ stage, it }) => {
        await stage.focus(it);
        await stage.press("Enter");
        await expectSoon(() => stage.focused(), "focus").not.toMatch(/^<body/);
      },
    },
    {
      id: "inert",
      says: "aria-disabled, it keeps focus while pressed, and the page does nothing.",
      source: `${source}; WCAG 2.4.3`,
      applies: has('[aria-disabled="true"]'),
      check: async ({ stage, it }) => {
        const before = await stage.drawn();
        await stage.tabTo(it);
        await stage.press("Enter", "Space");
        expect(await stage.hasFocus(it), "has focus").toBe(true);
        expect(await stage.drawn()).toBe(before);
      },
    },
  ],
};

/** Leaves out text for screen readers only. */
function visibleText(element: Element): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let text = "";
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement } = node;
    if (!parentElement || parentElement.closest('[aria-hidden="true"]')) continue;
    const { width, height } = parentElement.getBoundingClientRect();
    if (width > 1 && height > 1 && parentElement.checkVisibility({ visibilityProperty: true })) text += `${node.textContent} `;
  }
  return text;
}

export const toggleButton: Pattern = {
  name: "toggle-button",
  guide: button.guide,
  subjects: "button[aria-pressed]",
  expectations: [
    role(source, "button"),
    named(source),
    ...["Enter", "Space"].map(
      (key): Expectation => ({
        id: key.toLowerCase(),
        says: `${key} turns it over and back; its state follows, its name stays the same, and it keeps focus.`,
        source: `${source}, toggle button; WCAG 2.1.1, 4.1.2`,
        applies: isEnabled,
        check: async ({ stage, it }) => {
          const { name, states } = await stage.axOf(it);
          const other = states["pressed"] === "true" ? "false" : "true";
          await stage.tabTo(it);
          for (const pressed of [other, states["pressed"]]) {
            await stage.press(key);
            await expectSoon(async () => (await stage.axOf(it)).states["pressed"], "pressed").toBe(pressed);
            expect((await stage.axOf(it)).name).toBe(name);
            expect(await stage.hasFocus(it), "has focus").toBe(true);
          }
        },
      }),
    ),
    disabled(source),
  ],
};
