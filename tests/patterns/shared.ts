import type { Target } from "../browser/page.ts";
import type { Expectation, Subject } from "./contract.ts";
import { expect, expectSoon } from "./expect.ts";
import { ask, type Stage } from "./stage.ts";

/** Shared code of the patterns: functions that create expectations, and checks that several need. */

export const isEnabled = ({ it }: Pick<Subject, "it">): Promise<boolean> =>
  ask(it, (element) => !element.matches(':disabled, [aria-disabled="true"]'));

export const isDisabled = async (subject: Subject): Promise<boolean> => !(await isEnabled(subject));

export const has =
  (selector: string) =>
  ({ it }: Pick<Subject, "it">): Promise<boolean> =>
    ask(it, (element, wanted) => element.matches(wanted), selector);

export const holds =
  (selector: string) =>
  async ({ it }: Pick<Subject, "it">): Promise<boolean> =>
    (await it.locator(selector).filter({ visible: true }).count()) > 0;

export const attribute = (it: Target, name: string): Promise<string | null> => it.getAttribute(name);

/** The element that an attribute names by its id. */
export async function referred({ stage, it }: Subject, name: string): Promise<Target> {
  const id = await attribute(it, name);
  expect(id, name).toBeTruthy();
  return stage.page.locator(`[id="${id}"]`);
}

export const role = (source: string, ...roles: string[]): Expectation => ({
  id: "role",
  says: `Assistive technology gets its role: ${roles.join(" or ")}.`,
  source: `${source}; WCAG 4.1.2`,
  check: async ({ stage, it }) => expect(roles).toContain((await stage.axOf(it)).role),
});

export const named = (source: string): Expectation => ({
  id: "name",
  says: "It has a name.",
  source: `${source}; WCAG 4.1.2`,
  check: async ({ stage, it }) => expect((await stage.axOf(it)).name, "name").not.toBe(""),
});

export const reached = (source: string, applies: NonNullable<Expectation["applies"]> = isEnabled): Expectation => ({
  id: "reached",
  says: "Tab reaches it.",
  source: `${source}; WCAG 2.1.1`,
  applies,
  check: ({ stage, it }) => stage.tabTo(it),
});

export const disabled = (source: string): Expectation => ({
  id: "disabled",
  says: "Disabled, it says so; Tab passes it over, unless it stays to be read (aria-disabled).",
  source: `${source}; WCAG 4.1.2`,
  applies: isDisabled,
  check: async ({ stage, it }) => {
    expect((await stage.axOf(it)).states["disabled"], "disabled").toBe(true);
    expect(await stage.isStop(it), "Tab stops").toBe(await ask(it, (element) => !element.matches(":disabled")));
  },
});

export const described = (source: string): Expectation => ({
  id: "described",
  says: "What describes it, a hint or an error, exists and is read with it.",
  source: `${source}; WCAG 1.3.1, 3.3.2`,
  applies: has("[aria-describedby]"),
  check: async ({ stage, it }) => {
    // Blocks are read with spaces between them.
    const plain = (text: string) => text.replace(/\s+/g, "");
    const description = plain((await stage.axOf(it)).description);
    const ids = ((await attribute(it, "aria-describedby")) ?? "").split(" ");
    for (const id of ids) {
      const text = await stage.page.locator(`[id="${id}"]`).textContent();
      expect(description).toContain(plain(text ?? "") || "a text");
    }
  },
});

export const invalid = (source: string): Expectation => ({
  id: "invalid",
  says: "In error, it says so, and the reason in sight is read with it.",
  source: `${source}; WCAG 3.3.1`,
  applies: has('[aria-invalid="true"]'),
  check: async ({ stage, it }) => {
    const { description, states } = await stage.axOf(it);
    expect(states["invalid"]).toBe("true");
    expect(description, "reason").not.toBe("");
    const last = ((await attribute(it, "aria-describedby")) ?? "").split(" ").at(-1);
    await expect(stage.page.locator(`[id="${last}"]`)).toBeVisible();
  },
});

/** Expects that an element has focus. */
export async function expectFocus(stage: Stage, target: Target): Promise<void> {
  await expectSoon(async () => ((await stage.hasFocus(target)) ? "it" : stage.focused()), "focus").toBe("it");
}

/** Expects a new announcement, polite or assertive. */
export async function expectSaid(stage: Stage, live?: "polite" | "assertive"): Promise<void> {
  await expect
    .poll(async () => (await stage.said()).filter((each) => !live || each.live === live).map(({ text }) => text), "said")
    .not.toEqual([]);
}
