import { favilla } from "../../../tokens/generated/themes.ts";

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
export const safe = (text: string | number): string => String(text).replace(/[&<>"]/g, (letter) => entities[letter] as string);

const variables = ({ color }: (typeof favilla)["light"]) =>
  [
    ["background", color.background],
    ["surface", color.surface],
    ["text", color.text],
    ["muted", color.textMuted],
    ["border", color.border],
    ["control", color.controlBorder],
    ["link", color.link],
    ["focus", color.focus],
    ["bad", color.negative.ink],
    ["bad-soft", color.negative.soft],
    ["good", color.positive.ink],
    ["good-soft", color.positive.soft],
  ]
    .map(([name, value]) => `--${name}: ${value};`)
    .join(" ");

const { light, dark } = favilla;

const css = `
:root { color-scheme: light dark; ${variables(light)} }
@media (prefers-color-scheme: dark) { :root { ${variables(dark)} } }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: ${light.shell.contentWidth}; padding: ${light.space[6]} ${light.space[4]}; background: var(--background); color: var(--text); font: 1rem/${light.font.leading.body} ${light.font.family.replaceAll('"', "'")}; overflow-wrap: break-word }
h1, h2, h3 { line-height: ${light.font.leading.tight}; margin: ${light.space[8]} 0 ${light.space[3]} }
h1 { font-size: ${light.text.title}; margin-top: 0 }
h2 { font-size: ${light.text.section} }
h3 { font-size: ${light.text.lead} }
a { color: var(--link) }
:focus-visible { outline: ${light.focus.width} solid var(--focus); outline-offset: ${light.focus.offset} }
.skip { position: absolute; inset-inline-start: -100vw }
.skip:focus { position: static }
.card, .found > li, details, .scroll { background: var(--surface); border: 1px solid var(--border); border-radius: ${light.radius.card}; padding: ${light.space[4]}; margin-block: ${light.space[3]} }
.scroll { overflow-x: auto; padding: 0 }
table { border-collapse: collapse; width: 100% }
caption { text-align: start; padding: ${light.space[3]} ${light.space[4]}; color: var(--muted) }
th, td { text-align: start; vertical-align: top; padding: ${light.space[2]} ${light.space[4]}; border-block-start: 1px solid var(--border) }
thead th { border: 0; white-space: nowrap }
summary { cursor: pointer; overflow-wrap: anywhere; font-weight: ${light.font.weight.semibold}; min-height: 24px }
nav ul { display: flex; flex-wrap: wrap; gap: ${light.space[2]} ${light.space[5]}; padding: 0; list-style: none }
nav a { display: inline-block; padding-block: ${light.space[2]} }
code { font-size: 0.875em; overflow-wrap: anywhere }
pre { white-space: pre-wrap; margin-block-end: 0 }
.muted { color: var(--muted); font-weight: ${light.font.weight.regular} }
.found { padding: 0; list-style: none }
.found p { margin-block: ${light.space[1]} }
.bad, .good { border-radius: ${light.radius.control}; padding: 0 ${light.space[2]}; font-weight: ${light.font.weight.semibold} }
.bad { color: var(--bad); background: var(--bad-soft) }
.good { color: var(--good); background: var(--good-soft) }
fieldset { min-width: 0; border: 1px solid var(--border); border-radius: ${light.radius.control}; margin-block: ${light.space[3]} }
label { display: inline-flex; flex-wrap: wrap; max-width: 100%; align-items: center; gap: ${light.space[2]}; margin-inline-end: ${light.space[4]}; min-height: 44px }
input[type="radio"] { width: 24px; height: 24px }
input[type="text"], input[type="date"], textarea { font: inherit; color: inherit; background: var(--surface); border: ${light.control.borderWidth} solid var(--control); border-radius: ${light.radius.control}; padding: ${light.space[2]}; min-height: 44px; max-width: 100% }
textarea { width: 100%; field-sizing: content }
button { font: inherit; font-weight: ${light.font.weight.semibold}; color: inherit; background: var(--surface); border: ${light.control.borderWidth} solid var(--control); border-radius: ${light.radius.control}; padding: ${light.space[2]} ${light.space[5]}; min-height: 44px }
@media print { body { max-width: none } .card, details, .scroll { break-inside: avoid } nav, .skip, button { display: none } }
`;

/** A self-contained page that opens from disk. */
export const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${safe(title)} – Favilla</title>
<style>${css}</style>
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<main id="content">
<h1>${safe(title)}</h1>
${body}
</main>
</body>
</html>
`;

/** A table that scrolls sideways in a narrow window; cells are HTML. */
export const table = (caption: string, columns: readonly string[], rows: readonly (readonly (string | number)[])[]): string => `
<div class="scroll" tabindex="0" role="region" aria-label="${safe(caption)}"><table>
<caption>${safe(caption)}</caption>
<thead><tr>${columns.map((column) => `<th scope="col">${safe(column)}</th>`).join("")}</tr></thead>
<tbody>
${rows.map(([first = "", ...rest]) => `<tr><th scope="row">${first}</th>${rest.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("\n")}
</tbody></table></div>`;
