import { type Defect, script } from "./defect.ts";

/** A defect that Chromium does not show, so that tests there never find it. */
export interface EngineDefect extends Defect {
  shownBy: readonly ("firefox" | "webkit")[];
}

const disclosure = (toggle: string) =>
  `<button aria-expanded="false" aria-controls="d" onclick="${toggle}">Dettagli</button><p id="d" hidden>Quota energia</p>`;
const turn = "d.hidden = !d.hidden; this.ariaExpanded = !d.hidden";

export const engineDefects: readonly EngineDefect[] = [
  {
    shownBy: ["firefox"],
    pattern: "disclosure",
    name: "one that uses what Firefox lacks",
    found: "enter",
    html: disclosure(`this.scrollIntoViewIfNeeded(); ${turn}`),
  },
  {
    shownBy: ["firefox", "webkit"],
    pattern: "combobox",
    name: "one whose Enter is a search, which Chromium alone announces",
    found: "enter",
    html: `<label for="c">Via</label><input id="c" type="search" role="combobox" data-list="ready" aria-expanded="false" aria-controls="l" aria-autocomplete="list">
      <div id="l" role="listbox" aria-label="Vie" hidden><div role="option" id="o1">Via Fittizia</div><div role="option" id="o2">Via Campione</div></div>
      ${script(`
        const [field, list] = [document.getElementById("c"), document.getElementById("l")];
        const show = (open) => { list.hidden = !open; field.ariaExpanded = open; };
        field.addEventListener("input", () => show(true));
        field.addEventListener("keydown", ({ key }) => key === "ArrowDown" && field.setAttribute("aria-activedescendant", "o1"));
        field.addEventListener("search", () => { field.value = document.getElementById("o1").textContent; show(false); });`)}`,
  },
  {
    shownBy: ["webkit"],
    pattern: "disclosure",
    name: "one that uses what WebKit lacks",
    found: "enter",
    html: disclosure(`requestIdleCallback(() => {}); ${turn}`),
  },
  {
    shownBy: ["webkit"],
    pattern: "radio-group",
    name: "native buttons, whose arrows stop at the ends in WebKit",
    found: "arrows down and up",
    html: `<fieldset><legend>Contratto</legend>
      ${["Luce", "Gas"].map((name) => `<label><input type="radio" name="c" value="${name}">${name}</label>`).join("")}</fieldset>`,
  },
  {
    shownBy: ["webkit"],
    pattern: "carousel",
    name: "a row that takes focus because it scrolls, which it does not in WebKit",
    found: "arrows",
    html: `<section aria-roledescription="carosello" aria-label="Buoni"><ul style="display: flex; inline-size: 200px; overflow-x: auto">
      ${'<li style="flex: 0 0 150px">Buono'.repeat(6)}</ul></section>`,
  },
];
