import type { Target } from "../../browser/page.ts";
import type { Expectation, Pattern, Subject } from "../contract.ts";
import { expect, expectSoon } from "../expect.ts";
import { described, disabled, expectFocus, expectSaid, invalid, named, reached, referred, role } from "../shared.ts";
import { ask } from "../stage.ts";

const source = "APG combobox";

/** The suggestions of the stories are streets, which begin with this word. */
const text = "via";

const list = (subject: Subject): Promise<Target> => referred(subject, "aria-controls");
const statesOf = async ({ stage, it }: Subject) => (await stage.axOf(it)).states;
const options = async (subject: Subject): Promise<Target> => (await list(subject)).locator("[role=option]");
const editable = ({ it }: Pick<Subject, "it">) => it.isEditable();
const value = ({ it }: Pick<Subject, "it">): Promise<string> => it.inputValue();

async function suggest(subject: Subject): Promise<void> {
  const { stage, it } = subject;
  if (!(await editable(subject))) return;
  await stage.focus(it);
  await stage.press("ControlOrMeta+a");
  await stage.type(text);
  // Its list is loaded when the field has focus.
  await expect(it).toHaveAttribute("data-list", "ready");
}

/** Tells whether the suggestions are open. */
const suggests = async (subject: Subject): Promise<boolean> => (await statesOf(subject))["expanded"] === true;

const several = async (subject: Subject): Promise<boolean> => (await suggests(subject)) && (await (await options(subject)).count()) > 1;

/** The index of the active option; -1 for none. Focus itself stays in the field. */
async function active(subject: Subject): Promise<number> {
  expect(await subject.stage.hasFocus(subject.it), "focus in the field").toBe(true);
  const id = await subject.it.getAttribute("aria-activedescendant");
  const ids = await (await options(subject)).evaluateAll((all) => all.map((each) => each.id));
  return id ? ids.indexOf(id) : -1;
}

const firstWords = async (subject: Subject): Promise<string> => (await (await options(subject)).first().innerText()).split("\n")[0] ?? "";

/** Expects a suggestion in the field, longer than the typed text; some of its words may be in the fields beside it. */
const expectTaken = (subject: Subject, words: string) =>
  expectSoon(async () => {
    const taken = await value(subject);
    return taken.length > text.length && (taken.includes(words) || words.startsWith(taken));
  }, `"${words}" taken`).toBe(true);

const expectActive = (subject: Subject, index: number) => expectSoon(() => active(subject), "active option").toBe(index);

const keyboard = (id: string, says: string, criteria: string, check: Expectation["check"], applies = suggests): Expectation => ({
  id,
  says,
  source: `${source}, keyboard; WCAG ${criteria}`,
  applies,
  from: suggest,
  check,
});

export const combobox: Pattern = {
  name: "combobox",
  guide: "https://www.w3.org/WAI/ARIA/apg/patterns/combobox/",
  subjects: "input[role=combobox]",
  expectations: [
    role(source, "combobox"),
    named(source),
    reached(source),
    {
      id: "closed at first",
      says: "At first it is exposed as closed, and its list is not in sight.",
      source: `${source}, states; WCAG 4.1.2`,
      check: async (subject) => {
        expect((await statesOf(subject))["expanded"], "expanded").toBe(false);
        if (await subject.it.getAttribute("aria-controls")) await expect(await list(subject)).toBeHidden();
      },
    },
    {
      id: "opens",
      says: "Typing opens it: it is exposed as open, and names its list, which is in sight. Focus stays in the field.",
      source: `${source}, list autocomplete; WCAG 4.1.2`,
      applies: suggests,
      from: suggest,
      check: async (subject) => {
        await expect(await list(subject)).toBeVisible();
        expect((await subject.stage.axOf(await list(subject))).role).toBe("listbox");
        expect(await subject.stage.hasFocus(subject.it), "has focus").toBe(true);
      },
    },
    {
      id: "said",
      says: "How many suggestions there are is said, and so is that there are none.",
      source: `${source}; WCAG 4.1.3`,
      applies: editable,
      check: async (subject) => {
        await suggest(subject);
        await expectSaid(subject.stage, "polite");
      },
    },
    keyboard("none at first", "No suggestion is chosen unasked: what is typed counts.", "3.2.2", (subject) => expectActive(subject, -1)),
    keyboard(
      "arrows",
      "Down goes to the first suggestion and on, Up back, around both ends.",
      "2.1.1",
      async (subject) => {
        const last = (await (await options(subject)).count()) - 1;
        await subject.stage.press("ArrowDown");
        await expectActive(subject, 0);
        await subject.stage.press("ArrowDown");
        await expectActive(subject, 1);
        await subject.stage.press("ArrowUp", "ArrowUp");
        await expectActive(subject, last);
        await subject.stage.press("ArrowDown");
        await expectActive(subject, 0);
      },
      several,
    ),
    keyboard("enter", "Enter takes the suggestion that the arrows are on, and closes the list.", "2.1.1", async (subject) => {
      const words = await firstWords(subject);
      const opened = await list(subject);
      await subject.stage.press("ArrowDown", "Enter");
      await expectTaken(subject, words);
      await expect(opened).toBeHidden();
      expect((await statesOf(subject))["expanded"], "expanded").toBe(false);
      expect(await subject.stage.hasFocus(subject.it), "has focus").toBe(true);
    }),
    keyboard("escape", "Escape closes the list; the text stays.", "2.1.1", async (subject) => {
      const opened = await list(subject);
      await subject.stage.press("ArrowDown", "Escape");
      await expect(opened).toBeHidden();
      expect(await value(subject)).toBe(text);
      expect(await subject.stage.hasFocus(subject.it), "has focus").toBe(true);
    }),
    keyboard("tab", "Tab goes on in the page and closes the list; suggestions are no stops.", "2.1.2, 2.4.3", async (subject) => {
      const opened = await list(subject);
      await subject.stage.press("ArrowDown", "Tab");
      await expect(opened).toBeHidden();
      expect((await opened.count()) > 0 && (await subject.stage.holdsFocus(opened)), "focus in the list").toBe(false);
      expect(await subject.stage.hasFocus(subject.it), "has focus").toBe(false);
    }),
    keyboard("editing", "With a suggestion active, the field's own keys still edit the text.", "2.1.1", async (subject) => {
      await subject.stage.press("ArrowDown", "ArrowLeft");
      await subject.stage.type("x");
      expect(await value(subject)).toBe(`${text.slice(0, -1)}x${text.slice(-1)}`);
    }),
    keyboard("alt up", "Alt+Up closes the list, Alt+Down opens it again.", "2.1.1", async (subject) => {
      const opened = await list(subject);
      await subject.stage.press("Alt+ArrowUp");
      await expect(opened).toBeHidden();
      await subject.stage.press("Alt+ArrowDown");
      await expect(await list(subject)).toBeVisible();
    }),
    disabled(source),
    described(source),
    invalid(source),
  ],
};

/** The list of a combobox; it is never a tab stop. */
export const listbox: Pattern = {
  name: "listbox",
  guide: "https://www.w3.org/WAI/ARIA/apg/patterns/listbox/",
  subjects: "input[role=combobox]",
  expectations: [
    {
      id: "options",
      says: "It is a named list box, and all in it are options with names.",
      source: "APG listbox, roles; WCAG 1.3.1, 4.1.2",
      applies: suggests,
      from: suggest,
      check: async (subject) => {
        const { stage } = subject;
        const { role: box, name } = await stage.axOf(await list(subject));
        expect(box).toBe("listbox");
        expect(name, "name").not.toBe("");
        for (const each of (await (await list(subject)).locator(":scope > *").all()).slice(0, 10)) {
          const option = await stage.axOf(each);
          expect(option.role).toBe("option");
          expect(option.name, "name").not.toBe("");
        }
      },
    },
    {
      id: "selected",
      says: "The option that the arrows are on is exposed as selected, and no other.",
      source: "APG listbox, states; WCAG 4.1.2",
      applies: suggests,
      from: suggest,
      check: async (subject) => {
        await subject.stage.press("ArrowDown");
        await expectActive(subject, 0);
        const selected = await (await options(subject)).evaluateAll((all) => all.map((each) => each.getAttribute("aria-selected")));
        expect(selected.filter((state) => state === "true")).toHaveLength(1);
        expect((await subject.stage.axOf((await options(subject)).first())).states["selected"]).toBe(true);
      },
    },
    {
      id: "in view",
      says: "In a list longer than its place, the arrows bring their option into view.",
      source: "APG listbox, keyboard; WCAG 2.4.7, 2.4.11",
      applies: async (subject) =>
        (await several(subject)) && ask(await list(subject), (element) => element.scrollHeight > element.clientHeight + 1),
      from: suggest,
      check: async (subject) => {
        await subject.stage.press("ArrowUp");
        await expect((await options(subject)).last()).toBeInViewport({ ratio: 0.9 });
        await subject.stage.press("ArrowDown");
        await expect((await options(subject)).first()).toBeInViewport({ ratio: 0.9 });
      },
    },
    {
      id: "press",
      says: "A press on an option takes it, and focus stays in the field.",
      source: "APG listbox and combobox; WCAG 2.5.2",
      applies: suggests,
      from: suggest,
      check: async (subject) => {
        const words = await firstWords(subject);
        await subject.stage.click((await options(subject)).first());
        await expectTaken(subject, words);
        await expectFocus(subject.stage, subject.it);
      },
    },
  ],
};
