import { checks, clauses, criteria, type Device, devices, type Journey, ways } from "../guides.ts";
import { latestTrial, type Trial } from "../trials.ts";
import { page, safe, table } from "./document.ts";
import { keepAnswers } from "./keepAnswers.ts";

const idOf = (...parts: (string | number)[]) => parts.join("-").replace(/\W+/g, "-").toLowerCase();

const field = (label: string, id: string, type: "text" | "date", value = "") =>
  `<label for="${id}">${label} <input type="${type}" id="${id}" name="${id}"${value && ` value="${safe(value)}"`}></label>`;

const choice = (id: string, answers: readonly string[]) =>
  answers.map((answer) => `<label><input type="radio" name="${id}" value="${answer}"> ${answer}</label>`).join("");

const notes = (label: string, id: string) =>
  `<p><label for="${id}-notes">${label}</label><textarea id="${id}-notes" name="${id}-notes" rows="2"></textarea></p>`;

/** The signature field of one way through one journey. */
const signature = (title: string, way: string): string => {
  const id = idOf(title, way);
  return `<fieldset><legend>${safe(way)}</legend>
${choice(id, ["Works", "Works with difficulty", "Does not work"])}
<p><label for="${id}-versions">Versions used <input type="text" id="${id}-versions" name="${id}-versions"></label></p>
${notes("What was heard or seen instead", id)}
<p>${field("Name", `${id}-name`, "text")} ${field("Date", `${id}-date`, "date")}</p></fieldset>`;
};

const journey = ({ title, start, steps }: Journey): string => `
<h2 id="${idOf(title)}">${safe(title)}</h2>
<p>Start: ${safe(start).replace(/`([^`]+)`/g, "<code>$1</code>")}.</p>
${table(
  title,
  ["Step", "What to do", "What to hear or see"],
  steps.map(([act, heard], index) => [index + 1, safe(act), safe(heard)]),
)}
${ways.map(({ name }) => signature(title, name)).join("\n")}`;

const lastTry = (trial: Trial | undefined): string =>
  trial
    ? `Last tried on ${trial.date} by ${trial.by} (${trial.versions}): ${trial.result}. ${trial.notes}`
    : "Nobody has written down a trial yet (tests/hands.json).";

const device = ({ id, name, setUp, steps }: Device, trials: readonly Trial[]): string => `
<h3 id="${id}">${safe(name)}</h3>
<p>${safe(setUp)}</p>
<p>${safe(lastTry(latestTrial(trials, id)))}</p>
${table(
  name,
  ["Step", "What to do", "What to hear or see"],
  steps.map(([act, heard], index) => [index + 1, safe(act), safe(heard)]),
)}
${signature("By device", name)}`;

/** The field for the result of one criterion or clause; the conformance report links here. */
const check = (id: string, name: string, act: string): string => `
<fieldset id="check-${id}"><legend>${id} ${safe(name)}</legend>
<p>${safe(act)}</p>
${choice(idOf("check", id), ["Supports", "Partially Supports", "Does Not Support", "Not Applicable"])}
${notes("Where, what, by whom and when", idOf("check", id))}</fieldset>`;

/** The manual protocol, to be filled in on screen or paper. */
export const protocol = (date: string, build: string, journeys: readonly Journey[], trials: readonly Trial[]): string =>
  page(
    "Manual protocol",
    `
<p>Written on ${safe(date)}; not gone through by anybody yet. Start the portal with <code>npm start</code>: it prints its address, the sample customers and their password. The codes and e-mails that it would send are at <code>/sandbox/outbox</code>, and on the page <code>/playground</code> under «Posta in uscita».</p>
<p>What is written here is kept in the page: “Save the filled page” downloads it, to go on later or to hand it in. It can be printed, too.</p>
<nav aria-label="Contents"><ul>${journeys.map(({ title }) => `<li><a href="#${idOf(title)}">${safe(title)}</a></li>`).join("")}<li><a href="#devices">By device, ten minutes each</a></li><li><a href="#criteria">By criterion</a></li><li><a href="#clauses">By clause of EN 301 549</a></li></ul></nav>
<form>
<p>${field("Build tested: version and commit", "build", "text", build)}</p>
<p><button type="button" data-save>Save the filled page</button></p>
${table(
  "Go through each journey in each way",
  ["Way", "What is asked of each step"],
  ways.map(({ name, how }) => [safe(name), safe(how)]),
)}
${journeys.map(journey).join("\n")}
<h2 id="devices">By device, ten minutes each</h2>
${devices.map((each) => device(each, trials)).join("\n")}
<h2 id="criteria">By criterion</h2>
<p>After the journeys, of the whole portal. What a program has found is in the <a href="index.html">audit report</a>.</p>
${criteria
  .filter(({ id }) => checks[id])
  .map(({ id, name }) => check(id, name, checks[id] ?? ""))
  .join("\n")}
<h2 id="clauses">By clause of EN 301 549</h2>
${clauses.map((clause) => check(...clause)).join("\n")}
</form>
<script>(${keepAnswers})()</script>`,
  );
