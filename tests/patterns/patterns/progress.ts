import type { Pattern } from "../contract.ts";
import { expect } from "../expect.ts";
import { attribute, has, named, role } from "../shared.ts";
import { ask } from "../stage.ts";

const bar = "ARIA progressbar";

export const progressbar: Pattern = {
  name: "progressbar",
  guide: "https://www.w3.org/TR/wai-aria-1.2/#progressbar",
  subjects: "progress, [role=progressbar]",
  expectations: [
    role(bar, "progressbar"),
    named(bar),
    {
      id: "value",
      says: "How much is done lies between nothing and all.",
      source: `${bar}, states; WCAG 4.1.2`,
      applies: has("[value], [aria-valuenow]"),
      check: async ({ it }) => {
        const [value, max] = await ask(it, (element) =>
          element instanceof HTMLProgressElement
            ? [element.value, element.max]
            : [Number(element.getAttribute("aria-valuenow")), Number(element.getAttribute("aria-valuemax") ?? 100)],
        );
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(max ?? 0);
      },
    },
    {
      id: "unknown",
      says: "When nobody knows how much is done, it says no figure.",
      source: `${bar}, states; WCAG 4.1.2`,
      applies: has(":indeterminate, :not([value], [aria-valuenow])"),
      check: async ({ it }) => expect(await attribute(it, "aria-valuenow")).toBeNull(),
    },
    {
      id: "words",
      says: "What it says in words stands beside it too.",
      source: `${bar}, aria-valuetext; WCAG 1.1.1`,
      applies: has("[aria-valuetext]"),
      check: async ({ stage, it }) => {
        const text = await attribute(it, "aria-valuetext");
        await expect(stage.root.getByText(text ?? "", { exact: true })).toBeVisible();
      },
    },
    {
      id: "no stop",
      says: "It is read, not used: Tab passes it over.",
      source: `${bar}; WCAG 2.4.3`,
      check: async ({ stage, it }) => expect(await stage.isStop(it), "Tab stops").toBe(false),
    },
  ],
};

const source = "ARIA aria-current, step";

export const stepper: Pattern = {
  name: "stepper",
  guide: "https://www.w3.org/TR/wai-aria-1.2/#aria-current",
  // The first list: the content beside it may have others.
  subjects: async (stage) => [stage.root.locator("ol, ul").filter({ visible: true }).first()],
  expectations: [
    role(source, "list"),
    named(source),
    {
      id: "current",
      says: "One step, and only one, is exposed as the current one.",
      source: `${source}; WCAG 1.3.1`,
      check: async ({ it }) => expect(await it.locator('[aria-current="step"]').count()).toBe(1),
    },
    {
      id: "done",
      says: "The steps before it say that they are done, in words.",
      source: `${source}; WCAG 1.3.1, 1.4.1`,
      applies: async ({ it }) => (await it.locator('li:has(~ [aria-current="step"])').count()) > 0,
      check: async ({ it }) => {
        for (const step of await it.locator('li:has(~ [aria-current="step"])').all())
          expect(await step.innerText()).toMatch(/, (?:fatto|done|erledigt)$/m);
      },
    },
    {
      id: "position",
      says: "Which step of how many it is stands there in words.",
      source: `${source}; WCAG 1.3.1`,
      check: async ({ stage, it }) => {
        const steps = await it.locator("li").count();
        await expect(stage.root.getByText(new RegExp(`\\d+ (?:di|of|von) ${steps}(?!\\d)`)).first()).toBeVisible();
      },
    },
    {
      id: "no stops",
      says: "It says where one is and takes nobody anywhere: Tab passes it over.",
      source: `${source}; WCAG 2.4.3`,
      check: async ({ stage, it }) => {
        await stage.focus(stage.before);
        for (let count = 0; count < 30 && !(await stage.hasFocus(stage.after)); count++) {
          await stage.press("Tab");
          expect(await stage.holdsFocus(it), "focus in it").toBe(false);
        }
      },
    },
  ],
};
