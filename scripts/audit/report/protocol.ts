import { type Journey, ways } from "../journeys.ts";
import { page, safe, table } from "./document.ts";

const idOf = (...parts: (string | number)[]) => parts.join("-").replace(/\W+/g, "-").toLowerCase();

const field = (label: string, id: string, type: "text" | "date") =>
  `<label for="${id}">${label} <input type="${type}" id="${id}" name="${id}"></label>`;

/** Where one way through one journey is signed. */
const signature = (title: string, way: string): string => {
  const id = idOf(title, way);
  return `<fieldset><legend>${safe(way)}</legend>
${["Works", "Works with difficulty", "Does not work"].map((answer) => `<label><input type="radio" name="${id}" value="${answer}"> ${answer}</label>`).join("")}
<p><label for="${id}-versions">Versions used <input type="text" id="${id}-versions" name="${id}-versions"></label></p>
<p><label for="${id}-notes">What was heard or seen instead</label><textarea id="${id}-notes" name="${id}-notes" rows="2"></textarea></p>
<p>${field("Name", `${id}-name`, "text")} ${field("Date", `${id}-date`, "date")}</p></fieldset>`;
};

const journey = ({ title, start, steps }: Journey): string => `
<h2 id="${idOf(title)}">${safe(title)}</h2>
<p>Start: ${safe(start)}.</p>
${table(
  title,
  ["Step", "What to do", "What to hear or see"],
  steps.map(([act, heard], index) => [index + 1, safe(act), safe(heard)]),
)}
${ways.map((way) => signature(title, way)).join("\n")}`;

/** The manual protocol, to be filled in on screen or paper. */
export const protocol = (date: string, journeys: readonly Journey[]): string =>
  page(
    "Manual protocol",
    `
<p>Written on ${safe(date)}; not gone through by anybody yet. Start the portal with <code>npm start</code>: it prints its address, the sample customers and their password.</p>
<p>Go through each journey in each way. By voice: say what is seen on a control, and it must react. At 400 %: nothing scrolls sideways, nothing is hidden, and the step can be finished. Print or save this page when it is signed.</p>
<nav aria-label="Journeys"><ul>${journeys.map(({ title }) => `<li><a href="#${idOf(title)}">${safe(title)}</a></li>`).join("")}</ul></nav>
<form>${journeys.map(journey).join("\n")}</form>`,
  );
