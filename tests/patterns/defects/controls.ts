import { type Defect, script } from "./defect.ts";

const tabs = (keys: string) =>
  `<div role="tablist" aria-label="Consumi"><button role="tab" id="one" aria-selected="true" aria-controls="first">Luce</button
  ><button role="tab" id="two" aria-selected="false" aria-controls="second" tabindex="-1">Gas</button></div>
  <div role="tabpanel" id="first" aria-labelledby="one" tabindex="0">1.740 kWh</div>
  <div role="tabpanel" id="second" aria-labelledby="two" tabindex="0" hidden>812 Smc</div>${script(keys)}`;

export const controls: readonly Defect[] = [
  { pattern: "button", name: "a picture that is pressed and has no role", found: "claim", html: '<span onclick="">Salva</span>' },
  { pattern: "button", name: "an icon without a name", found: "name", html: "<button><svg></svg></button>" },
  {
    pattern: "button",
    name: "a name without the visible words",
    found: "label in name",
    html: '<button aria-label="Invia il modulo">Salva</button>',
  },
  {
    pattern: "button",
    name: "a div that reacts to Enter only",
    found: "space",
    html: '<div role="button" tabindex="0" onkeydown="if (event.key === \'Enter\') this.click()">Salva</div>',
  },
  { pattern: "button", name: "a div that Tab passes over", found: "reached", html: '<div role="button">Salva</div>' },
  {
    pattern: "button",
    name: "one that is removed while it has focus",
    found: "focus kept",
    html: '<button onclick="this.remove()">Togli</button>',
  },
  {
    pattern: "button",
    name: "one that only looks disabled",
    found: "inert",
    html: '<button aria-disabled="true" onclick="this.append(1)">Salva</button>',
  },
  {
    pattern: "toggle-button",
    name: "a state that never changes",
    found: "enter",
    html: '<button aria-pressed="false">Mostra</button>',
  },
  {
    pattern: "toggle-button",
    name: "a name that changes along with the state",
    found: "space",
    html: `<button aria-pressed="false" onclick="this.ariaPressed = this.ariaPressed === 'true' ? 'false' : 'true'; this.textContent += '!'">Mostra</button>`,
  },
  { pattern: "link", name: "a link without an address", found: "goes somewhere", html: '<a role="link" tabindex="0">Bollette</a>' },
  {
    pattern: "link",
    name: "a link that Space follows",
    found: "space",
    html: '<a href="#x" onkeydown="if (event.key === \' \') this.click()">Bollette</a>',
  },
  { pattern: "navigation", name: "a landmark without a name", found: "name", html: '<nav><ul><li><a href="#x">Home</a></ul></nav>' },
  { pattern: "navigation", name: "links that are no list", found: "list", html: '<nav aria-label="Menu"><a href="#x">Home</a></nav>' },
  {
    pattern: "navigation",
    name: "two current pages",
    found: "current",
    html: '<nav aria-label="Menu"><ul><li><a href="#x" aria-current="page">Home</a><li><a href="#y" aria-current="page">Bollette</a></ul></nav>',
  },
  {
    pattern: "skip-link",
    name: "one that only scrolls",
    found: "skips",
    html: '<a href="#main" onclick="event.preventDefault()">Salta</a><header><a href="#x">Home</a></header><main id="main"><button>Paga</button></main>',
  },
  {
    pattern: "skip-link",
    name: "one that is never visible",
    found: "first",
    html: '<a href="#main" style="position: absolute; left: -999px">Salta</a><main id="main" tabindex="-1">Bollette</main>',
  },
  {
    pattern: "disclosure",
    name: "one whose state is wrong",
    found: "state",
    html: '<button aria-expanded="true" aria-controls="d">Dettagli</button><p id="d" hidden>Quota energia</p>',
  },
  {
    pattern: "disclosure",
    name: "one whose state stays as it is",
    found: "enter",
    html: '<button aria-expanded="false" aria-controls="d" onclick="d.hidden = !d.hidden">Dettagli</button><p id="d" hidden>Quota energia</p>',
  },
  {
    pattern: "disclosure",
    name: "closed content that Tab goes into",
    found: "closed",
    html: '<button aria-expanded="false" aria-controls="e">Altro</button><div id="e" style="height: 0; overflow: hidden"><a href="#x">Guida</a></div>',
  },
  {
    pattern: "accordion",
    name: "one without headings",
    found: "headings",
    html: "<div><details><summary>Pagamento</summary>Banca</details><details><summary>Indirizzi</summary>Via Fittizia 8</details></div>",
  },
  {
    pattern: "accordion",
    name: "one that closes the others",
    found: "independent",
    html: `<div><details><summary><h3>Pagamento</h3></summary>Banca</details><details ontoggle="if (this.open) this.previousElementSibling.open = false"><summary><h3>Indirizzi</h3></summary>Via Fittizia 8</details></div>`,
  },
  {
    pattern: "accordion",
    name: "one whose arrows do nothing",
    found: "arrows",
    html: "<div><details><summary><h3>Pagamento</h3></summary>Banca</details><details><summary><h3>Indirizzi</h3></summary>Via Fittizia 8</details></div>",
  },
  {
    pattern: "accordion",
    name: "closed content that no search finds",
    found: "found",
    html: `<div><div><h3><button aria-expanded="false" aria-controls="f">Pagamento</button></h3><div id="f" hidden>Banca</div></div></div>`,
  },
  {
    pattern: "accordion",
    name: "closed content that is not printed",
    found: "printed",
    html: `<div><div><h3><button aria-expanded="false" aria-controls="g">Pagamento</button></h3><div id="g" hidden>Banca</div></div></div>`,
  },
  {
    pattern: "disclosure-menu",
    name: "a list of links that says it is a menu",
    found: "no menu",
    html: `<nav aria-label="Profilo"><button aria-expanded="false" aria-controls="m" onclick="m.hidden = !m.hidden; this.ariaExpanded = !m.hidden">Giulia</button>
      <ul id="m" role="menu" hidden><li><a href="#x">Profilo</a></ul></nav>`,
  },
  {
    pattern: "disclosure-menu",
    name: "one that Escape leaves open",
    found: "escape",
    html: `<nav aria-label="Profilo"><button aria-expanded="false" aria-controls="m" onclick="m.hidden = !m.hidden; this.ariaExpanded = !m.hidden">Giulia</button>
      <ul id="m" hidden><li><a href="#x">Profilo</a></ul></nav>`,
  },
  {
    pattern: "popover",
    name: "one that stays over the page when focus goes on",
    found: "left",
    html: `<button aria-expanded="false" aria-controls="p" onclick="p.hidden = !p.hidden; this.ariaExpanded = !p.hidden">Dove?</button><div id="p" role="group" aria-label="Dove" hidden><a href="#x">Guida</a></div>`,
  },
  {
    pattern: "popover",
    name: "a panel without a name",
    found: "panel",
    html: `<button aria-expanded="false" aria-controls="p" onclick="p.hidden = !p.hidden; this.ariaExpanded = !p.hidden">Dove?</button><div id="p" hidden>Nella bolletta</div>`,
  },
  {
    pattern: "menu-button",
    name: "one that leaves focus on its button",
    found: "enter",
    html: `<button aria-haspopup="menu" aria-expanded="false" aria-controls="m" onclick="m.hidden = !m.hidden; this.ariaExpanded = !m.hidden">Esporta</button>
      <div id="m" role="menu" aria-label="Formato" hidden><div role="menuitem" tabindex="-1">Excel</div><div role="menuitem" tabindex="-1">CSV</div></div>`,
  },
  {
    pattern: "menu-button",
    name: "one whose items Tab goes through",
    found: "arrows",
    html: `<button aria-haspopup="menu" aria-expanded="false" aria-controls="m" onclick="m.hidden = false; this.ariaExpanded = true; m.firstElementChild.focus()">Esporta</button>
      <div id="m" role="menu" aria-label="Formato" hidden><div role="menuitem" tabindex="0">Excel</div><div role="menuitem" tabindex="0">CSV</div></div>`,
  },
  { pattern: "tabs", name: "tabs without arrow keys", found: "arrows", html: tabs("") },
  {
    pattern: "tabs",
    name: "tabs that are all stops of Tab",
    found: "tab",
    html: tabs("two.tabIndex = 0"),
  },
  {
    pattern: "tabs",
    name: "a panel of another tab",
    found: "panel",
    html: tabs("first.setAttribute('aria-labelledby', 'two')"),
  },
  {
    pattern: "tooltip",
    name: "one that Escape leaves there",
    found: "escape",
    html: `<button aria-describedby="t" onfocus="t.hidden = false" onblur="t.hidden = true">POD</button><span role="tooltip" id="t" hidden>Il codice della fornitura</span>`,
  },
  {
    pattern: "tooltip",
    name: "one for the pointer alone",
    found: "focus",
    html: `<button aria-describedby="t" onmouseenter="t.hidden = false" onmouseleave="t.hidden = true">POD</button><span role="tooltip" id="t" hidden>Il codice della fornitura</span>`,
  },
  {
    pattern: "tooltip",
    name: "words that are not read",
    found: "describes",
    html: '<button aria-describedby="x">POD</button><span role="tooltip" id="t" hidden>Il codice della fornitura</span>',
  },
];
