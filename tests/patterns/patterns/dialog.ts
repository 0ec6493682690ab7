import type { Target } from "../../browser/page.ts";
import type { Expectation, Pattern, Subject } from "../contract.ts";
import { expect, expectSoon } from "../expect.ts";
import { expectFocus, has, role } from "../shared.ts";
import type { Stage } from "../stage.ts";

/** The open modal dialog of any kind; the last one is on top. */
const open = (stage: Stage): Target =>
  stage.page.locator('dialog[open], [role=dialog][aria-modal="true"], [role=alertdialog][aria-modal="true"]').filter({ visible: true });

/** Tells whether a dialog opens soon: its code may have to be loaded first. */
const opensSoon = (stage: Stage): Promise<boolean> =>
  expect(open(stage))
    .not.toHaveCount(0, { timeout: 300 })
    .then(
      () => true,
      () => false,
    );

/** The buttons of the scene that open a dialog, found by pressing them; or the dialog itself if it is open at first. */
async function findOpeners(stage: Stage): Promise<Target[]> {
  if (await opensSoon(stage)) return [open(stage).last()];
  const buttons = stage.root.locator("button:not(:disabled)").filter({ visible: true });
  for (let index = 0; index < Math.min(await buttons.count(), 8); index++) {
    await stage.begin();
    await stage.focus(buttons.nth(index));
    await stage.press("Enter");
    if (await opensSoon(stage)) return [buttons.nth(index)];
  }
  return [];
}

const hasOpener = async (subject: Subject): Promise<boolean> => !(await has("dialog, [role=dialog], [role=alertdialog]")(subject));

/** The dialog itself, once it is open. */
const opened = async (subject: Subject): Promise<Target> => ((await hasOpener(subject)) ? open(subject.stage) : subject.it);

/** Opens it with Enter, unless it is open at first. */
async function enter(subject: Subject): Promise<void> {
  const { stage, it } = subject;
  if (!(await hasOpener(subject))) return;
  await stage.focus(it);
  await stage.press("Enter");
  await expect(open(stage), "dialogs open").toHaveCount(1);
}

/** Tells whether Escape closes the dialog; one that needs an answer says so with `closedby`. */
const closes = async (subject: Subject): Promise<boolean> => !(await has('[closedby="none"]')({ it: await opened(subject) }));

const closesAgain = async (subject: Subject): Promise<boolean> => (await hasOpener(subject)) && (await closes(subject));

const stops =
  "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex='0']";

const stayInside = (key: "Tab" | "Shift+Tab"): Expectation["check"] => {
  return async (subject) => {
    const { stage } = subject;
    const dialog = await opened(subject);
    const count = await dialog.locator(stops).filter({ visible: true }).count();
    const keys = Array.from({ length: count + 2 }, () => key);
    expect(await stage.escapes(dialog, keys), "where focus went outside it").toEqual([]);
  };
};

const source = "APG dialog (modal)";

const modal: readonly Expectation[] = [
  {
    id: "name",
    says: "It is named by its title.",
    source: `${source}, roles; WCAG 4.1.2`,
    check: async (subject) => expect((await subject.stage.axOf(await opened(subject))).name, "name").not.toBe(""),
  },
  {
    id: "modal",
    says: "It is exposed as modal, and the page behind is out of reach for assistive technology.",
    source: `${source}, roles; WCAG 1.3.2`,
    check: async (subject) => {
      const { stage } = subject;
      expect((await stage.axOf(await opened(subject))).states["modal"], "modal").toBe(true);
      expect((await stage.axOf(stage.before)).ignored, "page behind ignored").toBe(true);
    },
  },
  {
    id: "focus enters",
    says: "Focus goes into it as it opens.",
    source: `${source}, keyboard; WCAG 2.4.3`,
    check: async (subject) => {
      const dialog = await opened(subject);
      await expectSoon(() => subject.stage.holdsFocus(dialog), "focus inside").toBe(true);
    },
  },
  {
    id: "way out",
    says: "What Escape closes is also left by a button or a link inside it.",
    source: `${source}, note on a close button; WCAG 2.1.1`,
    applies: closes,
    check: async (subject) =>
      expect(await (await opened(subject)).locator("button:not(:disabled), a[href]").filter({ visible: true }).count()).toBeGreaterThan(0),
  },
  { id: "tab", says: "Tab goes round inside it.", source: `${source}, keyboard; WCAG 2.1.2, 2.4.3`, check: stayInside("Tab") },
  { id: "shift tab", says: "Shift+Tab goes round inside it.", source: `${source}, keyboard; WCAG 2.4.3`, check: stayInside("Shift+Tab") },
  {
    id: "escape",
    says: "Escape closes it.",
    source: `${source}, keyboard; WCAG 2.1.2`,
    applies: closesAgain,
    check: async (subject) => {
      const dialog = await opened(subject);
      await subject.stage.press("Escape");
      await expect(dialog, "dialogs open").toHaveCount(0);
    },
  },
  {
    id: "focus returns",
    says: "Closed, focus is back on what opened it.",
    source: `${source}, keyboard; WCAG 2.4.3`,
    applies: closesAgain,
    check: async (subject) => {
      await subject.stage.press("Escape");
      await expectFocus(subject.stage, subject.it);
    },
  },
];

const insists: Expectation = {
  id: "insists",
  says: "One that must be answered stays when Escape is pressed, more than once too, and keeps focus.",
  source: `${source}; WCAG 2.4.3`,
  applies: async (subject) => !(await closes(subject)),
  check: async (subject) => {
    const { stage } = subject;
    const dialog = await opened(subject);
    await stage.press("Escape", "Escape", "Escape");
    await expect(dialog).toBeVisible();
    expect(await stage.holdsFocus(dialog), "focus inside").toBe(true);
  },
};

const roleInside = (wanted: string): Expectation => ({
  ...role(source, wanted),
  check: async (subject) => expect((await subject.stage.axOf(await opened(subject))).role).toBe(wanted),
});

/** Applies every expectation to the open dialog. */
const whenOpen = (expectations: readonly Expectation[]): Expectation[] => expectations.map((each) => ({ ...each, from: enter }));

export const dialog: Pattern = {
  name: "dialog",
  guide: "https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/",
  subjects: findOpeners,
  expectations: whenOpen([roleInside("dialog"), ...modal, insists]),
};

export const alertDialog: Pattern = {
  name: "alertdialog",
  guide: "https://www.w3.org/WAI/ARIA/apg/patterns/alertdialog/",
  subjects: findOpeners,
  expectations: whenOpen([
    roleInside("alertdialog"),
    ...modal,
    {
      id: "description",
      says: "What it asks or tells is its description, and so is read as it opens.",
      source: "APG alert dialog, roles; WCAG 4.1.3",
      check: async (subject) => expect((await subject.stage.axOf(await opened(subject))).description, "description").not.toBe(""),
    },
    {
      id: "focus on an answer",
      says: "Focus starts on one of its answers, which is a button.",
      source: "APG alert dialog and dialog, initial focus; WCAG 2.4.3",
      check: async (subject) => {
        await expectSoon(() => subject.stage.focused(), "focus").toMatch(/^<(button|a) /);
      },
    },
  ]),
};
