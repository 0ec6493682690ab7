import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { secondEngine } from "../../tools/audit/checks/ace.ts";
import { axeStructure, ofColours } from "../../tools/audit/checks/axe.ts";
import { coloursOutcome } from "../../tools/audit/checks/colours.ts";
import { focusOrder, focusWalk } from "../../tools/audit/checks/focus.ts";
import { inForcedColours } from "../../tools/audit/checks/forcedColours.ts";
import { validHtml } from "../../tools/audit/checks/html.ts";
import { largeTargets, reflow, textSize, textSpacing } from "../../tools/audit/checks/layout.ts";
import { reducedMotion } from "../../tools/audit/checks/motion.ts";
import type { Outcome, Scope } from "../../tools/audit/finding.ts";
import { journeys } from "../../tools/audit/guides.ts";
import { prepare } from "../../tools/audit/inPage.ts";
import { judge } from "../../tools/audit/judge.ts";
import { conformanceReport } from "../../tools/audit/report/acr.ts";
import { report } from "../../tools/audit/report/index.ts";
import { protocol } from "../../tools/audit/report/protocol.ts";
import { walk } from "../browser/walk.ts";

const sound = `<style>
  body { margin: 16px; font: 16px/1.5 sans-serif; color: #222; background: #fff }
  button, input { min-height: 44px; min-width: 44px; border: 2px solid #444; background: #fff; color: #222 }
  :focus-visible { outline: 3px solid #0040c0; outline-offset: 2px }
</style>
<main><h1>Bollette</h1><p>La bolletta di marzo.</p><button type="button">Paga</button> <button type="button">Scarica</button></main>`;

interface Defect {
  name: string;
  rule: string;
  check: (page: Page, scope: Scope) => Promise<Outcome>;
  html: string;
}

/** The colour checks of the page in the first look, or in forced colours. */
const colours = async (page: Page): Promise<Outcome> =>
  coloursOutcome(await page.evaluate((asked) => window.auditing.readColours(asked), ofColours));

/** One planted defect of each kind that the audit must find. */
const defects: Defect[] = [
  {
    name: "text of too little contrast",
    rule: "color-contrast",
    check: colours,
    html: '<p style="color: #aaa">Importo</p>',
  },
  {
    name: "text of too little contrast in the dark look",
    rule: "color-contrast",
    check: async (page) => {
      await colours(page);
      await page.emulateMedia({ colorScheme: "dark" });
      const outcome = await colours(page);
      await page.emulateMedia({ colorScheme: "light" });
      return outcome;
    },
    html: "<style>@media (prefers-color-scheme: dark) { p + p { color: #aaa } }</style><p>Importo</p><p>Importo</p>",
  },
  {
    name: "a button without a name",
    rule: "button-name",
    check: axeStructure,
    html: '<button type="button"><svg aria-hidden="true"></svg></button>',
  },
  {
    name: "targets too small",
    rule: "target-size",
    check: axeStructure,
    html:
      '<div style="display: flex">' +
      '<button type="button" style="all: revert; width: 12px; height: 12px; padding: 0" aria-label="Giorno"></button>'.repeat(3) +
      "</div>",
  },
  {
    name: "a target under 44 px [A09]",
    rule: "target-44",
    check: largeTargets,
    html: '<button type="button" style="min-height: 30px; height: 30px">Chiudi</button>',
  },
  { name: "a made-up role, by the second engine", rule: "aria_role_allowed", check: secondEngine, html: '<div role="bottone">Paga</div>' },
  { name: "a field without a label, by the second engine", rule: "input_label_exists", check: secondEngine, html: '<input type="text">' },
  { name: "an id twice", rule: "no-dup-id", check: validHtml, html: '<p id="somma">1</p><p id="somma">2</p>' },
  { name: "a block in a line of text", rule: "element-permitted-content", check: validHtml, html: "<span><div>Totale</div></span>" },
  { name: "what is wider than the window", rule: "reflow", check: reflow, html: '<p style="width: 500px">Riepilogo</p>' },
  {
    name: "text cut off at 320 px",
    rule: "reflow",
    check: reflow,
    html: '<p style="width: 200px; overflow: hidden; white-space: nowrap">Indirizzo di recapito della bolletta di marzo</p>',
  },
  {
    name: "a box too low for wide spacing",
    rule: "text-spacing",
    check: textSpacing,
    html: '<div style="width: 250px; height: 50px; overflow: hidden">La bolletta di marzo scade il 12 aprile: ricordati di pagarla.</div>',
  },
  {
    name: "a box too low for large text",
    rule: "text-size",
    check: textSize,
    html: '<div style="font-size: 1rem; height: 26px; overflow: hidden">Totale</div>',
  },
  {
    name: "a keyboard trap",
    rule: "keyboard-trap",
    check: focusWalk,
    html: '<input aria-label="Codice" onkeydown="if (event.key === \'Tab\') event.preventDefault()"><button type="button">Avanti</button>',
  },
  {
    name: "focus that goes round and round",
    rule: "keyboard-trap",
    check: focusWalk,
    html: '<div id="ring"><button type="button">Uno</button><button type="button">Due</button></div><button type="button" onfocus="document.querySelector(\'#ring button\').focus()">Tre</button>',
  },
  {
    name: "focus under a sticky bar",
    rule: "focus-obscured",
    check: focusWalk,
    html: '<div style="position: fixed; inset: 0 0 50% 0; background: #eee">Offerta</div>',
  },
  { name: "a positive tabindex", rule: "focus-order", check: focusOrder, html: '<button type="button" tabindex="2">Prima</button>' },
  {
    name: "an order turned by style",
    rule: "focus-order",
    check: focusOrder,
    html: '<div style="display: flex; flex-direction: row-reverse"><button type="button">A</button><button type="button">B</button></div>',
  },
  {
    name: "focus that nothing shows",
    rule: "focus-visible",
    check: colours,
    html: '<button type="button" style="outline: none">Paga</button>',
  },
  {
    name: "a ring of too little contrast",
    rule: "focus-contrast",
    check: colours,
    html: '<button type="button" style="outline-color: #ddd">Paga</button>',
  },
  {
    name: "a button lost in forced colours",
    rule: "forced-colours-box",
    check: async (page) => {
      await colours(page);
      return inForcedColours(page, () => colours(page));
    },
    html: '<div role="button" tabindex="0" style="background: #0040c0; color: #fff">Paga</div>',
  },
  {
    name: "what moves though less motion is asked for",
    rule: "reduced-motion",
    check: reducedMotion,
    html: '<style>@keyframes turn { to { transform: rotate(1turn) } }</style><div style="width: 20px; height: 20px; animation: turn 1s infinite"></div>',
  },
  {
    name: "what slides though less motion is asked for",
    rule: "reduced-motion",
    check: reducedMotion,
    html: '<div style="transition: transform 300ms">Menu</div>',
  },
];

const widths: Record<string, { width: number; height: number }> = { reflow: { width: 320, height: 256 } };

let page: Page;

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage({ reducedMotion: "reduce", locale: "it-IT" });
});

async function rulesFound({ check, rule }: Defect, html: string): Promise<string[]> {
  await page.setViewportSize(widths[rule] ?? { width: 1280, height: 900 });
  await page.setContent(`<!doctype html><html lang="it"><head><title>Prova</title></head><body>${html}</body></html>`);
  await prepare(page);
  await page.evaluate(() => {
    window.boxes = undefined;
  });
  // Presses a key, as a keyboard user does.
  await page.keyboard.press("Tab");
  const { findings } = await check(page, "page");
  return findings.filter(({ level }) => level !== "unsure" && level !== "advice").map((finding) => finding.rule);
}

test("[DS-02] the audit finds nothing on a sound page", async () => {
  for (const defect of defects) expect(await rulesFound(defect, sound), defect.name).toEqual([]);
});

for (const defect of defects) {
  test(`[A11] [DS-02] the audit finds ${defect.name}`, walk, async () => {
    expect(await rulesFound(defect, sound.replace("</main>", `${defect.html}</main>`))).toContain(defect.rule);
  });
}

const viewport = '<meta name="viewport" content="width=device-width, user-scalable=no">';
for (const [rule, check] of [
  ["document-title", axeStructure],
  ["html-has-lang", axeStructure],
  ["page_title_exists", secondEngine],
  ["html_lang_exists", secondEngine],
  ["meta-viewport", axeStructure],
  ["element-required-attributes", validHtml],
] as const) {
  test(`[DS-02] the audit finds a page without title and language that cannot be zoomed: ${rule}`, async () => {
    await page.setContent(`<!doctype html><html><head>${viewport}</head><body>${sound}</body></html>`);
    await prepare(page);
    expect((await check(page, "page")).findings.map((finding) => finding.rule)).toContain(rule);
  });
}

/** A report with one entry of each kind. */
const judgement = judge(
  (["A", "AAA", "advice", "unsure"] as const).map((level, index) => ({
    kind: index === 0 ? ("page" as const) : ("story" as const),
    id: `bills-billcard--${level}`,
    title: "Bills/BillCard",
    name: level,
    file: "BillCard.tsx",
    findings: [{ check: "axe", rule: "rule", level, criteria: ["1.4.3"], target: "p", message: "Too little contrast.", where: ["320 px"] }],
    seen: ["1.4.3"],
  })),
  [],
  "2026-11-20",
);
const facts = { build: "1.0.0", tools: ["axe"], widths: "320 px", looks: "light", speed: "fast" };
const titles = { components: ["Bills/BillCard", "Actions/Button"], pages: ["Bills/BillCard"] };

for (const [name, html] of Object.entries({
  report: report(judgement, titles, facts),
  "conformance report": conformanceReport(judgement, facts),
  protocol: protocol("2026-11-20", facts.build, journeys.slice(0, 1), []),
})) {
  test(`[DS-02] the audit's own ${name} passes the audit`, walk, async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.setContent(html);
    await prepare(page);
    await page.keyboard.press("Tab");
    const outcomes = [await axeStructure(page, "page"), await colours(page), await validHtml(page, "page"), await reflow(page)];
    const found = outcomes.flatMap(({ findings }) => findings).filter(({ level }) => ["A", "AA", "good practice"].includes(level));
    expect(found.map(({ rule, target, message }) => `${rule} ${target} ${message}`)).toEqual([]);
  });
}

test("[DS-02] the answers in the protocol are in the saved page and in the downloaded one", async () => {
  await page.setContent(protocol("2026-11-20", "1.0.0", journeys.slice(0, 1), []));
  const note = "Il fuoco si perde.\n".repeat(20);
  const fill = async () => {
    await page.getByRole("group", { name: "Keyboard alone" }).getByRole("textbox", { name: "What was heard" }).fill(note);
    await page.getByRole("group", { name: "1.3.4" }).getByRole("radio", { name: "Not Applicable" }).check();
    await page.getByRole("group", { name: "1.3.4" }).getByRole("radio", { name: "Partially Supports" }).check();
    await page.getByLabel("Build tested").fill("1.0.1");
    await page.keyboard.press("Enter");
  };
  const isFilled = async () => {
    const area = page.getByRole("group", { name: "Keyboard alone" }).getByRole("textbox", { name: "What was heard" });
    await expect(area).toHaveValue(note);
    expect(await area.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThan(2);
    await expect(page.getByRole("group", { name: "1.3.4" }).getByRole("radio", { checked: true })).toHaveValue("Partially Supports");
    await expect(page.getByLabel("Build tested")).toHaveValue("1.0.1");
  };
  await fill();
  await isFilled();
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save the filled page" }).click();
  const saved = [await page.content(), readFileSync(await (await coming).path(), "utf8")];
  for (const html of saved) {
    await page.setContent(html);
    await isFilled();
  }
});
