import type { Target } from "../../browser/page.ts";
import type { Pattern, Subject } from "../contract.ts";
import { expect, expectSoon } from "../expect.ts";
import { attribute, expectSaid } from "../shared.ts";
import type { Stage } from "../stage.ts";

const source = "WCAG technique G139, list of errors";

const summary = ({ stage }: Pick<Subject, "stage">): Target => stage.root.locator("section:has(a[href^='#'])").first();

async function send({ stage, it }: Subject): Promise<void> {
  await stage.focus(it);
  await stage.press("Enter");
}

export const errorSummary: Pattern = {
  name: "error-summary",
  guide: "https://www.w3.org/WAI/WCAG22/Techniques/general/G139",
  subjects: async (stage: Stage) => [stage.root.locator("button[type=submit]").filter({ visible: true }).first()],
  expectations: [
    {
      id: "focus",
      says: "When the form doesn't go, focus is on what stopped it: the heading of the list, and so it is read.",
      source: `${source}; WCAG 3.3.1, 4.1.3`,
      from: send,
      check: async (subject) => {
        await expectSoon(() => subject.stage.focused(), "focus").toMatch(/^<h[1-6]/);
        expect(await subject.stage.holdsFocus(summary(subject)), "in the list").toBe(true);
      },
    },
    {
      id: "region",
      says: "It is a region named by its heading.",
      source: `${source}; WCAG 1.3.1`,
      from: send,
      check: async (subject) => {
        await expect(summary(subject)).toBeVisible();
        const { role, name } = await subject.stage.axOf(summary(subject));
        expect(role).toBe("region");
        expect(name).toBe((await subject.stage.root.locator(":focus").innerText()).trim());
      },
    },
    {
      id: "links",
      says: "Enter on each of its lines puts focus on the field, or the first choice of the group.",
      source: `${source}; WCAG 3.3.1, 2.4.3`,
      from: send,
      check: async (subject) => {
        const { stage } = subject;
        await expect(summary(subject)).toBeVisible();
        for (const line of await summary(subject).locator("a").all()) {
          const id = ((await attribute(line, "href")) ?? "").slice(1);
          await stage.focus(line);
          await stage.press("Enter");
          await expectSoon(() => stage.holdsFocus(stage.page.locator(`[id="${id}"]`)), `focus on ${id}`).toBe(true);
        }
      },
    },
    {
      id: "same words",
      says: "Each line says what stands at the field, which is marked.",
      source: `${source}; WCAG 3.3.1`,
      from: send,
      check: async (subject) => {
        const { stage } = subject;
        await expect(summary(subject)).toBeVisible();
        for (const line of await summary(subject).locator("a").all()) {
          const field = stage.page.locator(`[id="${((await attribute(line, "href")) ?? "").slice(1)}"]`);
          const { description, states } = await stage.axOf(field);
          expect(states["invalid"]).toBe("true");
          expect(description).toContain((await line.innerText()).trim());
        }
      },
    },
  ],
};

const growing = "APG feed, with a button in place of scrolling";

export const loadMore: Pattern = {
  name: "load-more",
  guide: "https://www.w3.org/WAI/ARIA/apg/patterns/feed/",
  subjects: async (stage: Stage) => {
    const buttons = await stage.root.locator("button:not(:disabled)").filter({ visible: true }).all();
    const texts = await Promise.all(buttons.map((button) => button.innerText()));
    return buttons.filter((_, index) => /^(Mostra|Carica) (altr|un)/.test(texts[index]?.trim() ?? "")).slice(-1);
  },
  expectations: [
    {
      id: "said",
      says: "How many have come is said.",
      source: `${growing}; WCAG 4.1.3`,
      check: async (subject) => {
        await send(subject);
        await expectSaid(subject.stage, "polite");
      },
    },
    {
      id: "focus",
      says: "Focus goes to the first new one, so that reading goes on there.",
      source: `${growing}; WCAG 2.4.3`,
      check: async (subject) => {
        const { stage } = subject;
        const items = (selector = "*") =>
          stage.root.locator(`:is(li, article, tbody tr):not(li *):is(${selector})`).filter({ visible: true });
        await items().evaluateAll((before) => {
          for (const item of before) item.setAttribute("data-before", "");
        });
        await send(subject);
        const fresh = items(":not([data-before])");
        await expectSoon(() => fresh.count(), "items").toBeGreaterThan(0);
        await expectSoon(() => stage.holdsFocus(fresh.first()), "focus in the first new one").toBe(true);
      },
    },
  ],
};
