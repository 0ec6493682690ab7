import type { Target } from "../../browser/page.ts";
import type { Expectation, Pattern, Subject } from "../contract.ts";
import { expect, expectSoon } from "../expect.ts";
import { attribute, expectFocus, has, isEnabled, named, reached, role } from "../shared.ts";
import { ask, type Stage } from "../stage.ts";

const source = "APG disclosure";
const control = "summary, button[aria-expanded]:not([aria-haspopup])";

const expanded = async ({ stage, it }: Subject): Promise<boolean> => (await stage.axOf(it)).states["expanded"] === true;

/** Its content: the rest of its `details`, the element that it controls, or the next element. */
async function content({ stage, it }: Subject): Promise<Target> {
  const id = await attribute(it, "aria-controls");
  if (id) return stage.page.locator(`[id="${id}"]`);
  return it.locator("xpath=following-sibling::*[1]");
}

const shows = async (subject: Subject): Promise<boolean> => {
  const shown = await content(subject);
  if ((await shown.count()) === 0) return false;
  return ask(shown, (element) => {
    const drawn = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return drawn && element.getBoundingClientRect().height > 0;
  });
};

const agree = (subject: Subject) => expectSoon(async () => `expanded ${await expanded(subject)}, visible ${await shows(subject)}`, "state");

const toggledBy = (key: "Enter" | "Space"): Expectation => ({
  id: key.toLowerCase(),
  says: `${key} opens it and closes it; its state and its content follow, and it keeps focus.`,
  source: `${source}, keyboard; WCAG 2.1.1, 4.1.2`,
  check: async (subject) => {
    const { stage, it } = subject;
    const first = await expanded(subject);
    await stage.focus(it);
    for (const state of [!first, first]) {
      await stage.press(key);
      await agree(subject).toBe(`expanded ${state}, visible ${state}`);
      expect(await stage.hasFocus(it), "has focus").toBe(true);
    }
  },
});

const truthful: Expectation = {
  id: "state",
  says: "What it tells of itself, open or closed, is what is in sight.",
  source: `${source}, states; WCAG 4.1.2`,
  check: async (subject) => agree(subject).toBe(`expanded ${await shows(subject)}, visible ${await shows(subject)}`),
};

const skipsClosed: Expectation = {
  id: "closed",
  says: "Closed, nothing of its content is a stop of Tab.",
  source: `${source}; WCAG 2.4.3`,
  applies: async (subject) => !(await shows(subject)),
  check: async (subject) => {
    const { stage, it } = subject;
    await stage.focus(it);
    await stage.press("Tab");
    const hidden = await content(subject);
    if ((await hidden.count()) > 0) expect(await stage.holdsFocus(hidden), "focus in what is closed").toBe(false);
  },
};

export const disclosure: Pattern = {
  name: "disclosure",
  guide: "https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/",
  subjects: control,
  expectations: [
    role(source, "button", "DisclosureTriangle", "DisclosureTriangleGrouped"),
    named(source),
    reached(source),
    truthful,
    toggledBy("Enter"),
    toggledBy("Space"),
    skipsClosed,
  ],
};

/** From the accordion: each item has its summary, or its heading with a button. */
const bars = ":scope > * > summary, :scope > * > :is(h2, h3, h4, h5, h6) > button[aria-expanded]";
const items = ({ it }: Pick<Subject, "it">) => it.locator(bars);
const item = ({ stage, it }: Subject, index: number): Subject => ({ stage, it: items({ it }).nth(index) });
const several = async (subject: Subject): Promise<boolean> => (await items(subject).count()) > 1;
const exclusive = ({ it }: Subject): Promise<boolean> =>
  ask(it, (element) => element.querySelector("details[name]") !== null || element.matches("[data-exclusive]"));

/** Its first item, closed. */
async function closed(subject: Subject): Promise<Subject> {
  const first = item(subject, 0);
  if (await expanded(first)) {
    await subject.stage.focus(first.it);
    await subject.stage.press("Enter");
  }
  await agree(first).toBe("expanded false, visible false");
  return first;
}

const goesTo = (key: string, from: number, to: number): Expectation["check"] => {
  return async (subject) => {
    const last = (await items(subject).count()) - 1;
    await subject.stage.focus(items(subject).nth(from < 0 ? last : from));
    await subject.stage.press(key);
    await expectFocus(subject.stage, items(subject).nth(to < 0 ? last : to));
  };
};

/** Opens the first two, whatever was open before. */
async function openTwo(subject: Subject): Promise<string> {
  const { stage } = subject;
  for (const index of [0, 1]) {
    const each = item(subject, index);
    await stage.focus(each.it);
    if (!(await expanded(each))) await stage.press("Enter");
    await expectSoon(() => expanded(each), "open").toBe(true);
  }
  return `${await expanded(item(subject, 0))} ${await expanded(item(subject, 1))}`;
}

export const accordion: Pattern = {
  name: "accordion",
  guide: "https://www.w3.org/WAI/ARIA/apg/patterns/accordion/",
  subjects: async (stage: Stage) => [stage.root.locator(`:is(div, section):has(${bars.replaceAll(":scope ", "")})`).last()],
  expectations: [
    {
      id: "headings",
      says: "Each of its buttons stands with a heading, all of one level.",
      source: "APG accordion, roles; WCAG 1.3.1",
      check: async (subject) => {
        const levels = new Set<unknown>();
        for (const each of await items(subject).all()) {
          const heading = each.locator("xpath=(descendant::*|parent::*)[self::h2 or self::h3 or self::h4 or self::h5 or self::h6]");
          const { role: exposedRole, states } = await subject.stage.axOf(heading.first());
          expect(exposedRole).toBe("heading");
          levels.add(states["level"]);
        }
        expect(levels.size, "levels").toBe(1);
      },
    },
    {
      id: "reached",
      says: "Tab reaches each of its buttons.",
      source: "APG accordion, keyboard; WCAG 2.1.1",
      check: async (subject) => {
        for (const each of await items(subject).all()) await subject.stage.tabTo(each);
      },
    },
    ...[truthful, toggledBy("Enter"), toggledBy("Space")].map(
      (each): Expectation => ({
        ...each,
        source: each.source.replace(source, "APG accordion"),
        check: (subject) => each.check(item(subject, 0)),
      }),
    ),
    {
      id: "independent",
      says: "Opening one leaves the others as they are.",
      source: "APG accordion, keyboard",
      applies: async (subject) => (await several(subject)) && !(await exclusive(subject)),
      check: async (subject) => expect(await openTwo(subject)).toBe("true true"),
    },
    {
      id: "exclusive",
      says: "Where one is open at a time, opening another closes it, and it says so.",
      source: "APG accordion, keyboard; WCAG 4.1.2",
      applies: async (subject) => (await several(subject)) && (await exclusive(subject)),
      check: async (subject) => expect(await openTwo(subject)).toBe("false true"),
    },
    {
      id: "arrows",
      says: "Down and Up go from button to button, around both ends; Home and End to the first and the last. None opens.",
      source: "APG accordion, keyboard, optional; WCAG 2.1.1",
      applies: several,
      check: async (subject) => {
        const first = await expanded(item(subject, 0));
        await goesTo("ArrowDown", 0, 1)(subject);
        await goesTo("ArrowDown", -1, 0)(subject);
        await goesTo("ArrowUp", 1, 0)(subject);
        await goesTo("ArrowUp", 0, -1)(subject);
        await goesTo("Home", -1, 0)(subject);
        await goesTo("End", 0, -1)(subject);
        expect(await expanded(item(subject, 0)), "first open").toBe(first);
      },
    },
    {
      id: "found",
      says: "What is closed is in the document, and opens when the browser's search or a link finds something in it.",
      source: "HTML, hidden until found; WCAG 2.4.5",
      check: async (subject) => {
        const { stage } = subject;
        const first = await closed(subject);
        const shown = await content(first);
        expect(await ask(shown, (element) => element.closest("details") !== null || element.getAttribute("hidden")), "hidden").toMatch(
          /^(true|until-found)$/,
        );
        // The page changes without a key, and the address is reset, since going to the present address has no effect.
        stage.touch();
        try {
          await ask(shown, (element) => {
            location.hash = element.id;
          });
          await agree(first).toBe("expanded true, visible true");
        } finally {
          await stage.page.evaluate(() => history.replaceState(history.state, "", location.pathname + location.search));
        }
      },
    },
    {
      id: "printed",
      says: "On paper, where nothing can be opened, what is closed is in sight.",
      source: "the issue: printed open",
      check: async (subject) => {
        const first = await closed(subject);
        subject.stage.touch();
        await subject.stage.page.emulateMedia({ media: "print" });
        try {
          expect(await shows(first), "in sight").toBe(true);
        } finally {
          await subject.stage.page.emulateMedia({ media: null });
        }
      },
    },
  ],
};

const show = async (subject: Subject) => {
  await subject.stage.focus(subject.it);
  await subject.stage.press("Enter");
  await agree(subject).toBe("expanded true, visible true");
};

const leaving = (key: string, says: string, id: string, criteria: string): Expectation => ({
  id,
  says,
  source: `${source}, navigation menu; WCAG ${criteria}`,
  from: show,
  check: async (subject) => {
    await subject.stage.press(key);
    await agree(subject).toBe("expanded false, visible false");
    await expectFocus(subject.stage, subject.it);
  },
});

const escapes = leaving("Escape", "Escape closes it, and focus is on its button.", "escape", "1.4.13, 2.4.3");

const closesBehind: Expectation = {
  id: "left",
  says: "Focus that goes on to the page closes it: it covers nothing that has focus.",
  source: `${source}, navigation menu; WCAG 2.4.11`,
  from: show,
  check: async (subject) => {
    await subject.stage.focus(subject.stage.after);
    await agree(subject).toBe("expanded false, visible false");
  },
};

const entered: Expectation = {
  id: "tab",
  says: "Opening it leaves focus on its button; Tab goes on to the first stop in it.",
  source: `${source}, navigation menu; WCAG 2.4.3`,
  from: show,
  applies: async (subject) => (await (await content(subject)).locator("a[href], button, input").count()) > 0,
  check: async (subject) => {
    await expectFocus(subject.stage, subject.it);
    await subject.stage.press("Tab");
    await expectFocus(subject.stage, (await content(subject)).locator("a[href], button, input").first());
  },
};

/**
 * The customer's menu contains links to pages, so it is a disclosure of a list: role=menu is for commands, and would disable the screen
 * reader's keys.
 */
export const disclosureMenu: Pattern = {
  name: "disclosure-menu",
  guide: "https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/",
  subjects: "nav button[aria-expanded]",
  expectations: [
    ...disclosure.expectations,
    entered,
    escapes,
    closesBehind,
    {
      id: "no menu",
      says: "It opens a list of links, and says nothing of an ARIA menu.",
      source: "APG disclosure navigation menu; WCAG 1.3.1",
      from: show,
      check: async (subject) => {
        expect(await subject.stage.root.locator("[role^=menu], [aria-haspopup=menu], [aria-haspopup=true]").count(), "menus").toBe(0);
        const links = (await content(subject)).locator("li > a[href]");
        expect(await links.count(), "links in a list").toBeGreaterThan(0);
      },
    },
  ],
};

export const popover: Pattern = {
  name: "popover",
  guide: disclosure.guide,
  subjects: "button[aria-expanded]",
  expectations: [
    role(source, "button"),
    named(source),
    reached(source, isEnabled),
    toggledBy("Enter"),
    toggledBy("Space"),
    {
      id: "panel",
      says: "Its panel is a group with a name of its own, and the button says which it is.",
      source: `${source}, states; WCAG 1.3.1, 4.1.2`,
      from: show,
      check: async (subject) => {
        expect(await has("[aria-controls]")(subject), "aria-controls").toBe(true);
        const { role: exposedRole, name } = await subject.stage.axOf(await content(subject));
        expect(["group", "dialog", "region"]).toContain(exposedRole);
        expect(name, "name").not.toBe("");
      },
    },
    entered,
    escapes,
    closesBehind,
    {
      id: "press outside",
      says: "A press elsewhere closes it.",
      source: `${source}; WCAG 2.5.2`,
      from: show,
      check: async (subject) => {
        await subject.stage.pressElsewhere();
        await agree(subject).toBe("expanded false, visible false");
      },
    },
  ],
};
