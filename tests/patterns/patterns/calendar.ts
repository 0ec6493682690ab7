import type { Target } from "../../browser/page.ts";
import type { Expectation, Pattern, Subject } from "../contract.ts";
import { expect, expectSoon } from "../expect.ts";
import { expectFocus, has, isEnabled, named, reached, role } from "../shared.ts";
import type { Stage } from "../stage.ts";

const source = "APG date picker dialog";

const calendar = ({ stage }: Pick<Subject, "stage">): Target =>
  stage.page.locator("[role=dialog]:has([role=grid])").filter({ visible: true });
const days = (subject: Subject): Target => calendar(subject).locator('[role=gridcell] :not([aria-disabled="true"])[tabindex]');
const day = (stage: Stage): Promise<string> => stage.focused();

/** Opens the calendar, and waits until a day has focus. */
async function open(subject: Subject): Promise<void> {
  const { stage, it } = subject;
  await stage.focus(it);
  await stage.press("Enter");
  await expectSoon(() => stage.holdsFocus(calendar(subject).locator("[role=grid]")), "focus on a day").toBe(true);
}

/** One key goes to another day, and the other back again. */
const moves = (id: string, says: string, on: string, back: string): Expectation => ({
  id,
  says,
  source: `${source}, keyboard; WCAG 2.1.1`,
  check: async (subject) => {
    const { stage } = subject;
    await open(subject);
    // Starts from a day with free days on both sides, whatever the limits.
    await stage.press("Home", "ArrowRight");
    const first = await day(stage);
    await stage.press(on);
    await expectSoon(() => day(stage), "day").not.toBe(first);
    await stage.press(back);
    await expectSoon(() => day(stage), "day").toBe(first);
  },
});

/** A button that opens a month of days beside a field. It is not a modal dialog: leaving it closes it. */
export const datePicker: Pattern = {
  name: "date-picker",
  guide: "https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/",
  subjects: "button[aria-haspopup=dialog]",
  expectations: [
    role(source, "button"),
    named(source),
    reached(source, isEnabled),
    {
      id: "opens",
      says: "Enter opens it on a day; it is a dialog with a name of its own, and the button says that it is open.",
      source: `${source}, roles; WCAG 4.1.2, 2.4.3`,
      from: open,
      check: async (subject) => {
        const { role: exposedRole, name } = await subject.stage.axOf(calendar(subject));
        expect(exposedRole).toBe("dialog");
        expect(name, "name").not.toBe("");
        expect(await has('[aria-expanded="true"]')(subject), "expanded").toBe(true);
      },
    },
    {
      id: "one stop",
      says: "Of all days one is a stop of Tab.",
      source: `${source}, grid; WCAG 2.4.3`,
      from: open,
      check: async (subject) => expect(await calendar(subject).locator("[role=gridcell] [tabindex='0']").count()).toBe(1),
    },
    {
      id: "full names",
      says: "Each day that can be chosen has a name with its month and its year.",
      source: `${source}, grid; WCAG 4.1.2`,
      from: open,
      check: async (subject) => {
        for (const each of (await days(subject).all()).slice(0, 3)) expect((await subject.stage.axOf(each)).name).toMatch(/ \d{4}/);
      },
    },
    moves("arrows", "Right and Left go a day on and back.", "ArrowRight", "ArrowLeft"),
    moves("weeks", "Down and Up go a week on and back.", "ArrowDown", "ArrowUp"),
    {
      id: "escape",
      says: "Escape closes it, and focus is back on the button.",
      source: `${source}, keyboard; WCAG 2.1.2, 2.4.3`,
      from: open,
      check: async (subject) => {
        await subject.stage.press("Escape");
        await expect(calendar(subject)).toHaveCount(0);
        await expectFocus(subject.stage, subject.it);
      },
    },
    {
      id: "chooses",
      says: "Enter on a day chooses it and closes; focus is back on the button.",
      source: `${source}, keyboard; WCAG 2.1.1, 2.4.3`,
      check: async (subject) => {
        await open(subject);
        await subject.stage.press("Enter");
        await expect(calendar(subject)).toHaveCount(0);
        await expectFocus(subject.stage, subject.it);
      },
    },
  ],
};
