import { type Defect, script } from "./defect.ts";

const combobox = (extra: string, script_ = "") =>
  `<label for="c">Via</label><input id="c" role="combobox" aria-expanded="false" aria-controls="l" aria-autocomplete="list">
  <div id="l" role="listbox" aria-label="Vie" hidden><div role="option" id="o1" aria-selected="false">Via Fittizia</div
  ><div role="option" id="o2" aria-selected="false">Viale Campione</div></div><p role="status"></p>
  ${script(`
    const input = document.getElementById("c");
    const list = document.getElementById("l");
    const show = (open) => { list.hidden = !open; input.setAttribute("aria-expanded", open); ${extra} };
    input.addEventListener("input", () => show(true));
    ${script_}`)}`;

export const forms: readonly Defect[] = [
  {
    pattern: "radio-group",
    name: "dots that are not one group",
    found: "tab",
    html: '<fieldset role="radiogroup"><legend>Contratto</legend><label><input type="radio" name="a">Luce</label><label><input type="radio" name="b">Gas</label></fieldset>',
  },
  {
    pattern: "radio-group",
    name: "a group without a question",
    found: "name",
    html: '<div role="radiogroup"><label><input type="radio" name="a">Luce</label><label><input type="radio" name="a">Gas</label></div>',
  },
  {
    pattern: "checkbox",
    name: "a picture of a box whose tick nobody hears",
    found: "space",
    html: '<label><div role="checkbox" aria-checked="false" aria-label="Privacy" tabindex="0" onkeydown="this.textContent = \'x\'">o</div></label>',
  },
  { pattern: "checkbox", name: "words that are no label", found: "label", html: '<input type="checkbox" aria-label="Privacy"> Privacy' },
  {
    pattern: "checkbox",
    name: "an error that is not read with it",
    found: "invalid",
    html: '<label><input type="checkbox" aria-invalid="true">Privacy</label><p>Serve il tuo consenso.</p>',
  },
  {
    pattern: "checkbox-group",
    name: "boxes that untick each other",
    found: "independent",
    html: `<fieldset><legend>Stato</legend><label><input type="checkbox" onclick="b.checked = true">A</label><label><input id="b" type="checkbox">B</label></fieldset>`,
  },
  { pattern: "switch", name: "one without a name", found: "name", html: '<input type="checkbox" role="switch">' },
  {
    pattern: "switch",
    name: "a name that says the state again",
    found: "same name",
    html: '<label><span>Avvisi spenti</span><input type="checkbox" role="switch" onchange="this.previousSibling.textContent = \'Avvisi accesi\'"></label>',
  },
  {
    pattern: "switch",
    name: "a button whose thumb moves and nobody hears",
    found: "space",
    html: `<button role="switch" aria-checked="false" aria-label="Avvisi" onclick="this.dataset.state = 'checked'">o</button>`,
  },
  { pattern: "text-field", name: "a placeholder in place of a label", found: "label", html: '<input type="text" placeholder="Nome">' },
  {
    pattern: "text-field",
    name: "a field that refuses paste",
    found: "paste",
    html: '<label>Password <input type="password" onpaste="event.preventDefault()"></label>',
  },
  {
    pattern: "text-field",
    name: "an error that only looks so",
    found: "invalid",
    html: '<label>CAP <input type="text" aria-invalid="true"></label><p style="color: red">Scrivi cinque cifre.</p>',
  },
  {
    pattern: "text-field",
    name: "a hint that is not there",
    found: "described",
    html: '<label>CAP <input type="text" aria-describedby="hint"></label>',
  },
  {
    pattern: "one-time-code",
    name: "four boxes",
    found: "one field",
    html: `<fieldset><legend>Codice</legend>${'<input type="text" maxlength="1" aria-label="Cifra">'.repeat(4)}</fieldset>`,
  },
  {
    pattern: "one-time-code",
    name: "one that cuts a pasted code",
    found: "paste",
    html: '<label for="o">Codice</label><input id="o" autocomplete="one-time-code" inputmode="numeric" maxlength="4" aria-describedby="h"><p id="h">Di 4 cifre</p>',
  },
  { pattern: "select", name: "one without a name", found: "name", html: "<select><option>2026<option>2025</select>" },
  {
    pattern: "select",
    name: "one that takes the arrows away",
    found: "arrows",
    html: '<label>Anno <select onkeydown="event.preventDefault()"><option>2026<option>2025</select></label>',
  },
  { pattern: "combobox", name: "one without arrow keys", found: "arrows", html: combobox("") },
  {
    pattern: "combobox",
    name: "suggestions that nobody hears of",
    found: "said",
    html: combobox(""),
  },
  {
    pattern: "combobox",
    name: "one that chooses unasked",
    found: "none at first",
    html: combobox('input.setAttribute("aria-activedescendant", "o1");'),
  },
  {
    pattern: "combobox",
    name: "a list that stays open",
    found: "escape",
    html: combobox(""),
  },
  {
    pattern: "listbox",
    name: "suggestions without roles",
    found: "options",
    html: combobox('for (const each of list.children) each.removeAttribute("role");'),
  },
  {
    pattern: "error-summary",
    name: "a list that focus never meets",
    found: "focus",
    html: `<form onsubmit="s.hidden = false"><section id="s" aria-labelledby="h" hidden><h2 id="h">Controlla</h2><ul><li><a href="#e">Scrivi l’e-mail</a></ul></section><input id="e"><button type="submit">Invia</button></form>`,
  },
  {
    pattern: "error-summary",
    name: "lines that lead nowhere",
    found: "links",
    html: `<form onsubmit="s.hidden = false; h.focus()"><section id="s" aria-labelledby="h" hidden><h2 id="h" tabindex="-1">Controlla</h2><ul><li><a href="#e" onclick="event.preventDefault()">Scrivi l’e-mail</a></ul></section><input id="e"><button type="submit">Invia</button></form>`,
  },
];
