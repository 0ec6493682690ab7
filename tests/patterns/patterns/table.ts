import type { Pattern, Subject } from "../contract.ts";
import { expect, expectSoon } from "../expect.ts";
import { expectSaid, holds, named, role } from "../shared.ts";

const source = "APG table";
const narrow = { width: 320, height: 640 };

/** The table as assistive technology sees it: the roles of the cells of each row. */
async function rows({ stage, it }: Subject): Promise<string[][]> {
  const all: string[][] = [];
  for (const { role: exposedRole } of await stage.axInside(it)) {
    if (exposedRole === "row") all.push([]);
    else if (/^(cell|columnheader|rowheader)$/.test(exposedRole)) all.at(-1)?.push(exposedRole);
  }
  return all;
}

const expectTable = async (subject: Subject) => {
  expect((await subject.stage.axOf(subject.it)).role).toBe("table");
  const all = await rows(subject);
  expect(all.length, "rows").toBeGreaterThan(1);
  expect(new Set(all[0]), "first row").toEqual(new Set(["columnheader"]));
  for (const row of all.slice(1)) for (const cell of row) expect(["cell", "rowheader"]).toContain(cell);
};

export const table: Pattern = {
  name: "table",
  guide: "https://www.w3.org/WAI/ARIA/apg/patterns/table/",
  subjects: "table",
  expectations: [
    role(source, "table"),
    named(source),
    {
      id: "caption",
      says: "It is named by its caption, which is part of it.",
      source: `${source}, name; WCAG 1.3.1`,
      check: async ({ stage, it }) => {
        const caption = (await it.locator("caption").textContent())?.trim();
        expect((await stage.axOf(it)).name).toBe(caption);
      },
    },
    {
      id: "headers",
      says: "Each column has a header with a name, exposed as one.",
      source: `${source}, roles; WCAG 1.3.1`,
      check: async ({ stage, it }) => {
        const headers = await stage.axInside(it, "columnheader");
        expect(headers.length, "headers").toBe(await it.locator("thead tr > *").count());
        for (const { name } of headers) expect(name, "name").not.toBe("");
      },
    },
    {
      id: "cells",
      says: "Rows and cells are exposed as rows and cells.",
      source: `${source}, roles; WCAG 1.3.1`,
      check: expectTable,
    },
    {
      id: "row header",
      says: "Each row of facts begins with what it is about, exposed as its header.",
      source: `${source}, roles; WCAG 1.3.1`,
      applies: holds("tbody tr:has(> :nth-child(2))"),
      check: async (subject) => {
        for (const row of (await rows(subject)).slice(1).filter(({ length }) => length > 1)) expect(row).toContain("rowheader");
      },
    },
    {
      id: "narrow",
      says: "320 px wide it is still a table to assistive technology, or a list in its place has its rows; nothing scrolls sideways.",
      source: `${source}; WCAG 1.3.1, 1.4.10`,
      check: async (subject) => {
        const { stage, it } = subject;
        stage.touch();
        const count = await it.locator("tbody tr").count();
        await stage.page.setViewportSize(narrow);
        if (await it.isVisible()) await expectTable(subject);
        else expect(await stage.root.locator("li").filter({ visible: true }).count(), "items of the list").toBeGreaterThanOrEqual(count);
        expect(await stage.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(narrow.width);
      },
    },
  ],
};

const sorting = "APG table, sortable";
const button = ({ it }: Pick<Subject, "it">) => it.locator("th button").first();
const order = ({ it }: Pick<Subject, "it">): Promise<(string | null)[]> =>
  it.locator("th:has(button)").evaluateAll((all) => all.map((each) => each.getAttribute("aria-sort")));

export const sortableTable: Pattern = {
  name: "sortable-table",
  guide: "https://www.w3.org/WAI/ARIA/apg/patterns/table/examples/sortable-table/",
  subjects: "table:has(th button)",
  expectations: [
    {
      id: "buttons",
      says: "What sorts is a button in the column's header, named by the header's words.",
      source: `${sorting}, roles; WCAG 4.1.2`,
      check: async ({ stage, it }) => {
        for (const each of await it.locator("th:has(button)").all()) {
          const { role: exposedRole, name } = await stage.axOf(each.locator("button"));
          expect(exposedRole).toBe("button");
          expect(name).toBe((await each.innerText()).trim());
        }
      },
    },
    {
      id: "one order",
      says: "One column at most is exposed as sorted, and which way.",
      source: `${sorting}, states; WCAG 1.3.1`,
      check: async (subject) => expect((await order(subject)).filter((each) => each && each !== "none").length).toBeLessThanOrEqual(1),
    },
    ...["Enter", "Space"].map((key) => ({
      id: key.toLowerCase(),
      says: `${key} sorts by the column, and again the other way round; its state follows and focus stays.`,
      source: `${sorting}, keyboard; WCAG 2.1.1, 4.1.2`,
      check: async (subject: Subject) => {
        const { stage } = subject;
        await stage.tabTo(button(subject));
        const seen: (string | null | undefined)[] = [];
        for (let count = 0; count < 2; count++) {
          const before = (await order(subject))[0];
          await stage.press(key);
          await expectSoon(async () => (await order(subject))[0], "aria-sort").not.toBe(before);
          seen.push((await order(subject))[0]);
          expect(await stage.hasFocus(button(subject)), "has focus").toBe(true);
        }
        expect(new Set(seen)).toEqual(new Set(["ascending", "descending"]));
      },
    })),
    {
      id: "said",
      says: "The new order is said.",
      source: `${sorting}; WCAG 4.1.3`,
      check: async (subject) => {
        await subject.stage.focus(button(subject));
        await subject.stage.press("Enter");
        await expectSaid(subject.stage, "polite");
      },
    },
  ],
};
