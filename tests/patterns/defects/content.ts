import { type Defect, script } from "./defect.ts";

export const content: readonly Defect[] = [
  {
    pattern: "table",
    name: "one that is drawn with display alone",
    found: "cells",
    html: '<table><caption>Letture</caption><thead><tr><th scope="col">Data</th><th scope="col">kWh</th></tr></thead><tbody role="presentation"><tr style="display: block" role="presentation"><th scope="row">1/11</th><td role="presentation">42</td></tr></tbody></table>',
  },
  {
    pattern: "table",
    name: "one without a caption",
    found: "caption",
    html: '<table aria-label="Letture"><thead><tr><th scope="col">Data</th></tr></thead><tbody><tr><td>1/11</td></tr></tbody></table>',
  },
  {
    pattern: "table",
    name: "one that scrolls sideways on a phone",
    found: "narrow",
    html: '<table style="min-width: 600px"><caption>Letture</caption><thead><tr><th scope="col">Data</th></tr></thead><tbody><tr><td>1/11</td></tr></tbody></table>',
  },
  {
    pattern: "sortable-table",
    name: "an order that is only drawn",
    found: "enter",
    html: '<table><caption>Letture</caption><thead><tr><th scope="col"><button>Data</button></th></tr></thead><tbody><tr><td>1/11</td></tr></tbody></table>',
  },
  {
    pattern: "carousel",
    name: "one that moves by itself",
    found: "still",
    html: `<div role="group" aria-roledescription="carosello" aria-label="Consigli"><ul><li>A</li><li>B</li></ul><div><button>Precedente</button><span role="status">1 di 2</span><button>Successivo</button></div></div>${script("setInterval(() => {}, 5000)")}`,
  },
  {
    pattern: "carousel",
    name: "buttons that do nothing",
    found: "keys",
    html: '<div role="group" aria-roledescription="carosello" aria-label="Consigli"><ul><li>A</li><li>B</li></ul><div><button aria-disabled="true">Precedente</button><span role="status">1 di 2</span><button>Successivo</button></div></div>',
  },
  {
    pattern: "chart",
    name: "bars that only the pointer reads",
    found: "tab",
    html: '<ol role="list" aria-label="Consumi"><li><svg><rect role="img" aria-label="gennaio: 42 kWh"></rect></svg></li><li><svg><rect role="img" aria-label="febbraio: 40 kWh"></rect></svg></li></ol>',
  },
  {
    pattern: "alert",
    name: "an error that is only drawn",
    found: "said",
    html: `<button onclick="p.hidden = false">Salva</button><p id="p" hidden>Non siamo riusciti a salvare.</p>`,
  },
  {
    pattern: "alert",
    name: "one that takes focus",
    found: "focus",
    html: `<button onclick="p.innerHTML = '<b tabindex=-1>Errore</b>'; p.firstChild.focus()">Salva</button><div id="p" role="alert"></div>`,
  },
  {
    pattern: "status",
    name: "a place that comes along with its words",
    found: "said",
    html: `<button onclick="p.innerHTML = '<p role=status>Caricate altre 10</p>'">Carica</button><div id="p"></div><p role="status"></p>`,
  },
  {
    pattern: "status",
    name: "a place behind an open dialog",
    found: "said",
    html: `<dialog id="d" aria-label="Nome"><button onclick="p.textContent = 'Copiato'">Copia</button></dialog><p id="p" role="status"></p>${script("d.showModal()")}`,
  },
  {
    pattern: "toast",
    name: "one that nobody can take away",
    found: "reached",
    html: `<button onclick="p.innerHTML = '<li>Salvato</li>'">Salva</button><section aria-label="Messaggi"><ol id="p"></ol></section>`,
  },
  { pattern: "busy", name: "shapes without a word", found: "exposed", html: '<div aria-busy="true"><i>&nbsp;</i></div>' },
  { pattern: "progressbar", name: "one without a name", found: "name", html: '<progress value="3" max="12"></progress>' },
  {
    pattern: "progressbar",
    name: "more than all",
    found: "value",
    html: '<div role="progressbar" aria-label="Invio" aria-valuenow="120" style="height: 9px"></div>',
  },
  {
    pattern: "stepper",
    name: "a current step by colour alone",
    found: "current",
    html: '<p>Passo 2 di 2</p><ol aria-label="Passi"><li>IBAN</li><li style="color: green">Conferma</li></ol>',
  },
  {
    pattern: "load-more",
    name: "new ones that nobody hears of",
    found: "said",
    html: `<ul id="u"><li>1</ul><button onclick="u.append(Object.assign(document.createElement('li'), { textContent: 2 }))">Carica altri</button>`,
  },
  {
    pattern: "load-more",
    name: "focus that stays below what has come",
    found: "focus",
    html: `<ul id="u"><li>1</ul><p role="status" id="p"></p><button onclick="u.append(Object.assign(document.createElement('li'), { textContent: 2 })); p.textContent = 'Uno'">Carica altri</button>`,
  },
];
