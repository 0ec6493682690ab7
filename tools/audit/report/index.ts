import { groupBy } from "../groupBy.ts";
import { criteria } from "../guides.ts";
import { has, isFailure, isKnown, type Judged, type Judgement } from "../judge.ts";
import { falseAlarms } from "../triage.ts";
import { page, safe, table } from "./document.ts";
import { transcriptLinks } from "./transcripts.ts";

export interface Facts {
  /** Version and commit of the audited build. */
  build: string;
  /** Programs and versions. */
  tools: readonly string[];
  widths: string;
  looks: string;
  /** "812 stories at 70 per minute, 75 pages at 12 per minute". */
  speed: string;
}

const state = (bad: number) => (bad > 0 ? `<span class="bad">${bad}</span>` : `<span class="good">0</span>`);

const criteriaOf = (ids: readonly string[]) =>
  ids.map((id) => {
    const clause = criteria.find((criterion) => criterion.id === id)?.clause;
    return `<a href="#c-${id}">${id}</a>${clause ? ` (EN ${clause})` : ""}`;
  });

const firstFew = (all: readonly string[], few = 4) =>
  `${all.slice(0, few).map(safe).join(", ")}${all.length > few ? ` and ${all.length - few} more` : ""}`;

/** One finding: its problem, place and criterion. */
const item = ({ check, rule, level, criteria: ids, target, message, where, subjects, known, expired }: Judged): string => `
<li><p><strong>${safe(rule)}</strong> (${safe(check)}, ${safe(level)}) ${criteriaOf(ids).join(", ")}</p>
<p>${safe(message)}</p>
${known ? `<p>Known: ${safe(known.problem)} ${safe(known.reason)} Until ${safe(known.until)}.</p>` : ""}${expired ? `<p>It was excused until ${safe(expired.until)}: ${safe(expired.problem)}</p>` : ""}
<p class="muted"><code>${safe(target)}</code><br>In ${firstFew(subjects)}; ${firstFew(where)}.</p></li>`;

const list = (findings: readonly Judged[]): string =>
  findings.length > 0 ? `<ul class="found" role="list">${findings.map(item).join("")}</ul>` : "<p>None.</p>";

/** Counts similar findings instead of listing them. */
const counted = (caption: string, findings: readonly Judged[]): string => {
  const groups = groupBy(findings, ({ check, rule }) => `${rule} (${check})`);
  if (groups.size === 0) return "";
  const rows = [...groups].map(([name, of]) => [safe(name), of.length, firstFew([...new Set(of.map(({ message }) => message))], 1)]);
  return table(caption, ["Rule", "Places", "For example"], rows);
};

const idOf = (kind: string, title: string) => `${kind}-${title.replace(/\W+/g, "-")}`;

function subject(kind: Judged["kind"], title: string, findings: readonly Judged[]): string {
  const [failures, known] = [findings.filter(isFailure), findings.filter(isKnown)];
  return `<details id="${idOf(kind, title)}"${failures.length > 0 ? " open" : ""}>
<summary>${safe(title)}: ${failures.length} failures, ${known.length} known</summary>
${failures.length > 0 ? list(failures) : ""}${known.length > 0 ? list(known) : ""}
${counted(`${title}: AAA`, findings.filter(has("AAA")))}
${counted(`${title}: advice of the second engine`, findings.filter(has("advice")))}
${counted(`${title}: to be checked by a person`, findings.filter(has("unsure")))}
</details>`;
}

function subjects(kind: Judged["kind"], titles: readonly string[], findings: readonly Judged[]): string {
  const groups = groupBy(
    findings.filter((finding) => finding.kind === kind),
    ({ title }) => title,
  );
  const clean = titles.filter((title) => !groups.has(title));
  return `${titles
    .filter((title) => groups.has(title))
    .map((title) => subject(kind, title, groups.get(title) ?? []))
    .join("\n")}
${clean.length > 0 ? `<p>Nothing at all was found in: ${clean.map(safe).join(", ")}.</p>` : ""}`;
}

/** The report: by criterion, component and page. */
export function report(judgement: Judgement, titles: { components: readonly string[]; pages: readonly string[] }, facts: Facts): string {
  const { date, stories, pages, faults, findings, criteria: verdicts, problems } = judgement;
  const [failures, known] = [findings.filter(isFailure), findings.filter(isKnown)];
  const body = `
<p class="muted">${safe(date)}. What programs can judge; the rest waits for people (<a href="protocol.html">manual protocol</a>).</p>
<nav aria-label="Contents"><ul>
<li><a href="#failures">Failures</a></li><li><a href="#known">Known failures</a></li><li><a href="#criteria">By criterion</a></li>
<li><a href="#components">By component</a></li><li><a href="#pages">By page</a></li><li><a href="#method">How</a></li>
<li><a href="acr.html">Conformance report (draft)</a></li><li><a href="protocol.html">Manual protocol</a></li><li><a href="transcripts.html">What a screen reader says</a></li><li><a href="results.json">JSON</a></li><li><a href="earl.json">EARL</a></li>
</ul></nav>
${table(
  "In short",
  ["What", "Looked at", "Failures", "Known failures", "AAA", "To be checked by a person"],
  (["story", "page"] as const).map((kind) => {
    const of = findings.filter((finding) => finding.kind === kind);
    return [
      kind === "story" ? `Stories of ${titles.components.length} components` : `States of ${titles.pages.length} pages`,
      kind === "story" ? stories : pages,
      state(of.filter(isFailure).length),
      of.filter(isKnown).length,
      of.filter(has("AAA")).length,
      of.filter(has("unsure")).length,
    ];
  }),
)}
${faults.length > 0 ? `<h2>Could not be looked at</h2><ul>${faults.map(({ id, fault = "" }) => `<li>${safe(id)}: ${safe(fault)}</li>`).join("")}</ul>` : ""}
<h2 id="failures">Failures</h2>
${list(failures)}
<h2 id="known">Known failures</h2>
${list(known)}
${table(
  "Known problems, also in engines and readers that no check runs",
  ["Where", "Engine", "Reader", "Problem", "Why it stays", "Seen", "Until"],
  problems.map(({ where, engine, reader, problem, reason, seen, until }) =>
    [where, engine, reader, problem, reason, seen, until].map(safe),
  ),
)}
<h2 id="criteria">By criterion</h2>
${table(
  "WCAG 2.2 and EN 301 549 V3.2.1",
  ["Criterion", "Level", "EN clause", "Seen on", "Failures", "Known", "To be checked", "Verdict"],
  verdicts.map(({ id, name, level, clause, seenOn, failures: bad, known: expected, unsure, verdict }) => [
    [`<span id="c-${id}">${id} ${safe(name)}</span>`, transcriptLinks(id)].filter(Boolean).join("<br>"),
    level,
    clause ?? "–",
    seenOn,
    state(bad),
    expected,
    unsure,
    safe(verdict),
  ]),
)}
<h2 id="components">By component</h2>
${subjects("story", titles.components, findings)}
<h2 id="pages">By page</h2>
${subjects("page", titles.pages, findings)}
<h2 id="method">How</h2>
<ul>
<li>Structure: ${safe(facts.widths)}. Colours: ${safe(facts.looks)}.</li>
<li>Looked at: ${safe(facts.build)}.</li>
<li>By ${facts.tools.map(safe).join(", ")}.</li>
<li>${safe(facts.speed)}.</li>
<li>A, AA and good practice count as failures; AAA is reported apart; advice of the second engine fails nothing.</li>
</ul>
${table(
  "What the second engine and the HTML checker are known to be wrong about",
  ["Rule", "Where", "Why"],
  falseAlarms.map(({ check, rule, only, matches, reason }) => [
    safe(`${rule} (${check})`),
    safe([only ?? "everywhere", matches?.source ?? ""].filter(Boolean).join(", ")),
    safe(reason),
  ]),
)}`;
  return page("Accessibility audit", body);
}
