import type { Target } from "../../browser/page.ts";
import type { Expectation, Pattern, Subject } from "../contract.ts";
import { expect } from "../expect.ts";
import { expectFocus, expectSaid, named, role } from "../shared.ts";
import type { Stage } from "../stage.ts";

/** The first button of the scene causes an announcement, which is checked. */
const trigger = async (stage: Stage): Promise<Target[]> => [stage.root.locator("button:not(:disabled)").filter({ visible: true }).first()];

async function act({ stage, it }: Subject): Promise<void> {
  await stage.focus(it);
  await stage.press("Enter");
}

const saidWith = (source: string, live: "polite" | "assertive"): Expectation => ({
  id: "said",
  says: live === "polite" ? "What has happened is said when the reader pauses." : "What has gone wrong is said at once.",
  source: `${source}; WCAG 4.1.3`,
  check: async (subject) => {
    await act(subject);
    await expectSaid(subject.stage, live);
  },
});

/** A press may move focus to the first new item, but not to the announcement. */
const leavesFocus = (source: string, region: string): Expectation => ({
  id: "focus",
  says: "Saying it takes focus nowhere.",
  source: `${source}; WCAG 3.2.5, 4.1.3`,
  check: async (subject) => {
    const { stage } = subject;
    await act(subject);
    await expectSaid(stage);
    expect(await stage.focused()).not.toMatch(/^<body/);
    expect(await stage.page.evaluate((live) => document.activeElement?.closest(live) === null, region), "focus outside it").toBe(true);
  },
});

export const status: Pattern = {
  name: "status",
  guide: "https://www.w3.org/WAI/WCAG22/Techniques/aria/ARIA22",
  subjects: trigger,
  expectations: [
    {
      id: "waiting",
      says: "The place it is said from is there before, exposed as polite.",
      source: "ARIA status; WCAG 4.1.3, technique ARIA22",
      check: async ({ stage }) => {
        const places = stage.root.locator('[role=status], [aria-live="polite"]');
        expect(await places.count(), "places").toBeGreaterThan(0);
        expect((await stage.axOf(places.first())).states["live"]).toBe("polite");
      },
    },
    saidWith("ARIA status", "polite"),
    leavesFocus("ARIA status", '[role=status], [aria-live="polite"]'),
  ],
};

export const alert: Pattern = {
  name: "alert",
  guide: "https://www.w3.org/WAI/ARIA/apg/patterns/alert/",
  subjects: trigger,
  expectations: [
    saidWith("APG alert", "assertive"),
    leavesFocus("APG alert", "[role=alert]"),
    {
      id: "in sight",
      says: "What is said is in sight, exposed as an alert, and stays.",
      source: "APG alert; WCAG 2.2.1",
      check: async (subject) => {
        await act(subject);
        const shown = subject.stage.root.locator("[role=alert]");
        await expect(shown).toBeVisible();
        expect((await subject.stage.axOf(shown)).role).toBe("alert");
      },
    },
  ],
};

const toasts = ({ stage }: Pick<Subject, "stage">): Target => stage.root.locator(":is([role=region], section):has(ol)");

const region = "ARIA region";

/** Messages that appear over the page, one after another. */
export const toast: Pattern = {
  name: "toast",
  guide: "https://www.w3.org/WAI/WCAG22/Techniques/aria/ARIA22",
  subjects: trigger,
  expectations: [
    {
      ...role(region, "region"),
      check: async ({ stage }) => {
        expect((await stage.axOf(toasts({ stage }))).role).toBe("region");
        await expect(toasts({ stage }).locator("ol"), "before the first message").toBeEmpty();
      },
    },
    { ...named(region), check: async ({ stage }) => expect((await stage.axOf(toasts({ stage }))).name, "name").not.toBe("") },
    saidWith("ARIA status", "polite"),
    leavesFocus("ARIA status", "[role=region]"),
    {
      id: "reached",
      says: "Tab reaches what takes it away.",
      source: "ARIA region; WCAG 2.1.1, 2.2.1",
      check: async (subject) => {
        const { stage, it } = subject;
        await act(subject);
        await expect(toasts(subject).locator("button").first()).toBeVisible();
        await stage.focus(it);
        for (let count = 0; count < 6 && !(await stage.holdsFocus(toasts(subject))); count++) await stage.press("Tab");
        expect(await stage.holdsFocus(toasts(subject)), "focus in it").toBe(true);
      },
    },
    {
      id: "escape",
      says: "Escape takes away the message that has focus; after the last one focus is back where it was.",
      source: "ARIA region; WCAG 2.4.3",
      check: async (subject) => {
        const { stage, it } = subject;
        await act(subject);
        const messages = toasts(subject).locator("li");
        await expect(messages.first()).toBeVisible();
        await stage.press("Tab");
        const all = await messages.count();
        for (let left = all; left > 0; left--) {
          expect(await stage.holdsFocus(toasts(subject)), "focus in it").toBe(true);
          await stage.press("Escape");
          await expect(messages).toHaveCount(left - 1);
        }
        await expectFocus(stage, it);
      },
    },
  ],
};

/** Content that is loading: skeletons, a list. */
export const busy: Pattern = {
  name: "busy",
  guide: "https://www.w3.org/TR/wai-aria-1.2/#aria-busy",
  subjects: "[aria-busy=true]",
  expectations: [
    {
      id: "exposed",
      says: "It is exposed as busy, and in words too.",
      source: "ARIA aria-busy; WCAG 4.1.3",
      check: async ({ stage, it }) => {
        expect((await stage.axOf(it)).states["busy"], "busy").toBeTruthy();
        expect((await it.innerText()).trim(), "words").not.toBe("");
      },
    },
    {
      id: "no stops",
      says: "Nothing in it is a stop of Tab: shapes are no things.",
      source: "ARIA aria-busy; WCAG 2.4.3",
      check: async ({ it }) => expect(await it.locator("a[href], button, input, [tabindex='0']").count()).toBe(0),
    },
  ],
};
